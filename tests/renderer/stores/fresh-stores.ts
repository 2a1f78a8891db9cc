import { createPinia, setActivePinia } from 'pinia'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import { setServices } from '../../../src/renderer/stores/app/services'
import { useSettings } from '../../../src/renderer/stores/app/settings'

/** Opens new stores for a test. Every call is answered, a new save is called `one`, and no movement takes time. */
export function openFreshStores(): void {
  setActivePinia(createPinia())
  setServices(
    createServicesClient((name) => Promise.resolve({ ok: true, value: name === 'saves.create' ? 'one' : undefined })),
  )
  useSettings().all.speed = 'instant'
}
