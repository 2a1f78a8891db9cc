const FILES = import.meta.glob<string>('../../../resources/questions/*.md', { query: '?raw', import: 'default' })

/** Returns the text of an exhibit as Markdown, in a language or else in English. */
export async function textOf(exhibit: string, language: string): Promise<string> {
  const load = FILES[fileOf(exhibit, language)] ?? FILES[fileOf(exhibit, 'en')]
  return load === undefined ? '' : load()
}

const fileOf = (exhibit: string, language: string): string => `../../../resources/questions/${exhibit}.${language}.md`
