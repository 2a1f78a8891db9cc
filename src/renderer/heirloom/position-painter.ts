import { letterOf, seatOf, type Seat } from '../../rules/kit'
import { flatten } from '../flat/flat-layout'
import { spokenTable } from '../flat/thing-words'
import { boxOf, heightOf, resized, union, widthOf, type Box } from '../framing/box'
import { isNameFace, NAME_CARD_RATIO, seatOfNameFace } from '../framing/name-card'
import type { GameFace } from '../games/types'
import type { Atlas } from '../pictures/atlas'
import { INK, PAPER, textFont } from '../pictures/lettering'
import { paintPieces, paintTable, type CanvasPlacement, type Pen } from '../pictures/paint'
import { areaOf, pageFromAbove, topViewOf, TALL_PAGE, WIDE_PAGE } from '../pictures/top-view'
import type { ReplayFrame } from '../play/replayed-game'
import { sizeOf } from '../stage/model/sizes'
import type { Piece } from '../stage/model/pieces'

const TABLE_TOP = 'room/wood'
/** Positions from which the part of the table that is shown is found: it keeps its place during a game. */
const SAMPLES = 24
/** A canvas finer than this only takes longer to draw. */
const MAX_PIXEL_RATIO = 2
const MOVER_COLOUR = '#ffd7a8'

/** What the table of one game is drawn with. */
interface PainterDependencies {
  readonly canvas: HTMLCanvasElement
  readonly prints: Atlas
  readonly face: GameFace
  readonly names: readonly string[]
}

/** Draws positions of a game from straight above, on a canvas that is as large as its place in the page. */
export function createPositionPainter({ canvas, prints, face, names }: PainterDependencies) {
  const pen = canvas.getContext('2d')
  let laid = new Map<ReplayFrame, readonly Piece[]>()
  let area: Box | null = null
  let isTall = false

  function piecesOf(frame: ReplayFrame): readonly Piece[] {
    const known = laid.get(frame)
    if (known) return known
    const change = { lastPly: frame.lastPly, lastEvents: frame.lastPly?.events ?? [] }
    const { pieces } = pageFromAbove(face, frame.seen, change, isTall ? TALL_PAGE : WIDE_PAGE)
    laid.set(frame, pieces)
    return pieces
  }

  function forget(): void {
    laid = new Map()
    area = null
  }

  /** Returns the part of the table that is shown, which grows where a position needs more. */
  function areaWith(pieces: readonly Piece[]): Box {
    const needed = pieces
      .flatMap((piece) => (isNameFace(piece.face) ? nameBox(piece) : []))
      .reduce(union, areaOf(topViewOf(pieces)))
    area = area === null ? needed : union(area, needed)
    return area
  }

  return {
    forget,

    /** Loads all prints that a game shows, and finds the part of the table that it needs. */
    async loadPrints(frames: readonly ReplayFrame[]): Promise<void> {
      forget()
      const step = Math.max(1, Math.floor(frames.length / SAMPLES))
      const sampled = frames.filter((_, at) => at % step === 0 || at === frames.length - 1)
      const pieces = sampled.map(piecesOf)
      for (const all of pieces) areaWith(all)
      // What all positions show comes from the same few sheets of print.
      await prints.load([TABLE_TOP, ...pieces.flat().map((piece) => piece.face)]).catch(() => undefined)
    },

    /** Draws a position; returns what lies there in sentences, for those who do not see it. */
    show(frame: ReplayFrame, mover: Seat | null): readonly string[] {
      const { clientWidth, clientHeight } = canvas
      if (clientWidth < clientHeight !== isTall) {
        isTall = !isTall
        forget()
      }
      const pieces = piecesOf(frame)
      const shown = areaWith(pieces)
      if (pen !== null) draw(pen, pieces, shown, mover)
      const speech = {
        game: face.id,
        nameOfSeat: (letter: string) => names[seatOf(letter)] ?? letter,
        deedOf: () => null,
      }
      return [...spokenTable(flatten(pieces, null), speech).values()]
    },
  }

  function draw(pen: Pen, pieces: readonly Piece[], shown: Box, mover: Seat | null): void {
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio)
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio))
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio))
    const scale = Math.min(canvas.width / widthOf(shown), canvas.height / heightOf(shown))
    const area = resized(shown, canvas.width / scale, canvas.height / scale)
    const placement: CanvasPlacement = { area, left: 0, top: 0, scale }
    paintTable(pen, prints, TABLE_TOP, placement)
    paintPieces(pen, prints, topViewOf(pieces), placement)
    for (const piece of pieces) if (isNameFace(piece.face)) drawName(pen, piece, placement, mover)
  }

  /** Draws the card that names a seat, upright; that of who moved last has a rim of light. */
  function drawName(pen: Pen, piece: Piece, { area: shown, scale }: CanvasPlacement, mover: Seat | null): void {
    const letter = seatOfNameFace(piece.face)
    const box = nameBox(piece)
    const [w, h] = [widthOf(box) * scale, heightOf(box) * scale]
    const [x, y] = [(piece.pose.x - shown.left) * scale, (piece.pose.z - shown.top) * scale]
    pen.fillStyle = PAPER
    pen.fillRect(x - w / 2, y - h / 2, w, h)
    if (mover !== null && letterOf(mover) === letter) {
      pen.lineWidth = Math.max(2, 0.1 * h)
      pen.strokeStyle = MOVER_COLOUR
      pen.strokeRect(x - w / 2, y - h / 2, w, h)
    }
    pen.fillStyle = INK
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.font = textFont(Math.round(0.5 * h), '700')
    pen.fillText(names[seatOf(letter)] ?? letter, x, y, w * 0.92)
  }
}

/** Returns where a name is written: on a card that is seen from above as it would be from the side. */
function nameBox({ kind, face, pose: { x, z, scale = 1 } }: Piece): Box {
  const w = sizeOf(kind, face).w * scale
  return resized(boxOf(x, z, x, z), w, NAME_CARD_RATIO * w)
}
