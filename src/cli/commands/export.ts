import { botFor } from '../../bots/all-bots'
import { cardPicture } from '../../drawer/card-picture'
import { keptGame, textOfGame } from '../../drawer/kept-game'
import { Study } from '../../drawer/study/study'
import { codeOf, writeFileAtomically } from '../../node/storage/disk'
import { misuse } from '../errors'
import { pathToWrite, readDocument } from '../read-input'
import { replayChecked } from '../record-commands'
import { jsonLine, type Io } from '../streams'
import { workOn } from './study'

/** Arguments of `parlor export`. */
export interface ExportCommandOptions {
  readonly as: 'text' | 'picture'
  readonly out: string
  /** How long the curve may be reckoned. */
  readonly seconds: number
  readonly names: boolean
  readonly curve: boolean
  readonly code: boolean
}

/** `parlor export`: writes a game in words, or as a picture, and prints what was written. */
export async function exportCommand(io: Io, file: string, args: ExportCommandOptions): Promise<void> {
  const { line, checked } = replayChecked(await readDocument(file, io))
  const path = pathToWrite(args.out)
  const study =
    args.curve && line.isOver && line.seats > 1 ? Study.of(line, botFor(line.game), { seat: 0, seed: 'study' }) : null
  if (study) await workOn(study, args.seconds)
  const kept = keptGame(line, checked, { names: args.names, code: args.code, study: study?.report() ?? null })
  const text = args.as === 'text' ? textOfGame(kept) : cardPicture(kept)
  try {
    await writeFileAtomically(path, text)
  } catch (fault) {
    throw misuse('unwritable-file', `${args.out} cannot be written (${codeOf(fault)}).`)
  }
  await io.print(jsonLine({ out: args.out, as: args.as, bytes: Buffer.byteLength(text) }))
}
