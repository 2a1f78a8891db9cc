/**
 * A plain second model of both Cassinos, written from their pages: texts, lists and objects, without regard to speed.
 * It finds groups by trying everything, and uses nothing of the engine.
 */

import { buildValue, isBuild, canSplit, PIECES, pointsOf, rank, sorted, suit, sum, value, without } from './cards'

export type PageNumber = 25 | 21

interface Build {
  value: number
  groups: number
  cards: string[]
  by: string
}

interface Round {
  dealer: string
  last: string | null
  cards: string | null
  spades: string | null
  cardCounts: Record<string, number>
  spadeCounts: Record<string, number>
  sweeps?: Record<string, number>
  points: Record<string, number>
}

export interface Model {
  readonly page: PageNumber
  readonly letters: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  /** All outcomes of chance that may be needed; the first `used` are used up. */
  readonly tape: readonly string[]
  used: number
  round: number
  deal: number
  dealer: string
  turn: string
  stock: string[]
  hands: Record<string, string[]>
  piles: Record<string, string[]>
  table: string[]
  builds: Build[]
  lastCapture: string | null
  counting: boolean
  window: { seat: string; card: string } | null
  sweeps: Record<string, string[]>
  rounds: Round[]
  scores: Record<string, number>
  winners: string[] | null
}

export function begin(
  page: PageNumber,
  letters: readonly string[],
  options: Model['options'],
  tape: readonly string[],
): Model {
  const model: Model = {
    page,
    letters,
    options,
    tape,
    used: 0,
    round: 0,
    deal: 0,
    dealer: letters.at(-2)!,
    turn: '',
    stock: [],
    hands: {},
    piles: {},
    table: [],
    builds: [],
    lastCapture: null,
    counting: false,
    window: null,
    sweeps: {},
    rounds: [],
    scores: each(letters, () => 0),
    winners: null,
  }
  nextRound(model)
  return model
}

function each<T>(letters: readonly string[], make: (letter: string) => T): Record<string, T> {
  return Object.fromEntries(letters.map((letter) => [letter, make(letter)]))
}

function left(model: Model, letter: string): string {
  return model.letters[(model.letters.indexOf(letter) + 1) % model.letters.length]!
}

/** Returns all seats from the dealer's left on, with the dealer last. */
function around(model: Model): string[] {
  const order: string[] = []
  for (let seat = left(model, model.dealer); order.length < model.letters.length; seat = left(model, seat))
    order.push(seat)
  return order
}

function nextRound(model: Model): void {
  model.round++
  model.dealer = model.round === 1 ? model.letters.at(-1)! : left(model, model.dealer)
  model.stock = model.tape.slice(model.used, model.used + 52)
  model.used += 52
  model.hands = each(model.letters, () => [])
  model.piles = each(model.letters, () => [])
  model.sweeps = each(model.letters, () => [])
  model.table = []
  model.builds = []
  model.lastCapture = null
  model.counting = false
  model.window = null
  model.deal = 1
  const order: string[] = around(model)
  if (model.page === 25) order.push('table')
  else order.splice(-1, 0, 'table')
  serve(model, [...order, ...order])
  model.turn = left(model, model.dealer)
}

/** Deals two cards to each seat of a list, or to the table. */
function serve(model: Model, order: readonly string[]): void {
  for (const to of order) {
    const two = model.stock.splice(0, 2)
    if (to === 'table') model.table = sorted([...model.table, ...two])
    else model.hands[to] = sorted([...model.hands[to]!, ...two])
  }
}

/**
 * Plays a text for a seat. If a rule is broken, returns the code of the first such rule and changes nothing; else null.
 */
export function play(model: Model, seat: string, text: string): string | null {
  const words = judge(model, seat, text)
  if (typeof words === 'string') return words
  if (words.kind === 'call') call(model, seat, words.pieces)
  else if (words.kind === 'count') count(model)
  else perform(model, seat, words)
  return null
}

/** Returns what a legal text says, or the code of the first broken rule. */
export function judge(model: Model, seat: string, text: string): ParsedMove | string {
  if (model.winners) return 'game-over'
  const words = understand(model, text)
  if (!words) return 'bad-move'
  if (words.kind === 'call') return whyNotCall(model, seat, words.pieces) ?? words
  if (seat !== model.turn) return 'not-your-turn'
  if (words.kind === 'count') return model.counting ? words : 'cannot-count'
  if (model.counting) return 'round-over'
  if (!model.hands[seat]!.includes(words.card)) return 'card-not-in-hand'
  if (words.pieces.some((piece) => !lies(model, piece))) return 'piece-not-on-table'
  const code =
    words.kind === 'trail'
      ? whyNotTrail(model, words.card)
      : words.kind === 'take'
        ? whyNotTake(model, words.card, words.pieces)
        : whyNotBuild(model, seat, words.card, words.value, words.pieces)
  return code ?? words
}

export interface ParsedMove {
  kind: 'trail' | 'take' | 'build' | 'call' | 'count'
  card: string
  value: number
  pieces: string[]
}

function understand(model: Model, text: string): ParsedMove | null {
  const card = '((?:A|[2-9]|10|J|Q|K)[SHDC])'
  const match = (pattern: string) => new RegExp(`^${pattern}$`).exec(text)
  let found: RegExpExecArray | null
  if ((found = match(`trail ${card}`))) return { kind: 'trail', card: found[1]!, value: 0, pieces: [] }
  if ((found = match(`${card} takes (\\S+)`)))
    return checked({ kind: 'take', card: found[1]!, value: 0, pieces: list(found[2]!) })
  if ((found = match(`${card} builds ([1-9]|10) on (\\S+)`)))
    return checked({ kind: 'build', card: found[1]!, value: Number(found[2]), pieces: list(found[3]!) })
  if (model.page === 21) return null
  if (text === 'count') return { kind: 'count', card: '', value: 0, pieces: [] }
  if ((found = match(`call (\\S+)`))) return checked({ kind: 'call', card: '', value: 0, pieces: list(found[1]!) })
  return null
}

const list = (text: string) => text.split('+')
/** Returns the move if its pieces are names of pieces, in order and each once; null if not. */
function checked(words: ParsedMove): ParsedMove | null {
  const places = words.pieces.map((piece) => PIECES.indexOf(piece))
  return places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!)) ? words : null
}

const buildOf = (model: Model, of: number) => model.builds.find((build) => build.value === of)

function lies(model: Model, piece: string): boolean {
  return isBuild(piece) ? buildOf(model, buildValue(piece)) !== undefined : model.table.includes(piece)
}

function canTake(card: string, pieces: readonly string[]): boolean {
  const worth = value(card)
  if (worth === null) return pieces.every((piece) => !isBuild(piece) && rank(piece) === rank(card))
  if (pieces.some((piece) => (isBuild(piece) ? buildValue(piece) !== worth : value(piece) === null))) return false
  return canSplit(
    pieces.filter((piece) => !isBuild(piece)).map((piece) => value(piece)!),
    worth,
  )
}

/** Returns whether a card could take any of some pieces. */
function takesAnything(card: string, loose: readonly string[], builds: readonly Build[]): boolean {
  if (loose.some((other) => rank(other) === rank(card))) return true
  const worth = value(card)
  if (worth === null) return false
  const adds = (numbers: readonly number[], missing: number): boolean =>
    missing === 0 || numbers.some((number, i) => number <= missing && adds(numbers.slice(i + 1), missing - number))
  const numbers = loose.flatMap((other) => value(other) ?? [])
  return builds.some((build) => build.value === worth) || adds(numbers, worth)
}

function whyNotTrail(model: Model, card: string): string | null {
  return model.page === 21 && takesAnything(card, model.table, model.builds) ? 'must-capture' : null
}

function whyNotTake(model: Model, card: string, pieces: readonly string[]): string | null {
  if (!canTake(card, pieces)) return 'cannot-capture'
  if (model.page === 25) return null
  const same = model.table.filter((loose) => rank(loose) === rank(card))
  const named = same.filter((loose) => pieces.includes(loose))
  return named.length > 0 && named.length < same.length ? 'must-take-all' : null
}

function whyNotBuild(
  model: Model,
  seat: string,
  card: string,
  total: number,
  pieces: readonly string[],
): string | null {
  const loose = pieces.filter((piece) => !isBuild(piece))
  if ([card, ...loose].some((piece) => value(piece) === null)) return 'court-in-build'
  if (!model.hands[seat]!.some((other) => other !== card && value(other) === total)) return 'no-capture-card'
  const changed = pieces
    .filter((piece) => isBuild(piece) && buildValue(piece) !== total)
    .map((piece) => buildOf(model, buildValue(piece))!)
  if (changed.some((build) => build.groups > 1)) return 'build-fixed'
  if (changed.length > 1) return 'bad-build'
  const numbers = loose.map((piece) => value(piece)!)
  const laid = value(card)!
  const good = changed[0]
    ? changed[0].value + laid === total && canSplit(numbers, total)
    : canSplit([laid, ...numbers], total)
  if (!good) return 'bad-build'
  return buildOf(model, total) && !pieces.includes(`B${total}`) ? 'must-join-build' : null
}

function perform(model: Model, seat: string, words: ParsedMove): void {
  const { kind, card, pieces } = words
  model.hands[seat] = without(model.hands[seat]!, [card])
  model.window = null
  if (kind === 'trail') model.table = sorted([...model.table, card])
  if (kind === 'take') {
    model.piles[seat] = sorted([...model.piles[seat]!, card, ...pickUp(model, pieces)])
    model.lastCapture = seat
    if (model.page === 21 && model.table.length === 0 && model.builds.length === 0) model.sweeps[seat]!.push(card)
  }
  if (kind === 'build') {
    const groups = buildOf(model, words.value)?.groups ?? 0
    const worth = sum([card, ...pieces].map((piece) => (isBuild(piece) ? buildValue(piece) : value(piece)!)))
    const fresh = (worth - (groups > 0 ? words.value : 0)) / words.value
    const cards = sorted([card, ...pickUp(model, pieces)])
    model.builds.push({ value: words.value, groups: groups + fresh, cards, by: seat })
    model.builds.sort((a, b) => a.value - b.value)
  } else openWindow(model, seat, card)
  goOn(model)
}

/** Takes pieces off the table and returns their cards. */
function pickUp(model: Model, pieces: readonly string[]): string[] {
  const builds = model.builds.filter((build) => pieces.includes(`B${build.value}`))
  model.table = without(model.table, pieces)
  model.builds = model.builds.filter((build) => !builds.includes(build))
  return [...pieces.filter((piece) => !isBuild(piece)), ...builds.flatMap((build) => build.cards)]
}

function openWindow(model: Model, seat: string, card: string): void {
  if (model.page === 21 || model.options['calls'] === false) return
  const open = takesAnything(card, without(model.table, [card]), model.builds)
  model.window = open ? { seat, card } : null
}

function goOn(model: Model): void {
  model.turn = left(model, model.turn)
  if (model.letters.some((seat) => model.hands[seat]!.length > 0)) return
  if (model.stock.length > 0) {
    model.deal++
    serve(model, [...around(model), ...around(model)])
  } else if (model.window) model.counting = true
  else count(model)
}

function whyNotCall(model: Model, seat: string, pieces: readonly string[]): string | null {
  if (!model.window || model.window.seat === seat) return 'no-call'
  const { card } = model.window
  if (pieces.some((piece) => !lies(model, piece))) return 'piece-not-on-table'
  return pieces.includes(card) || !canTake(card, pieces) ? 'bad-call' : null
}

function call(model: Model, seat: string, pieces: readonly string[]): void {
  const { seat: from, card } = model.window!
  model.piles[seat] = sorted([...model.piles[seat]!, ...pickUp(model, pieces)])
  model.lastCapture = seat
  openWindow(model, from, card)
  if (model.counting && !model.window) count(model)
}

/** Returns the seats that count together, by the seat that names them. */
function sides(model: Model): Record<string, string[]> {
  const partners = model.page === 21 && model.letters.length === 4 && model.options['partners'] !== false
  return partners ? { A: ['A', 'C'], B: ['B', 'D'] } : each(model.letters, (letter) => [letter])
}

function sole(counts: Readonly<Record<string, number>>): string | null {
  const most = Math.max(...Object.values(counts))
  const names = Object.keys(counts).filter((name) => counts[name] === most)
  return names.length === 1 ? names[0]! : null
}

function count(model: Model): void {
  const last = model.lastCapture
  if (last)
    model.piles[last] = sorted([
      ...model.piles[last]!,
      ...pickUp(model, [...model.table, ...model.builds.map((b) => `B${b.value}`)]),
    ])
  model.counting = false
  model.window = null
  const bySide = (make: (seat: string) => number) =>
    Object.fromEntries(Object.entries(sides(model)).map(([name, seats]) => [name, sum(seats.map(make))]))
  const cards = sole(bySide((seat) => model.piles[seat]!.length))
  const spades = sole(bySide((seat) => model.piles[seat]!.filter((card) => suit(card) === 'S').length))
  const own = bySide((seat) => sum(model.piles[seat]!.map(pointsOf)) + model.sweeps[seat]!.length)
  if (cards) own[cards]! += 3
  if (spades) own[spades]! += 1
  const sideOf = (seat: string) => Object.keys(sides(model)).find((name) => sides(model)[name]!.includes(seat))!
  const points = each(model.letters, (seat) => own[sideOf(seat)]!)
  for (const seat of model.letters) model.scores[seat]! += points[seat]!
  model.rounds.push({
    dealer: model.dealer,
    last,
    cards,
    spades,
    cardCounts: each(model.letters, (seat) => model.piles[seat]!.length),
    spadeCounts: each(model.letters, (seat) => model.piles[seat]!.filter((card) => suit(card) === 'S').length),
    ...(model.page === 21 && { sweeps: each(model.letters, (seat) => model.sweeps[seat]!.length) }),
    points,
  })
  const leader = sole(Object.fromEntries(Object.keys(sides(model)).map((name) => [name, model.scores[name]!])))
  const target = (model.options['target'] as number | undefined) ?? model.page
  if (leader && model.scores[leader]! >= target) model.winners = sides(model)[leader]!
  else nextRound(model)
}

/** Returns the page's State. */
export function stateOf(model: Model): Record<string, unknown> {
  const { round, deal, dealer, stock, hands, piles, table, builds, lastCapture, rounds } = model
  const turn = model.winners ? null : model.turn
  const state = {
    round,
    deal,
    lastDeal: stock.length === 0,
    dealer,
    turn,
    stock,
    hands,
    piles,
    table,
    builds,
    lastCapture,
  }
  return model.page === 25
    ? { ...state, counting: model.counting, window: model.window, rounds }
    : { ...state, sweeps: model.sweeps, rounds }
}

/** Returns the seats that the game waits for or that may act. */
export function toMove(model: Model): string[] {
  if (model.winners) return []
  return model.letters.filter((seat) => (model.window ? seat !== model.window.seat : seat === model.turn))
}
