import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bookOf } from '../../drawer/book'
import { cardOfFile, type CardOfFile } from '../../node/storage/game-cards'
import { codeOf } from '../../node/storage/disk'
import { pathOfArgument } from '../../node/storage/files'
import { gameById } from '../../rules/catalogue'
import { misuse } from '../errors'
import { jsonLine, type Io } from '../streams'

/** Names of files that hold a game, and folders that hold none that counts. */
const GAME_FILE = /\.parlor(?:-journal)?$/u
const SET_ASIDE = 'removed'

/**
 * `parlor book`: adds up the games in folders and those below them: records and saves. A file that holds no legal game
 * is named with its fault, and counts for nothing.
 */
export async function bookCommand(io: Io, folders: readonly string[]): Promise<void> {
  const paths = new Set<string>()
  for (const folder of folders) for (const path of await gameFilesIn(folder)) paths.add(path)
  const found: CardOfFile[] = []
  for (const path of [...paths].sort()) found.push(await cardOfFile(gameById, path))
  const cards = found.flatMap((one) => ('card' in one ? [one.card] : []))
  const faults = found.flatMap((one) => ('fault' in one ? [{ file: one.path, ...one.fault }] : []))
  await io.print(jsonLine({ ...bookOf(cards), faults }))
}

async function gameFilesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(pathOfArgument(folder), { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && GAME_FILE.test(entry.name) && !entry.parentPath.endsWith(SET_ASIDE))
      .map(({ parentPath, name }) => join(parentPath, name))
  } catch (fault) {
    if (codeOf(fault) === '') throw fault
    throw misuse('unreadable-file', `The folder ${folder} cannot be read (${codeOf(fault)}).`)
  }
}
