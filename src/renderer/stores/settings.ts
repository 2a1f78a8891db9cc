import { defineStore } from 'pinia'
import { computed, reactive, ref, watch } from 'vue'
// The small edition: the page validates nothing else, and the full one weighs as much as all of Vue.
import * as z from 'zod/mini'
import { speakLanguage } from '../i18n'
import { OLDEST, SHOPS } from '../stage/fading/inks'
import { useServices } from './services'

/** Numbers of the address bar come as text. */
const fromText = (raw: unknown): unknown => (typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw)

/** Every setting with its default; a damaged or older document gives the default for what it lacks. */
const schema = z.object({
  quality: z.catch(z.enum(['auto', 'high', 'low']), 'auto'),
  flat: z.catch(z.boolean(), false),
  table: z.catch(z.enum(['walnut', 'baize', 'kitchen']), 'walnut'),
  settle: z.catch(z.boolean(), true),
  speed: z.catch(z.enum(['slow', 'normal', 'quick', 'instant']), 'normal'),
  motion: z.catch(z.enum(['system', 'full', 'reduced']), 'system'),
  /** Colours marked by shape; null leaves it to the years of sun. */
  aid: z.catch(z.nullable(z.boolean()), null),
  /** Years of sun that every print has seen; null leaves each box as it was found. */
  age: z.catch(z.pipe(z.transform(fromText), z.nullable(z.number().check(z.minimum(0), z.maximum(OLDEST)))), null),
  squares: z.catch(z.boolean(), true),
  volume: z.catch(z.number().check(z.minimum(0), z.maximum(1)), 0.5),
  muted: z.catch(z.boolean(), false),
  text: z.catch(z.enum(['normal', 'large', 'larger', 'largest']), 'normal'),
  keys: z.catch(z.boolean(), true),
  name: z.catch(z.string().check(z.trim(), z.maxLength(24)), ''),
  language: z.catch(z.string().check(z.maxLength(12)), 'en'),
  /** The box in the middle of the table, and whether it lies open: the room is found as it was left. */
  box: z.catch(z.enum(['forty-nine-outfit', 'deck-o-cards', 'lion-coffee', 'pack']), 'forty-nine-outfit'),
  boxOpen: z.catch(z.boolean(), false),
  /** Which solutions were found here so far, by game and number: the albums fill up over the weeks. */
  albums: z.catch(z.record(z.string(), z.array(z.number())), () => ({})),
})

/** In years of sun: beyond this the eye no longer tells neighbouring colours in grey. */
const PALE = 60

/** How old the prints of each box are as they were found. */
const FOUND = {
  'forty-nine-outfit': SHOPS['49'].years,
  'deck-o-cards': SHOPS.deco.years,
  'lion-coffee': SHOPS.lion.years,
  pack: SHOPS.pack.years,
} as const

export type SettingsDocument = z.infer<typeof schema>

/** Reads a settings document from outside: what is unknown is dropped, what is bad becomes its default. */
export function readSettings(raw: unknown): SettingsDocument {
  const plain = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {}
  return schema.parse(plain)
}

const STAGE_SPEED = { slow: 0.6, normal: 1, quick: 2, instant: 0 } as const
/** The shortest time between two plies that nobody at this screen makes, in milliseconds. */
const PAUSE = { slow: 1600, normal: 800, quick: 250, instant: 0 } as const

/** Settings of this machine, kept by the services, with what follows from them. */
export const useSettings = defineStore('settings', () => {
  const all = reactive(readSettings({}))
  const fault = ref<string | null>(null)
  const system = window.matchMedia('(prefers-reduced-motion: reduce)')
  const systemStill = ref(system.matches)
  system.addEventListener('change', (event) => (systemStill.value = event.matches))

  const still = computed(() => all.motion === 'reduced' || (all.motion === 'system' && systemStill.value))
  const stageSpeed = computed(() => (still.value ? 0 : STAGE_SPEED[all.speed]))
  const pause = computed(() => PAUSE[all.speed])
  /** Years of sun on the prints of the box in the middle. */
  const years = computed(() => all.age ?? FOUND[all.box])
  /** Whether colours are marked: as the player said, or where they are too pale to be told apart. */
  const aid = computed(() => all.aid ?? years.value > PALE)

  /** Overrides of the address bar, for tests and for machines that need one: `?quality=low&speed=instant`. */
  function fromAddress(): Record<string, unknown> {
    const given: Record<string, unknown> = {}
    for (const [key, value] of new URLSearchParams(window.location.search)) {
      given[key] = value === 'true' ? true : value === 'false' ? false : value
    }
    return given
  }

  async function load(): Promise<void> {
    const stored = await useServices()
      .settings.load()
      .catch(() => ({}))
    const kept = readSettings(stored)
    Object.assign(all, readSettings({ ...kept, ...fromAddress() }))
    await speakLanguage(all.language)
    watch(all, () => void save(), { deep: true })
    watch(
      () => all.language,
      (language) => void speakLanguage(language),
    )
  }

  async function save(): Promise<void> {
    try {
      await useServices().settings.save({ ...all })
      fault.value = null
    } catch (error) {
      fault.value = error instanceof Error ? error.message : String(error)
    }
  }

  return { all, fault, years, aid, still, stageSpeed, pause, load }
})
