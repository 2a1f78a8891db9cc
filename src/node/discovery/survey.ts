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
  const walk = createWalk(bytes)
  for (let i = 0; i < questions; i++) walk.question()
  for (let i = 0; i < records; i++) walk.record()
  return walk.failed ? null : { records: questions + records, steps: walk.steps, foreign: walk.foreign }
}

function createWalk(bytes: Buffer) {
  let at = HEADER
  let steps = 0
  let failed = false
  const foreign: number[] = []

  /** Goes over a name and answers where it ends; what it points to is counted with it. */
  function name(from: number): number {
    let end: number | null = null
    let lowest = from
    for (let here = from; ;) {
      const length = bytes[here]
      if (length === undefined || ++steps > MAX_STEPS) return fail()
      if (length === 0) return end ?? here + 1
      if (length < 0x40) {
        here += 1 + length
        continue
      }
      const low = bytes[here + 1]
      const target = ((length & 0x3f) << 8) | (low ?? 0)
      // Pointers lead back only (RFC 1035, 4.1.4), so that no name is endless.
      if (length < 0xc0 || low === undefined || target >= lowest) return fail()
      end ??= here + 2
      here = lowest = target
    }
  }

  function strings(from: number, end: number): boolean {
    let here = from
    while (here < end && ++steps <= MAX_STEPS) here += 1 + (bytes[here] ?? 0)
    return here === end
  }

  // Asked through a function after a call that may have failed: the compiler takes the flag for what it was before.
  const hasFailed = (): boolean => failed

  function fail(): number {
    failed = true
    return bytes.length
  }

  function fits(type: number, from: number, end: number): boolean {
    switch (type) {
      case A:
        return end - from === 4
      case AAAA:
        return end - from === 16
      case PTR:
        return name(from) === end
      case SRV:
        return end - from > 6 && name(from + 6) === end
      case TXT:
        return strings(from, end)
      default:
        return true
    }
  }

  return {
    foreign,
    get steps() {
      return steps
    },
    get failed() {
      return failed
    },
    question(): void {
      if (failed) return
      at = name(at) + 4
      if (at > bytes.length) fail()
    },
    record(): void {
      if (failed) return
      const type = name(at)
      const data = type + 10
      if (hasFailed() || data > bytes.length) return void fail()
      const kind = bytes.readUInt16BE(type)
      at = data + bytes.readUInt16BE(data - 2)
      if (at > bytes.length || !fits(kind, data, at)) return void fail()
      if (![A, AAAA, PTR, SRV, TXT].includes(kind)) foreign.push(type)
    },
  }
}
