import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { i18n } from './i18n'
import { connectServices } from './services'
import { giveServices } from './stores/services'
import { useSettings } from './stores/settings'
import { followSound } from './stores/sound'
import './styles'

async function begin(): Promise<void> {
  giveServices(await connectServices())
  const app = createApp(App)
  app.use(createPinia())
  app.use(i18n)
  await useSettings().load()
  followSound()
  app.mount('#app')
}

void begin()
