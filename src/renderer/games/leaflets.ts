/** The leaflets by file, each loaded when it is opened. */
const FILES = import.meta.glob<string>('../../../resources/leaflets/*.md', { query: '?raw', import: 'default' })

/** A game's leaflet in each of its languages: `<id>.<language>.md`. Empty where there is none. */
export function leafletOf(id: string): Readonly<Record<string, () => Promise<string>>> {
  return Object.fromEntries(
    Object.entries(FILES).flatMap(([file, load]) => {
      const [name, language = ''] = file.slice(file.lastIndexOf('/') + 1).split('.')
      return name === id ? [[language, load]] : []
    }),
  )
}
