import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * Finds object literals with a property that their place does not know, where the compiler does not look: in the result
 * of a call such as `map`, whose literal has lost its freshness when the list is assigned. A field that was renamed
 * everywhere else keeps its old name there, and its value is lost.
 */
function excessIn(program: ts.Program, isOurs: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker()
  const found = new Set<string>()

  const elementOf = (type: ts.Type) => checker.getIndexTypeOfType(checker.getNonNullableType(type), ts.IndexKind.Number)

  function compare(node: ts.Node, source: ts.Type, target: ts.Type, depth: number): void {
    if (depth > 4) return
    const [from, to] = [elementOf(source), elementOf(target)]
    if (from && to) return compare(node, from, to, depth + 1)
    const targets = partsOf(target).filter((part) => part.flags & ts.TypeFlags.Object)
    if (targets.length === 0 || targets.some(isOpen)) return
    for (const part of partsOf(source)) {
      if (!isLiteral(part)) continue
      for (const { name } of part.getProperties()) {
        const known = targets.flatMap((one) => checker.getPropertyOfType(one, name) ?? [])
        const own = checker.getPropertyOfType(part, name)
        if (known.length === 0) found.add(`${placeOf(node)}: ${name} is no property of ${checker.typeToString(target)}`)
        if (known.length !== 1 || !known[0] || !own) continue
        const [there, here] = [known[0], own].map((one) => checker.getTypeOfSymbolAtLocation(one, node))
        if (here && there) compare(node, here, there, depth + 1)
      }
    }
  }

  const isOpen = (type: ts.Type) =>
    type.getProperties().length === 0 || checker.getIndexTypeOfType(type, ts.IndexKind.String) !== undefined

  for (const file of program.getSourceFiles()) {
    if (!isOurs(file.fileName)) continue
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const [source, target] = [checker.getTypeAtLocation(node), checker.getContextualType(node)]
        if (target && elementOf(source) && elementOf(target)) compare(node, source, target, 0)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return [...found]
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

const isLiteral = (type: ts.Type) => ((type.symbol as ts.Symbol | undefined)?.flags ?? 0) & ts.SymbolFlags.ObjectLiteral

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${file.fileName}:${String(file.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`
}

test.each(['tsconfig.node.json', 'tsconfig.web.json'])(
  'no literal in a list has a property that the list does not know: %s',
  (config) => {
    const host = {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (fault: ts.Diagnostic) =>
        expect.fail(ts.flattenDiagnosticMessageText(fault.messageText, ' ')),
    }
    const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host)
    const program = ts.createProgram(parsed?.fileNames ?? [], parsed?.options ?? {})
    const ours = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.includes('/src/') && !fileName.includes('node_modules'))
    expect(ours.length).toBeGreaterThan(300)
    expect(excessIn(program, (file) => file.includes('/src/') && !file.includes('node_modules'))).toEqual([])
  },
  120_000,
)

test('a property under its old name in a mapped literal is found, also one level down', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'excess-')), 'shows.ts')
  writeFileSync(
    path,
    `interface Show { id: string; remarks?: { ply: number; params?: object }[] }
    export const lost: Show[] = ['a'].map((id) => ({ id, asides: [{ ply: 0 }] }))
    export const deep: { shows: readonly Show[] } = { shows: ['a'].map((id) => ({ id, remarks: [{ ply: 0, parms: {} }] })) }
    export const fine: Show[] = ['a'].map((id) => ({ id, remarks: [{ ply: 0, params: { n: 1 } }] }))
    export function drawn(): Show[] { return ['b'].map((id) => ({ ...{ id: 'x' }, id, shade: true })) }`,
  )
  const program = ts.createProgram([path], { strict: true, target: ts.ScriptTarget.ES2022 })
  const named = excessIn(program, (file) => file === path).map((fault) => fault.slice(path.length))
  expect(named).toEqual([
    ':2: asides is no property of Show',
    expect.stringMatching(/^:3: parms is no property of /u),
    ':5: shade is no property of Show',
  ])
}, 60_000)
