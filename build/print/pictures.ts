import { DECO } from './deco/jobs'
import { FORTY_NINE } from './forty-nine/jobs'
import type { Job } from './job'
import { LION } from './lion/jobs'
import { MEN } from './men/jobs'
import { PACK } from './pack/jobs'
import { ROOM } from './room/jobs'
import { TABLES } from './room/tables'
import { SHELF } from './shelf'
import { TICKETS } from './tickets/jobs'

/** Every picture that the build bakes. */
export const JOBS: readonly Job[] = [
  ...FORTY_NINE,
  ...MEN,
  ...DECO,
  ...LION,
  ...PACK,
  ...TICKETS,
  ...ROOM,
  ...TABLES,
  ...SHELF,
]
