import { DECO_JOBS } from './deco/jobs'
import { FORTY_NINE_JOBS } from './forty-nine/jobs'
import type { Job } from './job'
import { LION_JOBS } from './lion/jobs'
import { MEN_JOBS } from './men/jobs'
import { PACK_JOBS } from './pack/jobs'
import { PORTRAIT_JOB } from './portraits/jobs'
import { ROOM_JOBS } from './room/jobs'
import { TABLE_JOBS } from './room/tables'
import { SHELF_JOBS } from './shelf'
import { TICKET_JOBS } from './tickets/jobs'

/** Every picture that the build bakes. */
export const JOBS: readonly Job[] = [
  ...FORTY_NINE_JOBS,
  ...MEN_JOBS,
  ...DECO_JOBS,
  ...LION_JOBS,
  ...PACK_JOBS,
  ...TICKET_JOBS,
  ...ROOM_JOBS,
  ...TABLE_JOBS,
  ...SHELF_JOBS,
  PORTRAIT_JOB,
]
