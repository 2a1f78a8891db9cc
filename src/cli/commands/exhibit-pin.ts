import { createInterface } from 'node:readline'
import { hashPin, PIN_PATTERN } from '../../node/exhibit/pin'
import { misuse } from '../errors'
import { jsonLine, type Io } from '../streams'

/** `parlor exhibit pin`: reads a PIN from a line of input and prints its hash, as an exhibit's file holds it. */
export async function pinCommand(io: Io): Promise<void> {
  io.help('A PIN of four to eight digits, then Enter:\n')
  const pin = await firstLine(io)
  if (!PIN_PATTERN.test(pin)) throw misuse('bad-pin', 'A PIN has four to eight digits.')
  await io.print(jsonLine({ staff: { pin: await hashPin(pin) } }))
}

async function firstLine({ input }: Io): Promise<string> {
  for await (const typed of createInterface({ input })) return typed.trim()
  return ''
}
