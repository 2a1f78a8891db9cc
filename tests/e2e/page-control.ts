import WebSocket from 'ws'

/**
 * Sends a command of the DevTools protocol to the only page of a browser and does not wait for its result, which a page
 * that crashes or hangs never gives. Resolves once the browser has read it.
 * @param port the port of `--remote-debugging-port`
 */
export async function orderPage(port: number, method: string, params: object = {}): Promise<void> {
  const targets = (await (await fetch(`http://127.0.0.1:${String(port)}/json/list`)).json()) as readonly {
    readonly type: string
    readonly webSocketDebuggerUrl: string
  }[]
  const page = targets.find(({ type }) => type === 'page')
  if (!page) throw new Error('The browser shows no page.')
  const socket = new WebSocket(page.webSocketDebuggerUrl)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', resolve)
    socket.once('open', () => {
      socket.send(JSON.stringify({ id: 1, method, params }), (fault) => (fault ? reject(fault) : socket.close()))
    })
  })
}
