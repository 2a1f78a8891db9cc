import { describe, expect, it } from 'vitest'
import { bostonBooksFace } from '../../../../src/renderer/games/boston-books/face'
import { isUntouched, type Table } from '../../../../src/renderer/games/boston-books/table'
import { ONLOOKER, letterOf, type GameEvent } from '../../../../src/rules/kit'
import { sceneAt, playRandomGame, type Moment, type TableKind } from '../contract'
import type { AskedEvent, GivenEvent } from '../../../../src/rules/forty-nine-outfit/boston-books/shape'
import { beginStep } from '../lessons'

const TABLES: readonly TableKind[] = [
  { name: 'two', seats: 2, plies: 60 },
  { name: 'four with the Cheater, one deal', seats: 4, options: { cheater: true, target: 0 }, plies: 60 },
  { name: 'seven', seats: 7, plies: 40 },
]
const ID = 'boston-books'
const look = (moment: Moment, eye: number): Table => moment.seen(eye) as Table

describe.each(TABLES)('the table of $name', (table) => {
  it('shows every other hand alike, whatever it holds, until the game is over', () => {
    playRandomGame(ID, table, `alike ${table.name}`, (moment) => {
      if (moment.line.isOver) return
      const pieces = sceneAt(bostonBooksFace, moment, 0)
      const sizes = new Set(
        'BCDEFG'
          .slice(0, table.seats - 1)
          .split('')
          .map(sizeOf),
      )
      expect(sizes.size).toBe(1)
      function sizeOf(seat: string): number {
        const hand = pieces.filter((piece) => piece.zone === `hand:${seat}`)
        expect(hand.every((piece) => piece.down)).toBe(true)
        return hand.length
      }
    })
  })

  it('lays every book before whoever made it, face up and whole', () => {
    playRandomGame(ID, table, `books ${table.name}`, (moment) => {
      const { state } = look(moment, 0)
      for (const [seat, books] of Object.entries(state.books)) {
        const laid = sceneAt(bostonBooksFace, moment, 0).filter((piece) => piece.zone === `books:${seat}`)
        expect(laid.map((piece) => piece.face)).toEqual(books.flatMap((book) => book.cards.map((card) => `49/${card}`)))
      }
    })
  })

  it('brings a card that was given from the hand that held it, after the first call of a deal too', () => {
    let first = 0
    playRandomGame(ID, table, `given ${table.name}`, (moment) => {
      const given = moment.events.find(({ type }) => type === 'given') as GivenEvent | undefined
      if (given === undefined || moment.line.isOver) return
      const seen = look(moment, given.seat)
      const laid = sceneAt(bostonBooksFace, moment, given.seat).find(
        ({ zone, face }) => zone === `hand:${letterOf(given.seat)}` && face === `49/${given.card}`,
      )
      // A card that completes a book lies with the book, not in the hand.
      if (laid === undefined) return
      expect(laid.from).toBe(`hand:${letterOf(given.of)}`)
      if (isUntouched(seen)) first++
    })
    if (table.seats === 2) expect(first).toBeGreaterThan(0)
  })

  it('shows as cards only what the eye holds, what lies open and what was called for aloud', () => {
    playRandomGame(ID, table, `secrets ${table.name}`, (moment) => {
      if (moment.line.isOver) return
      for (const eye of [ONLOOKER, 0]) {
        const { state } = look(moment, eye)
        const open = Object.values(state.books).flatMap((books) => books.flatMap((book) => book.cards))
        const known = new Set([...(state.hands[eye === 0 ? 'A' : ''] ?? []), ...open])
        if (state.last) known.add(state.last.card)
        for (const piece of sceneAt(bostonBooksFace, moment, eye)) {
          const card = /^49\/(\d+|C)$/.exec(piece.face)?.[1]
          if (card !== undefined && piece.zone !== 'calls') expect(known).toContain(card)
        }
      }
    })
  })

  it('offers the numbers that lack of the colour touched, and nothing else', () => {
    playRandomGame(ID, table, `strip ${table.name}`, (moment) => {
      const eye = moment.able[0]
      if (eye === undefined) return
      const asks = moment.moves(eye).filter((move) => move.startsWith('ask'))
      const seen = moment.seen(eye)
      const [colour, call] = bostonBooksFace.touches(asks[0]!, seen)
      const offered = new Set(
        asks
          .map((move) => bostonBooksFace.touches(move, seen))
          .flatMap(([first, second]) => (first === colour ? second! : [])),
      )
      const pieces = sceneAt(bostonBooksFace, moment, eye, { picked: [colour!], touchable: offered })
      const strip = pieces.filter((piece) => piece.zone === 'calls').map((piece) => piece.touch)
      expect(new Set(strip)).toEqual(offered)
      expect(strip).toContain(call)
    })
  })

  it('counts up to the score', () => {
    playRandomGame(ID, { ...table, plies: 3000 }, `count ${table.name}`, (moment) => {
      if (!moment.line.isOver) return
      const seen = look(moment, 0)
      for (const [seat, score] of Object.entries(seen.scores)) {
        const steps = bostonBooksFace.count!(seen).filter((step) => step.seat === seat)
        expect(steps.reduce((sum, step) => sum + step.points, 0)).toBe(score)
        const at = 'ABCDEFG'.indexOf(seat)
        const { lines, totals } = bostonBooksFace.pad(seen)
        expect(lines.reduce((sum, line) => sum + Number(line.cells[at]), 0)).toBe(score)
        expect(totals[at]).toBe(String(score))
      }
    })
  })
})

describe('what touches mean', () => {
  it('names a call and a book, so that the rule against it can be told', () => {
    playRandomGame(ID, { name: 'meaning', seats: 3, plies: 0 }, 'meaning', (moment) => {
      const { attempt } = bostonBooksFace
      expect(attempt!(['colour:yellow', 'call:17', 'seat:B'], moment.seen(0))).toBe('ask B 17')
      expect(attempt!(['hand:C', 'colour:green'], moment.seen(0))).toBe('book green')
      expect(attempt!(['colour:yellow'], moment.seen(0))).toBeNull()
    })
  })
})

const THREE = { name: 'three', seats: 3, plies: 60 }

describe('what is said of a call', () => {
  it('differs for the caller, for whoever is asked, and for all others; the one asked is named', () => {
    playRandomGame('boston-books', THREE, 'asked', (moment) => {
      const event = moment.events.find((each) => each.type === 'asked') as unknown as AskedEvent | undefined
      if (event === undefined) return
      const told = (eye: number) => bostonBooksFace.eventWords(event, moment.seen(eye))!
      const third = [0, 1, 2].find((seat) => seat !== event.seat && seat !== event.of)!
      expect(told(event.seat).key).toBe('event.asked.you')
      expect(told(event.of).key).toBe('event.asked.me')
      expect(told(third).key).toBe('event.asked.they')
      expect(told(ONLOOKER).params!['of']).toBe(`seat:${letterOf(event.of)}`)
    })
  })

  it('names a card drawn in vain to nobody but the drawer', () => {
    let missed = 0
    playRandomGame('boston-books', THREE, 'drawn', (moment) => {
      for (const event of moment.events) {
        if (event.type !== 'drawn' || (event as unknown as { hit: boolean }).hit) continue
        missed++
        for (const eye of [ONLOOKER, 0, 1, 2]) {
          const words = bostonBooksFace.eventWords(moment.game.eventFor(event, eye) as typeof event, moment.seen(eye))!
          expect('card' in (words.params ?? {})).toBe(eye === event.seat)
        }
      }
    })
    expect(missed).toBeGreaterThan(0)
  })

  it('tells of a hint who has the card, by name', () => {
    playRandomGame('boston-books', { name: 'two', seats: 2, plies: 150 }, 'hint', (moment) => {
      const eye = moment.able[0]
      if (eye === undefined) return
      const { params } = bostonBooksFace.reason(moment.seen(eye), eye, moment.moves(eye)[0]!)
      if (params?.['of'] !== undefined) expect(params['of']).toBe(`seat:${letterOf(1 - eye)}`)
    })
  })

  it('knows for a hint what was told long ago: who called for a card and did not part with it', () => {
    let better = 0
    const recall: GameEvent[] = []
    playRandomGame('boston-books', { name: 'three', seats: 3, plies: 60 }, 'recall', (moment) => {
      const eye = moment.able[0]
      recall.push(...moment.events)
      if (eye === undefined) return
      const told = recall.flatMap((event) => moment.game.eventFor(event, eye) ?? [])
      for (const move of moment.moves(eye)) {
        const [now, then] = [[], told].map((all) => bostonBooksFace.reason(moment.seen(eye), eye, move, all))
        if (now!.key !== then!.key) better++
      }
    })
    expect(better).toBeGreaterThan(0)
  })
})

const steps = bostonBooksFace.lesson.map((step) => [step.title.key, step] as const)

describe('the lesson of Boston Books', () => {
  it.each(steps)('%s: something else may be done, too', (_, step) => {
    expect(beginStep(step).moves.length).toBeGreaterThan(step.acceptedMoves.length)
  })

  const after = (id: string, move: string) => {
    const play = beginStep(bostonBooksFace.lesson.find((step) => step.title.key === `lesson.${id}.title`)!)
    play.play(move)
    return play.seen() as Table
  }

  it('comes out as its words say', () => {
    for (const card of ['6', '7']) expect(after('call', `ask B ${card}`).state.last?.result).toBe('given')
    expect(after('book', 'ask B 7').scores['A']).toBe(1)
    for (const card of [44, 45, 46, 47, 48, 49]) {
      const { state } = after('miss', `ask B ${card}`)
      expect(state.last?.result).toBe('missed')
      expect(state.hands['A']).toContain('12')
    }
    expect(after('listen', 'ask B 17').state.last?.result).toBe('given')
    expect(after('cheater', 'book yellow').scores['A']).toBe(1)
  })
})
