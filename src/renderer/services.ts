import type { Bridge, OpenedFile } from '../protocol/bridge'
import type { Answer, CallName, Transport } from '../protocol/call-names'
import { servicesOver } from '../protocol/client'
import type { Services } from '../protocol/services'

declare global {
  interface Window {
    /** Only in Electron. */
    readonly parlor?: Bridge
  }
}

/** The services of whatever runs this page: Electron if it is there, else the host that the page came from. */
export function connectServices(bridge: Bridge | undefined = window.parlor): Services {
  return servicesOver(bridge ? overBridge(bridge) : overHttp(fetch.bind(window)))
}

/** Tells of `.parlor` files that the system opens with the app; a browser has no such thing. */
export function onOpenedFile(listener: (file: OpenedFile) => void): void {
  window.parlor?.onOpenedFile(listener)
}

function overBridge(bridge: Bridge): Transport {
  return (name, args) => {
    let found: unknown = bridge
    for (const part of name.split('.')) found = (found as Record<string, unknown>)[part]
    return (found as (...args: readonly unknown[]) => Promise<Answer>)(...args)
  }
}

function overHttp(ask: typeof fetch): Transport {
  const post = async (name: CallName, body: string): Promise<Answer> => {
    const response = await ask(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      redirect: 'error',
      body,
    })
    return (await response.json()) as Answer
  }
  return async (name, args) => {
    const answer = await post(name, JSON.stringify(args))
    if (answer.ok || answer.error.code !== 'no-pass') return answer
    // The host was started anew under this page: fetching the page again brings its new cookie.
    await ask('/', { credentials: 'same-origin', cache: 'no-cache' })
    return post(name, JSON.stringify(args))
  }
}
