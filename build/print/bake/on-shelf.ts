import type { Job } from '../job'

/**
 * Pictures that must be loaded before the shelf of boxes is shown; the pictures of a game are fetched when it is
 * opened.
 */
const SHELF_PICTURES = /^shelf\/|^room\/(wood|fibre|paper-normal|backdrop)|\/tray$/

/** Whether this job draws a picture of the shelf. */
export function isOnShelf(job: Job): boolean {
  return Object.keys(job.pictures).some((name) => SHELF_PICTURES.test(name))
}

/** Line that the bake prints as soon as all pictures of the shelf are ready. */
export const SHELF_READY_MESSAGE = 'The shelf is printed.'
