import type { ExhibitConfig } from '../../ports/exhibit'
import { addMessages } from '../i18n'

type Tree = { [key: string]: string | Tree }

/** Adds the exhibit file's texts to the page's languages: captions and sentences. */
export function addExhibitMessages({
  languages,
  captions,
  words,
}: Pick<ExhibitConfig, 'languages' | 'captions' | 'words'>): void {
  for (const { code } of languages) {
    const tree: Tree = {}
    for (const [key, sentence] of Object.entries(words[code] ?? {})) putMessage(tree, key, sentence)
    for (const [name, said] of Object.entries(captions)) {
      const sentence = said[code]
      if (sentence !== undefined) putMessage(tree, `captions.${name}`, sentence)
    }
    addMessages(code, { exhibit: tree })
  }
}

/** Keys have at most a group before their first dot: ids of games contain none. */
function putMessage(tree: Tree, key: string, sentence: string): void {
  const at = key.indexOf('.')
  const text = escapeMessage(sentence)
  if (at < 0) tree[key] = text
  else {
    const group = tree[key.slice(0, at)]
    const inner: Tree = typeof group === 'object' ? group : {}
    inner[key.slice(at + 1)] = text
    tree[key.slice(0, at)] = inner
  }
}

/**
 * `@` and `|` are message syntax; in a curator's sentence they are plain characters. Placeholders like `{own}` stay.
 */
const escapeMessage = (sentence: string): string => sentence.replace(/[@|]/g, (sign) => `{'${sign}'}`)
