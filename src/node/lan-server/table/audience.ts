import type { Eye } from '../../../rules/kit'
import type { RoomState } from './room-state'

/** The guests who share an eye: how far they have been told, and what they saw last. */
export class Audience {
  /** The number of the last message. */
  seq = 0
  /** What was seen last, in the parts of a `Sight`: what depends on the eye, and what lies open. */
  private own = ''
  private open = ''

  /** @param turn the number of the last change that they know of */
  constructor(public turn: number) {}

  /** Whether something else was seen last. */
  sawOther(own: string, open: string): boolean {
    return own !== this.own || open !== this.open
  }

  /** Takes in what is seen now. */
  see(own: string, open: string): void {
    this.own = own
    this.open = open
  }
}

/** The audiences of a table. */
export class Audiences {
  private readonly known = new Map<Eye, Audience>()

  constructor(private readonly room: Pick<RoomState, 'turnBase'>) {}

  of(eye: Eye): Audience {
    const audience = this.known.get(eye) ?? new Audience(this.room.turnBase)
    this.known.set(eye, audience)
    return audience
  }
}
