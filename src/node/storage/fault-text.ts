import { codeOf } from './disk'

/** Maximum number of stack frames described. */
const MAX_FRAMES = 12

/** The JavaScript engine's error types: their messages name code, not what people entered. */
const ENGINE_ERRORS = new Set(['TypeError', 'RangeError', 'ReferenceError'])

/**
 * Describes a fault for a log that may be sent to a stranger: its type, its code and the stack locations. Messages of
 * the app's own errors may name people, cards or codes, so they are omitted; of an engine error's message, the part
 * that shows no values is kept.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return `a thrown ${fault === null ? 'null' : typeof fault}`
  const kind = plainWord(fault.name) ?? 'Error'
  const details = [kind, detailsOf(fault), engineMessageOf(fault, kind)].filter((part) => part !== '')
  return [details.join(' '), ...framesOf(fault)].join('\n')
}

/** Returns the code set by the system or by Node, or the system's bare number, with the name of the failed call. */
function detailsOf(fault: Error): string {
  const { errno, syscall } = fault as Error & { errno?: unknown; syscall?: unknown }
  const code = plainWord(codeOf(fault)) ?? (typeof errno === 'number' ? `errno ${String(errno)}` : null)
  const parts = [code, typeof syscall === 'string' ? plainWord(syscall) : null]
  return parts.filter((part) => part !== null).join(' ')
}

function engineMessageOf(fault: Error, kind: string): string {
  if (!ENGINE_ERRORS.has(kind) || 'code' in fault) return ''
  const [words = ''] = fault.message.replace(/(['"`]).*?\1/gsu, '…').split(/: | in /u)
  return words.slice(0, 200)
}

/** Returns the stack frames without the folders of this machine. */
function framesOf(fault: Error): string[] {
  const stack = fault.stack ?? ''
  const message = stack.indexOf(fault.message)
  const below = message < 0 ? stack : stack.slice(message + fault.message.length)
  return below
    .split('\n')
    .filter((line) => /^\s*at /u.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => {
      const [, place = '?'] = /([^/\\(\s]+:\d+:\d+)\)?$/u.exec(line) ?? []
      const [, name = ''] = /^\s*at (?:async )?([\w.$<>]+) \(/u.exec(line) ?? []
      return name === '' ? `at ${place}` : `at ${name} (${place})`
    })
}

/** Returns the text if it is a word such as codes and error names are; otherwise null. */
function plainWord(text: string): string | null {
  return /^\w{1,60}$/u.test(text) ? text : null
}
