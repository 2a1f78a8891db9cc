import { watch } from 'vue'
import { text } from '../../../i18n/say'
import { soundPlayer } from '../../../sound'
import { useLobby } from '../../../stores/lan/lobby'
import { useLan } from '../../../stores/lan/lan'
import { useTableWarnings } from '../../../stores/lan/table-warnings'
import { useGameLog } from '../../../stores/app/game-log'
import { onChairNews } from './use-chair-news'
import type { LobbySeat, Lobby } from '../../../../protocol/lan/table-schemas'
import { letterOf } from '../../../../rules/kit'

/** An announcement about the seats. */
interface SeatNews {
  readonly kind: 'sat' | 'rose' | 'away' | 'back' | 'standsIn' | 'ready' | 'bot' | 'onlooker' | 'paused' | 'goesOn'
  /** The player concerned; empty for onlookers and the whole table. */
  readonly name: string
  /** Letter of the seat; empty likewise. */
  readonly seat: string
}

const isPerson = (chair: LobbySeat): boolean => chair.state === 'here' || chair.state === 'away'
const nameOf = (chair: LobbySeat): string => (chair.state === 'open' ? '' : chair.name)

/** Announces changes at the seats of a LAN table: a knock sounds, and the live region says who came, left, or spoke. */
export function useLobbyNews(): void {
  const lan = useLan()
  const gameLog = useGameLog()
  const lobby = useLobby()
  const warnings = useTableWarnings()

  watch(
    () => lan.arrivals,
    (now, before) => now > before && soundPlayer.play('knock'),
  )
  watch(
    () => lan.lobby,
    (now, before) => {
      if (now === null || before === null) return
      for (const { kind, name, seat } of seatNews(before, now)) {
        gameLog.speak(text(`lan.news.${kind}`, { name, chair: text('newGame.chair', { letter: seat }) }))
      }
    },
  )
  onChairNews((line) => {
    gameLog.add(gameLog.lines.at(-1)?.step ?? 0, line)
    gameLog.speak(line)
  })
  // A problem is an alert of its own; its end is announced as well.
  watch(
    () => warnings.wasSavedAgain,
    (mended) => mended && gameLog.speak(text('lan.savedAgain')),
  )
  watch(
    () => lan.lastEmote,
    (said) => {
      if (said === null) return
      const line = text('lan.said', { name: lobby.nameAt(said.seat), words: text(`lan.emotes.${said.emote}`) })
      gameLog.add(gameLog.lines.at(-1)?.step ?? 0, line)
      gameLog.speak(line)
    },
  )
}

/**
 * Lists what changed at the seats between two states of the lobby, in order of the seats; then what concerns everybody.
 */
export function seatNews(before: Lobby, after: Lobby): SeatNews[] {
  const chairs = after.chairs.flatMap((now, at) => {
    const then = before.chairs[at]
    const kind = then === undefined ? null : changeOf(then, now)
    if (kind === null || then === undefined) return []
    return [{ kind, name: kind === 'rose' ? nameOf(then) : nameOf(now), seat: letterOf(at) }]
  })
  return [...chairs, ...tableNews(before, after)]
}

function changeOf(then: LobbySeat, now: LobbySeat): SeatNews['kind'] | null {
  const same = nameOf(then) === nameOf(now)
  if (now.state === 'open') return isPerson(then) ? 'rose' : null
  if (now.state === 'bot') {
    if (now.standsIn) return then.state === 'bot' && then.standsIn ? null : 'standsIn'
    return then.state === 'bot' && same ? null : 'bot'
  }
  if (!same || then.state === 'open') return 'sat'
  if (now.state === 'away') return then.state === 'away' ? null : 'away'
  if (then.state !== 'here') return 'back'
  return now.ready && !then.ready ? 'ready' : null
}

function tableNews(before: Lobby, after: Lobby): SeatNews[] {
  const news: SeatNews[] = []
  // A person who takes a seat was an onlooker before; only new arrivals are announced.
  const seated = (lobby: Lobby) => lobby.chairs.filter(isPerson).length
  if (after.onlookers + seated(after) > before.onlookers + seated(before) && after.onlookers > before.onlookers)
    news.push({ kind: 'onlooker', name: '', seat: '' })
  if (after.paused !== before.paused) news.push({ kind: after.paused ? 'paused' : 'goesOn', name: '', seat: '' })
  return news
}
