import { buildValue, PACK, PIECES, sum, value } from './cards'
import { judge, type Model } from './oracle'

const numerals = (model: Model) => model.table.filter((card) => value(card) !== null)

/** Returns how many numerals lie loose. */
export function looseNumerals(model: Model): number {
  return numerals(model).length
}

/**
 * Returns all moves that `moves` must list for a seat, sorted, by trying every text that could be a move. On a crowded
 * table, only moves for which {@link oneGroup} is true are listed.
 */
export function legalTexts(model: Model, seat: string): string[] {
  const crowded = model.page === 25 && looseNumerals(model) > 12
  const sets = crowded ? smallSets(numerals(model)) : subsets(numerals(model))
  const courts = subsets(model.table.filter((card) => value(card) === null))
  const hand = model.hands[seat]!
  const texts = new Set([...hand.map((card) => `trail ${card}`), 'count'])
  const verbs = [...hand.map((card) => [card, `${card} takes `] as const), [model.window?.card ?? '', 'call '] as const]
  for (const pieces of courts) for (const [, verb] of verbs) texts.add(verb + pieces.join('+'))
  for (const set of sets) {
    for (const some of subsets(model.builds.map((build) => `B${build.value}`))) {
      const pieces = [...set, ...some].join('+')
      for (const [card, verb] of verbs) if (!crowded || oneGroup(card, null, set, some)) texts.add(verb + pieces)
      for (const card of hand) {
        for (let total = 1; total <= 10; total++) {
          if (!crowded || oneGroup(card, total, set, some)) texts.add(`${card} builds ${total} on ${pieces}`)
        }
      }
    }
  }
  return [...texts].filter((text) => typeof judge(model, seat, text) !== 'string').sort()
}

/**
 * Returns whether a capture or call is of one group, or whether the loose pieces of a build (worth `total`) belong to
 * at most one group.
 */
function oneGroup(card: string, total: number | null, set: readonly string[], builds: readonly string[]): boolean {
  const worth = sum(set.map((piece) => value(piece)!))
  if (total === null) return set.length === 0 ? builds.length === 1 : builds.length === 0 && worth === value(card)
  const raises = builds.some((build) => buildValue(build) !== total)
  return set.length === 0 || worth === total || (!raises && worth + (value(card) ?? 0) === total)
}

function subsets(items: readonly string[]): string[][] {
  return items.reduceRight<string[][]>((found, item) => [...found, ...found.map((set) => [item, ...set])], [[]])
}

/** Returns all sets of cards that add up to `most` or less. */
function smallSets(cards: readonly string[], most = 10): string[][] {
  if (cards.length === 0) return [[]]
  const [first, ...rest] = cards
  const worth = value(first!)!
  const without = smallSets(rest, most)
  return worth > most ? without : [...without, ...smallSets(rest, most - worth).map((set) => [first!, ...set])]
}

/**
 * Returns texts that a stranger might send for a seat: moves of this and of other seats, with pieces lost, added and
 * exchanged.
 */
export function someTexts(model: Model, random: (below: number) => number): string[] {
  const card = () => PACK[random(52)]!
  const near = () => [...model.table, ...Object.values(model.hands).flat()][random(model.table.length + 1)] ?? card()
  const held = () => Object.values(model.hands).flat()[random(8)] ?? card()
  const piece = () =>
    random(4) === 0 ? `B${random(11)}` : random(5) === 0 ? near() : (model.table[random(6)] ?? near())
  const order = (pieces: string[]) =>
    random(8) === 0 ? pieces : [...new Set(pieces)].sort((a, b) => PIECES.indexOf(a) - PIECES.indexOf(b))
  const pieces = () => order(Array.from({ length: 1 + random(4) }, piece)).join('+')
  return Array.from({ length: 60 }, () => {
    const kind = random(9)
    if (kind === 0) return `trail ${held()}`
    if (kind <= 3) return `${held()} takes ${pieces()}`
    if (kind <= 6) return `${held()} builds ${1 + random(11)} on ${pieces()}`
    return kind === 7
      ? `call ${pieces()}`
      : ['count', 'Count', 'trail', `trail  ${held()}`, `${held()} takes `][random(5)]!
  })
}
