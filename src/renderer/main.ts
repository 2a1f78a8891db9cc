import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { i18n } from './i18n'
import { text, errorText } from './i18n/say'
import { connectServices, isExhibit } from './services'
import { setServices } from './stores/app/services'
import { useSettings } from './stores/app/settings'
import { followCompositions } from './stores/app/shortcuts'
import { applySoundSettings } from './stores/app/table-sounds'
import { syncPageTitle } from './stores/output/page-title'
import { isGuest } from './stores/flow/game-actions'
import { keptTablePass } from './hand/table-pass'
import './styles'

/** Connects the services and mounts the app, or the exhibit if the host shows one. */
async function begin(): Promise<void> {
  const services = await connectServices()
  if (isExhibit()) {
    const { openExhibit } = await import('./exhibit')
    return openExhibit(services)
  }
  setServices(services)
  // A browser that is the screen of a table is that again after it was switched off.
  if (isGuest() && keptTablePass() !== null) return location.replace('./hand.html?middle')
  // The linter does not read component files; `vue-tsc`, which does, knows this one's type.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-argument
  const app = createApp(App)
  app.use(createPinia())
  app.use(i18n)
  await useSettings().load()
  applySoundSettings()
  syncPageTitle()
  followCompositions()
  app.mount('#app')
}

/** Shows why the app could not start, in place of everything else, and announces it as an alert. */
function showStartFailure(reason: unknown): void {
  console.error(reason)
  const root = document.querySelector('#app')
  const words = document.createElement('p')
  words.className = 'starting'
  words.dataset['failed'] = ''
  words.setAttribute('role', 'alert')
  words.textContent = text('app.failed', { reason: errorText(reason) })
  root?.replaceChildren(words)
}

begin().then(() => void (document.documentElement.dataset['started'] = ''), showStartFailure)
