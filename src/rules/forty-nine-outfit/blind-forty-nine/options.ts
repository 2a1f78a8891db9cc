import type { OptionSpec } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  target: { kind: 'whole', default: 385, min: 0, max: 385 },
} as const satisfies Record<string, OptionSpec>
