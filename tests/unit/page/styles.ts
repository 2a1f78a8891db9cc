import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathsBelow } from '../../files'

const ROOT = resolve(import.meta.dirname, '../../../src/renderer')

/** Red, green and blue from 0 to 1, and how much of the colour covers what lies below (0 to 1). */
export interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

/** A rule of a style sheet that gives text a colour. */
export interface Rule {
  /** The file and the selector. */
  readonly name: string
  readonly color: string | null
  readonly background: string | null
}

/** Returns the style sheet of a file, without comments and without what is painted in the system's own colours. */
function styleOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  const style = file.endsWith('.vue') ? (/<style[^>]*>([\s\S]*)<\/style>/u.exec(text)?.[1] ?? '') : text
  return withoutBlocks(style.replace(/\/\*[\s\S]*?\*\//gu, ''), '@media (forced-colors')
}

function withoutBlocks(style: string, head: string): string {
  const start = style.indexOf(head)
  if (start < 0) return style
  let depth = 0
  let at = style.indexOf('{', start)
  do depth += style[at] === '{' ? 1 : style[at] === '}' ? -1 : 0
  while (++at < style.length && depth > 0)
  return withoutBlocks(style.slice(0, start) + style.slice(at), head)
}

const declared = (body: string, property: string): string | null =>
  new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`, 'u').exec(body)?.[1]?.trim() ?? null

/** Returns every rule of the page's style sheets that gives text a colour. */
export function colouredRules(): Rule[] {
  const files = pathsBelow(ROOT).filter((file) => /\.(?:css|vue)$/u.test(file))
  return files.flatMap((file) => {
    const rules = [...styleOf(join(ROOT, file)).matchAll(/([^{}]+)\{([^{}]*)\}/gu)]
    return rules.flatMap(([, selector = '', body = '']) => {
      const color = declared(body, 'color')
      const background = declared(body, 'background') ?? declared(body, 'background-color')
      return color === null ? [] : [{ name: `${file} ${selector.trim().replace(/\s+/gu, ' ')}`, color, background }]
    })
  })
}

/** Returns the custom properties that are colours: the usual ones, and those for more contrast. */
export function themes(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const style = styleOf(join(ROOT, 'styles/tokens.css'))
  const [usual = '', more = ''] = style.split('@media (prefers-contrast: more)')
  const read = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,6})\b/gu)].map(([, name = '', hex = '']) => [name, hex] as const),
    )
  return { usual: read(usual), 'more contrast': { ...read(usual), ...read(more.split('html[')[0] ?? '') } }
}

/** Returns the colours that are named in a value, in order: hex, rgb() and custom properties. */
export function coloursIn(value: string, theme: Readonly<Record<string, string>>): Colour[] {
  const plain = value.replace(/var\(--([a-z-]+)\)/gu, (_, name: string) => theme[name] ?? '')
  return [...plain.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b|rgb\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/gu)].map(
    ([, hex, r, g, b, alpha]) =>
      hex === undefined
        ? { rgb: [Number(r) / 255, Number(g) / 255, Number(b) / 255], alpha: Number(alpha ?? 1) }
        : { rgb: partsOf(hex), alpha: 1 },
  )
}

function partsOf(hex: string): [number, number, number] {
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16) / 255) as [number, number, number]
}

/** Returns the relative luminance as WCAG 2.2 defines it. */
export function luminance({ rgb }: Colour): number {
  const [r, g, b] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** Returns the contrast as WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(a: Colour, b: Colour): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}
