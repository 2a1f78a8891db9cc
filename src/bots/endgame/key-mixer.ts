/** Hashes the words of a position into a key of 64 bits, wide enough to tell the positions of one endgame apart. */
export class KeyMixer {
  private keyLow = 0
  private keyHigh = 0

  begin(): void {
    this.keyLow = 0x2545f491
    this.keyHigh = 0x6c8e9cf5
  }

  add(word: number): void {
    this.keyLow = Math.imul(this.keyLow ^ word, 0x9e3779b1)
    this.keyLow ^= this.keyLow >>> 15
    this.keyHigh = Math.imul(this.keyHigh + word, 0x85ebca6b)
    this.keyHigh ^= this.keyHigh >>> 13
  }

  end(into: Int32Array): void {
    into[0] = this.keyLow | 1
    into[1] = this.keyHigh
  }
}
