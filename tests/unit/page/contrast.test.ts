import { describe, expect, test } from 'vitest'
import { type Colour, coloursIn, colouredRules, contrastOf, luminance, themes } from './styles'

/**
 * Least contrast of text, also for whoever asks for more, and of signs that are not text: the ring of the focus, and
 * what is cut into the brass.
 */
const TEXT: Readonly<Record<string, number>> = { usual: 4.5, 'more contrast': 7 }
const SIGN = 3
const SIGNS = ['panels/game/BrassTokens.vue']
/**
 * Rules whose colours are never seen. The body is wood; its ink is for the papers, which all have a ground of their
 * own.
 */
const NEVER_SEEN = ['styles/base.css body']
/** Relative luminance above which words are pale and stand on dark grounds. */
const PALE = 0.18
/** Grounds of dark words (the papers), and grounds of pale words. */
const PAPERS = ['paper', 'paper-shade', 'card', 'buff']
const DARK = ['wood', 'ink']
/** Words in red, green or blue only stand on the two pale papers. */
const PALE_PAPERS = ['paper', 'card']
const PALE_ONLY = ['red', 'green', 'blue']
/** A veil is less opaque than this and does not hide what lies below it. */
const OPAQUE = 0.5

describe.each(Object.entries(themes()))('with %s', (contrast, theme) => {
  const least = TEXT[contrast]!
  const token = (name: string): Colour => coloursIn(`var(--${name})`, theme)[0]!
  const rules = colouredRules(contrast).flatMap(({ name, color, background }) => {
    const [ink] = coloursIn(color ?? '', theme)
    return ink === undefined || NEVER_SEEN.includes(name) ? [] : [{ name, ink, color, background }]
  })
  const grounds = (value: string): Colour[] => coloursIn(value, theme).filter(({ alpha }) => alpha >= OPAQUE)
  const own = rules.flatMap((rule) => {
    const on = rule.background === null ? [] : grounds(rule.background)
    return on.length === 0 ? [] : [{ ...rule, on }]
  })
  const bare = rules.filter((rule) => rule.background === null || grounds(rule.background).length === 0)

  test('the rules are found', () => {
    expect(own.length).toBeGreaterThan(12)
    expect(bare.length).toBeGreaterThan(40)
  })

  test.each(own)('what says both is legible on every shade of its ground: $name', ({ name, ink, on }) => {
    const sign = SIGNS.some((file) => name.startsWith(file))
    // Only the gleam and the disc of a token lie under its sign; the rim lies around it.
    for (const ground of sign ? on.slice(0, 2) : on)
      expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(sign ? SIGN : least)
  })

  test.each(bare)('what stands on paper is legible on it, and what is pale on the dark: $name', ({ ink, color }) => {
    const papers = PALE_ONLY.some((name) => color === `var(--${name})`) ? PALE_PAPERS : PAPERS
    const on = luminance(ink) > PALE ? DARK : papers
    for (const name of on) expect(contrastOf(ink, token(name)), name).toBeGreaterThanOrEqual(least)
  })

  test.each(PAPERS)('the ring of the focus stands out from %s', (paper) =>
    expect(contrastOf(token('blue'), token(paper))).toBeGreaterThanOrEqual(SIGN),
  )
})
