import { createPinia, setActivePinia } from 'pinia'
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

/** Opens new stores for a test. Every call is answered, a new save is called `one`, and no movement takes time. */
export function openFreshStores(): void {
  setActivePinia(createPinia())
  setServices(
    createServicesClient((name) => Promise.resolve({ ok: true, value: name === 'saves.create' ? 'one' : undefined })),
  )
  useSettings().all.speed = 'instant'
  useShownGame()
}
