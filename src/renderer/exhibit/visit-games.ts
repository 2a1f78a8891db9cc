import { createAttempts, triesAgain, type Attempt, type Cut, type Standing } from '../../exhibit/cuts'
import { entryAt } from '../../rules/kit'
import { text } from '../i18n/say'
import { tableThinker } from '../play/local-sessions'
import { loadCuts } from '../services/exhibit-cuts'
import { usePage } from '../stores/app/page'
import { useSettings } from '../stores/app/settings'
import { useShelf } from '../stores/app/shelf'
import { useSelection } from '../stores/table/selection'
import { useTable } from '../stores/table/table'
import { openCutTable, type Names } from './cut-table'
import { cutsFor } from './cuts-for'
import { useHand } from './hand'
import { beat, isCalledOff, paced } from './pace'
import { untilOver } from './until-over'
import type { Shown, VisitCourse } from './visit-state'

/** How long the message after a failed attempt stays, in milliseconds. */
const STUCK = 2500
/** How long the table of a finished game stays visible before the result covers it, in milliseconds. */
const LAST_LOOK = 2500

/** Returns the names of one visitor and a bot, or of two visitors. */
const namesOf = (together: boolean): Names =>
  together
    ? { you: text('exhibit.first'), rival: text('exhibit.second'), together }
    : { you: text('exhibit.you'), rival: text('exhibit.rival') }

/** Returns a function that plays a cut of a game, given its id, from the on-screen hand's first move to the result. */
export function createGames(shown: Shown, course: VisitCourse): (game: string) => Promise<void> {
  /** Plays attempts at one deal until one is not lost or none is left; then shows the result. */
  async function attemptAll(cut: Cut, seed: string, signal: AbortSignal): Promise<void> {
    const attempts = createAttempts(cut)
    for (let number = 1; ; number++) {
      const attempt = attempts(number, seed)
      const ended = await play(cut, attempt, signal)
      if (ended === null || isCalledOff(signal)) return
      shown.standing.value = ended
      if (!triesAgain(cut, attempt, ended)) break
      shown.notice.value = text('exhibit.stuck')
      await beat(STUCK, signal)
      if (isCalledOff(signal)) return
      shown.notice.value = ''
    }
    await beat(LAST_LOOK, signal)
    if (isCalledOff(signal)) return
    course.note('ended')
    course.begunAt = null
    course.go('result')
  }

  /** Plays one attempt: the hand, then the visitor. Resolves to how it ended; null if it was aborted. */
  async function play(cut: Cut, attempt: Attempt, signal: AbortSignal): Promise<Standing | null> {
    // They still have the values from the end of the previous attempt.
    shown.side.value = 'near'
    shown.covered.value = false
    course.go('watch')
    const thinker = tableThinker({ pause: () => paced(useSettings().pause), still: useTable().waitUntilRead })
    const mine = openCutTable(cut, attempt, namesOf(shown.together.value), thinker)
    course.table = mine
    const { sides } = mine
    if (sides) mine.port.listen(() => ([shown.side.value, shown.covered.value] = [sides.side, sides.covered]))
    useSelection().clear()
    await useTable().openTable(mine.port)
    if (isCalledOff(signal)) return null
    await useShelf().openAtOnce(cut.record.game)
    if (isCalledOff(signal)) return null
    usePage().go('game')
    await useHand().show(mine, signal)
    if (isCalledOff(signal)) return null
    mine.handOver()
    course.go('play')
    await untilOver(mine.port, signal)
    return isCalledOff(signal) ? null : mine.standing
  }

  return async (id) => {
    const signal = clearFor(id, shown, course)
    try {
      const number = (await course.service?.deal()) ?? 0
      const cut = await nextCut(id, number, shown.together.value)
      if (isCalledOff(signal)) return
      course.begunAt = performance.now()
      course.note('begun')
      await attemptAll(cut, `visit ${String(number)}`, signal)
    } catch (fault) {
      console.error(`${id} could not be played:`, fault)
      if (!isCalledOff(signal)) giveUp(shown, course)
    }
  }
}

/** Leaves the game before, clears what was shown of it and goes to the hand's moves. Returns the new game's signal. */
function clearFor(game: string, shown: Shown, course: VisitCourse): AbortSignal {
  const signal = course.anew()
  course.leaveGame()
  shown.game.value = game
  shown.standing.value = null
  shown.about.value = false
  shown.notice.value = ''
  course.go('watch')
  return signal
}

/** Loads the cut of a game that the number of a deal determines. Throws if its file is missing or invalid. */
async function nextCut(game: string, number: number, together: boolean): Promise<Cut> {
  const cuts = cutsFor(await loadCuts(game), together)
  return entryAt(cuts, number % cuts.length)
}

/** Ends a game that cannot be played: the visitor chooses another one. */
function giveUp(shown: Shown, course: VisitCourse): void {
  course.leaveGame()
  shown.game.value = null
  shown.notice.value = text('exhibit.unplayable')
  course.go('choice')
}
