/** A caption is read in passing: no more words than this. */
export const MOST_WORDS = 12

/** How many words a sentence has. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => word !== '').length
}
