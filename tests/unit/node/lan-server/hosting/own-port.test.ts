import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openMachine } from './house'

const WISH = { game: 'forty-nine', name: 'Kitchen', options: {}, chairs: ['open', 'open'] } as const
const portOf = (address = '') => Number(address.split(':')[1])

/** Opens a table and closes its host; returns the folder and the port at which guests reached it. */
async function closedTable() {
  const first = await openMachine()
  const { address } = await first.lan.open({ ...WISH, chairs: [...WISH.chairs] })
  await first.close()
  return { dataFolder: first.dataFolder, port: portOf(address) }
}

async function occupy(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return server
}

const codes = (table: { readonly troubles: readonly { readonly code: string }[] } | undefined) =>
  table?.troubles.map(({ code }) => code)

it('restored tables are reached at the port where they were, and nothing is said about links', async () => {
  const { dataFolder, port } = await closedTable()
  const again = await openMachine({ dataFolder })
  const [table] = await again.lan.hosted()
  expect(portOf(table?.address)).toBe(port)
  expect(codes(table)).not.toContain('links-changed')
})

it('a port that another program still has for a moment is waited for', async () => {
  const { dataFolder, port } = await closedTable()
  const other = await occupy(port)
  const again = await openMachine({ dataFolder })
  const hosted = again.lan.hosted()
  setTimeout(() => other.close(), 500)
  expect(portOf((await hosted)[0]?.address)).toBe(port)
})

it('where another program keeps the port, the table goes on at another, and its owner is told', async () => {
  const { dataFolder, port } = await closedTable()
  await occupy(port)
  const again = await openMachine({ dataFolder })
  const [table] = await again.lan.hosted()
  expect(portOf(table?.address)).not.toBe(port)
  expect(codes(table)).toContain('links-changed')
  const fresh = await again.lan.open({ ...WISH, chairs: [...WISH.chairs] })
  expect(codes(fresh)).not.toContain('links-changed')
})
