/** Mixes words of a position into two keys: 64 bits, so that two positions of one ending are told apart. */
export class KeyMixer {
  private one = 0
  private two = 0

  begin(): void {
    this.one = 0x2545f491
    this.two = 0x6c8e9cf5
  }

  add(word: number): void {
    this.one = Math.imul(this.one ^ word, 0x9e3779b1)
    this.one ^= this.one >>> 15
    this.two = Math.imul(this.two + word, 0x85ebca6b)
    this.two ^= this.two >>> 13
  }

  end(into: Int32Array): void {
    into[0] = this.one | 1
    into[1] = this.two
  }
}
