import { text } from './say'
import type { TextKey } from './text-key'

/** Matches a written card: of the ordinary pack, `Q♥`, or of the game Lion, `7◆`. */
const WRITTEN_CARD = /(10|[2-9AJQK])([♠♥♦♣])\uFE0E?|(\d+)([◆■▲○])/gu

type Keys = Readonly<Record<string, TextKey>>

const SUITS: Keys = { '♠': 'spoken.spades', '♥': 'spoken.hearts', '♦': 'spoken.diamonds', '♣': 'spoken.clubs' }
const COLOURS: Keys = { '◆': 'spoken.red', '■': 'spoken.black', '▲': 'spoken.green', '○': 'spoken.pink' }
const COURTS: Keys = { A: 'spoken.A', J: 'spoken.J', Q: 'spoken.Q', K: 'spoken.K' }

/** Returns a sentence for reading aloud, with signs of suits and colours in words: "queen of hearts" for `Q♥`. */
export function spoken(sentence: string): string {
  return sentence.replace(
    WRITTEN_CARD,
    (written: string, rank: string = '', suit: string = '', number: string = '', colour: string = '') =>
      cardOfPack(rank, suit) ?? cardOfLion(number, colour) ?? written,
  )
}

function cardOfPack(rank: string, suit: string): string | null {
  const [court, key] = [COURTS[rank], SUITS[suit]]
  return key === undefined ? null : text(key, { rank: court === undefined ? rank : text(court) })
}

function cardOfLion(number: string, colour: string): string | null {
  const key = COLOURS[colour]
  return key === undefined ? null : text(key, { number })
}
