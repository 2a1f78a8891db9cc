import type { ExhibitConfig } from '../../ports/exhibit'
import { descriptions } from '../../rules/games'
import { addGameMessages, addMessages, byLanguage } from '../i18n'
import exhibit from '../i18n/en-exhibit'
import staff from '../i18n/en-staff'
import { hasText } from '../i18n/say'

type Tree = { [key: string]: string | Tree }

/** Adds the texts of the page for visitors, the games' titles among them, and of the staff menu. */
export async function loadExhibitMessages(): Promise<void> {
  const title = Object.fromEntries(descriptions.map(({ id, title }) => [id, title]))
  const others = import.meta.glob(['../i18n/??-exhibit.ts', '!../i18n/en-*.ts'], { import: 'default' })
  const othersOfStaff = import.meta.glob(['../i18n/??-staff.ts', '!../i18n/en-*.ts'], { import: 'default' })
  await addGameMessages({ id: 'exhibit', words: { en: () => ({ ...exhibit, title }), ...byLanguage(others) } })
  await addGameMessages({ id: 'staff', words: { en: () => staff, ...byLanguage(othersOfStaff) } })
}

/**
 * Adds the exhibit file's texts to the page's languages: captions, and sentences of the page and of games. The page's
 * own texts must have been loaded, in all languages of the file that it has itself.
 */
export function addExhibitMessages({
  languages,
  captions,
  words,
}: Pick<ExhibitConfig, 'languages' | 'captions' | 'words'>): void {
  for (const { code } of languages) {
    const tree: Tree = {}
    for (const [key, sentence] of Object.entries(words[code] ?? {})) {
      if (hasText(`exhibit.${key}`)) putMessage(tree, ['exhibit', ...groupAndName(key)], escapeSigns(sentence, /[@|]/g))
      else putMessage(tree, key.split('.'), escapeSigns(sentence, /@/g))
    }
    for (const [name, said] of Object.entries(captions)) {
      const sentence = said[code]
      if (sentence !== undefined) putMessage(tree, ['exhibit', 'captions', name], escapeSigns(sentence, /[@|]/g))
    }
    addMessages(code, tree)
  }
}

/** Keys of the exhibit have at most a group before their first dot: ids of games contain none. */
function groupAndName(key: string): string[] {
  const at = key.indexOf('.')
  return at < 0 ? [key] : [key.slice(0, at), key.slice(at + 1)]
}

function putMessage(tree: Tree, path: readonly string[], sentence: string): void {
  const [first = '', ...rest] = path
  if (rest.length === 0) {
    tree[first] = sentence
    return
  }
  const inner = tree[first]
  const group: Tree = typeof inner === 'object' ? inner : {}
  tree[first] = group
  putMessage(group, rest, sentence)
}

/**
 * Escapes signs of the message syntax that are plain characters in a curator's sentence: `@` everywhere, and `|` except
 * in sentences of games, where it parts the forms for different numbers. Placeholders like `{own}` stay.
 */
const escapeSigns = (sentence: string, signs: RegExp): string => sentence.replace(signs, (sign) => `{'${sign}'}`)
