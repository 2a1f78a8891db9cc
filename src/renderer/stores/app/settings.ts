import { defineStore } from 'pinia'
import { computed, reactive, ref, watch } from 'vue'
// The small edition of Zod: it is used nowhere else on the page, and the full one is as large as all of Vue.
import * as z from 'zod/mini'
import { setLanguage } from '../../i18n'
import { MAX_AGE_YEARS, SHOPS } from '../../stage/surface/fading/inks'
import { LEVELS } from '../../company/opponents'
import { errorText } from '../../i18n/say'
import { useServices } from './services'

/** Level of the opponent whom a new player meets. */
const DEFAULT_LEVEL = 3

/** Numbers in the address bar arrive as text. */
const parseNumber = (raw: unknown): unknown => (typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw)

/** How a puzzle was solved: the number of moves, and the seconds if known. */
export interface PuzzleResult {
  readonly moves: number
  readonly seconds: number | null
}

/** How many games of a kind were played against bots and won, and the player's highest score; null without scores. */
export interface GameResults {
  readonly played: number
  readonly won: number
  readonly highest: number | null
}

/** How many games were played against a bot, and how many of them won. */
export interface OpponentResults {
  readonly played: number
  readonly beaten: number
}

/** A record of which each entry that is damaged is dropped; the others stay. */
const entriesOf = <T extends z.ZodMiniType>(entry: T) =>
  z.catch(
    z.pipe(
      z.transform((raw) =>
        Object.fromEntries(Object.entries(raw ?? {}).filter(([, one]) => entry.safeParse(one).success)),
      ),
      z.record(z.string(), entry),
    ),
    () => ({}),
  )

/** A list of numbers of which whatever is none is dropped. */
const numbers = z.pipe(
  z.transform((raw) => (Array.isArray(raw) ? raw.filter((one) => Number.isFinite(one)) : raw)),
  z.array(z.number()),
)

/** Every setting with its default; a missing or damaged value becomes its default. */
const schema = z.object({
  quality: z.catch(z.enum(['auto', 'high', 'low']), 'auto'),
  flat: z.catch(z.boolean(), false),
  table: z.catch(z.enum(['walnut', 'baize', 'kitchen']), 'walnut'),
  settle: z.catch(z.boolean(), true),
  speed: z.catch(z.enum(['slow', 'normal', 'quick', 'instant']), 'normal'),
  motion: z.catch(z.enum(['system', 'full', 'reduced']), 'system'),
  /** Whether forced moves are played automatically. */
  forced: z.catch(z.boolean(), false),
  /** Whether colours are also marked by shape; null decides by the years of sun. */
  aid: z.catch(z.nullable(z.boolean()), null),
  /** Years of sunlight on every print; null gives each box its own age. */
  age: z.catch(
    z.pipe(z.transform(parseNumber), z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_AGE_YEARS)))),
    null,
  ),
  squares: z.catch(z.boolean(), true),
  volume: z.catch(z.number().check(z.minimum(0), z.maximum(1)), 0.5),
  muted: z.catch(z.boolean(), false),
  /** Whether both channels play the same sound. */
  mono: z.catch(z.boolean(), false),
  /** The ambient sound of the room. */
  room: z.catch(z.enum(['none', 'clock', 'rain', 'radio']), 'none'),
  /** Whether the bots comment now and then. */
  talk: z.catch(z.boolean(), true),
  /** Level of the opponent who sits opposite in a new game. */
  opponent: z.catch(z.literal(LEVELS), DEFAULT_LEVEL),
  text: z.catch(z.enum(['normal', 'large', 'larger', 'largest']), 'normal'),
  keys: z.catch(z.boolean(), true),
  /** The address of this machine that invitations to its tables show, if it has it; empty for the best one. */
  inviteAddress: z.catch(z.string().check(z.maxLength(60)), ''),
  name: z.catch(z.string().check(z.trim(), z.maxLength(24)), ''),
  language: z.catch(z.string().check(z.maxLength(12)), 'en'),
  /** Whether the player was asked for a name; this happens once. */
  asked: z.catch(z.boolean(), false),
  /** The box in the middle of the table. */
  box: z.catch(z.enum(['forty-nine-outfit', 'deck-o-cards', 'lion-coffee', 'pack']), 'forty-nine-outfit'),
  /** The best solution of each puzzle so far, by game. */
  best: entriesOf(z.object({ moves: z.number(), seconds: z.nullable(z.number()) })),
  /** The bots that were played against on this machine, by level and name. */
  met: entriesOf(z.object({ played: z.number(), beaten: z.number() })),
  /** Finished games against bots on this machine, by game. */
  results: entriesOf(z.object({ played: z.number(), won: z.number(), highest: z.nullable(z.number()) })),
  /** How often each puzzle was solved, by game. */
  solved: entriesOf(z.number()),
  /** The solutions found on this machine, by game and number; they fill the albums. */
  albums: entriesOf(numbers),
})

/** Years of sun beyond which neighbouring colours can no longer be told apart in greyscale. */
const MAX_DISTINCT_YEARS = 60

/** The age of each box's prints by default, in years of sun. */
const DEFAULT_YEARS = {
  'forty-nine-outfit': SHOPS['49'].years,
  'deck-o-cards': SHOPS.deco.years,
  'lion-coffee': SHOPS.lion.years,
  pack: SHOPS.pack.years,
} as const

export type SettingsDocument = z.infer<typeof schema>

/** Parses an external settings document: unknown keys are dropped, invalid values become their defaults. */
export function readSettings(raw: unknown): SettingsDocument {
  const plain = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {}
  return schema.parse(plain)
}

const STAGE_SPEED = { slow: 0.6, normal: 1, quick: 2, instant: 0 } as const
/** The shortest time between two plies made by anyone who is not at this screen, in milliseconds. */
const PAUSE_MS = { slow: 1600, normal: 800, quick: 250, instant: 0 } as const

/** The settings of this machine, stored by the services, and values derived from them. */
export const useSettings = defineStore('settings', () => {
  const all = reactive(readSettings({}))
  const fault = ref<string | null>(null)
  /** Which settings are in use after the stored ones could not be read; null if they were read. */
  const damaged = ref<'previous' | 'usual' | null>(null)
  const system = window.matchMedia('(prefers-reduced-motion: reduce)')
  const isSystemMotionReduced = ref(system.matches)
  system.addEventListener('change', (event) => (isSystemMotionReduced.value = event.matches))

  const isMotionReduced = computed(
    () => all.motion === 'reduced' || (all.motion === 'system' && isSystemMotionReduced.value),
  )
  const stageSpeed = computed(() => (isMotionReduced.value ? 0 : STAGE_SPEED[all.speed]))
  const pause = computed(() => PAUSE_MS[all.speed])
  /** Years of sun on the prints of the box in the middle. */
  const years = computed(() => all.age ?? DEFAULT_YEARS[all.box])
  /** Whether colours are marked: as the player chose, or if they are too pale to be told apart. */
  const aid = computed(() => all.aid ?? years.value > MAX_DISTINCT_YEARS)

  /** Overrides from the address bar, for tests and for machines that need them: `?quality=low&speed=instant`. */
  function fromAddress(): Record<string, unknown> {
    const given: Record<string, unknown> = {}
    for (const [key, value] of new URLSearchParams(window.location.search)) {
      given[key] = value === 'true' ? true : value === 'false' ? false : value
    }
    return given
  }

  /**
   * The values set by the address, each with the stored value; they hold for this visit unless the player changes them.
   */
  let addressValues: Readonly<Record<string, { readonly set: unknown; readonly kept: unknown }>> = {}

  async function load(): Promise<void> {
    const stored = await useServices()
      .settings.load()
      .catch(() => ({}))
    const kept: Record<string, unknown> = readSettings(stored)
    const address = fromAddress()
    const read: Record<string, unknown> = readSettings({ ...kept, ...address })
    const given = Object.keys(address).filter((key) => key in read)
    addressValues = Object.fromEntries(given.map((key) => [key, { set: read[key], kept: kept[key] }]))
    Object.assign(all, read)
    await setLanguage(all.language)
    await lookForDamage()
    watch(all, () => void save(), { deep: true })
    watch(
      () => all.language,
      (language) => void setLanguage(language),
    )
  }

  /** Asks whether the settings were damaged. Called after they were read, because reading finds the damage. */
  async function lookForDamage(): Promise<void> {
    const platform = await useServices()
      .platform()
      .catch(() => null)
    damaged.value = platform?.damagedSettings ?? null
  }

  /** Returns the settings to store: a value from the address is left out unless the player has changed it since. */
  function settingsToStore(): Record<string, unknown> {
    const own = Object.entries(addressValues).filter(([key, { set }]) => all[key as keyof SettingsDocument] === set)
    return { ...all, ...Object.fromEntries(own.map(([key, { kept }]) => [key, kept])) }
  }

  async function save(): Promise<void> {
    try {
      await useServices().settings.save(settingsToStore())
      fault.value = null
    } catch (error) {
      fault.value = errorText(error)
    }
  }

  return { all, fault, damaged, years, aid, isMotionReduced, stageSpeed, pause, load, save }
})
