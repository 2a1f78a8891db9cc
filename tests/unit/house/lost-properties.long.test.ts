import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Lists the properties of object literals that no one can read: a function passed to `map` or the like returns the
 * literal, what is made of it has a declared type, and that type has no such property. The compiler is silent there,
 * since it infers what the function returns before it compares.
 */
function lostProperties(program: ts.Program, isOwn: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker()
  const lost: string[] = []

  function elementOf(type: ts.Type | undefined): ts.Type | undefined {
    return type && checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  }

  function hasProperty(type: ts.Type, name: string): boolean {
    const parts = type.isUnion() ? type.types : [type]
    return parts.some(
      (part) =>
        (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0 ||
        checker.getIndexTypeOfType(part, ts.IndexKind.String) !== undefined ||
        checker.getPropertyOfType(part, name) !== undefined,
    )
  }

  function returned(body: ts.ConciseBody): ts.Expression[] {
    if (!ts.isBlock(body)) return [body]
    const found: ts.Expression[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) return
      if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
      ts.forEachChild(node, visit)
    }
    visit(body)
    return found
  }

  function literalsOf(expression: ts.Expression): ts.ObjectLiteralExpression[] {
    if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression)
    if (ts.isConditionalExpression(expression))
      return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)]
    return ts.isObjectLiteralExpression(expression) ? [expression] : []
  }

  function visit(node: ts.Node): void {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node)) return
    const element = elementOf(checker.getContextualType(node))
    if (!element) return
    for (const made of node.arguments) {
      if (!ts.isArrowFunction(made) || made.type || made.modifiers) continue
      for (const literal of returned(made.body).flatMap(literalsOf)) {
        for (const property of literal.properties) {
          if (!property.name || ts.isComputedPropertyName(property.name)) continue
          const name = property.name.text
          if (hasProperty(element, name)) continue
          const file = literal.getSourceFile()
          const { line } = file.getLineAndCharacterOfPosition(property.getStart())
          lost.push(`${file.fileName.replace(`${root}/`, '')}:${String(line + 1)} ${name}`)
        }
      }
    }
  }
  for (const file of program.getSourceFiles()) if (isOwn(file.fileName)) visit(file)
  return lost
}

test('nothing is written into a list that nobody can read there', () => {
  const found = ['tsconfig.web.json', 'tsconfig.node.json'].flatMap((name) => {
    const read = ts.readConfigFile(resolve(root, name), (path) => ts.sys.readFile(path))
    const { fileNames, options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root)
    const sources = fileNames.filter((file) => file.startsWith(`${root}/src/`) || file.startsWith(`${root}/build/`))
    return lostProperties(ts.createProgram(sources, options), (file) => sources.includes(file))
  })
  expect([...new Set(found)]).toEqual([])
})

test('such a property is found', () => {
  const file = resolve(root, 'src/rules/kit/planted.ts')
  const text = `interface Thing { readonly id: number; readonly hasShadow?: boolean }
    export const things: readonly Thing[] = [1, 2].map((id) => ({ id, shadow: true }))
    export function more(): Thing[] { return [1].map((id) => { return id > 1 ? { id } : { id, shade: 1 } }) }`
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2023, noEmit: true }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.getSourceFile = (path, version) =>
    path === file ? ts.createSourceFile(path, text, version) : getSourceFile(path, version)
  const found = lostProperties(ts.createProgram([file], options, host), (path) => path === file)
  expect(found.map((one) => one.split(' ')[1])).toEqual(['shadow', 'shade'])
})
