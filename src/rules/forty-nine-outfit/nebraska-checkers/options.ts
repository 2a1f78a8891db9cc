import type { OptionSpec } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  repeatRule: { kind: 'flag', default: true },
  crownEndsJump: { kind: 'flag', default: true },
  takeMost: { kind: 'flag', default: false },
  quietLimit: { kind: 'whole', default: 60, min: 10, max: 200 },
} as const satisfies Record<string, OptionSpec>
