import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'

/** Names of objects' parts and indices of lists' items, from the document's root down. */
type Path = readonly (string | number)[]

/** The result of parsing JSON with comments: its value and the lines of its parts, or an error with its line. */
type LocatedJson =
  | { readonly ok: true; readonly value: unknown; lineOf(path: Path): number }
  | { readonly ok: false; readonly line: number; readonly message: string }

/** An error in the document, with the offset at which it is. */
class JsonError extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message)
  }
}

/** Parses JSON that may contain comments and trailing commas. Line numbers count from 1. */
export function parseLocatedJson(text: string): LocatedJson {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  try {
    const tree = treeOf(text)
    return { ok: true, value: valueOf(tree), lineOf: (path) => lineAt(nearest(tree, path).offset) }
  } catch (fault) {
    if (fault instanceof JsonError) return { ok: false, line: lineAt(fault.offset), message: fault.message }
    throw fault
  }
}

function treeOf(text: string): Node {
  const errors: ParseError[] = []
  // A byte order mark is replaced by a space of the same length, which keeps offsets.
  const tree = parseTree(text.replace(/^\uFEFF/u, ' '), errors, { allowTrailingComma: true })
  const [first] = errors
  if (tree && !first) return tree
  throw errorOf(first, tree)
}

function errorOf(error: ParseError | undefined, tree: Node | undefined): JsonError {
  const { offset } = error ?? { offset: 0 }
  switch (error && printParseErrorCode(error.error)) {
    case 'EndOfFileExpected':
      return new JsonError(endOf(tree), 'Something stands behind the end of the document.')
    case 'PropertyNameExpected':
      return new JsonError(offset, 'A name stands in quotation marks, with a colon behind it.')
    case 'InvalidSymbol':
    case 'InvalidNumberFormat':
      return new JsonError(
        offset,
        'This is no name and no value of JSON: a text in quotation marks, a number, true, false, a list or {…}.',
      )
    default:
      return new JsonError(offset, 'A comma, a quotation mark or a bracket is amiss here or just before.')
  }
}

const endOf = (node: Node | undefined): number => (node ? node.offset + node.length : 0)

function valueOf(node: Node): unknown {
  const { type, children = [] } = node
  if (type === 'array') return children.map(valueOf)
  if (type !== 'object') return node.value as unknown
  const read = new Map<string, unknown>()
  for (const property of children) {
    const [key, value] = property.children ?? []
    if (!key || !value) continue
    const name = key.value as string
    if (read.has(name)) throw new JsonError(property.offset, `"${name}" stands here twice.`)
    read.set(name, valueOf(value))
  }
  return Object.fromEntries(read)
}

/** Returns a part, from its name on, or the nearest enclosing part if it is missing. */
function nearest(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length--) {
    const found = findNodeAtLocation(tree, path.slice(0, length))
    if (found) return found.parent?.type === 'property' ? found.parent : found
  }
  return tree
}

/**
 * Changes one part of a JSON document with comments, and leaves the rest of the text as it is. A missing part is added
 * after the last one of its object; missing objects on the path are created too. Comments within a replaced value are
 * lost.
 * @param text a document that `parseLocatedJson` accepts
 * @param path names from the document's root down
 */
export function editJson(text: string, path: readonly [string, ...string[]], value: unknown): string {
  let node = treeOf(text)
  for (const [depth, name] of path.entries()) {
    if (node.type !== 'object') throw new Error(`${name}: what holds it is no object`)
    const found = findNodeAtLocation(node, [name])
    const deeper = path.slice(depth + 1)
    if (found?.type === 'object' && deeper.length > 0) {
      node = found
      continue
    }
    const whole = deeper.reduceRight((inner: unknown, key) => ({ [key]: inner }), value)
    if (!found) return withNewProperty(text, node, name, whole)
    const indent = indentAt(text, found.parent?.offset ?? found.offset)
    return text.slice(0, found.offset) + formatValue(whole, indent) + text.slice(endOf(found))
  }
  return text
}

function withNewProperty(text: string, node: Node, name: string, value: unknown): string {
  const last = node.children?.at(-1)
  const outer = indentAt(text, node.offset)
  const indent = last ? indentAt(text, last.offset) : `${outer}  `
  const entry = `\n${indent}${JSON.stringify(name)}: ${formatValue(value, indent)}`
  if (last) return `${text.slice(0, endOf(last))},${entry}${text.slice(endOf(last))}`
  return `${text.slice(0, node.offset + 1)}${entry}\n${outer}${text.slice(endOf(node) - 1)}`
}

/** Returns the indentation of the line at an offset. */
function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^\s*/u.exec(line)?.[0] ?? ''
}

/** Formats a value in the style of these files: short ones on one line. */
function formatValue(value: unknown, indent: string): string {
  // Line breaks occur only between values: those within strings are escaped.
  const short = JSON.stringify(value, null, 1).replace(
    /(\[?)\n\s*(\]?)/gu,
    (_, open: string, close: string) => open + close || ' ',
  )
  if (short.length + indent.length <= 100) return short
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
}
