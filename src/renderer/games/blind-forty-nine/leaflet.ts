/** The leaflet by language, loaded when it is opened. */
export const leaflet: Readonly<Record<string, () => Promise<string>>> = {
  en: () => import('../../../../resources/leaflets/blind-forty-nine.en.md?raw').then((it) => it.default),
}
