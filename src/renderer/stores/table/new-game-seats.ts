import { ref } from 'vue'
import type { SeatPlayer, Level } from '../../../ports/journal'
import { nameSchema } from '../../../protocol/lan/fields'
import { letterOf, type GameDescription } from '../../../rules/kit'
import { isOpponent, suggestBotName } from '../../company/opponents'
import { text } from '../../i18n/say'
import { useSettings } from '../app/settings'

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
