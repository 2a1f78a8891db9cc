import { parseExpressionAt, type Expression, type Property, type SpreadElement } from 'acorn'

/** The result of parsing JSON with comments: its value and the lines of its parts, or an error with its line. */
export type LocatedJson =
  | { readonly ok: true; readonly value: unknown; lineOf(path: readonly (string | number)[]): number }
  | { readonly ok: false; readonly line: number; readonly message: string }

/** An error in the document, with its line. */
class JsonError extends Error {
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
 * Parses JSON that may contain comments and trailing commas, and records line numbers, from 1. Any other JavaScript
 * syntax is refused with its line.
 */
export function parseLocatedJson(text: string): LocatedJson {
  const lines: Lines = new Map()
  try {
    const plain = text.replace(/^\uFEFF/u, ' ')
    const tree = parseExpressionAt(plain, 0, { ecmaVersion: 2020, locations: true })
    const rest = plain.slice(tree.end).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, '')
    if (rest.trim() !== '') throw new JsonError(lineAt(tree, 'end'), 'Something stands behind the end of the document.')
    const value = valueOf(tree, [], lines)
    return { ok: true, value, lineOf: (path) => nearest(lines, path) }
  } catch (fault) {
    if (fault instanceof JsonError) return { ok: false, line: fault.line, message: fault.message }
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
        if (element === null) throw new JsonError(lineAt(node), 'A value is missing in this list.')
        return valueOf(element, [...path, at], lines)
      })
    case 'ObjectExpression':
      return objectOf(node.properties, path, lines)
    default:
  }
  throw new JsonError(
    lineAt(node),
    'This is no value of JSON: a text in quotation marks, a number, true, false, a list or {…}.',
  )
}

function objectOf(properties: readonly (Property | SpreadElement)[], path: Path, lines: Lines): unknown {
  const read: [string, unknown][] = []
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Literal' || typeof property.key.value !== 'string')
      throw new JsonError(lineAt(property), 'A name stands in quotation marks, with a colon behind it.')
    const key = property.key.value
    if (read.some(([before]) => before === key)) throw new JsonError(lineAt(property), `"${key}" stands here twice.`)
    lines.set(keyOf([...path, key]), lineAt(property))
    read.push([key, valueOf(property.value, [...path, key], lines)])
  }
  return Object.fromEntries(read)
}

/** Returns the line of a part, or that of the nearest enclosing part if it is missing. */
function nearest(lines: Lines, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(keyOf(path.slice(0, length)))
    if (line !== undefined) return line
  }
  return lines.get(keyOf([])) ?? 1
}
