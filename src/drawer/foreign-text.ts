/** Letters of scripts that are written from right to left, and signs that turn text around. */
const TURNING =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069']

/**
 * Returns text from outside, such as a person's name, as a part of a sentence: text that is written from right to left
 * is isolated, so that it leaves the order of everything around it as it is. Other text is returned unchanged.
 */
export function isolated(text: string): string {
  if (!TURNING.test(text)) return text
  const whole = isBalanced(text) ? text : text.replace(/[\u2066-\u2069]/gu, '')
  return FIRST_STRONG_ISOLATE + whole + POP_ISOLATE
}

/** Whether every isolate that a text begins ends within it, and none ends that began outside. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const sign of text.match(/[\u2066-\u2069]/gu) ?? []) {
    depth += sign === POP_ISOLATE ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
