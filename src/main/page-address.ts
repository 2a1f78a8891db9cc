/** The origin of our page: a scheme of our own, so that no file and no other site shares it. */
export const SCHEME = 'parlor'
export const HOST = 'app'

/** Where the page is: `parlor://app`, or the development server's address while `npm run dev` works on it. */
export interface PageAddress {
  readonly origin: string
  readonly url: string
}

export function pageAddress(developmentUrl: string | undefined): PageAddress {
  if (developmentUrl) return { origin: new URL(developmentUrl).origin, url: developmentUrl }
  return { origin: `${SCHEME}://${HOST}`, url: `${SCHEME}://${HOST}/` }
}

/** Whether an address belongs to our page. Compared part by part: the origin of an unknown scheme reads "null". */
export function isOurs(address: string, page: PageAddress): boolean {
  try {
    const [given, own] = [new URL(address), new URL(page.url)]
    return given.protocol === own.protocol && given.host === own.host && given.username === ''
  } catch {
    return false
  }
}
