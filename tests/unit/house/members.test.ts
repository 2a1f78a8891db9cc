import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** The members of interfaces and other object types by name, with where they are declared, and all names that code reads. */
interface Members {
  readonly declared: ReadonlyMap<string, string>
  readonly read: ReadonlySet<string>
}

/**
 * Members that are read only outside of our code: by a guest's program, which is sent views and events as the rules
 * pages describe them, by whoever asks for a host's health, by a shader, or by tests of what is counted and heard.
 */
const READ_ELSEWHERE = [
  /^src\/rules\/.*: \w+(View|Event)\./u,
  /^src\/node\/exhibit\/health\.ts: Health\./u,
  /^src\/renderer\/stage\/.*\.u[A-Z]\w*$/u,
  /: PacketCost\.records$|: Contact\.pieceId$|stage-api\.ts: \.(geometries|textures)$/u,
]

function membersOf(files: ReadonlyMap<string, string>): Members {
  const declared = new Map<string, string>()
  const read = new Set<string>()
  for (const [path, text] of files) {
    if (path.endsWith('.vue')) {
      // A template reads names in many ways, so that every word of such a file counts.
      for (const word of text.match(/[\w$]+/gu) ?? []) read.add(word)
      continue
    }
    const visit = (node: ts.Node): void => {
      if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
        const type = ts.isInterfaceDeclaration(node) ? node.name.text : ''
        for (const { name } of node.members)
          if (name && ts.isIdentifier(name)) declared.set(name.text, `${path}: ${type}.${name.text}`)
      } else if (ts.isPropertyAccessExpression(node) && !isWritten(node)) read.add(node.name.text)
      else if (ts.isBindingElement(node)) read.add((node.propertyName ?? node.name).getText())
      else if (ts.isStringLiteralLike(node)) read.add(node.text)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  }
  return { declared, read }
}

function isWritten(node: ts.PropertyAccessExpression): boolean {
  const { parent } = node
  return (
    ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  )
}

function unreadIn(files: ReadonlyMap<string, string>): string[] {
  const { declared, read } = membersOf(files)
  return [...declared].flatMap(([name, where]) =>
    read.has(name) || READ_ELSEWHERE.some((known) => known.test(where)) ? [] : [where],
  )
}

function sources(): Map<string, string> {
  const paths = ['src', 'build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  return new Map(
    paths
      .filter((path) => /(?<!\.d)\.(ts|vue)$/u.test(path))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )
}

test('every member of an object type is read somewhere', () => {
  expect(unreadIn(sources())).toEqual([])
})

test('a member that is only written is found', () => {
  const planted =
    'export interface Lamp { readonly lit: boolean; wattage: number; readonly shade: string }; type Bulb = { readonly watts: 4 }'
  const use =
    'export const off = ({ shade }: Lamp): Lamp => { const it = { lit: false, wattage: 4, shade }; it.wattage = 5; return it }'
  expect(
    unreadIn(
      new Map([
        ['src/lamp.ts', planted],
        ['src/off.ts', use],
      ]),
    ),
  ).toEqual(['src/lamp.ts: Lamp.lit', 'src/lamp.ts: Lamp.wattage', 'src/lamp.ts: .watts'])
})
