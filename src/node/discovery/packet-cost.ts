/** The cost of decoding a message, determined without decoding it. */
export interface PacketCost {
  /** Number of questions and records. */
  readonly records: number
  /** Number of labels, pointers and strings, each of which the codec processes. */
  readonly steps: number
  /** Offsets of the types of irrelevant records, whose data need not be parsed. */
  readonly irrelevantTypeOffsets: readonly number[]
}

/** Maximum number of questions and records; more than an honest message holds, so that a hostile one costs little. */
export const MAX_RECORDS = 128
/** Maximum number of labels, pointers and strings in a message: 128 records with two names of five labels each. */
export const MAX_STEPS = 1_280

const HEADER_BYTES = 12
/**
 * Minimum sizes in bytes. A question is the root name, a type and a class; a record also has a time to live and a
 * length.
 */
const MIN_QUESTION_BYTES = 5
const MIN_RECORD_BYTES = 11

const A = 1
const PTR = 12
const TXT = 16
const AAAA = 28
const SRV = 33

/**
 * Checks a message by its lengths alone. Returns null if it is not a complete DNS message or costs too much: it claims
 * more records than fit, a part does not end where its length says, or it has too many parts. On such a message the
 * codec could read past the end. Never throws.
 */
export function measurePacket(bytes: Buffer): PacketCost | null {
  if (bytes.length < HEADER_BYTES) return null
  const [questions = 0, ...others] = [4, 6, 8, 10].map((at) => bytes.readUInt16BE(at))
  const records = others.reduce((sum, count) => sum + count, 0)
  if (questions + records > MAX_RECORDS) return null
  if (questions * MIN_QUESTION_BYTES + records * MIN_RECORD_BYTES > bytes.length - HEADER_BYTES) return null
  const walk = new PacketWalker(bytes)
  for (let i = 0; i < questions; i++) walk.question()
  for (let i = 0; i < records; i++) walk.record()
  return walk.failed
    ? null
    : { records: questions + records, steps: walk.steps, irrelevantTypeOffsets: walk.irrelevantTypeOffsets }
}

/** Steps through a message part by part. After a failure every call does nothing. */
class PacketWalker {
  steps = 0
  failed = false
  /** Offsets of the types of irrelevant records. */
  readonly irrelevantTypeOffsets: number[] = []
  private at = HEADER_BYTES

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
    if (![A, AAAA, PTR, SRV, TXT].includes(kind)) this.irrelevantTypeOffsets.push(type)
  }

  /** Skips a name and returns its end; labels that it points to are counted with it. */
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
      // Pointers may only point backwards (RFC 1035, 4.1.4), so that every name is finite.
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

  /**
   * Reads the flag through a method: after a call that may set it, TypeScript would still narrow it to its old value.
   */
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
