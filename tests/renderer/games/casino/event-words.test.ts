import { describe, expect, it } from 'vitest'
import { cassino21Face, cassino25Face } from '../../../../src/renderer/games/casino/pack/sheets'
import { chicagoCasinoFace } from '../../../../src/renderer/games/chicago-casino'
import { colorCasinoFace } from '../../../../src/renderer/games/color-casino'
import type { GameFace } from '../../../../src/renderer/games/types'
import { gameById } from '../../../../src/rules/catalogue'
import {
  defaults,
  LineOfPlay,
  listTexts,
  viewTable,
  ONLOOKER,
  createSeedSource,
  type Eye,
  type GameEvent,
} from '../../../../src/rules/kit'
import { cassinoEvents, chicagoEvents, colorEvents, SEATS } from './all-events'
import { createReader } from '../contract'

const NAMES = { name: 'Ada', fromName: 'Walter' }

/** Returns a table at its start, as an eye sees it. */
function seenAt(face: GameFace, eye: Eye) {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, defaults(game.info), SEATS, createSeedSource('words'))
  return viewTable(game, line.state, eye)
}

/**
 * Returns the sentences about an event for the seat that acts, the seat that it acts against, another seat, and an
 * onlooker.
 */
function sentences(face: GameFace, event: GameEvent): string[] {
  const words = createReader(face)
  const { eventFor } = gameById(face.id)!
  return [0, 1, 2, ONLOOKER].flatMap((eye) => {
    const seen = seenAt(face, eye)
    const known = eventFor(event, eye)
    const told = known === null ? [] : [face.eventWords(known, seen), face.announcementWords?.(known, seen) ?? null]
    return told.flatMap((one) => (one === null ? [] : [words.say(one, NAMES)]))
  })
}

describe('everything that can happen at a casino has words, whoever it is told to', () => {
  it.each([
    [cassino25Face, cassinoEvents()],
    [cassino21Face, cassinoEvents()],
    [chicagoCasinoFace, chicagoEvents()],
    [colorCasinoFace, colorEvents()],
  ] as const)('$id', (face, events) => {
    const silent = new Set(['turn', 'missed', 'closed'])
    for (const event of events) {
      const said = sentences(face, event)
      expect(said.join(), JSON.stringify(event)).not.toMatch(/undefined|NaN|\{|\bevent\./)
      // If the table is empty at the end, there is nothing to gather and nothing is said.
      const nothing =
        silent.has(event.type) || ('cards' in event && Array.isArray(event.cards) && event.cards.length === 0)
      expect(said.length > 0, JSON.stringify(event)).toBe(!nothing)
    }
  })
})

describe('a build of aces', () => {
  const BUILDS_ACES = / builds 1 on /

  /** Returns the event of the first deal in which the first player can build aces on aces, as the rules allow. */
  function builtOfAces(face: GameFace): GameEvent {
    const game = gameById(face.id)!
    for (let deal = 0; ; deal++) {
      const line = new LineOfPlay(game, defaults(game.info), 2, createSeedSource(`aces ${String(deal)}`))
      line.settleChance()
      const { state } = line
      const found = listTexts(game, state, 0)
      const build = found.find((move) => BUILDS_ACES.test(` ${move}`))
      if (build === undefined) continue
      const told: GameEvent[] = []
      line.playText(`A ${build}`, (event) => told.push(event))
      return told.find(({ type }) => type === 'built')!
    }
  }

  it.each([cassino25Face, cassino21Face])('is announced as such: $id', (face) => {
    const built = builtOfAces(face)
    expect(built).toMatchObject({ value: 1, groups: 2, seat: 0 })
    const [mine] = sentences(face, built)
    expect(mine).toMatch(/“Building aces\.” You lay A.+ on A.+: 2 groups/)
  })
})
