import { jobQueue } from '../../async/job-queue'
import type { JournalFile } from './journal-file'

/** Journals held open at once; the one used longest ago is closed for a new one. */
const MOST_OPEN = 48

/** The open journals of one service: at most one job at a time on each, and a bounded number open. */
export interface JournalPool {
  /** Runs a job on a journal, opened for it where it is not open yet. A broken one is closed after the job. */
  use<T>(id: string, open: () => Promise<JournalFile>, job: (file: JournalFile) => Promise<T>): Promise<T>
  /** The same, with the journal read anew, so that the job meets what the disk holds. */
  reread<T>(id: string, open: () => Promise<JournalFile>, job: (file: JournalFile) => Promise<T>): Promise<T>
  /** Closes a journal, then runs a job while nobody can open it. */
  away<T>(id: string, job: () => Promise<T>): Promise<T>
  closeAll(): Promise<void>
}

interface Place {
  readonly inTurn: ReturnType<typeof jobQueue>
  file: JournalFile | null
  /** Jobs asked for and not done. */
  busy: number
}

/** The places of journals, of which only so many are open. */
function createPlaces(mostOpen: number) {
  /** In order of last use. */
  const places = new Map<string, Place>()

  function place(id: string): Place {
    const known = places.get(id) ?? { inTurn: jobQueue(), file: null, busy: 0 }
    places.delete(id)
    places.set(id, known)
    return known
  }

  /** Closes what is too many, and forgets places where nothing is open and nothing is going on. */
  async function tidy(): Promise<void> {
    const idle = [...places.values()].filter(({ busy, file }) => busy === 0 && file)
    const open = [...places.values()].filter(({ file }) => file).length
    await Promise.all(idle.slice(0, Math.max(0, open - mostOpen)).map((one) => busily(one, () => clear(one))))
    for (const [id, { busy, file }] of places) if (busy === 0 && !file) places.delete(id)
  }

  return {
    /** Does a job at a journal's place, after those that were asked for before. */
    async at<T>(id: string, job: (at: Place) => Promise<T>): Promise<T> {
      const here = place(id)
      try {
        return await busily(here, () => job(here))
      } finally {
        await tidy().catch(() => undefined)
      }
    },
    async closeAll(): Promise<void> {
      await Promise.all([...places.values()].map((one) => busily(one, () => clear(one))))
      places.clear()
    },
  }
}

async function clear(at: Place): Promise<void> {
  const file = at.file
  at.file = null
  await file?.close()
}

/** A job at a place, which stays where it is until the job is done: closing takes time too. */
async function busily<T>(here: Place, job: () => Promise<T>): Promise<T> {
  here.busy++
  try {
    return await here.inTurn(job)
  } finally {
    here.busy--
  }
}

/** A job with a place's journal, which is closed where the job has broken it. */
async function withFile<T>(
  here: Place,
  open: () => Promise<JournalFile>,
  job: (file: JournalFile) => Promise<T>,
): Promise<T> {
  const file = (here.file ??= await open())
  try {
    return await job(file)
  } finally {
    if (file.broken) await clear(here).catch(() => undefined)
  }
}

export function createJournalPool(mostOpen = MOST_OPEN): JournalPool {
  const { at, closeAll } = createPlaces(mostOpen)
  return {
    use: (id, open, job) => at(id, (here) => withFile(here, open, job)),
    reread: (id, open, job) =>
      at(id, async (here) => {
        await clear(here)
        return withFile(here, open, job)
      }),
    away: (id, job) =>
      at(id, async (here) => {
        await clear(here)
        return job()
      }),
    closeAll,
  }
}
