/** The mark in Electron's program beside which its fuses lie. */
const MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** The fuses in the order in which they lie in the program, by the names of the packager's settings. */
const FUSES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
] as const
type Fuse = (typeof FUSES)[number]

/** Fuses by name: whether each is on. */
export type Fuses = Readonly<Partial<Record<Fuse, boolean>>>

/** Returns the fuses of a program of Electron; null if it has none, as before version 12. */
export function readFuses(program: Buffer): Fuses | null {
  const mark = program.indexOf(MARK)
  if (mark < 0) return null
  // Behind the mark: the version of the list, its length, and one character for each: 0, 1, or r for a removed one.
  const start = mark + MARK.length + 2
  const count = program[start - 1] ?? 0
  const states = FUSES.slice(0, count).map((name, i) => [name, String.fromCharCode(program[start + i] ?? 0)] as const)
  return Object.fromEntries(states.flatMap(([name, state]) => (state === 'r' ? [] : [[name, state === '1']])))
}

/** Returns the fuses that the packager's settings ask for. */
export function wantedFuses(settings: string): Fuses {
  const [, lines = ''] = /^electronFuses:\n((?: {2}.*\n)+)/m.exec(settings) ?? []
  const states = [...lines.matchAll(/^ {2}(\w+): (true|false)$/gm)]
  return Object.fromEntries(states.map(([, name = '', on]) => [name, on === 'true'] as const))
}
