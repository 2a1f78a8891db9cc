import type { GameRecord } from '../../rules/kit'
import { soloRecord } from '../games/puzzles/cards-lesson'
import type { GameFace } from '../games/types'
import type { Script } from '../play/script'
import type { Exhibit, Show } from './types'

/**
 * Converts a show to a script for the record player. `face` belongs to its game; without moves, the game's own example
 * is played.
 */
export function scriptOf(exhibit: Exhibit, show: Show, face: GameFace): Script {
  const { game, moves, options = {}, tape, asides = [], dress, tally } = show
  if (moves === undefined) {
    if (face.demo === null) throw new Error(`the game ${game} has no example of its own`)
    return { game, ...face.demo, record: face.demo.record as GameRecord, from: 'questions' }
  }
  return {
    game,
    title: { key: `questions.show.${exhibit.id}.${show.id}` },
    record: soloRecord(game, moves, options, tape),
    remarks: asides.map(({ ply, id, params = {} }) => ({
      ply,
      words: { key: `questions.remark.${exhibit.id}.${id}`, params },
    })),
    ...(dress === undefined ? {} : { dress }),
    ...(tally === undefined ? {} : { tally }),
    from: 'questions',
  }
}
