import { beforeEach, describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import type { GameFace } from '../../../src/renderer/games/types'
import type { Words } from '../../../src/renderer/i18n/words'
import { i18n } from '../../../src/renderer/i18n'
import { setNamesAtTable, say } from '../../../src/renderer/i18n/say'
import { spoken } from '../../../src/renderer/i18n/spoken-text'
import { readableView, type ReadablePart } from '../../../src/renderer/play/readable-view'
import { sentenceFor } from '../../../src/renderer/games/event-sentence'
import { ruleRefusalText } from '../../../src/renderer/i18n/rule-refusal-text'
import { handText } from '../../../src/renderer/stores/table/turn-text'
import { touchName } from '../../../src/renderer/play/touch-names'
import { games } from '../../../src/rules/catalogue'
import { letterOf, ONLOOKER, seatOf, type AnyGame, type Eye, type GameView } from '../../../src/rules/kit'
import { playRandomGame, type Moment } from '../games/contract'
import { everyOther, runCount } from '../../scale'
import { openStores } from '../stores/fresh-stores'

beforeEach(() => {
  openStores()
  setNamesAtTable(() => NAMES)
})

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hal']
/** Texts in the notations of several games. Where one of them is refused, the refusal has a sentence. */
const NONSENSE = ['49', 'C', 'C@1', '17@3', '1-2', 'take 5R', 'ask B 17', '2S>QH', 'trail 3D', 'bet 1@JQ', 'bet 1@2-9']

/** Collects everything that is told at one game, and where: each sentence once. */
class Told {
  readonly sentences = new Map<string, string>()
  /** Codes of the game's notation: parts of moves and of values that hold a capital, or letters and digits. */
  readonly codes = new Set<string>()
  /** Moves that could be played one ply ago. */
  moves: readonly string[] = []
  /** Names of fields of the view. */
  readonly fields = new Set<string>()

  constructor(private readonly game: AnyGame) {}

  add(where: string, sentence: string): void {
    this.sentences.set(sentence, where)
  }

  /**
   * Notes the codes in a text of the notation. `A` is left out, because it is an article. In sentences, letters of
   * ranks stand beside signs of suits.
   */
  learn(text: string): void {
    for (const part of text.match(/[A-Za-z0-9]+/g) ?? [])
      if (/[A-Z]/.test(part) ? part !== 'A' : /\d[a-z]|[a-z]\d/.test(part)) this.codes.add(part)
  }

  /** Notes the fields and the values of a view, at any depth. */
  study(value: unknown): void {
    if (typeof value === 'string') this.learn(value)
    else if (Array.isArray(value)) value.forEach((each) => this.study(each))
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) {
        if (seatOf(key, 8) < 0 && !i18n.global.te(`${this.game.info.id}.card.${key}`)) this.fields.add(key)
        this.study(each)
      }
  }

  /** Returns the sentences that hold a code or the name of a field that is not a word. */
  faults(): string[] {
    const raw = [...this.fields].filter((field) => /[a-z][A-Z]/.test(field))
    const forbidden = new Set([...this.codes, ...raw])
    return [...this.sentences].flatMap(([sentence, where]) => {
      const found = (sentence.match(/[A-Za-z0-9]+/g) ?? []).find((part) => forbidden.has(part))
      return found === undefined ? [] : [`${where}: "${found}" in "${sentence}"`]
    })
  }
}

function wordsOf(part: ReadablePart): string[] {
  if (part.kind === 'line') return [part.title, part.words]
  if (part.kind === 'list') return [part.title, ...part.entries.map(({ words }) => words)]
  return [part.title, ...part.rows.flat().map(({ label, words }) => `${label}: ${words}`)]
}

function hear(told: Told, face: GameFace, moment: Moment, eye: Eye): void {
  const seen = moment.seen(eye)
  const names = NAMES.slice(0, seen.seats)
  const tell = (where: string, words: Words | null | undefined) =>
    words && told.add(where, spoken(say(face.id, words, { name: 'Ada' }, names)))
  const { unspokenFields: unspokenFields = [] } = face
  told.study(
    Object.fromEntries(Object.entries(seen.state as object).filter(([field]) => !unspokenFields.includes(field))),
  )
  for (const part of readableView(seen, names, unspokenFields))
    for (const words of wordsOf(part)) told.add('the table for screen readers', words)
  tell('prompt', face.prompt(seen))
  tell('result', face.result?.(seen))
  for (const step of face.count?.(seen) ?? []) tell('count', step.words)
  for (const line of face.pad(seen).lines) tell('pad', line.label)
  told.add('the key for the hand', handText(face.id, seen))
  for (const event of moment.events) {
    const known = moment.game.eventFor(event, eye)
    const sentence = known && sentenceFor(face, known, seen, names)
    if (sentence) told.add('log', spoken(sentence))
    if (known) tell('called aloud', face.announcementWords?.(known, seen))
  }
}

function hearMoves(told: Told, face: GameFace, moment: Moment, seat: number): void {
  const seen = moment.seen(seat)
  const names = NAMES.slice(0, seen.seats)
  const moves = moment.moves(seat)
  for (const move of moves) told.learn(move)
  for (const move of moves.filter((_, at) => at % Math.ceil(moves.length / 12) === 0)) {
    told.add('move', spoken(say(face.id, face.moveWords(seen, seat, move), { name: 'Ada' }, names)))
    // A touch that is only said has a button of its own, in the words of its move.
    for (const touch of face.touches(move, seen).filter((it) => !it.startsWith('say:')))
      told.add('thing to touch', spoken(touchName(face.id, touch)))
  }
  const [first] = moves
  if (first !== undefined)
    told.add('reason', spoken(say(face.id, face.reason(seen, seat, first), { name: 'Ada' }, names)))
  // These texts were legal before, or would be legal with another card.
  const wild = [...NONSENSE, ...told.moves, ...moves.map((move) => move.replace(/\d+/, '13').replace(/[SHDC]\b/, 'H'))]
  told.moves = moves.slice(0, 15)
  for (const move of wild.slice(0, 60)) {
    const read = moment.line.read(`${letterOf(seat)} ${move}`)
    // This refusal explains how a move is written. Only people who write moves see it; nobody writes them at the table.
    if (!read.ok && read.error.code !== 'bad-move') told.add('refusal', spoken(ruleRefusalText(read.error)))
  }
}

describe('nothing that is shown or said at a game is its notation', () => {
  it.each(everyOther(games.map((game) => [game.info.title, game] as const)))('%s', async (_, game) => {
    const { id, seats } = game.info
    const face = await loadGameFace(id)
    const told = new Told(game)
    for (const count of new Set([seats.min, Math.min(seats.max, Math.max(3, seats.min))]))
      playRandomGame(
        id,
        { name: 'words', seats: count, plies: runCount(100, 50) },
        `words ${String(count)}`,
        (moment) => {
          for (const eye of [ONLOOKER, 0]) hear(told, face, moment, eye)
          for (const seat of moment.able.slice(0, 1)) hearMoves(told, face, moment, seat)
        },
      )
    expect(told.sentences.size).toBeGreaterThan(20)
    expect(told.faults()).toEqual([])
    const unnamed = [...told.fields].filter((field) => !i18n.global.te(`${id}.state.${field}`) && !/^\d+$/.test(field))
    expect(unnamed).toEqual([])
  })
})

it('a hand is said card by card, in words', async () => {
  await loadGameFace('cassino-21')
  const hand = ['2D', '10S', 'QH']
  const seen = { game: 'cassino-21', seats: 2, eye: 0, state: { hands: { A: hand, B: 4 } } } as unknown as GameView
  expect(handText('cassino-21', seen)).toBe('Your hand: 2 of diamonds, 10 of spades, queen of hearts')
})
