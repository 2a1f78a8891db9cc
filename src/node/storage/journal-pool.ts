import { createJobQueue } from '../../async/job-queue'

/** Maximum number of journals held open; the least recently used one is closed for a new one. */
const MAX_OPEN = 48

/** What the pool needs of an open journal. `close` resolves to a sentence for people if the file had to be mended. */
interface PooledFile {
  close(): Promise<string | null>
}

interface PooledJournal<File> {
  readonly inTurn: ReturnType<typeof createJobQueue>
  file: File | null
  /** Number of jobs requested and not finished. */
  pendingJobs: number
}

/** The open journals of one service: at most one job at a time on each, and a bounded number of them open. */
export class JournalPool<File extends PooledFile> {
  /** Ordered from least to most recently used. */
  private readonly places = new Map<string, PooledJournal<File>>()

  constructor(private readonly maxOpen = MAX_OPEN) {}

  /** Runs a job on a journal, opening it if necessary. */
  use<T>(id: string, open: () => Promise<File>, job: (file: File) => Promise<T>): Promise<T> {
    return this.at(id, async (here) => job((here.file ??= await open())))
  }

  /**
   * Does the same with the journal reopened, so that the job sees what is on disk.
   * @param job receives the sentence of the journal that was closed for it, too
   */
  reread<T>(id: string, open: () => Promise<File>, job: (file: File, notice: string | null) => Promise<T>): Promise<T> {
    return this.at(id, async (here) => {
      const notice = await closeFile(here)
      return job((here.file = await open()), notice)
    })
  }

  /** Closes a journal, then runs a job while nobody can open it through the pool. */
  withClosed<T>(id: string, job: () => Promise<T>): Promise<T> {
    return this.at(id, async (here) => {
      await closeFile(here)
      return job()
    })
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.places.values()].map((one) => runCounted(one, () => closeFile(one))))
    this.places.clear()
  }

  /** Runs a job on a journal's entry, after those requested before it. */
  private async at<T>(id: string, job: (at: PooledJournal<File>) => Promise<T>): Promise<T> {
    const here = this.places.get(id) ?? { inTurn: createJobQueue(), file: null, pendingJobs: 0 }
    this.places.delete(id)
    this.places.set(id, here)
    try {
      return await runCounted(here, () => job(here))
    } finally {
      await this.closeSurplus().catch(() => undefined)
    }
  }

  /** Closes the surplus of open journals, and drops entries that have neither an open file nor a job. */
  private async closeSurplus(): Promise<void> {
    const open = [...this.places.values()].filter(({ file }) => file)
    const surplus = open
      .filter(({ pendingJobs }) => pendingJobs === 0)
      .slice(0, Math.max(0, open.length - this.maxOpen))
    await Promise.all(surplus.map((one) => runCounted(one, () => closeFile(one))))
    for (const [id, { pendingJobs, file }] of this.places) if (pendingJobs === 0 && !file) this.places.delete(id)
  }
}

async function closeFile(at: PooledJournal<PooledFile>): Promise<string | null> {
  const file = at.file
  at.file = null
  return (await file?.close()) ?? null
}

/** Runs a job on an entry and keeps the entry in the map until the job is done; closing a file is such a job too. */
async function runCounted<T>(here: PooledJournal<PooledFile>, job: () => Promise<T>): Promise<T> {
  here.pendingJobs++
  try {
    return await here.inTurn(job)
  } finally {
    here.pendingJobs--
  }
}
