import { describe, expect, it } from 'vitest'
import { deckOCardsRouletteFace as face } from '../../../../src/renderer/games/deck-o-cards-roulette/face'
import { chipsForPlay, fewestChips } from '../../../../src/renderer/games/deck-o-cards-roulette/scene'
import { VALUES } from '../../../../src/renderer/games/deck-o-cards-roulette/layout'
import type { SceneContext } from '../../../../src/renderer/games/types'
import { diffPieces } from '../../../../src/renderer/stage/model/piece-diff'
import { BEAT_SECONDS } from '../../../../src/renderer/stage/options'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { placeOf } from '../../../../src/renderer/stage/model/transform'
import { createPieceAnimator } from '../../../../src/renderer/stage/animation/piece-animator'
import { gameById } from '../../../../src/rules/catalogue'
import {
  defaults,
  LineOfPlay,
  viewTable,
  ONLOOKER,
  createTapeSource,
  type Eye,
  type GameEvent,
} from '../../../../src/rules/kit'
import { IDLE_CONTEXT } from '../contract'

/** Cards of the example on the rules page: C keeps the bank after a tie. */
const TAPE = ['9C', 'QH', 'QD', '4S', 'JC', '8C', 'KD']
const BETS = ['A bet 5@8C', 'B bet 4@even', 'A bet 2@3-8', 'B bet 1@call:8D', 'A ready', 'B bet 6@red', 'B ready']

function table(moves: readonly string[] = [], options = {}, tape = TAPE) {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), ...options }, 3, createTapeSource(tape))
  let lastEvents: GameEvent[] = []
  line.settleChance()
  const play = (move: string) => {
    lastEvents = []
    expect(line.playText(move)).toBeNull()
    line.settleChance((event) => lastEvents.push(event))
  }
  moves.forEach(play)
  const seen = (eye: Eye = 0) => viewTable(game, line.state, eye)
  return {
    play,
    seen,
    told: () => lastEvents,
    scene: (eye: Eye = 0, context: Partial<SceneContext> = {}) =>
      face.scene(seen(eye), { ...IDLE_CONTEXT, lastEvents, ...context }),
  }
}
const worth = (pieces: readonly Piece[], zone: string) =>
  pieces
    .filter((piece) => piece.kind === 'chip' && (piece.zone === zone || piece.zone?.startsWith(`${zone}:`)))
    .reduce((sum, { face: it }) => sum + Number(it.slice(it.lastIndexOf('-') + 1)), 0)

describe('chips', () => {
  it('make up every amount, with small ones to bet with', () => {
    for (const amount of [0, 1, 4, 5, 9, 10, 23, 60, 99, 100, 149, 500, 1000, 99_999]) {
      for (const chips of [chipsForPlay(amount), fewestChips(amount)]) {
        expect(VALUES.reduce<number>((sum, value) => sum + value * chips[value], 0)).toBe(amount)
        expect(VALUES.every((value) => chips[value] >= 0 && Number.isInteger(chips[value]))).toBe(true)
      }
      if (amount >= 10) expect(chipsForPlay(amount)[1]).toBeGreaterThan(4)
    }
  })

  it('on the table are worth what the view says: in hand, in the bank, on every spot', () => {
    const pieces = table(BETS).scene()
    expect(worth(pieces, 'stock:A')).toBe(93)
    expect(worth(pieces, 'stock:B')).toBe(89)
    expect(worth(pieces, 'bank')).toBe(1000)
    expect(worth(pieces, 'bet:A:8C')).toBe(5)
    expect(worth(pieces, 'bet:B')).toBe(11)
  })
})

describe('the spin', () => {
  it('turns the arrow to the card that came, with the strength of the flick, and the number of the spin', () => {
    const at = table(BETS)
    const arrow = (context = {}) => at.scene(0, context).find(({ kind }) => kind === 'arrow')!
    const before = arrow()
    at.play('C spin')
    expect(arrow().spin!.number).toBe(before.spin!.number + 1)
    expect(arrow({ flickStrength: 0.9 }).spin!.strength).toBe(0.9)
    expect(arrow({ flickStrength: 0.9 }).pose).toEqual(arrow({ flickStrength: 0.1 }).pose)
    expect(arrow().pose.turn).not.toBe(before.pose.turn)
  })

  it('rakes in what lost and pays what won out of the bank, after the arrow has come to rest', () => {
    const at = table(BETS)
    const before = at.scene()
    at.play('C spin')
    const after = at.scene()
    expect(worth(after, 'stock:A')).toBe(185)
    expect(worth(after, 'bank')).toBe(916)
    const { changes, vanished } = diffPieces(before, after)
    const beatOf = (piece: Piece | null | undefined) => piece?.beat ?? 0
    const fresh = changes.filter(({ piece, previous }) => piece.kind === 'chip' && previous?.id !== piece.id)
    expect(fresh.length).toBeGreaterThan(3)
    for (const { piece, previous } of fresh) {
      expect(previous, piece.id).not.toBeNull()
      expect(beatOf(piece) * BEAT_SECONDS, piece.id).toBeGreaterThan(4)
    }
    // Nothing leaves the layout or the bank before that either.
    for (const { piece, into } of vanished.filter((it) => it.piece.kind === 'chip')) {
      expect(into, piece.id).not.toBeNull()
      expect(beatOf(into) * BEAT_SECONDS, piece.id).toBeGreaterThan(4)
    }
    const start = (zone: string) =>
      Math.min(
        ...fresh.filter(({ previous }) => previous!.zone === zone).map(({ piece }) => beatOf(piece)),
        ...vanished.filter(({ piece }) => piece.zone === zone).map(({ into }) => beatOf(into)),
      )
    // B loses the called chance and red. These chips are raked in before A is paid.
    expect(start('bet:B:call:8D')).toBeLessThan(start('bet:A:8C'))
    expect(start('bet:B:red')).toBeLessThan(start('bet:A:8C'))
    // A sits at the banker's left and is paid before B.
    expect(start('bet:A:8C')).toBeLessThan(start('bet:B:even'))
  })

  it('on the stage moves no chip while the arrow turns, and afterwards all to where they belong', () => {
    const at = table(BETS)
    const animator = createPieceAnimator()
    const run = (seconds: number) => {
      for (let i = 0; i < seconds * 30; i++) animator.advance(1 / 30)
    }
    const chips = () => [...animator.actors].filter(({ piece }) => piece.kind === 'chip')
    const spots = () => new Set(chips().map(({ place: { at: it } }) => `${it.x.toFixed(3)} ${it.z.toFixed(3)}`))
    animator.show(at.scene(), { speed: 0 })
    const before = spots()
    at.play('C spin')
    const untold = { isOutcomeUntold: true }
    const after = at.scene(0, untold)
    animator.show(after, { speed: 1 })
    run(4)
    expect(animator.isSpinning).toBe(true)
    expect([...spots()].filter((spot) => !before.has(spot))).toEqual([])
    // Somebody touches a chip meanwhile: no movement starts again.
    animator.show(at.scene(0, { ...untold, picked: ['chip:5'] }), { speed: 1 })
    run(5)
    expect(animator.isSpinning).toBe(false)
    run(8)
    expect(animator.isMoving).toBe(false)
    for (const piece of after) expect(animator.find(piece.id)!.place.at, piece.id).toEqual(placeOf(piece).at)
    expect(chips()).toHaveLength(after.filter(({ kind }) => kind === 'chip').length)
  })

  it('leaves nothing to wait for once something else was told, or for whoever comes late', () => {
    const at = table([...BETS, 'C spin'])
    expect(at.scene(0, { lastEvents: [] }).every(({ beat = 0 }) => beat === 0)).toBe(true)
    at.play('A bet 1@red')
    expect(at.scene().every(({ beat = 0 }) => beat === 0)).toBe(true)
  })

  it('is the same for every eye', () => {
    const at = table([...BETS, 'C spin'])
    const arrows = [0, 1, 2, ONLOOKER].map((eye) => at.scene(eye).find(({ kind }) => kind === 'arrow')!.pose.turn)
    expect(new Set(arrows).size).toBe(1)
  })
})

describe('touching', () => {
  const seen = table().seen()

  it.each([
    [['spot:7H'], 'bet 1@7H'],
    [['spot:even'], 'bet 2@even'],
    [['chip:5', 'spot:7H'], 'bet 5@7H'],
    [['chip:5', 'chip:1', 'chip:1', 'spot:A-2-6-7'], 'bet 7@A-2-6-7'],
    [['call:10'], 'bet 1@10S'],
    [['chip:5', 'call:10'], 'bet 5@10S'],
    [['say:call', 'call:10', 'spot:10D'], 'bet 1@call:10D'],
    [['chip:10', 'say:call', 'call:K', 'spot:KD'], 'bet 10@call:KD'],
    [['say:call', 'call:10', 'spot:9D'], null],
    [['chip:5'], null],
    [['home'], 'clear'],
    [['dial'], 'ready'],
    [['arrow'], 'ready'],
  ])('%j means %j', (touched, move) => {
    expect(face.attempt!(touched, seen)).toBe(move)
  })

  it('keeps chips in hand until a spot is touched', () => {
    expect(face.beginsMove!(['chip:5'], seen)).toBe(true)
    expect(face.beginsMove!(['chip:5', 'chip:10', 'say:call', 'call:7'], seen)).toBe(true)
    expect(face.beginsMove!(['chip:5', 'call:7'], seen)).toBe(false)
    expect(face.beginsMove!(['chip:5', 'spot:7H'], seen)).toBe(false)
    expect(face.beginsMove!(['call:7'], seen)).toBe(false)
  })

  it('can be done with own chips only, which can be carried', () => {
    const chips = table()
      .scene(0)
      .filter(({ kind }) => kind === 'chip')
    for (const { zone, touch, carry } of chips) {
      const own = zone!.startsWith('stock:A:')
      expect(touch, zone).toBe(own ? `chip:${zone!.slice('stock:A:'.length)}` : undefined)
      expect(carry ?? false).toBe(own)
    }
  })

  it('says what a bet would bring, on which cards', () => {
    expect(face.moveWords(seen, 0, 'bet 5@7H').params).toMatchObject({ stake: 5, best: 75, else: 55, cards: 4 })
    expect(face.moveWords(seen, 0, 'bet 2@first5').params).toMatchObject({ stake: 2, best: 3, cards: 20 })
    expect(face.moveWords(seen, 0, 'bet 3@call:KD').params).toMatchObject({ best: 150, cards: 1 })
  })
})

describe('the pad', () => {
  it('has a line for every spin, and lines that add up to the totals', () => {
    const at = table()
    const story: GameEvent[] = []
    for (const move of [...BETS, 'C spin', 'A bet 5@red', 'A ready', 'B bet 2@JQK', 'B ready', 'C spin']) {
      at.play(move)
      story.push(...at.told())
    }
    const { lines, totals } = face.pad(at.seen(), () => story)
    const spins = lines.filter(({ label }) => label.key.startsWith('pad.spin.'))
    expect(spins.map(({ cells }) => cells.map(Number))).toEqual([
      [85, -1, -84],
      [5, 6, -11],
    ])
    expect(totals.map(Number)).toEqual([90, 5, -95])
    expect(lines[0]!.cells).toEqual(['', '', '905'])
    const short = face.pad(at.seen()).lines.map(({ label, cells }) => [label.key, ...cells])
    expect(short.slice(1)).toEqual([
      ['pad.chips', '190', '105', ''],
      ['pad.before', '85', '-1', '-84'],
      ['pad.spin.KD', '5', '6', '-11'],
    ])
  })
})

describe('what is heard', () => {
  const paid = (spot: string, stake: number, won: number) =>
    face.sound({
      type: 'paid',
      seat: 0,
      returned: stake,
      chips: won,
      short: 0,
      bets: [{ spot, stake, won }],
    } as GameEvent)

  it('is a bell for fifteen to one, a fanfare for fifty, and chips for the rest', () => {
    expect(paid('8C', 5, 75)).toBe('bell')
    expect(paid('8C', 5, 55)).toBe('chips')
    expect(paid('call:8C', 1, 50)).toBe('fanfare')
    expect(paid('red', 10, 10)).toBe('chips')
  })
})
