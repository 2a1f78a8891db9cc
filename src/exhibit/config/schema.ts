import * as z from 'zod/mini'
import { integerSchema, listSchema, patternSchema, textSchema } from '../../protocol/wire/fields'
import { CAPTIONS, TOGETHER_MODES } from '../../ports/exhibit'
import { DAYS } from '../../ports/exhibit-hours'
import { GAME_IDS } from '../../rules/manifest'
import { WORD_KEYS } from './words'

const EXHIBIT_FORMAT = 'parlor-exhibit/1'

/** The largest number of languages; the bottom bar shows a few at a time, and three turns lead through all. */
const MAX_LANGUAGES = 12
const MAX_SENTENCE_LENGTH = 240
/** Sentences of the games, some of which name every card that was dealt, are longer than those of the page. */
const MAX_GAME_SENTENCE_LENGTH = 480
/** Format of a stored PIN: scrypt, its cost as a power of two, salt and key in base64url. */
export const PIN_HASH_PATTERN = /^scrypt:(1[4-9]|20):([\w-]{22}):([\w-]{43})$/u

const code = patternSchema(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/u)
const sentence = textSchema(MAX_SENTENCE_LENGTH, 1)
const inLanguages = z.record(code, sentence)
const description = (words: string) => z.describe(words)
const numberSchema = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max))

const languages = listSchema(
  z.strictObject({
    code: code.check(description('As browsers know it: en, de, fr-CA.')),
    name: textSchema(24, 1).check(description('The language in its own words: Deutsch.')),
  }),
  MAX_LANGUAGES,
  1,
)

const [edge, reach] = [
  integerSchema(0, 2000),
  z.strictObject({ from: integerSchema(0, 2000), to: integerSchema(0, 2500) }),
]
/** The parts of a screen that say where hands reach, each alone. */
export const reachSchemas = { edge, reach }

const screen = z.strictObject({
  pitch: z.exactOptional(
    numberSchema(0.05, 2).check(description('Millimetres to a pixel: 0.277 on 24 inches with 1920 × 1080.')),
  ),
  table: z.exactOptional(z.enum(['deep', 'flat']).check(description('The table in depth, or flat for weak machines.'))),
  large: z.exactOptional(z.boolean().check(description('Larger letters for everybody.'))),
  edge: z.exactOptional(edge.check(description('Millimetres from the floor to the lower edge of the picture.'))),
  reach: z.exactOptional(
    reach.check(description('What hands reach, in millimetres above the floor: 380 to 1220 where this is left out.')),
  ),
  quiet: z.exactOptional(z.boolean().check(description('Nothing moves by itself: no flights, no ageing prints.'))),
})

const idle = z.strictObject({
  after: z.exactOptional(integerSchema(30, 600).check(description('Seconds without a touch before the ring shows.'))),
  ring: z.exactOptional(integerSchema(10, 60).check(description('Seconds that the ring takes.'))),
})

const sound = z.strictObject({
  loudest: z.exactOptional(numberSchema(0, 1).check(description('The loudest volume, 0 to 1.'))),
  begins: z.exactOptional(z.enum(['off', 'on']).check(description('Whether a visit begins with sound.'))),
  attract: z.exactOptional(
    z.boolean().check(description('Whether the table is heard while nobody plays; never where "quiet" is set.')),
  ),
})

const dayHours = patternSchema(/^(closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/u)
const hours = z.strictObject(
  Object.fromEntries(
    (['every', ...DAYS] as const).map((day) => [
      day,
      z.exactOptional(dayHours.check(description('As 10:00-18:00, past midnight as 18:00-01:00, or closed.'))),
    ]),
  ),
)

const staff = z.strictObject({
  pin: patternSchema(PIN_HASH_PATTERN).check(
    description('A line that "parlor exhibit pin" prints; never the PIN itself.'),
  ),
})

/** An exhibit file as a curator writes it. */
export const exhibitSchema = z.strictObject({
  $schema: z.exactOptional(textSchema(400).check(description('Where editors find this description.'))),
  format: z.literal(EXHIBIT_FORMAT).check(description('The version of this format.')),
  games: listSchema(z.enum(GAME_IDS), GAME_IDS.length, 1).check(
    description('The games in the order in which visitors see them, six at a time.'),
  ),
  languages: languages.check(description('The languages of the lowest bar; every visit begins with the first.')),
  captions: z.exactOptional(
    z
      .strictObject(Object.fromEntries(CAPTIONS.map((name) => [name, z.exactOptional(inLanguages)])))
      .check(description('Captions of the attract scene by language, twelve words at most.')),
  ),
  words: z.exactOptional(
    z
      .record(
        code,
        z.catchall(
          z.object(Object.fromEntries(WORD_KEYS.map((key) => [key, z.exactOptional(sentence)]))),
          textSchema(MAX_GAME_SENTENCE_LENGTH, 1),
        ),
      )
      .check(
        description(
          'The sentences of the page and, as "forty-nine.verb.draw", those of the games in other languages; what is left out stays English. All stand in sentences.en.json.',
        ),
      ),
  ),
  screen: z.exactOptional(screen),
  idle: z.exactOptional(idle),
  sound: z.exactOptional(sound),
  together: z.exactOptional(
    z
      .enum(TOGETHER_MODES)
      .check(
        description('Two visitors at one table: "opposite" on a screen that lies, "beside" before one that stands.'),
      ),
  ),
  phones: z.exactOptional(
    z
      .enum(['off', 'on'])
      .check(
        description('Whether visitors may play a game on their own phones, by a QR code and the Wi-Fi of the house.'),
      ),
  ),
  restart: z.exactOptional(
    patternSchema(/^(never|([01]\d|2[0-3]):[0-5]\d)$/u).check(
      description('When the exhibit restarts each day, as 04:00, or never; whoever plays then ends first.'),
    ),
  ),
  hours: z.exactOptional(
    hours.check(description('Opening hours, "every" day and days of their own; outside of them the page is dark.')),
  ),
  staff: z.exactOptional(staff.check(description('The menu for those who work here; without it there is none.'))),
})

/** The content of a valid exhibit file. */
export type ExhibitFile = z.infer<typeof exhibitSchema>

/** Returns the JSON schema of exhibit files, for editors. */
export function exhibitJsonSchema(): unknown {
  return { title: 'An exhibit of Parlor Box', ...z.toJSONSchema(exhibitSchema, { target: 'draft-7' }) }
}
