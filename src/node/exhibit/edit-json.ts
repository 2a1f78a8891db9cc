import { parseExpressionAt, type Expression, type ObjectExpression, type Property } from 'acorn'

type Path = readonly [string, ...string[]]

/**
 * The text of a JSON document with comments, with one part of it changed: everything else stays as it was written.
 * A part that is missing is added behind the last of its object; where a whole object on the way is missing, it too.
 * Comments within a list that is replaced are lost.
 * @param text a document that `readPlacedJson` has read
 * @param path names from the whole document down
 * @param value undefined takes the part out of the object
 */
export function editJson(text: string, path: Path, value: unknown): string {
  // A mark of the encoding is as long as the blank in its place.
  const tree = parseExpressionAt(text.replace(/^\uFEFF/u, ' '), 0, { ecmaVersion: 2020 })
  return editIn(text, tree, path, value)
}

function editIn(text: string, node: Expression, [name, ...deeper]: Path, value: unknown): string {
  if (node.type !== 'ObjectExpression') throw new Error(`${name}: what holds it is no object`)
  const property = propertyOf(node, name)
  const [next, ...rest] = deeper
  if (property && next !== undefined && property.value.type === 'ObjectExpression')
    return editIn(text, property.value, [next, ...rest], value)
  const whole = next === undefined ? value : deeper.reduceRight((inner: unknown, key) => ({ [key]: inner }), value)
  if (value === undefined) return property && next === undefined ? without(text, node, property) : text
  if (!property) return withNew(text, node, name, whole)
  const { start, end } = property.value
  return text.slice(0, start) + written(whole, indentAt(text, property.start)) + text.slice(end)
}

function propertyOf(node: ObjectExpression, name: string): Property | undefined {
  return node.properties.find(
    (it): it is Property => it.type === 'Property' && it.key.type === 'Literal' && it.key.value === name,
  )
}

/** What stands before the first sign of a line. */
function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^\s*/u.exec(line)?.[0] ?? ''
}

/** A value as this house writes it: short ones on one line. */
function written(value: unknown, indent: string): string {
  // Line breaks stand between values only: those within a string are escaped.
  const short = JSON.stringify(value, null, 1).replace(
    /(\[?)\n\s*(\]?)/gu,
    (_, open: string, close: string) => open + close || ' ',
  )
  if (short.length + indent.length <= 100) return short
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
}

function withNew(text: string, node: ObjectExpression, name: string, value: unknown): string {
  const last = node.properties.at(-1)
  const outer = indentAt(text, node.start)
  const indent = last ? indentAt(text, last.start) : `${outer}  `
  const entry = `\n${indent}${JSON.stringify(name)}: ${written(value, indent)}`
  if (!last) return `${text.slice(0, node.start + 1)}${entry}\n${outer}${text.slice(node.end - 1)}`
  const comma = commaBehind(text, last.end)
  if (comma === null) return `${text.slice(0, last.end)},${entry}${text.slice(last.end)}`
  return `${text.slice(0, comma + 1)}${entry},${text.slice(comma + 1)}`
}

function without(text: string, node: ObjectExpression, property: Property): string {
  const at = node.properties.indexOf(property)
  const before = node.properties[at - 1]
  const comma = commaBehind(text, property.end)
  // A last one takes the comma before it along; comments between the two stay.
  if (comma !== null || !before) {
    const end = comma === null ? property.end : comma + 1
    return text.slice(0, property.start) + text.slice(end).replace(/^[ \t]*\n\s*/u, '')
  }
  const its = commaBehind(text, before.end) ?? before.end
  return text.slice(0, its) + text.slice(its + 1, property.start).trimEnd() + text.slice(property.end)
}

/** Where the comma behind a part stands, past comments; null where none does. */
function commaBehind(text: string, end: number): number | null {
  const [skipped = ''] = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/u.exec(text.slice(end)) ?? []
  const at = end + skipped.length
  return text[at] === ',' ? at : null
}
