// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../../src/renderer/games'
import { deckOCardsRouletteFace as face } from '../../../../src/renderer/games/deck-o-cards-roulette/face'
import type { PieceTouch } from '../../../../src/renderer/stage/touch'
import { usePage, type PagePlace } from '../../../../src/renderer/stores/app/page'
import { useSettings } from '../../../../src/renderer/stores/app/settings'
import { useShelf } from '../../../../src/renderer/stores/app/shelf'
import { useView } from '../../../../src/renderer/stores/app/view'
import { canTouch, routeTouch } from '../../../../src/renderer/stores/flow/touch-router'
import { linesOf } from '../../../../src/renderer/stores/table/play-source'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { gameById } from '../../../../src/rules/catalogue'
import { defaults, letterOf, LineOfPlay, listTexts, viewTable, createTapeSource } from '../../../../src/rules/kit'
import { openStores } from '../fresh-stores'

beforeAll(() => loadGameFace(face.id))
beforeEach(() => {
  openStores()
  useSettings().all.speed = 'instant'
})

const tap = (touch: string, at?: { readonly x: number; readonly y: number }): PieceTouch => ({
  kind: 'tap',
  touch,
  ...(at && { at }),
})

/** Opens a page that shows a punter's place at the roulette. */
function atGame() {
  const game = gameById(face.id)!
  const line = new LineOfPlay(game, { ...defaults(game.info), banker: 'house' }, 2, createTapeSource(['7H']))
  line.settleChance()
  const seen = viewTable(game, line.state, 0)
  const texts = listTexts(game, line.state, 0)
  const played: string[] = []
  const source = {
    face,
    seat: 0,
    seen,
    moves: linesOf(face, seen, 0, texts),
    play: (move: string) => Promise.resolve(void played.push(move)),
    refusal(move: string) {
      const read = line.read(`${letterOf(0)} ${move}`)
      return read.ok ? null : read.error
    },
  }
  // The page's own table is registered first. It has nothing to play.
  useTable()
  const hand = useSelection()
  hand.follow(() => source)
  usePage().go('game')
  return { hand, played }
}

describe('a touch of the table', () => {
  it.each(['shelf', 'game', 'lesson', 'gathering'] as PagePlace[])(
    'opens the leaflet wherever it lies: %s',
    async (place) => {
      usePage().go(place)
      await routeTouch(tap('leaflet'))
      expect(usePage().sheets).toEqual(['leaflet'])
    },
  )

  it('opens a box of the shelf, and shuts the open one', async () => {
    usePage().go('shelf')
    const shelf = useShelf()
    const other = shelf.boxes.find(({ id }) => id !== shelf.box)!.id
    await routeTouch(tap(`box:${other}`))
    expect([shelf.box, shelf.phase]).toEqual([other, 'open'])
    await routeTouch(tap('box'))
    expect(shelf.phase).toBe('closed')
  })

  it('is a move of the game, and a refusal stands where the pointer was', async () => {
    const { hand, played } = atGame()
    await routeTouch(tap('spot:7H'))
    expect(played).toHaveLength(1)
    await routeTouch(tap('nothing', { x: 40, y: 50 }))
    expect(hand.shownRefusal?.at).toEqual({ x: 40, y: 50 })
    expect(played).toHaveLength(1)
  })

  it('is no move by a key where nothing is pointed at: what was refused has no place', async () => {
    const { hand } = atGame()
    await routeTouch(tap('nothing'))
    expect(hand.shownRefusal?.at).toBeNull()
  })

  it('of the box in a game opens the menu', async () => {
    const { played } = atGame()
    await routeTouch(tap('box'))
    expect([usePage().sheets, played]).toEqual([['menu'], []])
  })

  it('twice leans in there, wherever the page is', async () => {
    await routeTouch({ kind: 'lean', x: 3, z: -2 })
    expect([useView().name, useView().leanPoint]).toEqual(['lean', { x: 3, z: -2 }])
  })

  it('twice where the camera leans already returns to the seat', async () => {
    await routeTouch({ kind: 'lean', x: 3, z: -2 })
    await routeTouch({ kind: 'lean', x: 0, z: 0 })
    expect(useView().name).toBe('seat')
  })

  it('while people come shows the invitation; before anybody is let in it means nothing', async () => {
    usePage().go('gathering')
    await routeTouch(tap('invite'))
    expect(usePage().sheets).toEqual(['invite'])
    usePage().go('door')
    await routeTouch(tap('invite'))
    await routeTouch(tap('box'))
    expect(usePage().sheets).toEqual([])
  })
})

describe('what can be touched', () => {
  const TOUCHES = ['leaflet', 'box', 'chair:B', 'invite', 'spot:7H', 'nothing']
  it.each<[PagePlace, readonly string[]]>([
    ['door', ['leaflet']],
    ['gathering', ['leaflet', 'chair:B', 'invite']],
    ['demo', ['leaflet', 'box']],
    ['game', ['leaflet', 'box', 'spot:7H']],
  ])('depends on the page: %s', (place, touches) => {
    atGame()
    usePage().go(place)
    expect(TOUCHES.filter((touch) => canTouch(touch))).toEqual(touches)
  })

  it('is every closed box of the shelf, then only the open one', () => {
    const shelf = useShelf()
    usePage().go('shelf')
    const boxes = ['box', ...['forty-nine-outfit', 'pack'].map((box) => `box:${box}`)]
    expect(boxes.map(canTouch)).toEqual([true, true, true])
    shelf.phase = 'open'
    expect(boxes.map(canTouch)).toEqual([true, false, false])
  })

  it('is nothing of the game while nobody here can play', () => {
    const { hand } = atGame()
    hand.follow(() => null)
    expect(TOUCHES.filter((touch) => canTouch(touch))).toEqual(['leaflet', 'box'])
  })
})

describe('a piece that is carried', () => {
  it('is the picked one at a game, and nothing elsewhere', async () => {
    const { hand } = atGame()
    await routeTouch({ kind: 'carry', touch: 'chip:5' })
    expect(hand.picked).toEqual(['chip:5'])
    usePage().go('shelf')
    await routeTouch({ kind: 'carry', touch: null })
    await routeTouch({ kind: 'carry', touch: 'chip:5' })
    usePage().go('game')
    expect(hand.picked).toEqual([])
  })
})
