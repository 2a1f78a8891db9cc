import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What a file for systemd says about how a program is started, and started again. */
export interface ServiceUnit {
  /** The words of the command. */
  readonly command: readonly string[]
  /** Pause before a program that ended is started again, in seconds. */
  readonly restartSeconds: number
  /** Longest time that the rest of an ended program has before it is killed, in seconds; systemd's own is 90. */
  readonly stopSeconds: number
  /** Every value of a key, in the order of the file. */
  all(key: string): readonly string[]
}

/** Returns the names of the settings that the project ships for systemd. */
export const UNIT_NAMES = ['parlor-exhibit-host', 'parlor-exhibit-browser', 'parlor-exhibit-window'] as const

/** Reads one of the files for systemd in `build/exhibit`. */
export function readUnit(name: (typeof UNIT_NAMES)[number]): ServiceUnit {
  const text = readFileSync(resolve(import.meta.dirname, `../build/exhibit/${name}.service`), 'utf8')
  const values = new Map<string, string[]>()
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/u.exec(line) ?? []
    if (key !== undefined && value !== undefined) values.set(key, [...(values.get(key) ?? []), value])
  }
  const all = (key: string): readonly string[] => values.get(key) ?? []
  const seconds = (key: string, otherwise: number): number => Number(all(key).at(-1) ?? otherwise)
  const words = all('ExecStart')[0]?.match(/"[^"]*"|\S+/gu) ?? []
  return {
    command: words.map((word) => word.replaceAll('"', '')),
    restartSeconds: seconds('RestartSec', 0.1),
    stopSeconds: seconds('TimeoutStopSec', 90),
    all,
  }
}
