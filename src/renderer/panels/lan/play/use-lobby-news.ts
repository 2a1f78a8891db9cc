import { watch } from 'vue'
import { seatNews } from '../../../lobby/seat-news'
import { text } from '../../../i18n/say'
import { soundPlayer } from '../../../sound'
import { useLobby } from '../../../stores/lan/lobby'
import { useLan } from '../../../stores/lan/lan'
import { useTableWarnings } from '../../../stores/lan/table-warnings'
import { useGameLog } from '../../../stores/app/game-log'

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
  watch(
    () => lan.lastHandover,
    (handover) => {
      if (handover === null) return
      const line = text('lan.returning.handover', { name: lobby.nameAt(handover.seat) })
      gameLog.add(gameLog.lines.at(-1)?.step ?? 0, line)
      gameLog.speak(line)
    },
  )
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
