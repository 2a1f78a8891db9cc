import type { RouletteEvent } from '../../../rules/deck-o-cards/deck-o-cards-roulette/shape'
import { seatsOf } from '../layout/eye'
import type { Pad, PadLine, RunningCount } from '../types'
import { gainOf, isHouse, isSelectingBanker, stakedBy, type Table } from './table'
import { lastOf } from '../../../rules/kit'

/**
 * Returns the pad: the bank, each seat's gains in every spin, and the totals. Only the events cover every spin; without
 * all of them, the spins before the last are combined in one line.
 */
export function pad(seen: Table, eventHistory?: () => readonly RouletteEvent[]): Pad {
  const seats = seatsOf(seen)
  const totals = seats.map((seat) => String(seen.scores[seat] ?? 0))
  const every = allSpinLines(seen, seats, eventHistory?.() ?? [])
  const spins = every.length === seen.state.spins ? every : lastSpinLines(seen, seats)
  return { lines: [...bankLine(seen, seats), ...chipsLine(seen, seats), ...spins], totals }
}

/** Returns the chips of each punter in hand and of the banker in the bank. */
export function counts(seen: Table): ReadonlyMap<string, readonly RunningCount[]> {
  const { banker, bank, chips } = seen.state
  return new Map(
    seatsOf(seen).flatMap((seat) => {
      const n = seat === banker ? bank : chips[seat]
      if (n === undefined || n === null) return []
      const key = seat === banker ? 'bank' : 'chips'
      return [
        [
          seat,
          [{ sign: { key: `running.${key}`, params: { n } }, words: { key: `running-words.${key}`, params: { n } } }],
        ],
      ]
    }),
  )
}

/** Returns the line of the punters' chips, in hand and on the layout; none before there are any. */
function chipsLine(table: Table, seats: readonly string[]): PadLine[] {
  const { chips } = table.state
  if (isSelectingBanker(table)) return []
  const cells = seats.map((seat) => {
    const inHand = chips[seat]
    return inHand === undefined ? '' : String(inHand + stakedBy(table, seat))
  })
  return [{ label: { key: 'pad.chips' }, cells, kind: 'note' }]
}

function bankLine(table: Table, seats: readonly string[]): PadLine[] {
  const { banker, bank } = table.state
  if (isHouse(table) || banker === null || bank === null) return []
  const cells = seats.map((seat) => (seat === banker ? String(bank) : ''))
  return [{ label: { key: 'pad.bank' }, cells, kind: 'note' }]
}

/** Returns a line for each spin that the events cover. */
function allSpinLines(
  { state: { banker } }: Table,
  seats: readonly string[],
  eventHistory: readonly RouletteEvent[],
): PadLine[] {
  const spins: { readonly card: string; readonly gains: number[] }[] = []
  for (const event of eventHistory) {
    if (event.type === 'spun') spins.push({ card: event.card, gains: seats.map(() => 0) })
    if (event.type === 'collected') lastOf(spins).gains[event.seat]! -= event.chips
    if (event.type === 'paid') lastOf(spins).gains[event.seat]! += event.chips
  }
  return spins.map(({ card, gains }, i) => {
    const banked = -gains.reduce((sum, gain) => sum + gain, 0)
    const cells = seats.map((seat, at) => String(seat === banker ? banked : gains[at]!))
    return { label: { key: `pad.spin.${card}`, params: { spin: i + 1 } }, cells }
  })
}

function lastSpinLines(table: Table, seats: readonly string[]): PadLine[] {
  const { last, spins, banker } = table.state
  if (last === null) return []
  const gains = seats.map((seat) => (seat === banker ? bankGain(table) : gainOf(last, seat)))
  const before = seats.map((seat, i) => (table.scores[seat] ?? 0) - gains[i]!)
  const lines: PadLine[] = [
    { label: { key: `pad.spin.${last.card}`, params: { spin: spins } }, cells: gains.map(String) },
  ]
  return spins > 1 ? [{ label: { key: 'pad.before' }, cells: before.map(String) }, ...lines] : lines
}

/** Returns the banker's winnings in the last spin, which are the sum of the punters' losses. */
function bankGain({ state: { last } }: Table): number {
  if (last === null) return 0
  return -Object.keys(last.paid).reduce((sum, seat) => sum + gainOf(last, seat), 0)
}
