/** Maximum number of words in a caption, which visitors read in passing. */
export const MAX_CAPTION_WORDS = 12

/** Returns the number of words in a sentence. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => word !== '').length
}
