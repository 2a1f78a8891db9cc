import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { botFor } from '../../bots/all-bots'
import { heirloomOf } from '../../drawer/heirloom'
import { cardPicture } from '../../drawer/card-picture'
import { keptGame, textOfGame } from '../../drawer/kept-game'
import { sayInEnglish } from '../../drawer/words'
import { Study } from '../../drawer/study/study'
import { illegal, misuse } from '../errors'
import { pathToWrite, readDocument, writeOut } from '../read-input'
import { replayChecked, type PlayedRecord } from '../record-commands'
import { jsonLine, type Io } from '../streams'
import { workOn } from './study'

/** Folder of the page that `npm run build` has built. */
const BUILT_PAGE = join(import.meta.dirname, '../../../out/renderer')

/** Arguments of `parlor export`. */
export interface ExportOptions {
  readonly as: 'text' | 'picture' | 'html'
  readonly out: string
  /** How long the curve may be reckoned. */
  readonly seconds: number
  readonly names: boolean
  readonly curve: boolean
  readonly code: boolean
}

/** `parlor export`: writes a game in words, as a picture or as a page that replays it, and prints what was written. */
export async function exportCommand(io: Io, file: string, args: ExportOptions): Promise<void> {
  const played = replayChecked(await readDocument(file, io))
  pathToWrite(args.out)
  const text = args.as === 'html' ? await pageOf(played, args) : await pictureOf(played, args)
  await writeOut(args.out, text)
  await io.print(jsonLine({ out: args.out, as: args.as, bytes: Buffer.byteLength(text) }))
}

async function pictureOf({ line, checked }: PlayedRecord, args: ExportOptions): Promise<string> {
  const study =
    args.curve && line.isOver && line.seats > 1 ? Study.of(line, botFor(line.game), { seat: 0, seed: 'study' }) : null
  if (study) await workOn(study, args.seconds)
  const told = { names: args.names, code: args.code, study: study?.report() ?? null }
  const kept = keptGame(line, checked, told, sayInEnglish)
  return args.as === 'text' ? textOfGame(kept, sayInEnglish) : cardPicture(kept, sayInEnglish)
}

async function pageOf({ line, checked }: PlayedRecord, told: ExportOptions): Promise<string> {
  if (!line.isOver) throw illegal('not-over', 'Only a game that is over can be kept as a page.')
  const read = (name: string, encoding: 'utf8' | 'base64') =>
    readFile(join(BUILT_PAGE, name), encoding).catch(() => null)
  const built = { readText: (name: string) => read(name, 'utf8'), readBase64: (name: string) => read(name, 'base64') }
  try {
    return await heirloomOf(line, checked, { ...told, aid: false }, built, sayInEnglish)
  } catch (fault) {
    if (!(fault instanceof RangeError)) throw fault
    throw misuse('not-built', 'The page is made from parts of the built app: run npm run build first.')
  }
}
