/** Maximum number of words in a caption, which visitors read in passing. */
export const MAX_CAPTION_WORDS = 12

/** Returns the number of words in a sentence. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => word !== '').length
}

/** Whether a sentence of the page, by its key in a file's `words`, is also shown as a caption of the attract scene. */
export const isShownAsCaption = (key: string): boolean => /^(invites|goal)\./u.test(key)
