import { createI18n } from 'vue-i18n'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BoxId } from '../../../src/rules/manifest'
import type { GameFace, SceneContext } from '../../../src/renderer/games/types'
import { pluralOf } from '../../../src/renderer/i18n/say'
import type { Words } from '../../../src/renderer/i18n/words'
import { slug } from '../../../src/renderer/panels/base/markdown'
import en from '../../../src/renderer/i18n/en'
import { RECIPES } from '../../../src/renderer/sound/recipes'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { gameById } from '../../../src/rules/catalogue'
import {
  defaults,
  letterOf,
  LineOfPlay,
  listTexts,
  viewTable,
  ONLOOKER,
  seatsIn,
  createSeededRng,
  createSeedSource,
  type AnyGame,
  type Eye,
  type GameEvent,
  type Options,
  type Seat,
  type GameView,
  eventsVisibleTo,
} from '../../../src/rules/kit'
import { everyOther, IS_FULL_DEPTH, runCount } from '../../scale'
import { lessonContract } from './lessons'

/** A kind of table at which a face is tested. */
export interface TableKind {
  readonly name: string
  readonly seats: number
  readonly options?: Options
  /** Largest number of plies that are played at random; 300 by default. */
  readonly plies?: number
}

/** One position of a random game, with what the page knows of it. */
export interface Moment {
  readonly game: AnyGame
  readonly line: LineOfPlay
  readonly events: readonly GameEvent[]
  readonly last: { readonly seat: Seat; readonly move: string; readonly events: readonly GameEvent[] } | null
  seen(eye: Eye): GameView
  /** Texts of the legal moves of a seat. */
  moves(seat: Seat): string[]
  /** Seats that the game waits for or that may act. */
  readonly able: readonly Seat[]
}

/**
 * Plays a random game and calls `visit` at every position. The `events` of a moment are those since the position
 * before. Throws if a move is refused.
 */
export function playRandomGame(id: string, table: TableKind, seed: string, visit: (moment: Moment) => void): void {
  const game = gameById(id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), ...table.options }, table.seats, createSeedSource(seed))
  const rng = createSeededRng(`wander ${seed}`)
  let events: GameEvent[] = []
  let last: Moment['last'] = null
  const must = (refusal: { readonly message: string } | null) => {
    if (refusal) throw new Error(refusal.message)
  }
  const show = () => {
    const { state } = line
    visit({
      game,
      line,
      events,
      last,
      seen: (eye) => viewTable(game, state, eye),
      moves(seat) {
        return listTexts(game, state, seat)
      },
      able: line.isOver ? [] : seatsIn(game.requiredSeats(state) | game.optionalSeats(state)),
    })
    events = []
  }
  must(line.settleChance((event) => events.push(event)))
  show()
  for (let ply = 0; ply < (table.plies ?? 300) && !line.isOver; ply++) {
    const able = seatsIn(game.requiredSeats(line.state) || game.optionalSeats(line.state))
    const seat = able[rng.below(able.length)]!
    const move = game.write(line.state, seat, game.pick(line.state, seat, rng))
    must(line.playText(`${letterOf(seat)} ${move}`, (event) => events.push(event)))
    last = { seat, move, events: [...events] }
    // If a round has ended, the next one is dealt at once.
    must(line.settleChance((event) => events.push(event)))
    show()
  }
}

/** Context of a screen on which nothing has been touched. */
export const IDLE_CONTEXT: SceneContext<never> = {
  touchable: new Set(),
  picked: [],
  lastPly: null,
  page: 'wide',
  isHandCovered: false,
  flickStrength: null,
}

/** Returns the pieces that the page would show to an eye at this moment. */
export function sceneAt(face: GameFace, moment: Moment, eye: Eye, change: Partial<SceneContext> = {}): Piece[] {
  const seen = moment.seen(eye)
  const touchable = change.touchable ?? firstTouches(face, moment, eye, seen)
  return face.scene(seen, { ...IDLE_CONTEXT, lastPly: lastPlyFor(moment, eye), ...change, touchable })
}

function firstTouches(face: GameFace, { able, moves }: Moment, eye: Eye, seen: GameView): ReadonlySet<string> {
  const own = able.includes(eye) ? moves(eye) : []
  return new Set(own.flatMap((move) => face.touches(move, seen)[0] ?? []))
}

/** Returns the last ply as an eye was told it. */
export function lastPlyFor({ game, last }: Moment, eye: Eye): SceneContext['lastPly'] {
  return last && { seat: last.seat, events: eventsVisibleTo(game, last.events, eye) }
}

/**
 * Returns the same kind of table with fewer plies in the gate. What is checked at every position is then checked at
 * fewer positions.
 */
function shorter(table: TableKind): TableKind {
  return { ...table, plies: runCount(table.plies ?? 300, 40) }
}

/** Largest number of moves of a position whose touches are looked for in the scene. */
const TOUCHED_MOVES = IS_FULL_DEPTH ? 6 : 3
/** Pattern of the touches that are words only: buttons of the page say them, and nothing lies on the table for them. */
const SPOKEN = /^say:/
/**
 * Tests what the page needs of every face, at some kinds of tables: pieces with names of their own, each in its field,
 * something to touch for every move, words for everything that happens, a pad, and a leaflet with the
 * headings at which it is opened.
 */
export function faceContract(face: GameFace, box: BoxId, tables: readonly TableKind[]): void {
  const words = createReader(face)
  describe(`the face of ${face.id}`, () => {
    let anchors: string[] = []
    beforeAll(async () => {
      const text = await face.leaflet['en']!()
      anchors = [...text.matchAll(/^## (.+)$/gm)].map((heading) => slug(heading[1]!))
    })

    it('belongs to a game of its box, and its leaflet can be read at one sitting', async () => {
      expect(gameById(face.id)?.info.box).toBe(box)
      const count = (await face.leaflet['en']!()).split(/\s+/).length
      expect(count).toBeGreaterThan(200)
      expect(count).toBeLessThan(1500)
      expect(new Set(anchors).size).toBe(anchors.length)
    })

    it('has words for its title, and for every option with its values', () => {
      expect(words.has('title')).toBe(true)
      for (const [name, spec] of Object.entries(gameById(face.id)!.info.options)) {
        expect(words.has(`options.${name}.label`), `options.${name}.label`).toBe(true)
        // A flag is a box to tick, which needs no words for on and off.
        if (spec.kind === 'flag')
          for (const value of ['true', 'false']) expect(words.has(`options.${name}.${value}`)).toBe(false)
        if (spec.kind !== 'choice') continue
        for (const value of spec.values)
          expect(words.has(`options.${name}.${value}`), `options.${name}.${value}`).toBe(true)
      }
    })

    it.each(everyOther(tables))('$name: pieces have names of their own, and those of the field lie in it', (table) => {
      playRandomGame(face.id, shorter(table), `pieces ${table.name}`, (moment) => {
        if (moment.line.plyCount % 3 !== 0 && !moment.line.isOver) return
        for (const eye of eyesOf(moment))
          for (const page of ['wide', 'tall', 'broad'] as const) {
            const pieces = sceneAt(face, moment, eye, { page })
            const names = new Set(pieces.map((piece) => piece.id))
            if (names.size !== pieces.length) throw new Error('two pieces have the same name')
            // A pool is scaled to fit its extent.
            if (face.tableLayout.maxPoolScale !== undefined) continue
            const { left, right, far, near } = face.tableLayout.extent(moment.seen(eye), page)
            for (const { id, group, kind, pose } of pieces) {
              if (group !== undefined || kind === 'mark') continue
              if (pose.x < left || pose.x > right || pose.z < far || pose.z > near)
                throw new Error(`${id} is off the field of a ${page} page at ${pose.x}, ${pose.z}`)
            }
          }
      })
    })

    it.each(everyOther(tables))(
      '$name: every move can be touched, and said so that it is told from the others',
      (table) => {
        playRandomGame(face.id, shorter(table), `touches ${table.name}`, (moment) => {
          if (!IS_FULL_DEPTH && moment.line.plyCount % 2 !== 0) return
          for (const eye of moment.able) {
            const moves = moment.moves(eye)
            const plain = [...new Set(moves.map((move) => face.extras?.strip(move) ?? move))]
            const said = plain.map((move) => words.say(face.moveWords(moment.seen(eye), eye, move)))
            expect(new Set(said).size, `${plain.join(' | ')}: ${said.join(' | ')}`).toBe(plain.length)
            const some = plain.filter((_, i) => i % Math.ceil(plain.length / TOUCHED_MOVES) === 0)
            for (const move of some) touchable(face, moment, eye, move)
          }
        })
      },
    )

    it.each(everyOther(tables))('$name: all that happens has words, and every seat its column on the pad', (table) => {
      playRandomGame(face.id, table, `words ${table.name}`, (moment) => {
        for (const eye of eyesOf(moment)) {
          const seen = moment.seen(eye)
          for (const event of moment.events) {
            const known = moment.game.eventFor(event, eye)
            const told = known && face.eventWords(known, seen)
            if (told) words.say(told, namesOf(event))
            const aloud = known && (face.announcementWords?.(known, seen) ?? null)
            if (aloud) words.say(aloud, namesOf(event))
            const sound = known && face.sound(known)
            if (sound !== null && !(sound in RECIPES)) throw new Error(`there is no sound ${sound}`)
          }
          words.say(face.prompt(seen), { name: 'Ada' })
          const { lines, totals } = face.pad(seen)
          for (const line of lines) {
            words.say(line.label, { name: 'Ada' })
            if (line.cells.length !== seen.seats) throw new Error('a line of the pad has not a cell for each seat')
          }
          expect(totals).toHaveLength(seen.seats)
          expect(anchors).toContain(face.anchor(seen))
          for (const step of face.count?.(seen) ?? []) words.say(step.words, { name: 'Ada' })
          const result = face.result?.(seen)
          if (result) words.say(result, { name: 'Ada' })
        }
        for (const eye of moment.able.slice(0, 1))
          for (const move of moment.moves(eye).slice(0, 2))
            expect(words.say(face.reason(moment.seen(eye), eye, move), { name: 'Ada' })).not.toBe('')
      })
    })
  })
  describe(`the lesson of ${face.id}`, () => lessonContract(face, words.say, IDLE_CONTEXT))
}

/** Throws if a move has no touch, or if one of its touches is on no piece when its turn comes. */
function touchable(face: GameFace, moment: Moment, eye: Eye, move: string): void {
  const touches = face.touches(move, moment.seen(eye))
  if (touches.length === 0) throw new Error(`${move} cannot be touched`)
  touches.forEach((touch, i) => {
    if (SPOKEN.test(touch)) return
    const pieces = sceneAt(face, moment, eye, { touchable: new Set([touch]), picked: touches.slice(0, i) })
    if (!pieces.some((piece) => piece.touch === touch)) throw new Error(`nothing to touch for ${touch} of "${move}"`)
  })
}

function eyesOf({ able, line }: Moment): Eye[] {
  return [...new Set([ONLOOKER, line.state.seats - 1, ...able.slice(0, 1)])]
}

/** Returns the names that the page fills in: of the seat that acted, and of the seats that gave or got something. */
function namesOf(event: object): Record<string, string> {
  const seats = { seat: 'name', from: 'fromName', to: 'toName' }
  return Object.fromEntries(Object.entries(seats).flatMap(([key, hole]) => (key in event ? [[hole, 'Ada']] : [])))
}

const WORDS = import.meta.glob('../../../src/renderer/games/*/en.ts', { import: 'default', eager: true })

/** What no count of one is called. */
const ONE_OF_MANY =
  /(?<![\d.,:+−–-]|(?:red|orange|yellow|green|blue|indigo|violet|black|card|square|and|or) )\b1 (?:more |open |of )?(?:aces|books|cards|chips|games|groups|jumps|lines|men|moves|others|pieces|players|points|rows|slides|spades|reds|tricks)\b/u

/**
 * Returns a reader of a face's words. It throws if a key is missing, if nothing fills a hole, if the words are empty, or
 * if they say "1 cards".
 */
export function createReader(face: GameFace): {
  say(words: Words, names?: Record<string, string>): string
  /** Returns whether the face's own catalogue has a key. */
  has(key: string): boolean
} {
  const { t, te, tm } = createI18n({
    legacy: false,
    locale: 'en',
    messages: {
      en: { ...en, [face.id]: WORDS[`../../../src/renderer/games/${face.id}/en.ts`] } as unknown as Record<
        string,
        string
      >,
    },
  }).global
  return {
    has: (key) => te(`${face.id}.${key}`),
    say({ key: own, params = {} }, names = {}) {
      const key = te(`${face.id}.${own}`) ? `${face.id}.${own}` : own
      if (!te(key)) throw new Error(`there are no words for ${own}`)
      const given: Record<string, string | number> = { ...params, ...names }
      for (const hole of String(tm(key)).matchAll(/\{(\w+)\}/g))
        if (!(hole[1]! in given)) throw new Error(`nothing fills {${hole[1]!}} of ${key}`)
      const n = pluralOf(given)
      const text = n === undefined ? t(key, given) : t(key, given, { plural: n })
      if (text === '') throw new Error(`the words of ${key} are empty`)
      const [wrong] = ONE_OF_MANY.exec(text) ?? []
      if (wrong !== undefined) throw new Error(`the words of ${key} say “${wrong}”`)
      return text
    },
  }
}
