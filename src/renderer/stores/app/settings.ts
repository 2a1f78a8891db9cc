import { dequal } from 'dequal'
import { defineStore } from 'pinia'
import { computed, nextTick, reactive, ref, watch } from 'vue'
// The small edition of Zod: it is used nowhere else on the page, and the full one is as large as all of Vue.
import * as z from 'zod/mini'
import type { PlainData } from '../../../protocol/wire/fields'
import { applySettingsChanges, type SettingsMerge } from '../../../protocol/app/settings-changes'
import { setLanguage } from '../../i18n'
import { MAX_AGE_YEARS, SHOPS } from '../../stage/surface/fading/inks'
import { LEVELS } from '../../company/opponents'
import { errorText } from '../../i18n/say'
import type { Par } from '../../play/par'
import { useServices } from './services'

/** Level of the opponent whom a new player meets. */
const DEFAULT_LEVEL = 3

/** Numbers in the address bar arrive as text. */
const parseNumber = (raw: unknown): unknown => (typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw)

/** A counter that earlier versions did not keep. */
const laterCounter = z.catch(z.number(), 0)
/** How many games were won in a row: lately, and at most. */
const streak = { run: laterCounter, longest: laterCounter }

/** How a puzzle was solved: the number of moves, and the seconds if known. */
const puzzleResult = z.object({ moves: z.number(), seconds: z.nullable(z.number()) })

/** How many games were played against a bot, and how many of them won. */
const opponentResults = z.object({ played: z.number(), beaten: z.number(), ...streak })

/** How many games of a kind were played against bots and won, and what the player scored. */
const gameResults = z.object({
  played: z.number(),
  won: z.number(),
  /** The player's highest score; null without scores. */
  highest: z.nullable(z.number()),
  /** Number of games whose scores were added up, and their sum. */
  scored: laterCounter,
  total: laterCounter,
  ...streak,
})

export type PuzzleResult = PlainData<typeof puzzleResult>
export type OpponentResults = PlainData<typeof opponentResults>
export type GameResults = PlainData<typeof gameResults>

/** Returns the schema of a record whose damaged entries are left out. */
function recordOf<T>(entry: z.ZodMiniType<T>): z.ZodMiniType<Record<string, T>> {
  return z.pipe(
    z.transform((raw: unknown) => {
      const entries = typeof raw === 'object' && raw !== null ? Object.entries(raw) : []
      return Object.fromEntries(entries.filter(([, value]) => z.safeParse(entry, value).success))
    }),
    z.record(z.string(), entry),
  )
}

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
  best: recordOf<PuzzleResult>(puzzleResult),
  /** The bots that were played against on this machine, by level and name. */
  met: recordOf<OpponentResults>(opponentResults),
  /** Finished games against bots on this machine, by game. */
  results: recordOf<GameResults>(gameResults),
  /** How often each puzzle was solved, by game. */
  solved: recordOf<number>(z.number()),
  /** How many of those solutions were helped: by hints, or by what was seen before moves were taken back. */
  helped: recordOf<number>(z.number()),
  /** The solutions found on this machine, by game and number; they fill the albums. */
  albums: recordOf<number[]>(numbers),
  /** How level 5, or the solver, did with deals that were played here, by their codes; the last ones only. */
  pars: recordOf<Par>(z.object({ scores: numbers, winners: numbers, moves: z.number() })),
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

type MergeWay = SettingsMerge['how']

/**
 * How the entries of records are stored, or each field of the entries: so that what two pages count at the same time is
 * all counted. A changed setting that is not listed replaces the stored one. Only what is new or changed can be told:
 * an entry that is removed here comes back with the next answer.
 */
const MERGE_WAYS: { readonly [Key in keyof SettingsDocument]?: MergeWay | Readonly<Record<string, MergeWay>> } = {
  results: { played: 'add', won: 'add', highest: 'most', scored: 'add', total: 'add', run: 'run', longest: 'most' },
  met: { played: 'add', beaten: 'add', run: 'run', longest: 'most' },
  solved: 'add',
  helped: 'add',
  best: 'least',
  albums: 'union',
  pars: 'latest',
}

interface SettingsChanges {
  readonly changed: Record<string, unknown>
  readonly merges: SettingsMerge[]
}

/** Returns the changes that lead from one document to another. */
function changesBetween(before: Readonly<Record<string, unknown>>, after: SettingsDocument): SettingsChanges {
  const changes: SettingsChanges = { changed: {}, merges: [] }
  for (const [key, value] of Object.entries(after)) {
    const ways = MERGE_WAYS[key as keyof SettingsDocument]
    if (dequal(value, before[key])) continue
    if (ways === undefined) changes.changed[key] = value
    else pushMerges(changes.merges, [key], ways, before[key] as Entries, value as Entries)
  }
  return changes
}

type Entries = Readonly<Record<string, unknown>>

function pushMerges(
  merges: SettingsMerge[],
  path: readonly string[],
  ways: MergeWay | Readonly<Record<string, MergeWay>>,
  before: Entries,
  after: Entries,
): void {
  for (const [key, value] of Object.entries(after)) {
    const prior = before[key]
    if (dequal(value, prior)) continue
    if (ways === 'latest') merges.push({ path, how: ways, value: { [key]: value } })
    else if (typeof ways === 'string')
      merges.push({ path: [...path, key], how: ways, value: increment(ways, prior, value) })
    else
      for (const [field, how] of Object.entries(ways)) {
        const [was, is] = [(prior as Entries | undefined)?.[field], (value as Entries)[field]]
        merges.push({ path: [...path, key, field], how, value: increment(how, was, is) })
      }
  }
}

/** Returns what a merge must be given to lead from one value to another: for a counter, the difference. */
function increment(how: MergeWay, before: unknown, after: unknown): unknown {
  const difference = Number(after) - Number(before ?? 0)
  if (how === 'run' && difference < 0) return -1 - Number(after)
  return how === 'add' || how === 'run' ? difference : after
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

  /** The values set by the address; they hold for this visit unless the player changes them, and are not stored. */
  let addressValues: Entries = {}
  /** The settings as last stored, as far as this page knows: other pages change them too. */
  let stored = readSettings({})
  let saving: Promise<void> | null = null

  /** Reads the stored settings, and stores every later change. */
  async function load(): Promise<void> {
    const answer = await useServices()
      .settings.load()
      .catch(() => ({}))
    await begin(answer)
    await lookForDamage()
    watch(all, () => void save(), { deep: true })
    window.addEventListener('focus', () => void refresh())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void refresh()
    })
  }

  /** Begins with these settings, changed as the address says. Without `load`, no later change is stored. */
  async function begin(document: unknown): Promise<void> {
    stored = readSettings(document)
    const address = fromAddress()
    const read: Record<string, unknown> = readSettings({ ...stored, ...address })
    addressValues = Object.fromEntries(Object.entries(read).filter(([key]) => key in address))
    Object.assign(all, read)
    await setLanguage(all.language)
    watch(
      () => all.language,
      (language) => void setLanguage(language),
    )
  }

  /** Asks whether the settings were damaged. */
  async function lookForDamage(): Promise<void> {
    const platform = await useServices()
      .platform()
      .catch(() => null)
    damaged.value = platform?.damagedSettings ?? null
  }

  /** Whether the value of a setting is still the one from the address. */
  const isFromAddress = (key: string) =>
    key in addressValues && dequal(all[key as keyof SettingsDocument], addressValues[key])

  /** Returns the settings to store: a value from the address is left out unless the player has changed it since. */
  function settingsToStore(): SettingsDocument {
    const kept = Object.entries(stored).filter(([key]) => isFromAddress(key))
    return readSettings(JSON.parse(JSON.stringify({ ...all, ...Object.fromEntries(kept) })))
  }

  /** Takes over the settings as they are stored now, with what was changed here since `known`. */
  function adopt(answer: unknown, known: SettingsDocument): void {
    const mine = settingsToStore()
    const { changed, merges } = changesBetween(known, mine)
    stored = readSettings(answer)
    const next = readSettings(applySettingsChanges(stored, changed, merges))
    for (const [key, value] of Object.entries(next)) {
      // Compared as it is stored, so that a name that is being typed keeps its last space.
      if (!isFromAddress(key) && !dequal(mine[key as keyof SettingsDocument], value))
        Object.assign(all, { [key]: value })
    }
  }

  /** Stores what was changed here, and learns what other pages have changed. A call during a run joins it. */
  function save(): Promise<void> {
    return (saving ??= storeChanges())
  }

  async function storeChanges(): Promise<void> {
    try {
      // What else is changed in this step is stored together with it.
      await nextTick()
      for (;;) {
        const sent = settingsToStore()
        const { changed, merges } = changesBetween(stored, sent)
        if (Object.keys(changed).length + merges.length === 0) break
        adopt(await useServices().settings.save(changed, merges), sent)
      }
      fault.value = null
    } catch (error) {
      fault.value = errorText(error)
    } finally {
      // In the same step as the last look for changes, so that a later one begins a new run.
      saving = null
    }
  }

  /** Learns what other pages have changed. If the settings can't be read, those here stay. */
  async function refresh(): Promise<void> {
    for (;;) {
      await saving
      const known = stored
      const answer = await useServices()
        .settings.load()
        .catch(() => null)
      if (answer === null) return
      // If something is being stored, or was meanwhile, either answer may be the older one: it is asked again.
      if (saving === null && known === stored) return adopt(answer, known)
    }
  }

  return { all, fault, damaged, years, aid, isMotionReduced, stageSpeed, pause, load, begin, save }
})
