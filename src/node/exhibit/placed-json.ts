import { parseExpressionAt, type Expression, type Property, type SpreadElement } from 'acorn'

/** A JSON value with comments, read, and the lines on which its parts stand. */
export type PlacedJson =
  | { readonly ok: true; readonly value: unknown; lineOf(path: readonly (string | number)[]): number }
  | { readonly ok: false; readonly line: number; readonly message: string }

/** Why something is no JSON, at a place of the text. */
class NotJson extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

type Lines = Map<string, number>
type Path = readonly (string | number)[]
const keyOf = (path: Path): string => JSON.stringify(path)

/**
 * Reads JSON in which comments and a last comma may stand, and remembers lines, from 1. Anything else that JavaScript
 * would allow is refused with its line.
 */
export function readPlacedJson(text: string): PlacedJson {
  const lines: Lines = new Map()
  try {
    const plain = text.replace(/^\uFEFF/u, ' ')
    const tree = parseExpressionAt(plain, 0, { ecmaVersion: 2020, locations: true })
    const rest = plain.slice(tree.end).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, '')
    if (rest.trim() !== '') throw new NotJson(lineAt(tree, 'end'), 'Something stands behind the end of the document.')
    const value = valueOf(tree, [], lines)
    return { ok: true, value, lineOf: (path) => nearest(lines, path) }
  } catch (fault) {
    if (fault instanceof NotJson) return { ok: false, line: fault.line, message: fault.message }
    if (!(fault instanceof SyntaxError)) throw fault
    const { loc } = fault as SyntaxError & { readonly loc?: { readonly line: number } }
    const message = fault.message.replace(/ \(\d+:\d+\)$/u, '')
    return {
      ok: false,
      line: loc?.line ?? 1,
      message: `${message}: a comma, a quotation mark or a bracket is amiss here or just before.`,
    }
  }
}

const lineAt = (node: Expression | SpreadElement | Property, end: 'start' | 'end' = 'start'): number =>
  node.loc?.[end].line ?? 1

function valueOf(node: Expression | SpreadElement, path: Path, lines: Lines): unknown {
  if (!lines.has(keyOf(path))) lines.set(keyOf(path), lineAt(node))
  switch (node.type) {
    case 'Literal':
      if (node.value === null || ['string', 'number', 'boolean'].includes(typeof node.value)) return node.value
      break
    case 'UnaryExpression':
      if (node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number')
        return -node.argument.value
      break
    case 'ArrayExpression':
      return node.elements.map((element, at) => {
        if (element === null) throw new NotJson(lineAt(node), 'A value is missing in this list.')
        return valueOf(element, [...path, at], lines)
      })
    case 'ObjectExpression':
      return objectOf(node.properties, path, lines)
    default:
  }
  throw new NotJson(
    lineAt(node),
    'This is no value of JSON: a text in quotation marks, a number, true, false, a list or {…}.',
  )
}

function objectOf(properties: readonly (Property | SpreadElement)[], path: Path, lines: Lines): unknown {
  const read: [string, unknown][] = []
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Literal' || typeof property.key.value !== 'string')
      throw new NotJson(lineAt(property), 'A name stands in quotation marks, with a colon behind it.')
    const key = property.key.value
    if (read.some(([before]) => before === key)) throw new NotJson(lineAt(property), `"${key}" stands here twice.`)
    lines.set(keyOf([...path, key]), lineAt(property))
    read.push([key, valueOf(property.value, [...path, key], lines)])
  }
  return Object.fromEntries(read)
}

/** The line of a part, or of what it is missing in. */
function nearest(lines: Lines, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(keyOf(path.slice(0, length)))
    if (line !== undefined) return line
  }
  return lines.get(keyOf([])) ?? 1
}
