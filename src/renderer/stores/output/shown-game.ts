import { defineStore } from 'pinia'
import { computed } from 'vue'
import { usePage } from '../app/page'
import { useDemo } from '../learn/demo'
import { useLesson } from '../learn/lesson'
import { useSelection } from '../table/selection'
import { useTable } from '../table/table'

/** The game that the table shows: the one played here, a demo, or the step of a lesson; nothing at other places. */
export const useShownGame = defineStore('shownGame', () => {
  const page = usePage()
  const [table, demo, lesson] = [useTable(), useDemo(), useLesson()]
  useSelection().follow(() => (page.place === 'lesson' ? lesson.source : table.source))

  const shown = computed(() => {
    if (page.place === 'game') return { face: table.face, seen: table.stageView ?? table.seen, names: table.names }
    if (page.place === 'demo') return { face: demo.face, seen: demo.seen, names: demo.names }
    return {
      ...(page.place === 'lesson' ? { face: lesson.face, seen: lesson.seen } : { face: null, seen: null }),
      names: [],
    }
  })
  return {
    face: computed(() => shown.value.face),
    /** Its state as the viewer sees it. */
    seen: computed(() => shown.value.seen),
    /** The names of the players by seat; empty if nobody has one. */
    names: computed((): readonly string[] => shown.value.names),
  }
})
