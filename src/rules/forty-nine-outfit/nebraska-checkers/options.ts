import type { OptionsOf, OptionTable } from '../../kit'

/** The options of the page. */
export const OPTIONS = {
  repeatRule: { kind: 'flag', default: true },
  crownEndsJump: { kind: 'flag', default: true },
  takeMost: { kind: 'flag', default: false },
  quietLimit: { kind: 'whole', default: 60, min: 10, max: 200 },
} as const satisfies OptionTable

export type NebraskaOptions = OptionsOf<typeof OPTIONS>
