/** Advance widths of one TrueType cut, sufficient to set lines of text. */
export interface Metrics {
  /** Returns the width of a string at size 1. */
  measure(words: string): number
  /** Whether the cut has a glyph for every character of a string. */
  covers(words: string): boolean
}

/** Reads the tables head, hhea, hmtx and cmap (format 4) of a TrueType file. Throws if one is missing. */
export function readMetrics(font: Buffer): Metrics {
  const tableOffset = (tag: string): number => {
    const count = font.readUInt16BE(4)
    for (let i = 0; i < count; i++) {
      const entry = 12 + i * 16
      if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
    }
    throw new Error(`The font has no table ${tag}`)
  }
  const em = font.readUInt16BE(tableOffset('head') + 18)
  const advanceCount = font.readUInt16BE(tableOffset('hhea') + 34)
  const hmtx = tableOffset('hmtx')
  const glyph = characterMap(font, tableOffset('cmap'))
  const advance = (id: number): number => font.readUInt16BE(hmtx + Math.min(id, advanceCount - 1) * 4) / em
  const codes = (words: string): number[] => [...words].map((c) => c.codePointAt(0) ?? 0)
  return {
    measure: (words) => codes(words).reduce((sum, code) => sum + advance(glyph(code)), 0),
    covers: (words) => codes(words).every((code) => glyph(code) > 0),
  }
}

/** Returns a function from a character code to its glyph, 0 if there is none. */
function characterMap(font: Buffer, cmap: number): (code: number) => number {
  const table = findFormat4Table(font, cmap)
  const segments = font.readUInt16BE(table + 6) / 2
  const ends = table + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const offsets = deltas + segments * 2
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (font.readUInt16BE(ends + i * 2) < code) continue
      const start = font.readUInt16BE(starts + i * 2)
      if (start > code) return 0
      const delta = font.readUInt16BE(deltas + i * 2)
      const offset = font.readUInt16BE(offsets + i * 2)
      if (offset === 0) return (code + delta) & 0xffff
      const id = font.readUInt16BE(offsets + i * 2 + offset + (code - start) * 2)
      return id === 0 ? 0 : (id + delta) & 0xffff
    }
    return 0
  }
}

function findFormat4Table(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2)
  for (let i = 0; i < count; i++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    if (font.readUInt16BE(table) === 4) return table
  }
  throw new Error('The font has no character map of format 4')
}
