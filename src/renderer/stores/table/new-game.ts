import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { SeatPlayer } from '../../../ports/journal'
import type { AbsencePolicy } from '../../../protocol/lan/absence-policy'
import { truncate } from '../../../protocol/lan/plain-name'
import type { TableSettingsInput } from '../../../protocol/app/services'
import { defaults, type Options, type OptionValue, type Seat } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { descriptionOf } from '../../games/catalogue'
import { seatEntriesFault, createSeatEntries, defaultPlayers } from './new-game-seats'

/** The settings of a LAN table. Times in milliseconds. */
export interface LanTableSettings {
  name: string
  /** Time for a move; null for no limit. */
  turn: number | null
  /** What happens while a player is away. */
  whenAway: AbsencePolicy
}

/** The turn clocks on offer. */
export const TURN_LIMITS_MS: readonly (number | null)[] = [null, 30_000, 60_000, 120_000, 300_000]
/** The longest name of a table. */
export const MAX_TABLE_NAME_LENGTH = 40

/** The sheet on which the seats and options of a new game are filled in. */
export const useNewGame = defineStore('newGame', () => {
  const game = ref('')
  const lanSettings = ref<LanTableSettings>({ name: '', turn: null, whenAway: 'bot' })
  const options = ref<Record<string, OptionValue>>({})
  const info = computed(() => descriptionOf(game.value))
  const { seatEntries, nameAt, fill, refresh, invite, add, remove, setKind, rename } = createSeatEntries(
    () => info.value.seats,
  )

  /**
   * Fills in the defaults: the player against a bot of medium level. Entries made earlier for the same game stay, with
   * the player's current name.
   */
  function begin(id: string): void {
    if (game.value === id) return refresh()
    game.value = id
    options.value = { ...defaults(descriptionOf(id)) }
    fill()
    lanSettings.value = { name: '', turn: null, whenAway: 'bot' }
  }

  /** What is still wrong, as a sentence; null if the game can be dealt. */
  const fault = computed(() => seatEntriesFault(seatEntries.value))

  function setup(): { readonly game: string; readonly options: Options; readonly chairs: readonly SeatPlayer[] } {
    const seated = seatEntries.value.flatMap((chair) =>
      chair.kind === 'lan' ? [] : [{ ...chair, name: chair.name.trim() }],
    )
    return { game: game.value, options: { ...options.value }, chairs: seated }
  }

  /** Whether some player is to join over the network. */
  const isLanGame = computed(() => seatEntries.value.some(({ kind }) => kind === 'lan'))

  /** The default name of a LAN table: after the first person here. */
  const defaultTableName = computed(() => {
    const owner = seatEntries.value.find(({ kind }) => kind === 'person')?.name.trim() ?? ''
    return text('lan.table.of', { name: owner || text('names.guest') })
  })

  /**
   * Returns the settings with which the host is asked for the LAN table. The people of this screen take their seats
   * once it is open.
   */
  function tableSettings(): TableSettingsInput {
    const { name, turn, whenAway } = lanSettings.value
    return {
      game: game.value,
      name: truncate(name.trim() || defaultTableName.value, MAX_TABLE_NAME_LENGTH),
      options: { ...options.value },
      chairs: seatEntries.value.map((chair) => (chair.kind === 'bot' ? chair.level : 'open')),
      settings: { turn, whenAway },
    }
  }

  /** Lists the people of this screen with their seats. */
  function personsHere(): { readonly name: string; readonly seat: Seat }[] {
    return seatEntries.value.flatMap(({ kind, name }, seat) => (kind === 'person' ? [{ name: name.trim(), seat }] : []))
  }

  return {
    ...{ game, seatEntries, options, lanSettings, info, fault, isLanGame, defaultTableName },
    ...{ invite, tableSettings, personsHere, begin, defaultPlayers, nameAt, add, remove, setKind, rename, setup },
  }
})
