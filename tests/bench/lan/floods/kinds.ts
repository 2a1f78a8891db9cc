/** A flood that a stranger on the network can send. */
export interface Flood {
  readonly name: string
  /** What each of its connections does, once it is open. */
  readonly kind: FloodKind
  /** Number of connections at the same time. A closed connection is opened again. */
  readonly connections: number
}

export type FloodKind =
  | 'idle'
  | 'sockets'
  | 'onlookers'
  | 'slow-files'
  | 'pages'
  | 'parts'
  | 'texts'
  | 'pongs'
  | 'strange-pongs'
  | 'guesses'
  | 'datagrams'

export const FLOODS: readonly Flood[] = [
  { name: '2,000 idle connections', kind: 'idle', connections: 2_000 },
  { name: '4,500 idle connections', kind: 'idle', connections: 4_500 },
  { name: '2,000 idle WebSockets, no hello', kind: 'sockets', connections: 2_000 },
  { name: '14 onlookers who read nothing and ask for all', kind: 'onlookers', connections: 14 },
  { name: '200 readers who take 50 files and read nothing', kind: 'slow-files', connections: 200 },
  { name: '8 connections that ask for pages without end', kind: 'pages', connections: 8 },
  { name: '4 floods of messages in parts of a byte', kind: 'parts', connections: 4 },
  { name: '4 floods of texts', kind: 'texts', connections: 4 },
  { name: '1 flood of pongs', kind: 'pongs', connections: 1 },
  { name: '4 floods of pongs', kind: 'pongs', connections: 4 },
  { name: '16 floods of pongs, no hello', kind: 'strange-pongs', connections: 16 },
  { name: '16 who guess codes', kind: 'guesses', connections: 16 },
  { name: 'datagrams that promise 131,070 records', kind: 'datagrams', connections: 1 },
]
