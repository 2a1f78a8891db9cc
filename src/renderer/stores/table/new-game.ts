import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { SeatPlayer, Level } from '../../../ports/journal'
import type { AbsencePolicy } from '../../../protocol/lan/absence-policy'
import { truncate } from '../../../protocol/lan/plain-name'
import type { TableSettingsInput } from '../../../protocol/app/services'
import { defaults, type Options, type OptionValue, type Seat, letterOf, type GameDescription } from '../../../rules/kit'
import { text } from '../../i18n/say'
import { descriptionOf } from '../../games/catalogue'
import { nameSchema } from '../../../protocol/lan/fields'
import { isOpponent, suggestBotName } from '../../company/opponents'
import { useSettings } from '../app/settings'

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
    game,
    seatEntries,
    options,
    lanSettings,
    info,
    fault,
    isLanGame,
    defaultTableName,
    invite,
    tableSettings,
    personsHere,
    begin,
    defaultPlayers,
    nameAt,
    add,
    remove,
    setKind,
    rename,
    setup,
  }
})

/** A seat on the new-game sheet: `lan` waits for a person on the network, who brings a name of their own. */
export type SeatEntry = SeatPlayer | { readonly kind: 'lan'; readonly name: '' }

const LAN_ENTRY: SeatEntry = { kind: 'lan', name: '' }

/**
 * Whether a name is allowed: the rule for guests' names applies, so that no two look alike and none reverses a line's
 * direction.
 */
const isAllowedName = (name: string): boolean => nameSchema.safeParse(name.trim()).success

function newBot(others: readonly SeatEntry[], level: Level): SeatPlayer {
  const taken = others.map(({ name }) => name)
  return { kind: 'bot', name: suggestBotName(level, taken), level }
}

/** Returns the name of the player at this screen. */
const myName = (): string => useSettings().all.name || text('names.guest')

/**
 * Returns the default seats: the player, and bots of the chosen level to make up the number; one opponent if the game
 * allows it.
 */
export function defaultPlayers({ min, max }: GameDescription['seats']): SeatPlayer[] {
  const fewest = Math.min(Math.max(2, min), max)
  const sitting: SeatPlayer[] = [{ kind: 'person', name: myName() }]
  while (sitting.length < fewest) sitting.push(newBot(sitting, useSettings().all.opponent))
  return sitting
}

/** Returns what is wrong with the names at the seats, as a sentence; null if a game can be dealt. */
export function seatEntriesFault(chairs: readonly SeatEntry[]): string | null {
  const bare = chairs.findIndex(({ kind, name }) => kind !== 'lan' && name.trim() === '')
  if (bare >= 0) return text('newGame.noName', { letter: letterOf(bare) })
  const bad = chairs.findIndex(({ kind, name }) => kind !== 'lan' && !isAllowedName(name))
  if (bad >= 0) return text('newGame.badName', { letter: letterOf(bad) })
  const names = chairs.filter(({ kind }) => kind !== 'lan').map(({ name }) => name.trim())
  const alike = names.map((name) => name.normalize('NFKC').toLocaleLowerCase())
  const twice = names.find((_, at) => alike.slice(0, at).some((name) => name === alike[at]))
  return twice === undefined ? null : text('newGame.sameName', { name: twice })
}

/** @param seats returns the range of seats of the game */
export function createSeatEntries(seats: () => GameDescription['seats']) {
  const seatEntries = ref<SeatEntry[]>([])
  /** The player's name as last filled in. */
  let offeredName = ''

  function entryFor(kind: 'person' | 'lan' | Level, seat: number, old: SeatEntry): SeatEntry {
    if (kind === 'lan') return LAN_ENTRY
    if (kind === 'person')
      return old.kind === 'person' ? old : { kind: 'person', name: text('names.person', { n: seat + 1 }) }
    const others = seatEntries.value.filter((_, at) => at !== seat)
    if (old.kind === 'bot' && !isOpponent(old.name, old.level)) return { ...old, level: kind }
    return newBot(others, kind)
  }

  return {
    seatEntries,
    /** Returns the name of the bot that would sit at a seat if it played at a level. */
    nameAt(seat: number, level: Level): string {
      const old = seatEntries.value[seat]
      return old === undefined ? '' : entryFor(level, seat, old).name
    },
    /** Fills in the default seats. */
    fill(): void {
      offeredName = myName()
      seatEntries.value = defaultPlayers(seats())
    },
    /** Renames the player's seat to the current name, unless another name was entered. */
    refresh(): void {
      const ownName = myName()
      const seat = seatEntries.value.findIndex(({ kind, name }) => kind === 'person' && name === offeredName)
      offeredName = ownName
      if (seat < 0 || seatEntries.value[seat]?.name === ownName) return
      seatEntries.value[seat] = { kind: 'person', name: ownName }
      seatEntries.value.forEach((chair, at) => {
        if (chair.kind === 'bot' && chair.name === ownName)
          seatEntries.value[at] = newBot(seatEntries.value, chair.level)
      })
    },
    /** Turns it into a LAN table: players who are not at this screen may join. */
    invite(): void {
      seatEntries.value = seatEntries.value.map((chair) => (chair.kind === 'bot' ? LAN_ENTRY : chair))
    },
    /** Adds a seat with a bot, if the game allows it. */
    add(): void {
      if (seatEntries.value.length < seats().max)
        seatEntries.value.push(newBot(seatEntries.value, useSettings().all.opponent))
    },
    /** Removes a seat, if the game allows it. */
    remove(seat: number): void {
      if (seatEntries.value.length > seats().min) seatEntries.value.splice(seat, 1)
    },
    /** Sets who sits there: `person`, `lan`, or a bot's level. An opponent's name changes with it; an entered one stays. */
    setKind(seat: number, kind: 'person' | 'lan' | Level): void {
      const old = seatEntries.value[seat]
      if (old !== undefined) seatEntries.value[seat] = entryFor(kind, seat, old)
    },
    rename(seat: number, name: string): void {
      const old = seatEntries.value[seat]
      if (old !== undefined && old.kind !== 'lan') seatEntries.value[seat] = { ...old, name }
    },
  }
}
