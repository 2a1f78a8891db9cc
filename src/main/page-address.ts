/** Scheme of the page's own origin, so that no file and no other site shares it. */
export const SCHEME = 'parlor'
export const HOST = 'app'

/** The address of the page: `parlor://app`, or that of the development server during `npm run dev`. */
export interface PageAddress {
  readonly origin: string
  readonly url: string
}

/**
 * Returns the address of the page.
 * @param developmentUrl of the development server, if one is used
 */
export function pageAddress(developmentUrl: string | undefined): PageAddress {
  if (developmentUrl) return { origin: new URL(developmentUrl).origin, url: developmentUrl }
  return { origin: `${SCHEME}://${HOST}`, url: `${SCHEME}://${HOST}/` }
}

/**
 * Whether an address belongs to the app's page. Compares parts of the URL, because the origin of a non-special scheme
 * is "null".
 */
export function isPageAddress(address: string, page: PageAddress): boolean {
  try {
    const [given, own] = [new URL(address), new URL(page.url)]
    return given.protocol === own.protocol && given.host === own.host && given.username === ''
  } catch {
    return false
  }
}
