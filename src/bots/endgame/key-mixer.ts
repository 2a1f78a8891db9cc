/** Hashes the words of a position into a key of 64 bits, wide enough to tell the positions of one endgame apart. */
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
