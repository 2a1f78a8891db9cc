import { createPinia } from 'pinia'
import { createApp } from 'vue'
import { i18n } from '../i18n'
import '../styles'
import { followCompositions } from '../stores/app/shortcuts'
import HandApp from './HandApp.vue'

/** Shorter sides from this many CSS pixels on have room for the whole page. */
const LARGE_SCREEN = 600

const query = new URLSearchParams(location.search)
// Another's hand is looked at on this page alone.
const isChosen = query.has('hand') || query.has('middle') || location.hash.includes('&look=')
if (Math.min(screen.width, screen.height) > LARGE_SCREEN && !isChosen) {
  location.replace(`./${location.search}${location.hash}`)
} else {
  followCompositions()
  // The linter does not read component files; `vue-tsc`, which does, knows this one's type.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-argument
  createApp(HandApp).use(createPinia()).use(i18n).mount('#app')
}
