import type { OptionSpec } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  extremes: { kind: 'flag', default: true },
} as const satisfies Record<string, OptionSpec>
