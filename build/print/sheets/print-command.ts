import { misuse } from '../../../src/cli/errors'
import { pathToWrite, writeOut } from '../../../src/cli/read-input'
import { jsonLine, type Io } from '../../../src/cli/streams'
import { NoTypesetter, typeset } from './document'
import type { Paper } from './imposition'
import { loadSet, type Part, type PrintSet, type SetName } from './sets'

export interface PrintFlags {
  readonly paper: Paper
  /** Years of sun. */
  readonly age: number
  readonly part: readonly string[]
  readonly out: string
}

/**
 * Writes a set, or some of its parts, as a PDF to print, and prints what it holds. An earlier file of that name is
 * whole until the new one is. Throws `no-such-part`, `no-typesetter` or `unwritable-file` as misuse.
 */
export async function printCommand(io: Io, name: SetName, { paper, age, part, out }: PrintFlags): Promise<void> {
  const set = await loadSet(name)
  const parts = choose(set, part)
  pathToWrite(out)
  const { pdf, sheets } = await typeset(set, parts, { paper, age: age / 120 }).catch((fault: unknown) => {
    throw fault instanceof NoTypesetter ? misuse('no-typesetter', `${fault.message} \`npm ci\` installs it.`) : fault
  })
  await writeOut(out, pdf)
  const printed = { set: name, paper, age, parts: parts.map((each) => each.name) }
  await io.print(jsonLine({ file: out, bytes: pdf.length, pages: sheets.length + 1, ...printed }))
}

/** Returns the parts with these names, or in these groups; all if none is named. */
function choose(set: PrintSet, names: readonly string[]): readonly Part[] {
  if (names.length === 0) return set.parts
  const wanted = names.map((name) => name.toLowerCase())
  const isNamed = (name: string) => set.parts.some((part) => [part.name.toLowerCase(), part.group].includes(name))
  const unknown = wanted.findIndex((name) => !isNamed(name))
  if (unknown >= 0) {
    const all = [...new Set(set.parts.flatMap((part) => [part.group, part.name]))].join(', ')
    throw misuse('no-such-part', `${set.title} has no part ${JSON.stringify(names[unknown])}. Its parts: ${all}.`)
  }
  return set.parts.filter((part) => wanted.includes(part.name.toLowerCase()) || wanted.includes(part.group))
}
