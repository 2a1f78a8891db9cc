import { dequal } from 'dequal'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { ExhibitConfig } from '../../../ports/exhibit'
import type { StaffChanges, StaffService, StaffView } from '../../../protocol/app/exhibit-calls'
import { errorText } from '../../i18n/say'
import { useVisit } from '../visit'

/** What the staff may change, as edited on the page. */
export type StaffDraft = { -readonly [K in keyof StaffChanges]-?: Exclude<StaffChanges[K], undefined> | null }

/** Idle time after which the pad closes, and after which the menu closes, in milliseconds. */
const PAD_TIMEOUT_MS = 20_000
const MENU_TIMEOUT_MS = 120_000
/** The interval at which the open menu renews its pass and refreshes what it shows, in milliseconds. */
const REFRESH_INTERVAL_MS = 30_000

/** The staff's menu: closed, a pad for the PIN, or open. Nothing of it is on the page before the PIN was right. */
export const useStaff = defineStore('exhibit staff', () => {
  const panel = ref<'none' | 'pad' | 'menu'>('none')
  const view = shallowRef<StaffView | null>(null)
  const draft = ref<StaffDraft | null>(null)
  const fault = ref('')
  const saved = ref(false)
  let service: StaffService | null = null
  let pass = ''
  let lastRefresh = 0
  let saving: Promise<void> = Promise.resolve()
  const absence = createAbsenceWatch(
    () => (panel.value === 'menu' ? MENU_TIMEOUT_MS : PAD_TIMEOUT_MS),
    () => void leave(),
  )

  const changes = computed(() => (draft.value && view.value ? changesIn(draft.value, view.value.config) : {}))
  const unsaved = computed(() => Object.keys(changes.value).length > 0)

  /** Shows the pad, if the exhibit has a PIN. This ends a visit in progress. */
  async function open(): Promise<void> {
    if (panel.value !== 'none' || useVisit().config?.staff !== true) return
    panel.value = 'pad'
    absence.begin()
    await useVisit().reset()
  }

  /** Notes that somebody is there. */
  function recordActivity(): void {
    absence.recordActivity()
    if (panel.value === 'menu' && performance.now() - lastRefresh > REFRESH_INTERVAL_MS) void attempt(refresh)
  }

  /** Performs a call that may be refused, and shows the refusal. */
  async function attempt(act: (calls: StaffService) => Promise<void>): Promise<void> {
    if (service === null) return
    fault.value = ''
    try {
      await act(service)
    } catch (thrown) {
      fault.value = errorText(thrown)
      if ((thrown as { readonly code?: unknown }).code === 'no-pass') void leave()
    }
  }

  async function refresh(calls: StaffService): Promise<void> {
    lastRefresh = performance.now()
    view.value = await calls.look(pass)
  }

  function enter(pin: string): Promise<void> {
    return attempt(async (calls) => {
      const given = await calls.enter(pin)
      const seen = await calls.look(given)
      // The pad closes by itself: nobody is there for an answer that comes later.
      if (panel.value !== 'pad') return calls.leave(given)
      pass = given
      lastRefresh = performance.now()
      view.value = seen
      draft.value = draftOf(seen.config)
      panel.value = 'menu'
      recordActivity()
    })
  }

  function save(): Promise<void> {
    saving = attempt(async (calls) => {
      view.value = await calls.change(pass, changes.value)
      draft.value = draftOf(view.value.config)
      saved.value = true
    })
    return saving
  }

  /**
   * Closes the menu, after what is being saved; stays where that is refused just now. If something was saved, the page
   * reloads with it.
   */
  async function leave(): Promise<void> {
    const seen = fault.value
    await saving
    if (fault.value !== seen) return
    absence.end()
    const [oldPass, mustReload] = [pass, saved.value]
    panel.value = 'none'
    view.value = draft.value = null
    fault.value = pass = ''
    saved.value = false
    if (oldPass !== '') await service?.leave(oldPass).catch(() => undefined)
    if (mustReload) restart()
  }

  return {
    panel,
    view,
    draft,
    fault,
    saved,
    unsaved,
    open,
    recordActivity,
    enter,
    save,
    leave,
    restart,
    connect: (calls: StaffService) => void (service = calls),
  }
})

/** Copies the configuration for editing, with null for what has no value yet. */
function draftOf({ games, hours, captions, sound, screen }: ExhibitConfig): StaffDraft {
  const { quiet, large, pitch } = screen
  const { loudest, begins } = sound
  const copy = structuredClone({ games: [...games], hours: { ...hours }, captions: { ...captions } })
  return { ...(copy as Pick<StaffDraft, 'games' | 'hours' | 'captions'>), loudest, begins, quiet, large, pitch }
}

/** Reloads the page. */
function restart(): void {
  window.location.reload()
}

/**
 * Detects that nobody touches anything any more.
 * @param idleLimit returns the allowed idle time, in milliseconds
 * @param onAbsent called when it is exceeded
 */
function createAbsenceWatch(idleLimit: () => number, onAbsent: () => void) {
  let lastActivity = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const recordActivity = (): void => void (lastActivity = performance.now())
  return {
    begin(): void {
      recordActivity()
      timer = setInterval(() => {
        if (performance.now() - lastActivity > idleLimit()) onAbsent()
      }, 1000)
    },
    /** Resets the idle time. */
    recordActivity,
    end: () => clearInterval(timer),
  }
}

/** Returns what the parts of the menu read and change. They are shown only while the menu is open; throws otherwise. */
export function useOpenStaff(): { readonly view: StaffView; readonly draft: StaffDraft } {
  const staff = useStaff()
  return {
    get view() {
      return requireOpen(staff.view)
    },
    get draft() {
      return requireOpen(staff.draft)
    },
  }
}

function requireOpen<T>(value: T | null): T {
  if (value === null) throw new Error('Nobody is in the menu of the staff.')
  return value
}

/** Returns what differs between a draft and the configuration. */
function changesIn(draft: StaffDraft, config: ExhibitConfig): StaffChanges {
  const before = draftOf(config)
  const changed = Object.entries(draft).filter(
    ([name, value]) => value !== null && !dequal(value, before[name as keyof StaffDraft]),
  )
  return Object.fromEntries(changed)
}
