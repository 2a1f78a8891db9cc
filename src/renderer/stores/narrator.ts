import { ONLOOKER, type AnyGame, type Eye, type GameEvent, type Seen } from '../../rules/kit'
import type { Step, Table } from '../../table/types'
import type { GameFace } from '../games/types'
import { say, text } from '../i18n/say'
import { soundRoom } from '../sound'
import type { Looking } from './seating'
import { useStory } from './story'

/** Tells what happens at a table in words, as the eye at this screen may know it: log, live region, sounds. */
export class Narrator {
  private told = 0

  constructor(
    private readonly game: AnyGame,
    private readonly face: GameFace,
    private readonly table: Table,
  ) {}

  /** Writes the log anew for whoever looks now, without speaking it. */
  recall(looking: Looking): void {
    const story = useStory()
    story.clear()
    this.told = 0
    const { eye, seen } = this.eyeOf(looking)
    for (const step of this.table.steps) this.write(step, eye, seen)
  }

  /** Tells a step that has just happened. */
  tell(step: Step, looking: Looking): void {
    const story = useStory()
    const { eye, seen } = this.eyeOf(looking)
    for (const sentence of this.write(step, eye, seen)) story.speak(sentence)
    let delay = 0
    for (const event of this.visible(step, eye)) {
      const sound = this.face.sound(event)
      if (sound === null) continue
      soundRoom.play(sound, delay)
      delay += 0.12
    }
  }

  undone(moves: number): void {
    this.told = this.table.steps.length
    const story = useStory()
    story.cut(this.told)
    story.speak(text('game.undone', {}, moves))
  }

  private eyeOf({ eye, covered }: Looking): { readonly eye: Eye; readonly seen: Seen } {
    const now = covered ? ONLOOKER : eye
    return { eye: now, seen: this.table.seen(now) }
  }

  private visible(step: Step, eye: Eye): GameEvent[] {
    const seen = step.events.map((event) => this.game.eventFor(event, eye) as GameEvent | null)
    return seen.filter((event) => event !== null)
  }

  /** Adds the sentences of a step to the log and answers them. */
  private write(step: Step, eye: Eye, seen: Seen): string[] {
    const story = useStory()
    const index = this.told++
    const sentences: string[] = []
    for (const event of this.visible(step, eye)) {
      const sentence = sentenceFor(this.face, event, seen, (seat) => this.table.chairs[seat]?.name)
      if (sentence === null) continue
      story.add(index, sentence, sentences.length === 0)
      sentences.push(sentence)
    }
    return sentences
  }
}

/** Names for a sentence: of whoever did it, and of whoever paid whom. */
function namesFor(event: GameEvent, nameOf: (seat: number) => string | undefined): Record<string, string> {
  const names: Record<string, string> = {}
  for (const [key, seat] of Object.entries(event)) {
    const param = { seat: 'name', from: 'fromName', to: 'toName' }[key]
    const name = typeof seat === 'number' ? nameOf(seat) : undefined
    if (param !== undefined && name !== undefined) names[param] = name
  }
  return names
}

/** The sentence of an event, as the eye of `seen` was told it; null for what needs no word. */
export function sentenceFor(
  face: GameFace,
  event: GameEvent,
  seen: Seen,
  nameOf: (seat: number) => string | undefined,
): string | null {
  const words = face.event(event, seen)
  return words === null ? null : say(face.id, words, namesFor(event, nameOf))
}
