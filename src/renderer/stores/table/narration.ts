import { ONLOOKER, type AnyGame, type Eye, type GameView, eventsVisibleTo } from '../../../rules/kit'
import type { GameFace } from '../../games/types'
import { namesFor, sentenceFor } from '../../games/event-sentence'
import { say, text } from '../../i18n/say'
import { type TablePort, type ToldStep } from '../../play/played-table'
import type { ScreenViewer } from '../../play/hot-seat'
import { soundEvents } from '../app/table-sounds'
import { useGameLog } from '../app/game-log'

/** Puts the events at a table into words, as far as the viewer may know them: log, live region, sounds. */
export class Narration {
  private stepCount = 0

  constructor(
    private readonly game: AnyGame,
    private readonly face: GameFace,
    private readonly table: TablePort,
  ) {}

  /** Rewrites the log for the current viewer, without reading it aloud. */
  rewriteLog(looking: ScreenViewer): void {
    const gameLog = useGameLog()
    gameLog.clear()
    this.stepCount = 0
    const { eye, seen } = this.viewOf(looking)
    const steps = this.table.toldSteps(eye)
    gameLog.firstMissedStep = steps.findLastIndex(({ seat }) => seat === looking.eye) + 1
    for (const step of steps) this.write(step, eye, seen)
  }

  /** Narrates a step that has just happened. */
  tell(step: ToldStep, looking: ScreenViewer): void {
    const gameLog = useGameLog()
    const { eye, seen } = this.viewOf(looking)
    const sentences = this.write(step, eye, seen)
    for (const sentence of sentences) gameLog.speak(sentence)
    gameLog.show({ sentences, publicSentences: this.publicSentences(step, eye, seen), isOwnMove: step.seat === eye })
    const sounds = eventsVisibleTo(this.game, step.events, eye).map((event) => this.face.sound(event))
    void soundEvents(sounds.filter((sound) => sound !== null))
  }

  /** Returns the names by seat at the time of a step. */
  private names({ names }: ToldStep): readonly string[] {
    return names ?? this.table.chairs.map(({ name }) => name)
  }

  /** Returns the sentences of a step that everybody at the table hears. */
  private publicSentences(step: ToldStep, eye: Eye, seen: GameView): string[] {
    const names = this.names(step)
    return eventsVisibleTo(this.game, step.events, eye).flatMap((event) => {
      const words = this.face.announcementWords?.(event, seen) ?? null
      return words === null ? [] : [say(this.face.id, words, namesFor(event, names), names)]
    })
  }

  undo(moves: number, looking: ScreenViewer): void {
    this.stepCount = this.table.toldSteps(this.viewOf(looking).eye).length
    const gameLog = useGameLog()
    gameLog.dropFrom(this.stepCount)
    gameLog.speak(text('game.undone', {}, moves))
  }

  private viewOf({ eye, isCovered }: ScreenViewer): { readonly eye: Eye; readonly seen: GameView } {
    const now = isCovered ? ONLOOKER : eye
    return { eye: now, seen: this.table.viewFor(now) }
  }

  /** Adds the sentences of a step to the log and returns them. */
  private write(step: ToldStep, eye: Eye, seen: GameView): string[] {
    const gameLog = useGameLog()
    const index = this.stepCount++
    const names = this.names(step)
    const sentences: string[] = []
    if (step.note) {
      const note = say(this.face.id, step.note)
      sentences.push(note)
      gameLog.add(index, note)
    }
    for (const event of eventsVisibleTo(this.game, step.events, eye)) {
      const sentence = sentenceFor(this.face, event, seen, names)
      if (sentence === null) continue
      gameLog.add(index, sentence, sentences.length === 0)
      sentences.push(sentence)
    }
    return sentences
  }
}
