import { defineStore } from 'pinia'
import { computed } from 'vue'
import { leaningCamera, type PageCamera } from '../../framing/camera'
import { planPage } from '../../framing/page-plan'
import { boxScene } from '../../games/boxes/scene'
import type { BoxId } from '../../../rules/manifest'
import { squareMark } from '../../games/layout/board'
import { endingScene } from '../../games/layout/ending'
import { nearSeat } from '../../games/layout/eye'
import { VERB_FACE } from '../../games/layout/outlines'
import type { GameFace, SceneContext } from '../../games/types'
import { say, text } from '../../i18n/say'
import { namedTouch, namedZone, OUTLINE_ZONE, seatLetterInZone } from '../../stage/model/touch-names'
import type { Piece } from '../../stage/model/pieces'
import { lettersOf, type GameView, letterOf } from '../../../rules/kit'
import { useDemo } from '../learn/demo'
import { useLobby } from '../lan/lobby'
import { useEnding } from '../table/ending'
import { nearSpaceOf, usePageFrame } from './page-frame'
import { useSelection } from '../table/selection'
import { useLesson } from '../learn/lesson'
import { usePage } from '../app/page'
import { useShelf } from '../app/shelf'
import { commonState, knownCount } from '../../play/common-state'
import { useTable } from '../table/table'
import { useView } from '../app/view'
import { findMoved, withCaptions, withHint, withLastMove, withMovable } from './table-marks'
import { isViewFixed } from '../../stage/input/gesture'
import { mannerOf, type Manner } from '../../company/manners'
import { middleOf, transformPiece } from '../../framing/fit-group'
import { groupBySides, sidesAtTable } from '../table/sides'

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Glow of the squares where the game turned. */
const TURNING_GLOW = 0.9

/** What lies on the table now, at every place of the page. */
export const useVisibleTable = defineStore('visibleTable', () => {
  const page = usePage()
  const shelf = useShelf()
  const table = useTable()
  const view = useView()
  const demo = useDemo()
  const lesson = useLesson()
  const ending = useEnding()
  const frame = usePageFrame()

  /** Draws the current game for its page. */
  function drawPieces(): Piece[] {
    if (page.place === 'demo') {
      const pieces = drawScene(demo.face, demo.seen, { lastPly: demo.lastPly })
      return demo.script?.addPieces?.(pieces) ?? pieces
    }
    if (page.place === 'lesson')
      return drawScene(lesson.face, lesson.seen, { lastPly: lesson.lastPly, lastEvents: lesson.lastEvents })
    const { stageView, lastPly, lastEvents, eventHistory, looking } = table
    const pieces = drawScene(table.face, stageView, {
      lastPly,
      lastEvents,
      eventHistory,
      isHandCovered: looking.isCovered,
      isOutcomeUntold: stageView !== table.seen,
    })
    return frame.ended ? [...endingScene(pieces, winningSeats()), ...marksOn(ending.turned?.squares ?? [])] : pieces
  }

  const pieces = computed((): readonly Piece[] => {
    if (page.place === 'gathering') return useLobby().pieces
    if (page.place === 'shelf' || page.place === 'door') return shelfScene()
    const { framed, laidOutGame } = frame
    if (framed === null || laidOutGame === null) return []
    const request = { ...framed, pieces: drawPieces(), nearSeat: nearSeat(laidOutGame.seen), leaning: currentLeaning() }
    const isFromAbove = view.flat || view.name === 'top'
    const laid = planPage(request, isFromAbove ? framed.fromAbove : framed.framedField).pieces
    return withMarks(page.place === 'game' ? withManners(laid, mannersOf(table.chairs)) : laid)
  })

  /** What the last ply moved; null if the viewer made it, or none is known. */
  const moved = computed(() => {
    const { trace, face, looking } = table
    return trace === null || face === null || trace.seat === looking.eye ? null : findMoved(face, trace)
  })

  /** Highlights what was moved last, until the next move, and what a hint means. */
  function withMarks(laid: readonly Piece[]): readonly Piece[] {
    if (page.place !== 'game') return laid
    const captioned = isViewFixed() ? laid : withCaptions(laid, pileCaption)
    // At the end only what won is lit.
    if (table.over) return captioned
    const lighting = view.flat ? 'itself' : 'around'
    const { picked, touchable } = useSelection()
    const ready = view.flat || picked.length > 0 ? captioned : withMovable(captioned, touchable)
    const traced = moved.value === null ? ready : withLastMove(ready, moved.value, lighting)
    const touches = hintTouches()
    return touches.length === 0 ? traced : withHint(traced, touches, lighting)
  }

  function shelfScene(): Piece[] {
    const { box, phase, highlightedBox } = shelf
    const touchable = new Set(phase === 'closed' && highlightedBox !== null ? touchesOf(highlightedBox) : [])
    return boxScene(box, { phase, touchable, wasOpened: shelf.openedBoxes.has(box), portrait: view.portrait })
  }

  /** The touches of a box: its name, and `box` for the one in the middle once opened. */
  const touchesOf = (box: BoxId): string[] =>
    box === shelf.box ? ['box', namedTouch('box', box)] : [namedTouch('box', box)]

  return { pieces }
})

/** Returns marks on the squares of the play at which a game without points turned. */
const marksOn = (squares: readonly number[]): Piece[] =>
  squares.map((square) => {
    const { touch: _touch, ...mark } = squareMark(square, TURNING_GLOW)
    return { ...mark, id: `turned:${square}` }
  })

/** Returns the letters of the seats that have won; empty if nobody has, or a puzzle was not solved. */
function winningSeats(): readonly string[] {
  const { seen, winners } = useTable()
  const letters = seen === null ? [] : lettersOf(seen.seats)
  return (winners ?? []).flatMap((seat) => letters[seat] ?? [])
}

/** Returns what the hint shown would touch. */
function hintTouches(): readonly string[] {
  const { hint, face, seen } = useTable()
  return hint === null || face === null || seen === null ? [] : face.touches(hint.move, seen)
}

function drawScene(face: GameFace | null, seen: GameView | null, more: Partial<SceneContext>): Piece[] {
  const selection = useSelection()
  const view = useView()
  const { framed } = usePageFrame()
  if (face === null || seen === null) return []
  const context: SceneContext = {
    // What a hint means has a place on the table, although it is touched later.
    touchable: new Set([...selection.touchable, ...(usePage().place === 'game' ? hintTouches() : [])]),
    picked: selection.picked,
    lastPly: null,
    flickStrength: view.flick,
    isOverlayOn: view.isOverlayOn,
    isHandCovered: false,
    page: framed?.shape ?? 'wide',
    ...more,
  }
  return withVerbs(face, seen, face.scene(seen, context))
}

/** Marks on the printed layout of the roulette, which says itself what they are. */
const PRINTED_MARK = /^mark\/deco-/

/** Whether a place is touched for a verb that must be written on it: it is meant for one alone, or it glows on bare wood. */
const needsVerb = ({ kind, face, glow = 0 }: Piece): boolean =>
  face === VERB_FACE || (kind === 'mark' && glow > 0 && !PRINTED_MARK.test(face))

/** Least glow of a place that can be touched at an exhibit, where there are only a few of them. */
const PLACE_GLOW = 0.3

/** Lights a place on the table if it can be touched, and only then. */
function lightPlace(piece: Piece): Piece {
  const { kind, touch, zone, glow = 0 } = piece
  const { touchable, picked } = useSelection()
  if (kind !== 'mark' || zone === OUTLINE_ZONE || touch === undefined || picked.includes(touch)) return piece
  return { ...piece, glow: touchable.has(touch) ? Math.max(glow, PLACE_GLOW) : 0 }
}

/**
 * Writes their verbs on the places to touch for them. At an exhibit verbs are buttons beside the table: there is no place
 * for those that move nothing, and what glows can be touched.
 */
function withVerbs(face: GameFace, seen: GameView, pieces: Piece[]): Piece[] {
  if (usePageFrame().margins !== null) return pieces.filter((piece) => piece.face !== VERB_FACE).map(lightPlace)
  const verbs = face.verbs?.(seen) ?? []
  return pieces.map((piece) => {
    const verb = needsVerb(piece) ? verbs.find(({ touches }) => touches[0] === piece.touch) : undefined
    if (verb === undefined) return piece
    const tone = useSelection().touchable.has(piece.touch ?? '') ? 'plain' : 'faint'
    return { ...piece, label: { text: say(face.id, verb.words), tone } }
  })
}

/** Returns the camera that leans over the table, in the coordinates of the page; undefined in any other view. */
function currentLeaning(): PageCamera | undefined {
  const { framed } = usePageFrame()
  const view = useView()
  return framed === null || view.flat || view.name !== 'lean'
    ? undefined
    : leaningCamera(framed.framedField.camera, nearSpaceOf(framed).beyondHand, view.leanPoint)
}

/** Returns how the bots among these players hold and lay their cards, by letter of the seat. */
function mannersOf(players: readonly { readonly kind: string; readonly name: string }[]): ReadonlyMap<string, Manner> {
  return new Map(
    players.flatMap(({ kind, name }, seat) => (kind === 'bot' ? [[letterOf(seat), mannerOf(name)] as const] : [])),
  )
}

/**
 * Returns the pieces of a page as the bots at the table hold and lay them.
 * @param manners by letter of the seat; seats without one hold and lay cards in the usual way
 */
export function withManners(pieces: readonly Piece[], manners: ReadonlyMap<string, Manner>): readonly Piece[] {
  return [...manners].reduce((laid, [seat, manner]) => withManner(laid, seat, manner), pieces)
}

function withManner(pieces: readonly Piece[], seat: string, manner: Manner): readonly Piece[] {
  const isHeld = ({ kind, group, down }: Piece): boolean => kind === 'card' && group === `fan:${seat}` && down === true
  const fan = pieces.filter(isHeld)
  const hand = namedZone('hand', seat)
  const isThrown = ({ kind, from, zone }: Piece): boolean => kind === 'card' && from === hand && zone !== hand
  const middle = fan.length > 0 ? middleOf(fan) : { x: 0, z: 0 }
  return pieces.map((piece) => {
    if (isHeld(piece)) return heldPiece(piece, middle, manner)
    return manner.lay === 'toss' && isThrown(piece) ? { ...piece, motion: 'toss' } : piece
  })
}

/** Leans a card with its fan about the fan's middle, and moves it closer to that; its size stays the same. */
function heldPiece(piece: Piece, middle: { x: number; z: number }, { spread, tilt }: Manner): Piece {
  const { pose, ...rest } = transformPiece(piece, middle, middle, toRadians(tilt), 1)
  const x = middle.x + (pose.x - middle.x) * spread
  const z = middle.z + (pose.z - middle.z) * spread
  return { ...rest, pose: { ...pose, x, z } }
}

/**
 * Returns what a pile of cards is, and how many they are where that is known: the stock, the blind, what is not in play,
 * or the cards that a seat has taken, with its partners. Null for other piles.
 * @param laid the number of cards that lie there
 */
export function pileCaption(zone: string, laid: number): string | null {
  const { seen, names, me } = useTable()
  const { stock, piles = {} } = commonState(seen)
  if (zone === 'stock') return text('game.stockOf', {}, knownCount(stock) ?? laid)
  if (zone === 'rest') return text('game.unused', {}, laid)
  if (zone === 'blind') return text('game.blind')
  const letter = seatLetterInZone(zone)
  const seats = names.map((name, seat) => ({ seat, name: seat === me ? text('game.you') : name }))
  const side = groupBySides(seats, sidesAtTable()).find((members) =>
    members.some(({ seat }) => letterOf(seat) === letter),
  )
  if (side === undefined) return null
  const sizes = side.map(({ seat }) => knownCount(piles[letterOf(seat)]))
  const count = sizes.includes(null) ? null : sizes.reduce((sum: number, size) => sum + (size ?? 0), 0)
  // The strip names all of a large side; on a pile they would not fit.
  const [first] = side.filter(({ seat }) => seat === me).concat(side)
  const isLarge = side.length > 2 && first !== undefined
  const name = isLarge ? text('game.partnersOf', { name: first.name }) : side.map((it) => it.name).join(' & ')
  return count === null ? name : text('game.takenBy', { name }, count)
}
