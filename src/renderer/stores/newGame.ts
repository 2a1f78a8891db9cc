import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { Chair, Level } from '../../protocol/journal'
import { defaults, letterOf, type GameInfo, type Options, type OptionValue } from '../../rules/kit'
import { text } from '../i18n/say'
import { infoOf } from './games'
import { botName } from './names'
import { useSettings } from './settings'

/** The sheet on which chairs and options of a new game are filled in. */
export const useNewGame = defineStore('newGame', () => {
  const game = ref('')
  const chairs = ref<Chair[]>([])
  const options = ref<Record<string, OptionValue>>({})
  const info = computed(() => infoOf(game.value))

  /** Fills the sheet in as a stranger would want it: you against a bot of middling skill. */
  function begin(id: string): void {
    if (game.value === id) return
    game.value = id
    options.value = { ...defaults(infoOf(id)) }
    chairs.value = usualChairs(infoOf(id).seats)
  }

  /** You, and bots of middling skill to make up the number: one opponent where the game allows it. */
  function usualChairs({ min, max }: GameInfo['seats']): Chair[] {
    const fewest = Math.min(Math.max(2, min), max)
    const mine = useSettings().all.name || text('names.guest')
    const sitting: Chair[] = [{ kind: 'person', name: mine }]
    while (sitting.length < fewest) sitting.push(newBot(sitting, 3))
    return sitting
  }

  function newBot(others: readonly Chair[], level: Level): Chair {
    return { kind: 'bot', name: botName(others.map((chair) => chair.name)), level }
  }

  function add(): void {
    if (chairs.value.length < info.value.seats.max) chairs.value.push(newBot(chairs.value, 3))
  }

  function remove(seat: number): void {
    if (chairs.value.length > info.value.seats.min) chairs.value.splice(seat, 1)
  }

  /** Who sits there: `person`, or a bot's level. A name that was only ever offered changes with it. */
  function seatKind(seat: number, kind: 'person' | Level): void {
    const old = chairs.value[seat]
    if (old === undefined) return
    const others = chairs.value.filter((_, at) => at !== seat)
    if (kind === 'person') {
      if (old.kind === 'bot') chairs.value[seat] = { kind: 'person', name: text('names.person', { n: seat + 1 }) }
      return
    }
    const name = old.kind === 'bot' ? old.name : botName(others.map((chair) => chair.name))
    chairs.value[seat] = { kind: 'bot', name, level: kind }
  }

  function rename(seat: number, name: string): void {
    const old = chairs.value[seat]
    if (old !== undefined) chairs.value[seat] = { ...old, name }
  }

  /** What is still wrong, as a sentence; null when it can be dealt. */
  const fault = computed(() => {
    const names = chairs.value.map((chair) => chair.name.trim())
    const bare = names.findIndex((name) => name === '')
    if (bare >= 0) return text('newGame.noName', { letter: letterOf(bare) })
    const twice = names.find((name, at) => names.indexOf(name) !== at)
    return twice === undefined ? null : text('newGame.sameName', { name: twice })
  })

  function setup(): { readonly game: string; readonly options: Options; readonly chairs: readonly Chair[] } {
    const seated = chairs.value.map((chair) => ({ ...chair, name: chair.name.trim() }))
    return { game: game.value, options: { ...options.value }, chairs: seated }
  }

  return { game, chairs, options, info, fault, begin, usualChairs, add, remove, seatKind, rename, setup }
})
