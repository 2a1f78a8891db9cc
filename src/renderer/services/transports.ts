import type { Bridge } from '../../protocol/app/electron-bridge'
import type { CallReply, CallName, Transport } from '../../protocol/app/call-names'

/** Calls through Electron's preload script. */
export function overBridge(bridge: Bridge): Transport {
  return (name, args) => {
    let found: unknown = bridge
    for (const part of name.split('.')) found = (found as Record<string, unknown>)[part]
    return (found as (...args: readonly unknown[]) => Promise<CallReply>)(...args)
  }
}

/** Calls to the host that the page came from. */
export function overHttp(ask: typeof fetch): Transport {
  const post = async (name: CallName, body: string): Promise<CallReply> => {
    const response = await ask(`/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      redirect: 'error',
      body,
    })
    return (await response.json()) as CallReply
  }
  return async (name, args) => {
    const answer = await post(name, JSON.stringify(args))
    if (answer.ok || answer.error.code !== 'no-pass') return answer
    // The host was started anew under this page: fetching the page again brings its new cookie.
    await ask('/', { credentials: 'same-origin', cache: 'no-cache' })
    return post(name, JSON.stringify(args))
  }
}
