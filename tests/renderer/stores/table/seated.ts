import { nextTick } from 'vue'
import { loadGameFace } from '../../../../src/renderer/games'
import { linesOf, type MoveLine, type PlaySource } from '../../../../src/renderer/stores/table/play-source'
import { useSelection } from '../../../../src/renderer/stores/table/selection'
import { useTable } from '../../../../src/renderer/stores/table/table'
import { gameById } from '../../../../src/rules/catalogue'
import {
  createTapeThenSeedSource,
  defaults,
  letterOf,
  LineOfPlay,
  listTexts,
  viewTable,
  type Options,
  type Seat,
} from '../../../../src/rules/kit'

/** The position at which a player sits down. */
interface Position {
  readonly seats?: number
  readonly options?: Options
  /** Outcomes of chance, first to last; a fixed seed determines the others. */
  readonly tape?: readonly string[]
  /** Texts of the moves that were made before. */
  readonly moves?: readonly string[]
}

/**
 * Registers a position of a real game as the table's play source, as the player at `seat` sees it. `played` lists the
 * moves that are played; the position stays as it is. The stores must be fresh.
 */
export async function sitAt(id: string, seat: Seat, { seats = 2, options, tape = [], moves = [] }: Position = {}) {
  const face = await loadGameFace(id)
  const game = gameById(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const all = { ...defaults(game.info), ...options }
  const line = new LineOfPlay(game, all, seats, createTapeThenSeedSource(tape, 'seated'))
  line.settleChance()
  for (const move of moves) {
    const refusal = line.playText(move)
    if (refusal !== null) throw new Error(refusal.message)
  }
  const seen = viewTable(game, line.state, seat)
  const played: string[] = []
  const source: PlaySource = {
    face,
    seat,
    seen,
    moves: linesOf(face, seen, seat, listTexts(game, line.state, seat)),
    play: (move) => Promise.resolve(void played.push(move)),
    refusal(move) {
      const read = line.read(`${letterOf(seat)} ${move}`)
      return read.ok ? null : read.error
    },
  }
  // The page's own table is registered first; it has nothing to play.
  useTable()
  const hand = useSelection()
  hand.follow(() => source)
  await nextTick()
  return { hand, source, played }
}

/** Offers the same position with other legal moves. */
export async function offerMoves(source: PlaySource, moves: readonly MoveLine[]): Promise<void> {
  useSelection().follow(() => ({ ...source, moves }))
  await nextTick()
}
