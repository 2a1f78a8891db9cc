import { createInterface } from 'node:readline'
import { ENGLISH_CAPTIONS, ENGLISH_WORDS, gameOfWord, exhibitJsonSchema } from '../../exhibit/config'
import { hashPin, PIN_PATTERN } from '../../node/exhibit/pin'
import { readExhibit } from '../../node/exhibit/read-exhibit'
import { CAPTIONS, type ExhibitConfig } from '../../ports/exhibit'
import { gameById } from '../../rules/catalogue'
import { CliFault, illegal, misuse } from '../errors'
import { readTextFile } from '../read-input'
import { jsonLine, type Io } from '../streams'

/** `parlor exhibit check FILE`: lists every fault of the file, or summarizes what visitors will get from it. */
export async function checkCommand(io: Io, file: string): Promise<void> {
  const text = await readTextFile(file).catch((fault: unknown) => {
    throw fault instanceof CliFault ? misuse('unreadable', fault.message) : fault
  })
  const read = readExhibit(text)
  if (read.ok) return io.print(jsonLine({ ok: true, visitors: summarizeForVisitors(read.config) }))
  const { faults } = read
  const count = faults.length === 1 ? 'one fault' : `${String(faults.length)} faults`
  throw illegal('bad-exhibit', `The file has ${count}.`, { faults })
}

/** Summarizes a valid file: every setting as it holds, defaults included, and what each language still lacks. */
function summarizeForVisitors(config: ExhibitConfig): unknown {
  const { games, languages, screen, idle, sound, together, phones, restart, hours, staff } = config
  return {
    games: games.map((id) => ({ id, title: gameById(id).info.title })),
    languages: languages.map((language, at) => ({
      ...languageSummary(config, language),
      ...(at === 0 && { first: true }),
    })),
    captions: captionTexts(config),
    screen: {
      ...screen,
      // The size of the buttons in the bottom bar, which must be 24 mm.
      button: screen.pitch === null ? 'unmeasured' : `${String(Math.round(24 / screen.pitch))} pixels for 24 mm`,
    },
    idle: `a ring after ${String(idle.after)} s without a touch, the attract scene ${String(idle.ring)} s later`,
    sound,
    together,
    phones: phones ? 'on' : 'off',
    restart: restart ?? 'never',
    hours: Object.keys(hours).length === 0 ? 'always open' : hours,
    staff: staff ? 'a menu behind a PIN' : 'no menu',
  }
}

/** How many of the sentences that a language lacks are named. */
const FIRST_MISSING = 5

/** Returns how many sentences a language has, and how many of those that visitors can meet stay English. */
function languageSummary(
  { games, captions, words }: ExhibitConfig,
  { code, name }: ExhibitConfig['languages'][number],
) {
  const given = words[code] ?? {}
  // The page's built-in texts are English.
  const isEnglish = code.split('-')[0] === 'en'
  const shown = [...ENGLISH_WORDS.keys()].filter((key) => isShown(key, games))
  const missing = isEnglish ? [] : shown.filter((key) => given[key] === undefined)
  const missingOf = (game: string | null) => missing.filter((key) => gameOfWord(key) === game).length
  const ofGames = games.map((game) => [game, missingOf(game)] as const).filter(([, count]) => count > 0)
  return {
    code,
    name,
    captionsGiven: CAPTIONS.filter((caption) => captions[caption]?.[code] !== undefined).length,
    sentencesGiven: Object.keys(given).length,
    sentencesInEnglish: missing.length,
    ...(missing.length > 0 && {
      inEnglish: Object.fromEntries([['page', missingOf(null)], ...ofGames]) as Record<string, number>,
      firstInEnglish: missing.slice(0, FIRST_MISSING),
    }),
  }
}

/** Whether visitors can meet a sentence: those of the page, and those of and about games that are shown. */
function isShown(key: string, games: readonly string[]): boolean {
  const game = gameOfWord(key) ?? /^(?:title|goal)\.(.+)$/u.exec(key)?.[1]
  return game === undefined || games.some((id) => id === game)
}

/** Returns the captions as visitors read them, by name and language; English where the file gives none. */
function captionTexts({ languages, captions }: ExhibitConfig): unknown {
  return Object.fromEntries(
    CAPTIONS.map((name) => [
      name,
      Object.fromEntries(languages.map(({ code }) => [code, captions[name]?.[code] ?? ENGLISH_CAPTIONS[name]])),
    ]),
  )
}

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

/** `parlor exhibit schema`: prints the JSON Schema of exhibit files, for editors. */
export async function schemaCommand(io: Io): Promise<void> {
  await io.print(jsonLine(exhibitJsonSchema()))
}
