/** What reading a message would cost, found out without reading it. */
export interface Survey {
  /** Questions and records. */
  readonly records: number
  /** Labels, pointers and strings: what the codec takes one by one. */
  readonly steps: number
  /** Where the types of records stand that are none of ours: their contents need not be read. */
  readonly foreign: readonly number[]
}

/** More than an honest message holds; so a hostile one costs little. */
export const MAX_RECORDS = 128
/** Labels, pointers and strings of a whole message: 128 records with names of five labels, twice. */
export const MAX_STEPS = 1_280

const HEADER = 12
/** A question is the root's name, a type and a class; a record has a time to live and a length, too. */
const LEAST_QUESTION = 5
const LEAST_RECORD = 11

const A = 1
const PTR = 12
const TXT = 16
const AAAA = 28
const SRV = 33

/**
 * Walks over a message by its lengths alone. Null if it is no whole DNS message, or one that costs too much: it says
 * that it holds more records than have room in it, something in it does not end where it says, or it has too many parts.
 * A codec that is given such a message may run on over its end. Never throws.
 */
export function survey(bytes: Buffer): Survey | null {
  if (bytes.length < HEADER) return null
  const [questions = 0, ...others] = [4, 6, 8, 10].map((at) => bytes.readUInt16BE(at))
  const records = others.reduce((sum, count) => sum + count, 0)
  if (questions + records > MAX_RECORDS) return null
  if (questions * LEAST_QUESTION + records * LEAST_RECORD > bytes.length - HEADER) return null
  const walk = new Walk(bytes)
  for (let i = 0; i < questions; i++) walk.question()
  for (let i = 0; i < records; i++) walk.record()
  return walk.failed ? null : { records: questions + records, steps: walk.steps, foreign: walk.foreign }
}

/** Goes over a message part by part. What fails once does nothing more. */
class Walk {
  steps = 0
  failed = false
  /** Where the types of records stand that are none of ours. */
  readonly foreign: number[] = []
  private at = HEADER

  constructor(private readonly bytes: Buffer) {}

  question(): void {
    if (this.failed) return
    this.at = this.name(this.at) + 4
    if (this.at > this.bytes.length) this.fail()
  }

  record(): void {
    if (this.failed) return
    const { bytes } = this
    const type = this.name(this.at)
    const data = type + 10
    if (this.hasFailed() || data > bytes.length) return void this.fail()
    const kind = bytes.readUInt16BE(type)
    this.at = data + bytes.readUInt16BE(data - 2)
    if (this.at > bytes.length || !this.fits(kind, data, this.at)) return void this.fail()
    if (![A, AAAA, PTR, SRV, TXT].includes(kind)) this.foreign.push(type)
  }

  /** Goes over a name and answers where it ends; what it points to is counted with it. */
  private name(from: number): number {
    const { bytes } = this
    let end: number | null = null
    let lowest = from
    for (let here = from; ;) {
      const length = bytes[here]
      if (length === undefined || ++this.steps > MAX_STEPS) return this.fail()
      if (length === 0) return end ?? here + 1
      if (length < 0x40) {
        here += 1 + length
        continue
      }
      const low = bytes[here + 1]
      const target = ((length & 0x3f) << 8) | (low ?? 0)
      // Pointers lead back only (RFC 1035, 4.1.4), so that no name is endless.
      if (length < 0xc0 || low === undefined || target >= lowest) return this.fail()
      end ??= here + 2
      here = lowest = target
    }
  }

  private strings(from: number, end: number): boolean {
    let here = from
    while (here < end && ++this.steps <= MAX_STEPS) here += 1 + (this.bytes[here] ?? 0)
    return here === end
  }

  /** Asked through a function after a call that may have failed: the compiler takes the flag for what it was before. */
  private hasFailed(): boolean {
    return this.failed
  }

  private fail(): number {
    this.failed = true
    return this.bytes.length
  }

  private fits(type: number, from: number, end: number): boolean {
    switch (type) {
      case A:
        return end - from === 4
      case AAAA:
        return end - from === 16
      case PTR:
        return this.name(from) === end
      case SRV:
        return end - from > 6 && this.name(from + 6) === end
      case TXT:
        return this.strings(from, end)
      default:
        return true
    }
  }
}
