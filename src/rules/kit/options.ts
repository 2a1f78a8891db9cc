import type { GameDescription, Options, OptionSpec, OptionValue } from './game'
import { accept, refuse, type Result } from './result'

/**
 * Completes options from outside with the defaults, for a table of `seats` seats. Refuses with `bad-option`, naming the
 * first unknown option or wrong value, or else the conflict between options.
 */
export function checkOptions(info: GameDescription, given: unknown, seats: number): Result<Options> {
  const options = completeOptions(info, given)
  const misfit = options.ok ? (info.optionConflict?.(options.value, seats) ?? null) : null
  return misfit === null ? options : refuse('bad-option', misfit)
}

function completeOptions(info: GameDescription, given: unknown): Result<Options> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refuse('bad-option', 'Options are an object of names and values.')
  }
  const entries = Object.entries(given)
  if (entries.length === 0) return accept(defaults(info))
  for (const [key, value] of entries) {
    if (!Object.hasOwn(info.options, key)) return refuse('bad-option', `${info.title} has no option ${quote(key)}.`)
    const spec = info.options[key]!
    if (!fits(spec, value)) return refuse('bad-option', `The option ${key} must be ${describeAllowed(spec)}.`)
  }
  return accept(Object.freeze({ ...defaults(info), ...given }))
}

const DEFAULTS = new WeakMap<GameDescription, Options>()

/** Returns every option at its default; always the same frozen object for a game. */
export function defaults(info: GameDescription): Options {
  const known = DEFAULTS.get(info)
  if (known) return known
  const made = Object.freeze(Object.fromEntries(Object.entries(info.options).map(([key, spec]) => [key, spec.default])))
  DEFAULTS.set(info, made)
  return made
}

/** Returns the options that a record must name because they differ from the defaults. */
export function nonDefault(info: GameDescription, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => info.options[key]?.default !== value))
}

function fits(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.kind === 'flag') return typeof value === 'boolean'
  if (spec.kind === 'choice') return spec.values.some((each) => each === value)
  return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
}

function describeAllowed(spec: OptionSpec): string {
  if (spec.kind === 'flag') return 'true or false'
  if (spec.kind === 'choice') return `one of ${spec.values.map((each) => JSON.stringify(each)).join(', ')}`
  return `a whole number from ${spec.min} to ${spec.max}`
}

/** Returns text from outside in a form fit for a message: quoted, and truncated to 40 characters. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${[...text].slice(0, 40).join('')}…` : text)
}
