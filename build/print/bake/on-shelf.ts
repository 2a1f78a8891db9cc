import type { Job } from '../job'

/** Pictures without which the shelf of boxes is not shown; the pictures of a game are fetched when it is opened. */
const SHELF = /^shelf\/|^room\/(wood|fibre|paper-normal|backdrop)|\/tray$/

/** Whether the shelf shows a picture of this job. */
export function isOnShelf(job: Job): boolean {
  return Object.keys(job.pictures).some((name) => SHELF.test(name))
}

/** What the bake says as soon as all pictures of the shelf are there. */
export const SHELF_IS_PRINTED = 'The shelf is printed.'
