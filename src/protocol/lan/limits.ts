/** Limits that both sides respect. Sizes in bytes, times in milliseconds. */
export const LIMITS = {
  /** Size of a guest's message. */
  guestFrame: 16 * 1024,
  /** Fragments of a guest's message; browsers send a short message in one. */
  guestFragments: 16,
  /** Size of a host's message; a complete record is the longest. */
  hostFrame: 4 * 1024 * 1024,
  /** Nesting depth of arrays and objects in a guest's message. */
  depth: 16,
  /** Time for a connection to send hello. */
  helloTimeoutMs: 5_000,
  /** Interval of each side's heartbeat, and the silence after which the other side counts as gone. */
  heartbeatMs: 5_000,
  maxSilenceMs: 15_000,
  /** Messages per second that a guest may send continuously, and in one burst. */
  rate: 20,
  burst: 40,
  /** Attempts to join per minute from one address. */
  joinsPerMinute: 10,
  /**
   * Connections in all, from one address, and from one address that have not sent hello: a relay holds 16 for its page.
   */
  sockets: 64,
  socketsEach: 16,
  waitingEach: 4,
  /**
   * Connections of any kind to a listener for guests, in all and from one address: a browser opens six, and one for
   * each table, and eight guests may be behind one router. Then new connections per second from one address,
   * continuously and in one burst.
   */
  connections: 512,
  connectionsEach: 64,
  connects: 50,
  connectBurst: 400,
  /**
   * Files per second that one address may request, continuously and in one burst: a page with all its pictures has 400.
   */
  requests: 100,
  requestBurst: 800,
  /**
   * Bytes that may be queued for one guest, how long more than that may be queued, and the most that may ever be
   * queued.
   */
  queued: 256 * 1024,
  slow: 10_000,
  backlog: 8 * 1024 * 1024,
  /** How long to wait for commitments, and then for reveals. */
  fairnessTimeoutMs: 30_000,
  /**
   * How long players without a connection are waited for after a connection has come or gone, once everybody else's
   * commitment or reveal has arrived.
   */
  absentMs: 3_000,
  /**
   * How long the game waits for a player without a connection when it is their turn, unless the host sets another time.
   */
  graceMs: 120_000,
  /** How long a hand is shown to another guest at most. */
  showMs: 60_000,
  /** Answers kept for each chair, so that a repeated message gets its answer again. */
  answersPerSeat: 64,
} as const
