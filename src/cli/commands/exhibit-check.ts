import { readFile } from 'node:fs/promises'
import { WORD_KEYS } from '../../exhibit/config'
import { CAPTIONS, type ExhibitConfig } from '../../ports/exhibit'
import { readExhibit } from '../../node/exhibit/read-exhibit'
import { gameById } from '../../rules/catalogue'
import { illegalWith, misuse } from '../errors'
import { jsonLine, type Io } from '../streams'

/** `parlor exhibit check FILE`: lists every fault of the file, or summarizes what visitors will get from it. */
export async function checkCommand(io: Io, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((fault: unknown) => {
    throw misuse('unreadable', `${file.slice(0, 200)} can't be read: ${(fault as NodeJS.ErrnoException).code ?? ''}`)
  })
  const read = readExhibit(text)
  if (read.ok) return io.print(jsonLine({ ok: true, visitors: summarizeForVisitors(read.config) }))
  const { faults } = read
  const count = faults.length === 1 ? 'one fault' : `${String(faults.length)} faults`
  throw illegalWith('bad-exhibit', `The file has ${count}.`, { faults })
}

function summarizeForVisitors(config: ExhibitConfig): unknown {
  const { games, languages, captions, words, screen, idle, sound } = config
  return {
    games: games.map((id) => ({ id, title: gameById(id).info.title })),
    languages: languages.map(({ code, name }, at) => ({
      code,
      name,
      // The page's built-in texts are English.
      captionsGiven: CAPTIONS.filter((caption) => captions[caption]?.[code] !== undefined).length,
      sentencesGiven: Object.keys(words[code] ?? {}).length,
      sentencesInEnglish: code.split('-')[0] === 'en' ? 0 : WORD_KEYS.length - Object.keys(words[code] ?? {}).length,
      ...(at === 0 && { first: true }),
    })),
    screen: {
      ...screen,
      // The size of the buttons in the bottom bar, which must be 24 mm.
      button: screen.pitch === null ? 'unmeasured' : `${String(Math.round(24 / screen.pitch))} pixels for 24 mm`,
    },
    idle: `a ring after ${String(idle.after)} s without a touch, the attract scene ${String(idle.ring)} s later`,
    sound,
  }
}
