/** Bounds that both sides keep. Sizes in bytes, times in milliseconds. */
export const LIMITS = {
  /** A message of a guest. */
  guestFrame: 16 * 1024,
  /** Parts of a message of a guest: browsers send a short one in one piece. */
  guestParts: 16,
  /** A message of the host: a whole record is the longest. */
  hostFrame: 4 * 1024 * 1024,
  /** Arrays and objects inside one another in a guest's message. */
  depth: 16,
  /** How long a connection may take to say hello. */
  hello: 5_000,
  /** How often each side makes itself heard, and after what silence it counts as gone. */
  heartbeat: 5_000,
  dead: 15_000,
  /** Messages a second that a guest may go on sending, and how many at once. */
  rate: 20,
  burst: 40,
  /** Attempts to join a minute from one address. */
  joins: 10,
  /** Connections in all, of one address, and of one address that have not said hello: a relay holds 16 for its page. */
  sockets: 64,
  socketsEach: 16,
  waitingEach: 4,
  /**
   * Connections of any kind to a listener for guests, in all and of one address: a browser opens six, and one for each
   * table. How often one address may connect a second, and how many times at once.
   */
  connections: 512,
  connectionsEach: 32,
  connects: 20,
  connectBurst: 100,
  /** Files a second that one address may ask for, and how many at once: a page and all its pictures are 400. */
  requests: 100,
  requestBurst: 800,
  /** What may wait to be read by one guest, for how long more than that, and what never. */
  queued: 256 * 1024,
  slow: 10_000,
  backlog: 8 * 1024 * 1024,
  /** How long commitments, and then reveals, are waited for. */
  luck: 30_000,
  /** How long a chair is kept for somebody whose connection is lost, unless the host says otherwise. */
  grace: 120_000,
  /** Answers kept for each chair, so that a repeated message gets its answer again. */
  answers: 64,
} as const
