import type { Eye } from '../../../rules/kit'
import type { RoomState } from './room-state'

/** The state of the guests who share an eye: what they have been told, and the last view they saw. */
export class Audience {
  /** The number of the last message. */
  seq = 0
  /** The last view, in two parts: the one that depends on the eye, and the one shared by all. */
  private own = ''
  private open = ''

  /** @param turn the number of the last change that they know of */
  constructor(public turn: number) {}

  /** Whether the last view differs from this one. */
  hasOtherView(own: string, open: string): boolean {
    return own !== this.own || open !== this.open
  }

  /** Stores the current view. */
  storeView(own: string, open: string): void {
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
