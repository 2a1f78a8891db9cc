import { describe, expect, it } from 'vitest'
import pictures from '../../../resources/thumbnails.json'
import {
  filterSections,
  containsWords,
  isForOne,
  shelfBoxes,
  minutesOf,
  nextToTry,
} from '../../../src/renderer/games/catalogue'

const all = shelfBoxes().flatMap(({ games }) => games)

describe('a game is found', () => {
  it('by any of its words, without regard to accents, case and signs', () => {
    expect(containsWords('Nebraska-Checkers', 'nebraska checkers')).toBe(true)
    expect(containsWords('Nebraska-Checkers', 'CHECK')).toBe(true)
    expect(containsWords('Café au lait', 'cafe')).toBe(true)
    expect(containsWords('Nebraska-Checkers', 'checkers whist')).toBe(false)
  })

  it('under its heading, and headings without any are left out', () => {
    const parts = [
      { title: 'a', games: ['whist', 'colorow'] },
      { title: 'b', games: ['isolation'] },
    ]
    expect(filterSections(parts, '  ', String)).toEqual(parts)
    expect(filterSections(parts, 'col', String)).toEqual([{ title: 'a', games: ['colorow'] }])
    expect(filterSections(parts, 'bridge', String)).toEqual([])
  })

  it('by its box too, but first by its own words: Enter opens the first', () => {
    const part = { title: null, games: ['Reverse: men on squares', 'Nine Men Square'] }
    expect(filterSections([part], 'nine men square', String, () => 'Forty-Nine')[0]!.games).toEqual([
      'Nine Men Square',
      'Reverse: men on squares',
    ])
  })
})

describe('on the lists every game has', () => {
  it.each(all.map(({ id }) => id))('its minutes and a small picture: %s', (id) => {
    expect(minutesOf(id)).toBeGreaterThan(0)
    const [, bytes] = (pictures as Record<string, string>)[id]?.split('data:image/webp;base64,') ?? []
    expect(
      Buffer.from(bytes ?? '', 'base64')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
    expect(bytes).toMatch(/^.{1,16384}$/)
  })
})

describe('who has played is led on', () => {
  it('to a game of the same kind that was never played, in the same box first', () => {
    for (const { id, games } of shelfBoxes()) {
      for (const info of games) {
        const next = nextToTry(info.id, new Set([info.id]))
        const found = all.find((game) => game.id === next)
        if (found === undefined) throw new Error('nothing is offered')
        expect(isForOne(found)).toBe(isForOne(info))
        const others = games.filter((game) => game !== info && isForOne(game) === isForOne(info))
        if (others.length > 0) expect(found.box).toBe(id)
      }
    }
  })

  it('through all of them, and then no more', () => {
    const played = new Set<string>()
    let last: string | null = 'forty-nine'
    while (last !== null) {
      expect(played.has(last)).toBe(false)
      played.add(last)
      last = nextToTry(last, played)
    }
    expect([...played].toSorted()).toEqual(
      all
        .filter((info) => !isForOne(info))
        .map(({ id }) => id)
        .toSorted(),
    )
  })
})
