import text from '../../../../resources/records/real-game-1926.parlor?raw'
import type { GameRecord } from '../../../rules/kit'
import type { GameFace } from '../types'
import { remarkFacts } from './demo-facts'

const record = JSON.parse(text) as GameRecord

/** The printed game of the leaflet, replayed with a remark on every move. */
export const demo: GameFace['demo'] = {
  title: { key: 'demo.title' },
  record,
  remarks: record.moves.map((_, i) => ({
    ply: i + 1,
    words: { key: `demo.remark.${i + 1}`, params: remarkFacts[i + 1] ?? {} },
  })),
}
