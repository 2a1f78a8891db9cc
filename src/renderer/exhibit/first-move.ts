import { createAttemptFactory, createCutGame } from '../../exhibit/cuts'
import { viewTable, seatOf } from '../../rules/kit'
import { heightOf, resized, widthOf, type Box } from '../framing/box'
import { groupsOf } from '../framing/table-layout'
import { loadGameFace } from '../games'
import { loadBakedManifest, BAKED_FOLDER } from '../stage/model/picture-manifest'
import { openAtlas, type Atlas } from '../pictures/atlas'
import { movingPiecesAt, motionOf } from '../pictures/motion'
import { paintPieces, paintTable, type Pen } from '../pictures/paint'
import { areaOf, pageFromAbove, topViewOf } from '../pictures/top-view'
import { loadCuts } from '../services/exhibit-cuts'
import type { Piece } from '../stage/model/pieces'
import { NAME_ZONE } from '../stage/model/touch-names'

const WOOD = 'room/wood'
const ATLAS_OPTIONS = { base: BAKED_FOLDER, aid: false, age: null } as const
let atlas: Atlas | null = null

/** Returns the atlas of baked pictures, which all games share; without a manifest, an atlas without pictures. */
async function loadAtlas(): Promise<Atlas> {
  const manifest = await loadBakedManifest()
  if (manifest === null) return openAtlas(null, ATLAS_OPTIONS)
  atlas ??= openAtlas(manifest, ATLAS_OPTIONS)
  return atlas
}

/** A game's table from above, and the last move that the on-screen hand makes before the visitor takes over. */
export interface FirstMove {
  /** Draws it at a point of the move, from 0 to 1, over the whole canvas. */
  draw(pen: Pen, part: number): void
}

const prepared = new Map<string, Promise<FirstMove | null>>()

/**
 * Prepares the first cut of a game for drawing, as its visitor sees it; only once, so that the pictures are there at once
 * when the next visitor comes. Resolves to null if the game has none.
 */
export function firstMoveOf(game: string): Promise<FirstMove | null> {
  const move = prepared.get(game) ?? prepare(game)
  prepared.set(game, move)
  move.catch(() => prepared.delete(game))
  return move
}

async function prepare(game: string): Promise<FirstMove | null> {
  const [face, [cut], pictures] = await Promise.all([loadGameFace(game), loadCuts(game), loadAtlas()])
  if (cut === undefined) return null
  const attempt = createAttemptFactory(cut)(1, 'picture')
  const moves = attempt.record.moves.slice(0, attempt.record.moves.length - 1)
  const eye = seatOf(cut.visitor)
  const before = createCutGame(cut, { ...attempt, record: { ...attempt.record, moves } })
  const after = createCutGame(cut, attempt)
  const scenes = [before, after].map(
    ({ game: rules, line }) => pageFromAbove(face, viewTable(rules, line.state, eye)).pieces,
  )
  const inField = new Set(scenes.flatMap((pieces) => groupsOf(pieces).field.map(({ id }) => id)))
  const [piecesBefore = [], piecesAfter = []] = scenes.map((pieces) => arrangedForPicture(pieces, inField))
  const motion = motionOf(piecesBefore, piecesAfter)
  const all = [...topViewOf(piecesBefore), ...topViewOf(piecesAfter)]
  const ground = focusOf([...piecesBefore, ...piecesAfter])
  await pictures.load([WOOD, ...all.map(({ face: print }) => print)])
  return {
    draw(pen, part) {
      const { width, height } = pen.canvas
      const scale = Math.min(width / widthOf(ground), height / heightOf(ground))
      // The whole canvas is wood, with the field in its middle.
      const area = resized(ground, width / scale, height / scale)
      const frame = { area, left: 0, top: 0, scale }
      paintTable(pen, pictures, WOOD, frame)
      paintPieces(pen, pictures, [...motion.still, ...movingPiecesAt(motion, part)], frame)
    },
  }
}

/** Least width and height of what a picture shows, in inches: a few cards are not larger than the hand that lays them. */
const LEAST_FOCUS = { w: 10, h: 6 } as const

/** Distance between cards of a hand in a picture and from the cards above them, in inches, and the width for all. */
const HAND = { step: 2.1, below: 2.3, width: 15 } as const
/** How much nearer to each other the cards of a trick lie in a picture than on a table, where hands reach between. */
const TRICK_DEPTH = 0.55

/**
 * Returns what a picture shows of a table: the field, and what comes to it or goes from it, whose ids are in `inField`.
 * Where no board lies, the few cards in the middle would be lost on bare wood: they lie close together, with the
 * visitor's hand in a row below them.
 */
export function arrangedForPicture(pieces: readonly Piece[], inField: ReadonlySet<string>): readonly Piece[] {
  const { field, groups } = groupsOf(pieces.filter(({ zone }) => zone !== NAME_ZONE))
  const hand = (groups.get('hand') ?? []).filter(({ kind }) => kind === 'card')
  if (hand.length === 0 || field.some(({ kind }) => kind !== 'card' && kind !== 'mark'))
    return pieces.filter(({ id, group }) => group === undefined || inField.has(id))
  const middle = field
    .filter(({ kind }) => kind === 'card')
    .map((piece) => ({ ...piece, pose: { ...piece.pose, z: piece.pose.z * TRICK_DEPTH } }))
  // As large as the cards in the middle, which fill their page.
  const scale = middle[0]?.pose.scale ?? 1
  const z = Math.max(0, ...middle.map(({ pose }) => pose.z)) + HAND.below * scale
  const step = Math.min(HAND.step * scale, (HAND.width * scale) / hand.length)
  const row = hand.map(({ group: _group, ...piece }, at) => ({
    ...piece,
    pose: { x: (at - (hand.length - 1) / 2) * step, y: 0.01 * at, z, turn: 0, scale },
  }))
  return [...middle, ...row]
}

/** Returns the part of the table that a picture shows: the field. */
export function focusOf(pieces: readonly Piece[]): Box {
  const { field } = groupsOf(pieces)
  const area = areaOf(topViewOf(field.length > 0 ? field : pieces))
  return resized(area, Math.max(widthOf(area), LEAST_FOCUS.w), Math.max(heightOf(area), LEAST_FOCUS.h))
}
