import type { Dealer, Model } from '../beside-model'

interface Pile {
  down: string[]
  up: string[]
}

interface Table {
  piles: Pile[]
  foundations: number[]
  stock: string[]
  heap: string[]
  lot: number
  pass: number
}

/**
 * A plain second model of Suite Assembling, written from its page alone: lists of texts, and everything is looked for
 * anew.
 */
class Plain implements Model {
  constructor(
    readonly passes: number,
    readonly packCards: unknown,
    readonly table: Table,
  ) {}

  clone(): Plain {
    return new Plain(this.passes, this.packCards, structuredClone(this.table))
  }

  score(): number {
    return this.table.foundations.reduce((sum, cards) => sum + cards, 0)
  }

  won(): boolean | null {
    if (this.score() === 49) return true
    return this.blocked() ? false : null
  }

  available(): string[] {
    const { heap, lot } = this.table
    const fromTop = [...heap].reverse()
    if (this.packCards === 'any') return fromTop.slice(0, lot)
    return this.packCards === 'heap' || lot > 0 ? fromTop.slice(0, 1) : []
  }

  state() {
    const { piles, foundations, stock, heap, lot, pass } = this.table
    const available = this.available()
    return { piles, foundations, stock, heap, lot, available, pass, solved: this.score() === 49 }
  }

  /**
   * Returns whether nothing more can be played, by looking through the deals of the rest of this pass and of one
   * further pass.
   */
  blocked(): boolean {
    if (this.plays().length > 0) return false
    const ahead = this.clone()
    const until = this.table.pass + 1
    while (ahead.dealRefusal() === null) {
      ahead.dealThree()
      if (ahead.table.pass > until) return true
      const foundation = ahead.available().some((card) => Number(card) % 7 === 1)
      if (foundation || ahead.plays().length > 0) return false
    }
    return true
  }

  plays(): string[] {
    const cards = [...this.table.piles.flatMap(({ up }) => up), ...this.available()]
    const texts = cards.flatMap((card) => [1, 2, 3, 4, 5, 6, 7, 'up'].map((place) => `${card}@${place}`))
    return texts.filter((text) => this.playRefusal(text) === null)
  }

  moves(): string[] {
    if (this.won() !== null) return []
    return this.dealRefusal() === null ? [...this.plays(), 'deal'] : this.plays()
  }

  dealRefusal(): string | null {
    const { stock, heap, pass } = this.table
    if (stock.length + heap.length === 0) return 'nothing-to-deal'
    return stock.length === 0 && this.passes > 0 && pass >= this.passes ? 'no-more-passes' : null
  }

  playRefusal(text: string): string | null {
    const [card, place] = text.split('@') as [string, string]
    const own = this.table.piles.find(({ up }) => up.includes(card))
    if (!own && !this.available().includes(card)) return 'not-available'
    if (place === 'up') {
      if (own && own.up.at(-1) !== card) return 'not-last-of-run'
      const follows = this.table.foundations[Math.floor((Number(card) - 1) / 7)] === (Number(card) - 1) % 7
      return follows ? null : 'does-not-follow'
    }
    if (own && own.up[0] !== card) return 'not-whole-run'
    const pile = this.table.piles[Number(place) - 1]!
    const last = pile.up.at(-1)
    if (last !== undefined) return Number(last) === Number(card) + 1 && pile !== own ? null : 'does-not-follow'
    return own && own.down.length === 0 ? 'nothing-to-turn' : null
  }

  play(text: string): string | null {
    if (this.won() !== null) return 'game-over'
    if (!/^(deal|([1-9]|[1-4][0-9])@([1-7]|up))$/.test(text)) return 'bad-move'
    const refusal = text === 'deal' ? this.dealRefusal() : this.playRefusal(text)
    if (refusal) return refusal
    if (text === 'deal') this.dealThree()
    else this.carryOut(...(text.split('@') as [string, string]))
    this.byItself()
    return null
  }

  carryOut(card: string, place: string): void {
    const own = this.table.piles.find(({ up }) => up.includes(card))
    if (!own) this.takeFromHeap(card)
    if (place === 'up') {
      if (own) own.up.pop()
      this.table.foundations[Math.floor((Number(card) - 1) / 7)]!++
    } else this.table.piles[Number(place) - 1]!.up.push(...(own ? own.up.splice(0) : [card]))
  }

  takeFromHeap(card: string): void {
    this.table.heap.splice(this.table.heap.indexOf(card), 1)
    this.table.lot = Math.max(0, this.table.lot - 1)
  }

  dealThree(): void {
    const { table } = this
    if (table.stock.length === 0) {
      table.stock = table.heap
      table.heap = []
      table.pass++
    }
    const lot = table.stock.splice(0, 3)
    table.heap.push(...lot)
    table.lot = lot.length
  }

  byItself(): void {
    for (let again = true; again;) {
      again = false
      for (const pile of this.table.piles) {
        if (pile.up.length === 0 && pile.down.length > 0) {
          pile.up.push(pile.down.pop()!)
          again = true
        }
        if (Number(pile.up.at(-1) ?? 0) % 7 === 1) {
          this.table.foundations[Math.floor((Number(pile.up.pop()) - 1) / 7)]!++
          again = true
        }
      }
      const foundation = this.available().find((card) => Number(card) % 7 === 1)
      if (foundation === undefined) continue
      this.takeFromHeap(foundation)
      this.table.foundations[Math.floor((Number(foundation) - 1) / 7)]!++
      again = true
    }
  }
}

export const deal: Dealer = (tape, options) => {
  const cards = [...tape]
  const piles = [1, 2, 3, 4, 5, 6, 7].map((size) => ({ down: cards.splice(0, size), up: [] }))
  const foundations = [0, 0, 0, 0, 0, 0, 0]
  const table: Table = { piles, foundations, stock: cards, heap: [], lot: 0, pass: 1 }
  const model = new Plain(Number(options['passes']), options['packCards'], table)
  model.byItself()
  return model
}
