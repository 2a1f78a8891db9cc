import { Vector3 } from 'three'
import type { Piece } from '../model/pieces'
import { sizeOf } from '../model/sizes'
import { copyPlace, placeOf, type Place } from '../model/transform'
import { isRiffled, RIFFLE_SECONDS, type RiffledCard } from './riffle'

/** Distance between waiting cards on their pack, in inches at life size. */
const CARD_SPACING = 0.014
/** Place of a pack that is dealt out to its last card: the middle of the table. */
const MIDDLE = new Vector3(0, 0, 0)
/** Zone of a game's pack, into which all cards are gathered for another deal. */
const STOCK_ZONE = 'stock'
/** Seconds at normal speed in which cards that lie about are gathered onto their pack, if the camera stands still. */
const GATHER_SECONDS = 0.5
/** A pack that comes from its box is fresh with at least this part of the cards that lay there. */
const FRESH_SHARE = 0.9

/** How pieces move that are dealt from a pack which has to be carried, gathered or shuffled before. */
export interface Opening {
  /** Seconds until the pack is in its place; nothing is dealt before. */
  readonly arrivalSeconds: number
  /** Seconds for which the pack is riffled there; 0 if it is not. */
  readonly riffleSeconds: number
  /** Returns the place on its pack where a piece to be dealt waits; null for all other pieces. */
  waitingPlaceOf(piece: Piece, from: Place): Place | null
  /** Whether a piece belongs to a pack that is dealt from; the pieces of a pack are carried together. */
  isPack(piece: Piece): boolean
  /** Returns a piece's part in the riffle of its pack; null if the pack is not riffled. */
  riffledCardOf(piece: Piece): RiffledCard | null
}

/** What an opening depends on. */
interface OpeningOptions {
  /** Seconds until the camera arrives; 0 if it stands still. */
  readonly arrivalSeconds: number
  /** 1 is normal; above 0. */
  readonly speed: number
  /** The pieces that were shown before. */
  readonly before: readonly Piece[]
}

/** Whether a piece is dealt from a pack rather than gathered into it. */
const isDealt = ({ from, beat, group }: Piece): boolean => from !== undefined && beat !== undefined && group !== 'stock'

/**
 * Creates the opening of a deal; undefined if none is needed. Packs are first carried to their places, with all cards
 * that will be dealt from them, and these are dealt once the camera has arrived. A pack that was gathered for the deal,
 * or comes whole from its box, is riffled before.
 */
export function createOpening(pieces: readonly Piece[], options: OpeningOptions): Opening | undefined {
  const { arrivalSeconds, speed, before } = options
  const dealtPieces = pieces.filter(isDealt).toSorted((a, b) => (b.beat ?? 0) - (a.beat ?? 0))
  const packs = new Set(dealtPieces.map(({ from }) => from))
  const isPack = ({ zone, beat }: Piece): boolean => zone !== undefined && beat === undefined && packs.has(zone)
  const remaining = pieces.filter(isPack)
  const count = remaining.length + dealtPieces.length
  const zoneBefore = new Map(before.map(({ id, zone }) => [id, zone]))
  const newlyDealt = dealtPieces.filter(({ id, zone }) => zoneBefore.get(id) !== zone).length
  const countBefore = before.filter(({ zone }) => packs.has(zone)).length
  const isPackOfCards = packs.size === 1 && [...remaining, ...dealtPieces].every(({ kind }) => kind === 'card')
  const isGathered =
    isPackOfCards &&
    packs.has(STOCK_ZONE) &&
    isRiffled(count) &&
    remaining.length + newlyDealt > countBefore &&
    before.some(({ kind }) => kind === 'card')
  if (arrivalSeconds <= 0 && !isGathered) return undefined

  const stackIndexById = new Map(dealtPieces.map(({ id }, i) => [id, i + 1]))
  /** The top piece of each remaining pack. */
  const tops = new Map(remaining.map((piece) => [piece.zone, placeOf(piece)]))
  const isFresh = countBefore > 0 && count >= countBefore * FRESH_SHARE
  const isShuffled = isPackOfCards && isRiffled(count) && newlyDealt > 0 && (isGathered || isFresh)
  const levelById = new Map(remaining.toSorted((a, b) => a.pose.y - b.pose.y).map(({ id }, i) => [id, i]))
  const levelOf = ({ id }: Piece): number | undefined => {
    const stackIndex = stackIndexById.get(id)
    return stackIndex === undefined ? levelById.get(id) : remaining.length + stackIndex - 1
  }

  return {
    arrivalSeconds: arrivalSeconds > 0 ? arrivalSeconds : GATHER_SECONDS / speed,
    riffleSeconds: isShuffled ? RIFFLE_SECONDS / speed : 0,
    isPack,
    waitingPlaceOf(piece, from) {
      const stackIndex = stackIndexById.get(piece.id)
      if (stackIndex === undefined || (from.down !== 1 && !isGathered)) return null
      const top = tops.get(piece.from)
      const place = { ...copyPlace(top ?? from), down: 1, glow: 0 }
      if (top === undefined) place.at.copy(MIDDLE)
      place.at.y += stackIndex * CARD_SPACING * place.scale
      return place
    },
    riffledCardOf(piece) {
      const level = isShuffled ? levelOf(piece) : undefined
      if (level === undefined) return null
      const scale = remaining[0]?.pose.scale ?? 1
      return { level, count, spacing: CARD_SPACING * scale, width: sizeOf(piece.kind, piece.face).w * scale }
    },
  }
}
