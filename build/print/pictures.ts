import { DECO } from './deco/jobs'
import { FORTY_NINE } from './forty-nine/jobs'
import type { Job } from './job'
import { LION } from './lion/jobs'
import { ROOM } from './room/jobs'
import { SHELF } from './shelf'

/** Every picture that the build bakes. */
export const JOBS: readonly Job[] = [...FORTY_NINE, ...DECO, ...LION, ...ROOM, ...SHELF]
