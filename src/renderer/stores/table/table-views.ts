import { computed, type ComputedRef } from 'vue'
import type { Seat } from '../../../rules/kit'
import { personSeats, seatsAwaited, seatsToMove } from '../../play/hot-seat'
import { outcomeOf } from './outcome-text'
import { linesOf, type PlaySource } from './play-source'
import type { TableFeed } from './table-feed'
import type { TableSnapshot } from './table-snapshot'

/** Creates what the page reads of a table: the parts of its snapshot, and values derived from them. */
export function createTableViews({ table, face, snapshot }: TableFeed) {
  const part = <K extends keyof TableSnapshot>(key: K): ComputedRef<TableSnapshot[K]> =>
    computed(() => snapshot.value[key])
  const [chairs, looking, seen, resigned, over] = [
    part('chairs'),
    part('looking'),
    part('seen'),
    part('resigned'),
    part('over'),
  ]
  const names = computed(() => chairs.value.map((chair) => chair.name))
  const toMove = computed(() => (seen.value === null ? [] : seatsToMove(seen.value)))
  /** The seats for which the game waits, without those that may only interrupt. */
  const awaitedSeats = computed(() => (seen.value === null ? [] : seatsAwaited(seen.value)))
  /** People at this screen who still play. */
  const persons = computed(() => personSeats(chairs.value, resigned.value))
  /** The only person at this screen, who is addressed; null if several share it, or if nobody plays here. */
  const me = computed<Seat | null>(() => {
    const [only, ...others] = personSeats(chairs.value)
    return only !== undefined && others.length === 0 ? only : null
  })
  /** The person who acts at this screen now; null if it is nobody's turn here. */
  const actor = computed<Seat | null>(() => {
    const { eye, isCovered } = looking.value
    const acts = persons.value.includes(eye) && toMove.value.includes(eye) && !snapshot.value.halted
    return acts && !isCovered && !over.value ? eye : null
  })
  /** Whether hints are available here. */
  const hasHints = computed(() => table.value !== null && table.value.hint !== null)
  const winners = computed(() => {
    const letters = seen.value?.winners ?? null
    return letters === null ? null : letters.map((letter) => letter.charCodeAt(0) - 65)
  })
  /** How the game ended, in words; empty while it is played. */
  const result = computed(() => {
    if (seen.value === null || face.value === null) return ''
    const hasResigned = resigned.value.length > 0
    return outcomeOf({ face: face.value, seen: seen.value, names: names.value, me: me.value, resigned: hasResigned })
  })

  return {
    ...{
      chairs,
      looking,
      seen,
      resigned,
      over,
      names,
      toMove,
      awaitedSeats,
      persons,
      me,
      actor,
      hasHints,
      winners,
      result,
    },
    ...{
      gone: part('gone'),
      eventHistory: part('eventHistory'),
      stageView: part('stageView'),
      lastEvents: part('lastEvents'),
    },
    ...{ undoable: part('undoable'), undoBar: part('undoBar'), ply: part('ply'), lastPly: part('lastPly') },
    help: part('help'),
  }
}

export type TableViews = ReturnType<typeof createTableViews>

/** Creates the play source of a table; null while nobody here may act. */
export function createPlaySource(
  { table, face }: TableFeed,
  { actor, seen }: TableViews,
  play: (seat: Seat, move: string) => Promise<void>,
): ComputedRef<PlaySource | null> {
  return computed(() => {
    const now = table.value
    const seat = actor.value
    if (now === null || face.value === null || seat === null || seen.value === null) return null
    return {
      face: face.value,
      seat,
      seen: seen.value,
      moves: linesOf(face.value, seen.value, seat, now.moves(seat)),
      play: (move) => play(seat, move),
      refusal: (move) => now.refusal(seat, move),
    }
  })
}
