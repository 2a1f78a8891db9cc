import { join, type Guest } from './guest'
import { startHost } from './process'

const socketOf = (port: number) => `ws://127.0.0.1:${String(port)}/lan`

/** Starts a host in a process of its own with a table of Forty-Nine, at which two guests sit and are ready. */
export async function openTableForTwo(folder: string) {
  const host = await startHost(folder, '0', 'forty-nine')
  const url = socketOf(host.port)
  const pass = { kind: 'code', code: host.codes[0] ?? '' } as const
  const guests = [await join(url, pass), await join(url, pass)] as const
  for (const [index, guest] of guests.entries()) await guest.ask('sit', { name: `Guest ${String(index)}` })
  for (const guest of guests) await guest.ask('ready', { ready: true })
  return { host, url, pass, guests }
}

/** Lets the same guests return to their chairs at a host that was started again. */
export function rejoin(port: number, guests: readonly Guest[]): Promise<Guest[]> {
  return Promise.all(
    guests.map(({ seat, token }) => join(socketOf(port), { kind: 'resume', seat: seat ?? '', token: token ?? '' })),
  )
}
