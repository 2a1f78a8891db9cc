/** The most frames of a stack that are told. */
const FRAMES = 12

/** The engine's own kinds of error: their messages name code, not what people entered. */
const ENGINE = new Set(['TypeError', 'RangeError', 'ReferenceError'])

/**
 * A fault for a log that may be sent to a stranger: its kind, its code and where it happened. Messages of our own errors
 * may name people, cards or codes, so they are left out; of the engine's the part that tells no value stays.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return `a thrown ${fault === null ? 'null' : typeof fault}`
  const kind = plainWord(fault.name) ?? 'Error'
  const details = [kind, codeOf(fault), wordsOf(fault, kind)].filter((part) => part !== '')
  return [details.join(' '), ...framesOf(fault)].join('\n')
}

/** A system's or Node's code, with the call that failed. */
function codeOf(fault: Error): string {
  const { code, syscall } = fault as Error & { code?: unknown; syscall?: unknown }
  const parts = [code, syscall].map((part) => (typeof part === 'string' ? plainWord(part) : null))
  return parts.filter((part) => part !== null).join(' ')
}

function wordsOf(fault: Error, kind: string): string {
  if (!ENGINE.has(kind) || 'code' in fault) return ''
  const [words = ''] = fault.message.replace(/(['"`]).*?\1/gsu, '…').split(/: | in /u)
  return words.slice(0, 200)
}

/** Where it happened, without the folders of this machine. */
function framesOf(fault: Error): string[] {
  const stack = fault.stack ?? ''
  const message = stack.indexOf(fault.message)
  const below = message < 0 ? stack : stack.slice(message + fault.message.length)
  return below
    .split('\n')
    .filter((line) => /^\s*at /u.test(line))
    .slice(0, FRAMES)
    .map((line) => {
      const [, place = '?'] = /([^/\\(\s]+:\d+:\d+)\)?$/u.exec(line) ?? []
      const [, name = ''] = /^\s*at (?:async )?([\w.$<>]+) \(/u.exec(line) ?? []
      return name === '' ? `at ${place}` : `at ${name} (${place})`
    })
}

/** A word as codes and names of errors are written, or null. */
function plainWord(text: string): string | null {
  return /^\w{1,60}$/u.test(text) ? text : null
}
