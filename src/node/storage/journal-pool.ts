import { createJobQueue } from '../../async/job-queue'
import type { JournalFile } from './journal-file'

/** Maximum number of journals held open; the least recently used one is closed for a new one. */
const MAX_OPEN = 48

/** The open journals of one service: at most one job at a time on each, and a bounded number of them open. */
export interface JournalPool {
  /** Runs a job on a journal, opening it if necessary. A journal that the job has broken is closed afterwards. */
  use<T>(id: string, open: () => Promise<JournalFile>, job: (file: JournalFile) => Promise<T>): Promise<T>
  /** Does the same with the journal reopened, so that the job sees what is on disk. */
  reread<T>(id: string, open: () => Promise<JournalFile>, job: (file: JournalFile) => Promise<T>): Promise<T>
  /** Closes a journal, then runs a job while nobody can open it through the pool. */
  withClosed<T>(id: string, job: () => Promise<T>): Promise<T>
  closeAll(): Promise<void>
}

interface Place {
  readonly inTurn: ReturnType<typeof createJobQueue>
  file: JournalFile | null
  /** Number of jobs requested and not finished. */
  pendingJobs: number
}

/** Creates the pool's entries, of which at most `maxOpen` have an open journal. */
function createPlaces(maxOpen: number) {
  /** Ordered from least to most recently used. */
  const places = new Map<string, Place>()

  function place(id: string): Place {
    const known = places.get(id) ?? { inTurn: createJobQueue(), file: null, pendingJobs: 0 }
    places.delete(id)
    places.set(id, known)
    return known
  }

  /** Closes the surplus of open journals, and drops entries that have neither an open file nor a job. */
  async function closeSurplus(): Promise<void> {
    const idle = [...places.values()].filter(({ pendingJobs, file }) => pendingJobs === 0 && file)
    const open = [...places.values()].filter(({ file }) => file).length
    await Promise.all(idle.slice(0, Math.max(0, open - maxOpen)).map((one) => runCounted(one, () => closeFile(one))))
    for (const [id, { pendingJobs: busy, file }] of places) if (busy === 0 && !file) places.delete(id)
  }

  return {
    /** Runs a job on a journal's entry, after those requested before it. */
    async at<T>(id: string, job: (at: Place) => Promise<T>): Promise<T> {
      const here = place(id)
      try {
        return await runCounted(here, () => job(here))
      } finally {
        await closeSurplus().catch(() => undefined)
      }
    },
    async closeAll(): Promise<void> {
      await Promise.all([...places.values()].map((one) => runCounted(one, () => closeFile(one))))
      places.clear()
    },
  }
}

async function closeFile(at: Place): Promise<void> {
  const file = at.file
  at.file = null
  await file?.close()
}

/** Runs a job on an entry and keeps the entry in the map until the job is done; closing a file is such a job too. */
async function runCounted<T>(here: Place, job: () => Promise<T>): Promise<T> {
  here.pendingJobs++
  try {
    return await here.inTurn(job)
  } finally {
    here.pendingJobs--
  }
}

/** Runs a job with an entry's journal, and closes the journal if the job has broken it. */
async function withFile<T>(
  here: Place,
  open: () => Promise<JournalFile>,
  job: (file: JournalFile) => Promise<T>,
): Promise<T> {
  const file = (here.file ??= await open())
  try {
    return await job(file)
  } finally {
    if (file.isBroken) await closeFile(here).catch(() => undefined)
  }
}

export function createJournalPool(maxOpen = MAX_OPEN): JournalPool {
  const { at, closeAll } = createPlaces(maxOpen)
  return {
    use: (id, open, job) => at(id, (here) => withFile(here, open, job)),
    reread: (id, open, job) =>
      at(id, async (here) => {
        await closeFile(here)
        return withFile(here, open, job)
      }),
    withClosed: (id, job) =>
      at(id, async (here) => {
        await closeFile(here)
        return job()
      }),
    closeAll,
  }
}
