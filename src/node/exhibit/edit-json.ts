import { parseExpressionAt, type Expression, type ObjectExpression, type Property } from 'acorn'

type Path = readonly [string, ...string[]]

/**
 * Changes one part of a JSON document with comments, and leaves the rest of the text as it is. A missing part is added
 * after the last one of its object; missing objects on the path are created too. Comments within a replaced value are
 * lost.
 * @param text a document that `parseLocatedJson` accepts
 * @param path names from the document's root down
 * @param value the new value; undefined removes the part from its object
 */
export function editJson(text: string, path: Path, value: unknown): string {
  // A byte order mark is replaced by a space of the same length, which keeps offsets.
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
  if (value === undefined) return property && next === undefined ? withoutProperty(text, node, property) : text
  if (!property) return withNewProperty(text, node, name, whole)
  const { start, end } = property.value
  return text.slice(0, start) + formatValue(whole, indentAt(text, property.start)) + text.slice(end)
}

function propertyOf(node: ObjectExpression, name: string): Property | undefined {
  return node.properties.find(
    (it): it is Property => it.type === 'Property' && it.key.type === 'Literal' && it.key.value === name,
  )
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

function withNewProperty(text: string, node: ObjectExpression, name: string, value: unknown): string {
  const last = node.properties.at(-1)
  const outer = indentAt(text, node.start)
  const indent = last ? indentAt(text, last.start) : `${outer}  `
  const entry = `\n${indent}${JSON.stringify(name)}: ${formatValue(value, indent)}`
  if (!last) return `${text.slice(0, node.start + 1)}${entry}\n${outer}${text.slice(node.end - 1)}`
  const comma = commaBehind(text, last.end)
  if (comma === null) return `${text.slice(0, last.end)},${entry}${text.slice(last.end)}`
  return `${text.slice(0, comma + 1)}${entry},${text.slice(comma + 1)}`
}

function withoutProperty(text: string, node: ObjectExpression, property: Property): string {
  const at = node.properties.indexOf(property)
  const before = node.properties[at - 1]
  const comma = commaBehind(text, property.end)
  // Removing the last part removes the comma before it; comments between the two stay.
  if (comma !== null || !before) {
    const end = comma === null ? property.end : comma + 1
    return text.slice(0, property.start) + text.slice(end).replace(/^[ \t]*\n\s*/u, '')
  }
  const its = commaBehind(text, before.end) ?? before.end
  return text.slice(0, its) + text.slice(its + 1, property.start).trimEnd() + text.slice(property.end)
}

/** Returns the offset of the comma after a part, skipping comments; null if there is none. */
function commaBehind(text: string, end: number): number | null {
  const [skipped = ''] = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/u.exec(text.slice(end)) ?? []
  const at = end + skipped.length
  return text[at] === ',' ? at : null
}
