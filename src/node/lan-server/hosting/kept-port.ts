import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '../../../protocol/wire/bounded-json'
import { codeOf, writeFileAtomically } from '../../storage/disk'
import { readPlainFile } from '../../storage/files'

const FILE = 'listener.json'
const MAX_FILE_BYTES = 1_024
const schema = z.strictObject({
  format: z.literal('parlor-listener/1'),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
})

/** Returns the port on which the tables of a folder were last reached; null if that is not known. */
export async function readKeptPort(folder: string): Promise<number | null> {
  try {
    const text = (await readPlainFile(join(folder, FILE), MAX_FILE_BYTES)).toString('utf8')
    const parsed = parseJson(text, { length: MAX_FILE_BYTES, depth: 2 })
    return parsed.ok ? (schema.safeParse(parsed.value).data?.port ?? null) : null
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null
    throw fault
  }
}

/** Notes the port on which the tables of a folder are reached. */
export async function keepPort(folder: string, port: number): Promise<void> {
  await writeFileAtomically(join(folder, FILE), `${JSON.stringify({ format: 'parlor-listener/1', port })}\n`)
}
