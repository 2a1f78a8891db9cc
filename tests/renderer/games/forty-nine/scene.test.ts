import { describe, expect, it } from 'vitest'
import { scene, SUPPLY } from '../../../../src/renderer/games/forty-nine/scene'
import { touches } from '../../../../src/renderer/games/forty-nine/face'
import type { Context } from '../../../../src/renderer/games/forty-nine/table'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { ONLOOKER, type Eye, type Options } from '../../../../src/rules/kit'
import { eyesOf, IDLE_CONTEXT, playRandomGame, type Play } from './support'

const TABLES: readonly (readonly [string, number, Options])[] = [
  ['two', 2, {}],
  ['three in strict Baltimore', 3, { referee: 'strict', style: 'baltimore' }],
  ['four in Baltimore with combinations', 4, { style: 'baltimore', combinations: true }],
  ['five, strict', 5, { referee: 'strict' }],
  ['eight', 8, { style: 'baltimore' }],
]

/** Returns the context that the page would give a scene for one eye: the touches of its own moves, and the last ply. */
function contextFor(play: Play, eye: Eye, change: Partial<Context> = {}): Context {
  const mine = play.turn === eye && !play.over
  const touchable = new Set(mine ? play.moves().flatMap((move) => touches(move)[0] ?? []) : [])
  return { ...IDLE_CONTEXT, touchable, lastPly: play.lastPlyFor(eye), ...change }
}

const shown = (play: Play, eye: Eye, change: Partial<Context> = {}) =>
  scene(play.seen(eye), contextFor(play, eye, change))

/** Returns the names of all cards that a list of pieces reveals, in any of its fields. Expects each face only once. */
function cardsTold(pieces: readonly Piece[]): Set<string> {
  const faces = pieces.map((piece) => piece.face).filter((face) => /^49\/(\d+|C)$/.test(face))
  expect(new Set(faces).size).toBe(faces.length)
  const told = pieces.flatMap((piece) => [
    ...(/^card:(\w+)$/.exec(piece.id)?.slice(1) ?? []),
    ...(/^49\/(\d+|C)$/.exec(piece.face)?.slice(1) ?? []),
    ...(/^hand:(\d+|C)$/.exec(piece.touch ?? '')?.slice(1) ?? []),
  ])
  return new Set(told)
}

function known(play: Play, eye: Eye, covered: boolean): Set<string> {
  const { board, hands } = play.state
  const own = play.over ? Object.values(hands).flat() : eye === ONLOOKER || covered ? [] : hands['ABCDEFGH'.charAt(eye)]
  return new Set([...board.filter((card) => card !== null), ...(own as string[])])
}

describe.each(TABLES)('the scene at a table of %s', (name, seats, options) => {
  it('tells no card that the eye cannot know, and all that it can', () => {
    playRandomGame(`secrets ${name}`, seats, options, (play) => {
      for (const eye of eyesOf(seats))
        for (const covered of [false, true]) {
          expect([...cardsTold(shown(play, eye, { isHandCovered: covered }))].sort()).toEqual(
            [...known(play, eye, covered && !play.over)].sort(),
          )
        }
    })
  })

  it('keeps the names of what stays from ply to ply', () => {
    let before = new Map<Eye, Set<string>>()
    playRandomGame(`stable ${name}`, seats, { ...options, style: 'score' }, (play) => {
      const after = new Map(
        eyesOf(seats).map((eye) => {
          const pieces = shown(play, eye).filter((piece) => piece.kind === 'card')
          return [eye, new Set(pieces.map((piece) => piece.id))]
        }),
      )
      for (const [eye, ids] of after) {
        const old = before.get(eye)
        if (!old || play.over) continue
        const fresh = [...ids].filter((id) => !old.has(id))
        expect(fresh.length).toBeLessThanOrEqual(1)
      }
      before = after
    })
  })
})

describe('what moves and glows', () => {
  it('deals one by one from the stock, beginning with the first seat', () => {
    playRandomGame(
      'deal',
      3,
      {},
      (play) => {
        if (play.last) return
        const dealt = shown(play, 1).filter((piece) => piece.zone?.startsWith('hand:'))
        expect(dealt.every((piece) => piece.from === 'stock')).toBe(true)
        expect(dealt.map((piece) => piece.beat).sort((a, b) => a! - b!)).toEqual(
          Array.from({ length: 15 }, (_, i) => i),
        )
        expect(dealt.find((piece) => piece.beat === 0)?.zone).toBe('hand:A')
      },
      0,
    )
  })

  it('lets a laid card come from the hand that laid it and a drawn one from the stock', () => {
    playRandomGame('origins', 2, {}, (play) => {
      const { last } = play
      if (!last?.move || play.over) return
      const seat = 'AB'.charAt(last.seat)
      const pieces = shown(play, ONLOOKER)
      if (last.move === 'draw') {
        const backs = pieces.filter((piece) => piece.zone === `hand:${seat}`)
        expect(backs.every((piece) => piece.from === 'stock')).toBe(true)
      } else if (last.move !== 'pass') {
        const card = last.move.startsWith('C') ? 'C' : last.move
        expect(pieces.find((piece) => piece.id === `card:${card}`)?.from).toBe(`hand:${seat}`)
      }
    })
  })

  it('answers a completed row from end to end, and only then', () => {
    let answered = 0
    for (const seed of ['rows 1', 'rows 2', 'rows 3'])
      playRandomGame(seed, 2, {}, (play) => {
        const entry = play.state.tally.at(-1)
        const rows = play.state.tally.filter(
          ({ ply, for: reason }) => ply === play.line.plyCount && reason.startsWith('row'),
        )
        const glowing = shown(play, ONLOOKER).filter((piece) => piece.zone === 'board' && (piece.glow ?? 0) > 0)
        expect(glowing.length).toBe(rows.length === 0 ? 0 : new Set(glowing.map((piece) => piece.id)).size)
        if (rows.length === 1) expect(glowing).toHaveLength(7)
        if (rows.length === 0) expect(glowing).toHaveLength(0)
        if (rows.length > 0 && entry) answered++
      })
    expect(answered).toBeGreaterThan(0)
  })

  it('counts out chips in Baltimore style: what everybody took, more what was won', () => {
    const worth = { 'chip/blue': 50, 'chip/red': 25, 'chip/white': 5 } as Record<string, number>
    for (const page of ['wide', 'tall'] as const)
      playRandomGame('chips', 4, { style: 'baltimore' }, (play) => {
        const pieces = shown(play, 2, { page }).filter((piece) => piece.kind === 'chip')
        for (const [seat, score] of Object.entries(play.seen(2).scores)) {
          const own = pieces.filter((piece) => piece.zone === `chips:${seat}`)
          expect(own.reduce((sum, piece) => sum + worth[piece.face]!, 0)).toBe(Math.max(0, SUPPLY + score))
        }
      })
  })

  it('lifts what was picked', () => {
    playRandomGame('marks', 2, {}, (play) => {
      if (play.over) return
      const eye = play.turn
      const card = play.state.hands['AB'.charAt(eye)]
      const first = (card as string[])[0]!
      const picked = shown(play, eye, { picked: [`hand:${first}`], touchable: new Set([`square:${first}`]) })
      const raised = picked.filter((piece) => piece.raised === true).map(({ touch }) => touch)
      expect(raised).toEqual([`hand:${first}`])
    })
  })
})
