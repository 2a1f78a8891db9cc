import { beforeEach, describe, expect, it } from 'vitest'
import { loadGameFace } from '../../../src/renderer/games'
import { colouredCardsParam } from '../../../src/renderer/i18n/words'
import { setNamesAtTable, say } from '../../../src/renderer/i18n/say'
import { readableView } from '../../../src/renderer/play/readable-view'
import { handText } from '../../../src/renderer/stores/table/turn-text'
import { sentenceFor } from '../../../src/renderer/games/event-sentence'
import { touchName } from '../../../src/renderer/play/touch-names'
import { cardName, CHEATER, cardNamed, colourOf } from '../../../src/rules/forty-nine-outfit/cards'
import { ONLOOKER, type GameView } from '../../../src/rules/kit'
import { playRandomGame } from '../games/contract'
import { openStores } from '../stores/fresh-stores'

const NAMES = ['Ada', 'Ben', 'Cleo']
const NUMBERS = Array.from({ length: CHEATER }, (_, card) => cardName(card))
const named = (card: string) => `${colourOf(cardNamed(card)) ?? ''} ${card}`

beforeEach(() => {
  openStores()
  setNamesAtTable(() => NAMES)
})

describe('where colours count, a number is told with its colour', () => {
  it.each(['boston-books', 'new-york-whist', 'chicago-casino', 'pittsburgh-draw', 'colorow'])(
    'in the hand that is read out, and on the table for screen readers: %s',
    async (id) => {
      await loadGameFace(id)
      playRandomGame(id, { name: 'coloured', seats: 2, plies: 40 }, `coloured ${id}`, (moment) => {
        const seen = moment.seen(0) as GameView<{ hands: Record<string, readonly string[]> }>
        const hand = seen.state.hands['A']!.filter((card) => card !== 'C')
        for (const card of hand) expect(handText(id, seen)).toContain(named(card))
        const hands = readableView(seen, NAMES).find(({ key }) => key === 'hands')
        const words = hands?.kind === 'list' ? hands.entries.map((entry) => entry.words).join(' ') : ''
        for (const card of hand) expect(words).toContain(named(card))
        // This eye sees of the other hand only the number of cards, and is told no colours of it.
        if (typeof seen.state.hands['B'] !== 'number') return
        expect(words).toMatch(/Ben: (\d+ cards|one card|no cards)$/)
      })
    },
  )

  it.each(['boston-books', 'new-york-whist'])(
    'in the log and the moves of %s, as far as the view shows it',
    async (id) => {
      const face = await loadGameFace(id)
      let told = 0
      playRandomGame(id, { name: 'coloured log', seats: 3, plies: 60 }, `coloured log ${id}`, (moment) => {
        for (const eye of [0, ONLOOKER]) {
          const seen = moment.seen(eye)
          for (const event of moment.events) {
            const known = moment.game.eventFor(event, eye)
            const sentence = known && sentenceFor(face, known, seen, NAMES)
            if (known?.type !== 'ended') expect(sentence ?? '').not.toMatch(/\b(?:the|are) \d+(?=[,.:;]| heads| in\b)/)
            if (sentence && NUMBERS.some((card) => sentence.includes(named(card)))) told += 1
          }
        }
        for (const seat of moment.able.slice(0, 1))
          for (const move of moment.moves(seat).filter((it) => NUMBERS.includes(it)))
            expect(say(id, face.moveWords(moment.seen(seat), seat, move))).toContain(named(move))
      })
      expect(told).toBeGreaterThan(10)
    },
  )

  it('many cards name each colour once', () => {
    expect(colouredCardsParam(['3', '5', '9', 'C', '14'])).toBe('card:3, 5; card:9; card:C; card:14')
  })

  it('squares and piles keep their bare numbers', async () => {
    await loadGameFace('colorow')
    expect(touchName('colorow', 'square:9')).toBe('Square 9')
    expect(touchName('colorow', 'hand:9')).toBe('The orange 9 in your hand')
  })
})
