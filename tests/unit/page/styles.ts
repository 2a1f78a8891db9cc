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

/**
 * Returns the style sheet of a file, without comments and without what is painted in the system's own colours: for
 * everybody, and what is added to it for whoever asks for more contrast.
 */
function stylesOf(file: string): { readonly usual: string; readonly more: string } {
  const text = readFileSync(file, 'utf8')
  const style = file.endsWith('.vue') ? (/<style[^>]*>([\s\S]*)<\/style>/u.exec(text)?.[1] ?? '') : text
  const seen = parted(style.replace(/\/\*[\s\S]*?\*\//gu, ''), '@media (forced-colors')
  const { without, within } = parted(seen.without, '@media (prefers-contrast: more)')
  return { usual: without, more: within }
}

/** Takes the blocks with such a head out of a style sheet. */
function parted(style: string, head: string): { readonly without: string; readonly within: string } {
  const start = style.indexOf(head)
  if (start < 0) return { without: style, within: '' }
  let depth = 0
  const begun = style.indexOf('{', start) + 1
  let at = begun - 1
  do depth += style[at] === '{' ? 1 : style[at] === '}' ? -1 : 0
  while (++at < style.length && depth > 0)
  const { without, within } = parted(style.slice(0, start) + style.slice(at), head)
  return { without, within: style.slice(begun, at - 1) + within }
}

const declared = (body: string, property: string): string | null =>
  new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`, 'u').exec(body)?.[1]?.trim() ?? null

/**
 * Returns every rule of the page's style sheets that gives text a colour: as everybody sees it, or with what the rule of
 * the same name changes for whoever asks for more contrast.
 */
export function colouredRules(theme: string): Rule[] {
  const files = pathsBelow(ROOT).filter((file) => /\.(?:css|vue)$/u.test(file))
  return files.flatMap((file) => {
    const { usual, more } = stylesOf(join(ROOT, file))
    const changes = theme === 'usual' ? [] : rulesIn(more)
    return rulesIn(usual).flatMap(({ name, color, background }) => {
      const change = changes.find((it) => it.name === name)
      const ink = change?.color ?? color
      return ink === null ? [] : [{ name: `${file} ${name}`, color: ink, background: change?.background ?? background }]
    })
  })
}

const rulesIn = (style: string): Rule[] =>
  [...style.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].map(([, selector = '', body = '']) => ({
    name: selector.trim().replace(/\s+/gu, ' '),
    color: declared(body, 'color'),
    background: declared(body, 'background') ?? declared(body, 'background-color'),
  }))

/** Returns the custom properties that are colours: the usual ones, and those for more contrast. */
export function themes(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { usual, more } = stylesOf(join(ROOT, 'styles/tokens.css'))
  const read = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,6})\b/gu)].map(([, name = '', hex = '']) => [name, hex] as const),
    )
  return { usual: read(usual), 'more contrast': { ...read(usual), ...read(more) } }
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
