import { describe, expect, it } from 'vitest'
import { codeAfter, HOUSE, PAIR, playRecord, type Table } from './table'

const few: Table = { ...PAIR, options: { chips: 5 } }
const three: Table = { seats: 3, tape: '3C KH 4D' }
/** Table at which A loses its five chips and C plays on. */
const broke: Table = { seats: 3, tape: '3C KH 4D 9S', options: { chips: 5 } }
const LOSE = 'A bet 5@red; A ready; C ready; B spin; '

describe('what is refused', () => {
  it.each<[string, string, string, Table]>([
    ['a word', 'bad-move', 'A pass', PAIR],
    ['nothing', 'bad-move', 'A ', PAIR],
    ['a seat that does not sit here', 'bad-move', 'C ready', PAIR],
    ['capitals', 'bad-move', 'A Ready', PAIR],
    ['a space behind', 'bad-move', 'A ready ', PAIR],
    ['a bet of nothing', 'bad-move', 'A bet @7H', PAIR],
    ['a bet of zero', 'bad-move', 'A bet 0@7H', PAIR],
    ['a zero in front', 'bad-move', 'A bet 05@7H', PAIR],
    ['a sign', 'bad-move', 'A bet +5@7H', PAIR],
    ['a sign', 'bad-move', 'A bet -5@7H', PAIR],
    ['a point', 'bad-move', 'A bet 5.0@7H', PAIR],
    ['an exponent', 'bad-move', 'A bet 1e1@7H', PAIR],
    ['digits of another script', 'bad-move', 'A bet ５@7H', PAIR],
    ['two spaces', 'bad-move', 'A bet  5@7H', PAIR],
    ['no spot', 'bad-move', 'A bet 5@', PAIR],
    ['no stake', 'bad-move', 'A bet 7H', PAIR],
    ['a spot with a space', 'bad-move', 'A bet 5@7 H', PAIR],
    ['a spot with a line feed', 'bad-move', 'A bet 5@7H\n', PAIR],
    ['nonsense of the banker', 'bad-move', 'B bets', PAIR],
    ['a spin by a punter', 'not-banker', 'A spin', PAIR],
    ['a spin by a punter when all are ready', 'not-banker', 'A ready; A spin', PAIR],
    ['a spin where the house keeps the bank', 'not-banker', 'A spin', HOUSE],
    ['a spin before all are ready', 'not-ready', 'A ready; B spin', three],
    ['a bet by the banker', 'banker-cannot-bet', 'B bet 5@7H', PAIR],
    ['a bet by the banker, whatever it is', 'banker-cannot-bet', 'B bet 5000@nowhere', PAIR],
    ['ready said by the banker', 'banker-cannot-bet', 'B ready', PAIR],
    ['a clearing by the banker', 'banker-cannot-bet', 'B clear', PAIR],
    ['a bet after ready', 'already-ready', 'A ready; A bet 5@7H', PAIR],
    ['a bad bet after ready', 'already-ready', 'A ready; A bet 5@nowhere', PAIR],
    ['a clearing after ready', 'already-ready', 'A bet 5@7H; A ready; A clear', PAIR],
    ['ready said twice', 'already-ready', 'A ready; A ready', PAIR],
    ['a bet without a chip', 'out-of-chips', `${LOSE}A bet 1@7H`, broke],
    ['ready without a chip', 'out-of-chips', `${LOSE}A ready`, broke],
    ['a clearing without a chip', 'out-of-chips', `${LOSE}A clear`, broke],
    ['a clearing of nothing', 'nothing-to-clear', 'A clear', PAIR],
    ['a clearing of what was cleared', 'nothing-to-clear', 'A bet 5@7H; A clear; A clear', PAIR],
    ['an unknown spot', 'no-such-spot', 'A bet 5@middle', PAIR],
    ['two cards that do not meet', 'no-such-spot', 'A bet 2@5-6', PAIR],
    ['two courts', 'no-such-spot', 'A bet 2@J-Q', PAIR],
    ['a pair in another order', 'no-such-spot', 'A bet 2@2-A', PAIR],
    ['four cards that do not meet', 'no-such-spot', 'A bet 2@A-2-3-4', PAIR],
    ['four cards in another order', 'no-such-spot', 'A bet 2@A-2-7-6', PAIR],
    ['a rank without suit', 'no-such-spot', 'A bet 2@7', PAIR],
    ['the rank written in front', 'no-such-spot', 'A bet 2@H7', PAIR],
    ['a call without card', 'no-such-spot', 'A bet 2@call:', PAIR],
    ['another spelling', 'no-such-spot', 'A bet 2@Red', PAIR],
    ['a name of the language itself', 'no-such-spot', 'A bet 2@constructor', PAIR],
    ['a second @', 'no-such-spot', 'A bet 2@7H@7H', PAIR],
    ['an unknown spot, before the stake is looked at', 'no-such-spot', 'A bet 999@nowhere', PAIR],
    ['an odd stake', 'odd-stake', 'A bet 3@first5', PAIR],
    ['an odd stake, before it is counted', 'odd-stake', 'A bet 999@odd', PAIR],
    ['an odd stake of many digits', 'odd-stake', `A bet ${'8'.repeat(40)}1@even`, PAIR],
    ['more than there is in hand', 'not-enough-chips', 'A bet 6@7H', few],
    ['more than is left in hand', 'not-enough-chips', 'A bet 3@7H; A bet 3@8H', few],
    ['more than there is in hand, before the limit', 'not-enough-chips', 'A bet 101@7H', PAIR],
    ['a stake of many digits', 'not-enough-chips', `A bet ${'8'.repeat(400)}@even`, PAIR],
    ['more than the limit', 'over-limit', 'A bet 11@7H', PAIR],
    ['more than the limit, together', 'over-limit', 'A bet 6@7H; A bet 5@7H', PAIR],
  ])('%s: %s', (_what, code, moves, table) => {
    expect(codeAfter(table, moves)).toBe(code)
  })

  it.each<[string, string, Table]>([
    ['a bet on a card and the call of it', 'A bet 5@7H; A bet 5@call:7H', PAIR],
    ['up to the limit, in parts', 'A bet 4@odd; A bet 6@odd', PAIR],
    ['all chips where there is no limit', 'A bet 100@odd', { ...PAIR, options: { limit: 0 } }],
    ['the last chip, and ready', 'A bet 5@red; A ready', few],
    ['a bet after clearing', 'A bet 5@red; A clear; A bet 5@black', few],
  ])('but not %s', (_what, moves, table) => {
    expect(codeAfter(table, moves)).toBeNull()
  })

  it('is a tape that is too short, at the start or later, with no move at fault', () => {
    for (const [table, moves] of [
      [{ tape: '3C' }, ''],
      [{ tape: '3C 3D' }, ''],
      [PAIR, 'A ready; B spin'],
      [HOUSE, 'A ready; B ready'],
    ] as const) {
      expect(playRecord(table, moves)).toMatchObject({
        ok: false,
        fault: { code: 'tape-short', ply: null, move: null },
      })
    }
  })

  it('is an entry of the tape that is no card; the same card may come again and again', () => {
    for (const entry of ['1H', 'JOKER', '7h', 'H7', '10', '']) {
      const bad = playRecord({ tape: `3C KH ${entry}` }, 'A ready; B spin')
      expect(bad).toMatchObject({ ok: false, fault: { code: 'tape-bad', ply: null } })
    }
    expect(playRecord({ tape: '3C KH KH KH' }, 'A ready; B spin; A ready; B spin').ok).toBe(true)
  })

  it('in sentences that name the rule and stay short', () => {
    const replayed = playRecord(PAIR, `A bet 1@${'x'.repeat(5000)}`)
    if (replayed.ok) throw new Error('it was played')
    expect(replayed.fault.message).toMatch(/^There is no spot "x+…" on the layout\.$/)
    expect(replayed.fault.message.length).toBeLessThan(100)
  })
})
