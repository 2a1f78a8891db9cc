import { wait } from '../../async/wait'
import { VISITORS_PER_PAGE } from '../../ports/exhibit'
import type { ExhibitService } from '../../protocol/app/services'

/** Time within which a host must answer to be able to serve a page, in milliseconds. */
const ANSWER_TIMEOUT_MS = 2000

/** The renewal of a page that has had many visitors. */
export interface Renewal {
  countVisitor(): void
  /** Whether the page has had so many visitors that it should begin anew. */
  isDue(): boolean
  /**
   * Loads the page again. Resolves with false if it did not: because its host does not answer, or because `isIdle` does
   * not hold any more when it has answered.
   */
  renew(service: Pick<ExhibitService, 'alive'> | null, scene: string, isIdle: () => boolean): Promise<boolean>
}

/** Returns after how many visitors this page begins anew: `?visitors=20` for tests. */
function visitorsPerPage(): number {
  return Number(new URLSearchParams(window.location.search).get('visitors')) || VISITORS_PER_PAGE
}

/** Creates the renewal of this page. */
export function createRenewal(): Renewal {
  const limit = visitorsPerPage()
  let visitors = 0
  return {
    countVisitor() {
      visitors++
    },
    isDue: () => visitors >= limit,
    async renew(service, scene, isIdle) {
      const answer = service?.alive(scene).then(
        () => true,
        () => false,
      )
      const isServed = await Promise.race([answer, wait(ANSWER_TIMEOUT_MS).then(() => false)])
      if (isServed !== true || !isIdle()) return false
      window.location.reload()
      return true
    },
  }
}
