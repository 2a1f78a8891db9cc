import { createPinia } from 'pinia'
import { createApp } from 'vue'
import type { Services } from '../../protocol/app/services'
import { i18n, loadLanguage } from '../i18n'
import { setServices } from '../stores/app/services'
import { useSettings } from '../stores/app/settings'
import { soundPlayer } from '../sound'
import { applySoundSettings } from '../stores/app/table-sounds'
import ExhibitApp from './ExhibitApp.vue'
import { addExhibitMessages, loadExhibitMessages } from './exhibit-messages'
import { useStaff } from './staff/staff'
import { useVisit } from './visit'

/** Shows an exhibit instead of the app. Rejects if its host does not provide its configuration. */
export async function openExhibit(services: Services): Promise<void> {
  const { exhibit, staff } = services
  if (!exhibit) throw new Error('This host shows no exhibit.')
  const config = await exhibit.open()
  setServices(services)
  // The linter does not read component files; `vue-tsc`, which does, knows this one's type.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-argument
  const app = createApp(ExhibitApp)
  app.use(createPinia())
  app.use(i18n)
  // Settings last for a visit.
  await useSettings().begin({})
  await loadExhibitMessages()
  await Promise.all(config.languages.map(({ code }) => loadLanguage(code)))
  addExhibitMessages(config)
  await useVisit().prepare(config, exhibit)
  if (staff) useStaff().connect(staff)
  if (config.sound.attract) soundPlayer.playUntouched()
  applySoundSettings()
  app.mount('#app')
}
