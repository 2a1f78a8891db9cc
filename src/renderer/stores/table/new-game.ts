import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { SeatPlayer } from '../../../ports/journal'
import type { AbsencePolicy } from '../../../protocol/lan/absence-policy'
import type { TableSettingsInput } from '../../../protocol/app/services'
import { defaults, type Options, type OptionValue, type Seat } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { infoOf } from '../../games/catalogue'
import { chairsFault, createSheetChairs, usualChairs } from './new-game-chairs'

/** What is settled for a table in the house. Times in milliseconds. */
export interface HouseRules {
  name: string
  /** Time for a move; null for as long as one likes. */
  turn: number | null
  /** What happens while somebody is away. */
  whenAway: AbsencePolicy
}

/** Turn clocks that are offered. */
export const CLOCKS: readonly (number | null)[] = [null, 30_000, 60_000, 120_000, 300_000]
/** Longest name of a table. */
export const LONGEST_NAME = 40

/** The sheet on which chairs and options of a new game are filled in. */
export const useNewGame = defineStore('newGame', () => {
  const game = ref('')
  const house = ref<HouseRules>({ name: '', turn: null, whenAway: 'bot' })
  const options = ref<Record<string, OptionValue>>({})
  const info = computed(() => infoOf(game.value))
  const { chairs, fill, refresh, invite, add, remove, seatKind, rename } = createSheetChairs(() => info.value.seats)

  /**
   * Fills the sheet in as a stranger would want it: you against a bot of middling skill. What was filled in for the same
   * game stays, under the name that you have now.
   */
  function begin(id: string): void {
    if (game.value === id) return refresh()
    game.value = id
    options.value = { ...defaults(infoOf(id)) }
    fill()
    house.value = { name: '', turn: null, whenAway: 'bot' }
  }

  /** What is still wrong, as a sentence; null when it can be dealt. */
  const fault = computed(() => chairsFault(chairs.value))

  function setup(): { readonly game: string; readonly options: Options; readonly chairs: readonly SeatPlayer[] } {
    const seated = chairs.value.flatMap((chair) =>
      chair.kind === 'lan' ? [] : [{ ...chair, name: chair.name.trim() }],
    )
    return { game: game.value, options: { ...options.value }, chairs: seated }
  }

  /** Whether somebody is to come from elsewhere in the house. */
  const forHouse = computed(() => chairs.value.some(({ kind }) => kind === 'lan'))

  /** What a table in the house is called if nobody names it: after the first person here. */
  const houseName = computed(() => {
    const owner = chairs.value.find(({ kind }) => kind === 'person')?.name.trim() ?? ''
    return text('lan.table.of', { name: owner || text('names.guest') })
  })

  /** The table in the house, as its host is asked for it. Persons of this screen sit down once it is open. */
  function wish(): TableSettingsInput {
    const { name, turn, whenAway } = house.value
    return {
      game: game.value,
      name: (name.trim() || houseName.value).slice(0, LONGEST_NAME),
      options: { ...options.value },
      chairs: chairs.value.map((chair) => (chair.kind === 'bot' ? chair.level : 'open')),
      settings: { turn, whenAway },
    }
  }

  /** Who of this screen sits where. */
  function personsHere(): { readonly name: string; readonly seat: Seat }[] {
    return chairs.value.flatMap(({ kind, name }, seat) => (kind === 'person' ? [{ name: name.trim(), seat }] : []))
  }

  return {
    ...{ game, chairs, options, house, info, fault, forHouse, houseName },
    ...{ invite, wish, personsHere, begin, usualChairs, add, remove, seatKind, rename, setup },
  }
})
