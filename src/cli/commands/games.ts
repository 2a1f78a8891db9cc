import { games } from '../../rules/catalogue'
import type { GameInfo, OptionSpec } from '../../rules/kit'
import { jsonLine, type Io } from '../streams'

/** `parlor games`: lists every game with its options. */
export async function gamesCommand(io: Io): Promise<void> {
  await io.print(jsonLine(games.map(({ info }) => entry(info))))
}

function entry({ id, title, box, year, seats, options }: GameInfo): unknown {
  const told = Object.entries(options).map(([key, spec]) => [key, option(spec)] as const)
  return { id, title, box, year, seats: { min: seats.min, max: seats.max }, options: Object.fromEntries(told) }
}

function option(spec: OptionSpec): unknown {
  switch (spec.kind) {
    case 'flag':
      return { default: spec.default, values: [true, false] }
    case 'choice':
      return { default: spec.default, values: spec.values }
    case 'whole':
      return { default: spec.default, min: spec.min, max: spec.max }
  }
}
