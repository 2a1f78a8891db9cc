import type { CassinoEvent } from '../../../../rules/pack/cassino/events'
import type { Seen } from '../../../../rules/kit'
import { BRIDGE_CARDS } from '../../../../rules/kit/bridge'
import type { CassinoView } from '../../../../rules/pack/cassino/shape'
import type { Cassino21View } from '../../../../rules/pack/cassino-21/shape'
import type { Cassino25View } from '../../../../rules/pack/cassino-25/shape'
import { isPartners } from '../sides'
import type { Laid, Played, Style } from '../table'
import { orderOf } from './cards'

/** What an eye sees of a table of Cassino, from either sheet. */
export type Table = Seen<
  CassinoView & Partial<Pick<Cassino21View, 'sweeps'> & Pick<Cassino25View, 'counting' | 'window'>>
>

/** Whether missed captures can be called at this table: to 25 points, unless the option says no. */
export const isCalling = ({ options }: Seen): boolean => options['calls'] === true

/** The most tickets on a build: one a group, so that a single build is told from one that is fixed. */
const TICKETS = 3

function played(events: readonly CassinoEvent[]): Played | null {
  for (const it of events) {
    if (it.type === 'trailed' || it.type === 'built') return { kind: 'lays', card: it.card }
    if (it.type === 'captured') return { kind: 'takes', card: it.card, loose: it.loose }
    if (it.type === 'called') return { kind: 'takes', card: null, loose: it.loose }
  }
  return null
}

/** An ordinary pack on the table: loose cards by rank, then the builds with their values on tickets. */
export const PACK: Style<Table['state'], CassinoEvent> = {
  played,
  box: 'pack',
  print: 'pack',
  secret: true,
  pack: () => BRIDGE_CARDS,
  first: 4,
  most: 4,
  order: orderOf,
  laid: ({ table, builds }) => [
    ...table.map((card): Laid => ({ piece: card, cards: [card], tickets: [], group: 'loose' })),
    ...builds.map(({ value, groups, cards }): Laid => {
      const tickets = Array.from({ length: Math.min(TICKETS, groups) }, () => String(value))
      return { piece: `B${value}`, cards, tickets, group: `B${value}` }
    }),
  ],
  across: ({ sweeps }, seat) => sweeps?.[seat] ?? [],
  crossed: () => 0,
  partners: isPartners,
  callable: (seen) => isCalling(seen) && !seen.over,
  counting: ({ counting }) => counting === true,
}
