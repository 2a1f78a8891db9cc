import { createI18n } from 'vue-i18n'
import { describe, expect, it } from 'vitest'
import { fortyNineFace } from '../../../../src/renderer/games/forty-nine'
import type { Words } from '../../../../src/renderer/i18n/words'
import { fortyNine } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineReasonKey } from '../../../../src/bots/reasons/forty-nine'
import { letterOf, type Options } from '../../../../src/rules/kit'
import { wander } from './support'

const missing: string[] = []
const { t, te, tm } = createI18n({
  legacy: false,
  locale: 'en',
  messages: { en: fortyNineFace.messages['en'] as Record<string, string> },
  missing: (_, key) => {
    missing.push(key)
    return ''
  },
}).global

/** The names that the page fills in: of whoever did it, and of whoever paid whom. */
function namesOf(event: object): Record<string, string> {
  const seats = { seat: 'name', from: 'fromName', to: 'toName' }
  return Object.fromEntries(Object.entries(seats).flatMap(([key, hole]) => (key in event ? [[hole, 'Ada']] : [])))
}

/** The sentence of some words, with every hole filled by the words themselves or by the players' names. */
function sentence({ key, params = {} }: Words, names: Record<string, string> = {}): string {
  expect(te(key), `the key ${key}`).toBe(true)
  const holes = [...String(tm(key)).matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]!)
  const given: Record<string, string | number> = { ...params, ...names }
  for (const hole of holes) expect(given, `${key} fills {${hole}}`).toHaveProperty(hole)
  const n = given['n']
  return typeof n === 'number' ? t(key, given, { plural: n }) : t(key, given)
}

const TABLES: readonly (readonly [string, number, Options])[] = [
  ['plain', 2, {}],
  ['everything counted', 3, { combinations: true, style: 'baltimore' }],
  ['strict', 4, { referee: 'strict', combinations: true }],
  ['crowded', 8, { style: 'baltimore', referee: 'strict' }],
]

describe.each(TABLES)('words at a table: %s', (name, seats, options) => {
  it('are there for every event, move, prompt and line of the pad, for every eye', () => {
    let told = 0
    for (const seed of [1, 2])
      wander(`words ${name} ${seed}`, seats, options, (play) => {
        const events = play.events.slice(told)
        told = play.events.length
        for (const eye of [-1, play.turn]) {
          const seen = play.seen(eye)
          for (const event of events) {
            const known = fortyNine.eventFor(event, eye)
            const words = known && fortyNineFace.event(known, seen)
            if (words) expect(sentence(words, namesOf(event))).not.toBe('')
          }
          expect(sentence(fortyNineFace.prompt(seen))).not.toBe('')
          for (const line of fortyNineFace.pad(seen).lines.slice(-1)) expect(sentence(line.label)).not.toBe('')
        }
        if (play.over) told = 0
        else {
          const seen = play.seen(play.turn)
          const moves = play.moves().slice(0, 12)
          const texts = new Set(moves.map((move) => sentence(fortyNineFace.move(seen, play.turn, move))))
          expect(texts.size).toBe(moves.length)
        }
      })
    expect(missing).toEqual([])
  })

  it('give a reason for every sound move', () => {
    wander(`reasons ${name}`, seats, options, (play) => {
      if (play.over) return
      const seen = play.seen(play.turn)
      for (const move of play.moves().filter((_, i, all) => i < 20 || i > all.length - 20)) {
        const read = fortyNine.read(play.line.state as never, play.turn, move)
        if (!read.ok || !fortyNine.sound(play.line.state as never, play.turn, read.value)) continue
        expect(sentence(fortyNineFace.reason(seen, play.turn, move))).not.toBe('')
      }
    })
  })

  it('keep the pad equal to the scores', () => {
    wander(`pad ${name}`, seats, options, (play) => {
      const seen = play.seen(-1)
      const { lines, totals } = fortyNineFace.pad(seen)
      const sums = totals.map((_, seat) => lines.reduce((sum, line) => sum + Number(line.cells[seat]), 0))
      expect(sums).toEqual(totals.map(Number))
      expect(totals.map(Number)).toEqual(totals.map((_, seat) => seen.scores[letterOf(seat)]))
    })
  })
})

describe('words', () => {
  it('tell the points that a play then makes', () => {
    for (const options of [{}, { combinations: true }])
      for (const seats of [2, 5])
        wander(`worth ${seats}`, seats, options, (play) => {
          if (play.over) return
          const seat = play.turn
          const seen = play.seen(seat)
          const named = new Map(
            play.moves().map((move) => [move, fortyNineFace.move(seen, seat, move).params?.['points'] ?? 0]),
          )
          const before = play.state.points[letterOf(seat)]!
          const state = fortyNine.clone(play.line.state as never)
          for (const [move, points] of named) {
            const read = fortyNine.read(state, seat, move)
            if (!read.ok) throw new Error(move)
            const after = fortyNine.clone(state)
            fortyNine.apply(after, seat, read.value)
            expect(fortyNine.dump(after).points[letterOf(seat)]! - before, move).toBe(points)
          }
        })
  })

  it('exist for everything that may be said with a play', () => {
    wander('extras', 2, { referee: 'strict', combinations: true }, (play) => {
      if (play.last) return
      for (const extra of fortyNineFace.extras!(play.seen(0))) expect(sentence(extra.words)).not.toBe('')
    })
  })

  it('exist for every reason that the bots give', () => {
    const keys: Record<FortyNineReasonKey, true> = {
      'opening-card': true,
      'ends-ahead': true,
      'ends-level': true,
      'ends-cheaply': true,
      'scores-square': true,
      'completes-row': true,
      'scores-square-and-row': true,
      'completes-fifty': true,
      'completes-hundred': true,
      'cheater-takes': true,
      'keeps-open-for': true,
      'prepares-row': true,
      'opens-nothing': true,
      'sheds-card': true,
      'draws-for-more': true,
      'draws-nothing-fits': true,
      'passes-holding': true,
      'passes-nothing-fits': true,
    }
    for (const key of Object.keys(keys)) expect(te(`reason.${key}`), key).toBe(true)
  })

  it('exist for the printed game and for every step of the lesson', () => {
    const { demo, lesson } = fortyNineFace
    sentence(demo!.title)
    const remarks = demo!.remarks.map((remark) => sentence(remark.words))
    expect(new Set(remarks).size).toBeGreaterThan(50)
    for (const step of lesson) for (const words of [step.title, step.tell, step.done, step.other]) sentence(words)
  })

  it('name every option and each of its values', () => {
    for (const [key, spec] of Object.entries(fortyNine.info.options)) {
      expect(te(`options.${key}.label`)).toBe(true)
      const values = spec.kind === 'choice' ? spec.values : spec.kind === 'flag' ? ['true', 'false'] : []
      for (const value of values) expect(te(`options.${key}.${value}`)).toBe(true)
    }
  })
})
