import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import type { SeatPlayer } from '../../../ports/journal'
import { letterOf, type Seat } from '../../../rules/kit'
import { botNameIndex } from '../../company/bot-names'
import { findText, text } from '../../i18n/say'
import { useGameLog } from '../app/game-log'
import { type GameResults, type OpponentResults, useSettings } from '../app/settings'
import { useLan } from '../lan/lan'
import { sidesAtTable } from '../table/sides'
import { useTable } from '../table/table'

/** When a bot may comment. It depends on public knowledge alone, never on a hand. */
export type Moment = 'begun' | 'won' | 'lost' | 'drawn'

/** What a bot has just said. `id` rises with each remark. */
export interface BotRemark {
  readonly id: number
  readonly seat: Seat
  readonly words: string
}

type Bot = Extract<SeatPlayer, { readonly kind: 'bot' }>

/** The key under which results against a bot are stored; the same name at another level is another opponent. */
export const opponentKey = ({ name, level }: Pick<Bot, 'name' | 'level'>): string => `${level} ${name}`

/** Adds one game to a streak. */
function addToStreak({ run = 0, longest = 0 }: Partial<Pick<GameResults, 'run' | 'longest'>>, won: boolean) {
  const now = won ? run + 1 : 0
  return { run: now, longest: Math.max(longest, now) }
}

/** Adds one game to the results against a bot. */
export function addResult(before: OpponentResults | undefined, won: boolean): OpponentResults {
  const { played = 0, beaten = 0 } = before ?? {}
  return { played: played + 1, beaten: beaten + (won ? 1 : 0), ...addToStreak(before ?? {}, won) }
}

/** Adds one game to the results of its kind. @param score the player's own; null without one */
export function addGame(before: GameResults | undefined, won: boolean, score: number | null): GameResults {
  const { played = 0, won: wonBefore = 0, highest = null, scored = 0, total = 0 } = before ?? {}
  const known = [highest, score].filter((it) => it !== null)
  return {
    played: played + 1,
    won: wonBefore + (won ? 1 : 0),
    highest: known.length === 0 ? null : Math.max(...known),
    scored: scored + (score === null ? 0 : 1),
    total: total + (score ?? 0),
    ...addToStreak(before ?? {}, won),
  }
}

/** Formats how often a bot was beaten on this machine. */
export function opponentResultsText(met: OpponentResults | undefined): string {
  if (met === undefined) return text('company.never')
  return text('company.met', { beaten: met.beaten }, met.played)
}

/** The bots at a table as opponents: what they say, and how often they were beaten here. */
export const useCompany = defineStore('company', () => {
  const table = useTable()
  const settings = useSettings()
  const log = useGameLog()
  /** The last remark; null if nothing was said at this table. */
  const lastRemark = ref<BotRemark | null>(null)
  let count = 0
  /** Whether the game on this table was counted; a game whose end is undone and reached again counts once. */
  let isCounted = false

  const bots = (): readonly { readonly bot: Bot; readonly seat: Seat }[] =>
    table.chairs.flatMap((bot, seat) => (bot.kind === 'bot' ? [{ bot, seat }] : []))

  function say(moment: Moment, { bot, seat }: { readonly bot: Bot; readonly seat: Seat }): void {
    const words = findText(`talk.${botNameIndex(bot.name) + 1}.${moment}`)
    if (!settings.all.talk || words === null) return
    lastRemark.value = { id: ++count, seat, words }
    log.speak(text('company.says', { name: bot.name, words }))
  }

  /** Counts this game once, as a game of its kind and for every bot at the table. */
  function countGame(me: Seat, won: boolean): void {
    if (isCounted || bots().length === 0) return
    isCounted = true
    const { table: played, seen } = table
    if (played !== null && seen !== null) {
      const { results } = settings.all
      results[played.game] = addGame(results[played.game], won, seen.scores[letterOf(me)] ?? null)
    }
    for (const { bot } of bots()) {
      const key = opponentKey(bot)
      settings.all.met[key] = addResult(settings.all.met[key], won)
    }
  }

  /** Counts a game that has just ended, and lets one of its bots comment. */
  function end(): void {
    const { me, winners } = table
    if (me === null || winners === null) return
    // Partners win together; others who share the first place have drawn.
    const isSide = sidesAtTable().some((side) => winners.every((seat) => side.includes(letterOf(seat))))
    const isDraw = winners.length > 1 && !isSide
    countGame(me, winners.includes(me) && !isDraw)
    const speaker = bots().find(({ seat }) => winners.includes(seat)) ?? bots()[0]
    if (speaker === undefined) return
    say(isDraw ? 'drawn' : winners.includes(speaker.seat) ? 'won' : 'lost', speaker)
  }

  watch(
    () => [table.table, table.over, table.ply] as const,
    ([now, over, ply], [before, was]) => {
      const first = bots()[0]
      if (now !== before) {
        lastRemark.value = null
        isCounted = over
      }
      if (now === null || useLan().joinedTable !== null) return
      if (now !== before && ply === 0 && table.me !== null && first !== undefined) say('begun', first)
      else if (now === before && over && !was) end()
    },
  )

  return { lastRemark }
})
