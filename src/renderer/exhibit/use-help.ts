import { onBeforeUnmount, onMounted, watch } from 'vue'
import { say, text } from '../i18n/say'
import { useGameLog } from '../stores/app/game-log'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { useHand } from './hand'
import { beat } from './pace'
import { goalOf } from './sentences'
import { sayAloud } from './speech'
import { useVisit } from './visit'

/** Whoever touches nothing for so long, in milliseconds, is shown one thing that can be touched; later it is said, too. */
const FIRST_HELP = 6000
const NEXT_HELP = 12_000

/** Helps whoever plays: the hand points, an unlit touch shows what is lit, and whoever listens hears what happened. */
export function useHelp(): void {
  const [visit, table, selection, hand, story] = [useVisit(), useTable(), useSelection(), useHand(), useGameLog()]
  let waiting = new AbortController()
  const first = (): string | undefined => [...selection.touchable].find((it) => !it.startsWith('say:'))

  async function help(): Promise<void> {
    waiting.abort()
    waiting = new AbortController()
    const { signal } = waiting
    for (let time = 0; visit.scene === 'play' && table.actor !== null; time++) {
      await beat(time === 0 ? FIRST_HELP : NEXT_HELP, signal)
      const touch = first()
      if (signal.aborted || touch === undefined) return
      if (time > 0 && visit.reading) sayAloud(goalOf(visit.game), visit.language)
      await hand.point(touch, signal)
    }
  }
  watch(() => [visit.scene, table.actor, table.ply, selection.picked] as const, help)

  // An unlit touch shows what is lit instead of a refusal in words.
  watch(
    () => selection.slip,
    (slip) => {
      if (slip === null) return
      selection.dismiss()
      const touch = first()
      if (touch !== undefined) void hand.point(touch, waiting.signal)
    },
  )

  /** What the others did, and what can be done now. */
  watch(
    () => (visit.scene === 'play' ? table.actor : null),
    (actor) => {
      const { face, seen } = table
      if (actor === null || !visit.reading || face === null || seen === null) return
      const heard = story.latest?.all ?? []
      sayAloud([...heard, text('exhibit.yourTurn'), say(face.id, face.prompt(seen))].join(' '), visit.language)
    },
  )

  onMounted(() => {
    void help()
    if (visit.reading) sayAloud(goalOf(visit.game), visit.language)
  })
  onBeforeUnmount(() => waiting.abort())
}
