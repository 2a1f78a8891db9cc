import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { createApp, toRaw } from 'vue'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSettings } from '../../../src/renderer/stores/app/settings'
import { useShownGame } from '../../../src/renderer/stores/output/shown-game'
import { useView } from '../../../src/renderer/stores/app/view'
import type { Stage } from '../../../src/renderer/stage/stage-api'

/** Gives the table a stage on which the pieces lie still, and the arrow rests, when these promises resolve. */
export function showOnStage({ still = Promise.resolve(), arrow = Promise.resolve() } = {}): void {
  useView().stage = { whenStill: () => still, whenArrowRests: () => arrow } as Stage
}

let present: Pinia | undefined

/** Makes stores the page's: in a test of several pages, those of the one that goes on. */
export function switchTo(pinia: Pinia): void {
  present = pinia
  setActivePinia(pinia)
}

/**
 * Opens stores that are the page's until others are. What an earlier test left at work keeps its own stores: Pinia makes
 * the stores of every action the page's, which an action that comes late must not do to the next test.
 */
export function openStores(): Pinia {
  const pinia = createPinia()
  createApp({}).use(pinia)
  switchTo(pinia)
  pinia.use(({ store }) => {
    const actions = Object.entries(toRaw(store)).filter(
      ([name, it]) => typeof it === 'function' && !/^[$_]/u.test(name),
    )
    return Object.fromEntries(
      actions.map(([name, action]: [string, (...args: unknown[]) => unknown]) => {
        const act = (...args: unknown[]): unknown => {
          try {
            return action(...args)
          } finally {
            setActivePinia(present)
          }
        }
        return [name, act]
      }),
    )
  })
  return pinia
}

/** Opens new stores for a test. Every call is answered, a new save is called `one`, and no movement takes time. */
export function openFreshStores(): void {
  openStores()
  setServices(
    createServicesClient((name) => Promise.resolve({ ok: true, value: name === 'saves.create' ? 'one' : undefined })),
  )
  useSettings().all.speed = 'instant'
  useShownGame()
}
