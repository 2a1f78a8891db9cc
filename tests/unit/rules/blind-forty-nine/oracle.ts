import type { Dealer, Model } from '../beside-model'
import { countOf } from '../mystic-double-cross/oracle'

/** A plain second model of the Blind "49", written from its page alone. */
class Plain implements Model {
  constructor(
    readonly target: number,
    readonly faceUp: (string | null)[],
    readonly faceDown: (string | null)[],
    public inHand: string | null,
  ) {}

  clone(): Model {
    return new Plain(this.target, [...this.faceUp], [...this.faceDown], this.inHand)
  }

  count() {
    return countOf((square) => this.faceUp[square - 1] !== null)
  }

  score(): number {
    return this.count().fives + 10 * this.count().lines
  }

  won(): boolean | null {
    return this.inHand === null ? this.score() >= this.target : null
  }

  state() {
    const { faceUp, faceDown, inHand } = this
    const turned = faceUp.filter((card) => card !== null).length
    return { faceUp, faceDown, inHand, turned, ...this.count(), score: this.score(), solved: this.won() === true }
  }

  moves(): string[] {
    return this.inHand === null ? [] : [this.inHand]
  }

  play(text: string): string | null {
    if (this.inHand === null) return 'game-over'
    if (!/^([1-9]|[1-4][0-9])$/.test(text)) return 'bad-move'
    if (text !== this.inHand) return 'not-in-hand'
    const at = Number(text) - 1
    this.faceUp[at] = text
    this.inHand = this.faceDown[at]!
    this.faceDown[at] = null
    return null
  }
}

export const deal: Dealer = (tape, options) => {
  const faceUp = Array.from({ length: 49 }, () => null)
  return new Plain(Number(options['target']), faceUp, [...tape.slice(1), null], tape[0]!)
}
