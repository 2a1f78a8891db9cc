import type { CallReply } from '../../../src/protocol/app/call-names'
import { createServicesClient } from '../../../src/renderer/services/services-client'
import type { Services } from '../../../src/protocol/app/services'
import { sendRequest } from './raw-http'

/**
 * Returns the headers that a browser sends from the page of a host.
 * @param url the page's address, with a slash at its end
 */
export async function pageHeaders(url: string): Promise<Record<string, string>> {
  const page = await sendRequest(url)
  return {
    Origin: url.slice(0, -1),
    'Sec-Fetch-Site': 'same-origin',
    Cookie: page.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '',
  }
}

/** Returns the services of a host as its page calls them, over HTTP. */
export function pageServices(url: string, headers: Readonly<Record<string, string>>): Services {
  return createServicesClient(async (name, args) => {
    const all = { ...headers, 'Content-Type': 'application/json' }
    const answer = await sendRequest(`${url}api/${name}`, { method: 'POST', headers: all, body: JSON.stringify(args) })
    return JSON.parse(answer.body.toString()) as CallReply
  })
}
