import { jobQueue } from '../../table'
import type { JournalFile } from './journal-file'

/** Journals held open at once; the one used longest ago is closed for a new one. */
const MOST_OPEN = 48

/** The open journals of one service: at most one job at a time on each, and a bounded number open. */
export interface Desk {
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

export function deskOf(mostOpen = MOST_OPEN): Desk {
  /** In order of last use. */
  const places = new Map<string, Place>()

  function place(id: string): Place {
    const known = places.get(id) ?? { inTurn: jobQueue(), file: null, busy: 0 }
    places.delete(id)
    places.set(id, known)
    return known
  }

  async function clear(at: Place): Promise<void> {
    const file = at.file
    at.file = null
    await file?.close()
  }

  async function tidy(): Promise<void> {
    const idle = [...places].filter(([, at]) => at.busy === 0)
    const tooMany = Math.max(0, [...places.values()].filter((at) => at.file).length - mostOpen)
    const closing = idle.filter(([, at]) => at.file).slice(0, tooMany)
    for (const [id, at] of idle) if (!at.file) places.delete(id)
    await Promise.all(closing.map(([, at]) => at.inTurn(() => clear(at)).catch(() => undefined)))
  }

  async function at<T>(id: string, job: (at: Place) => Promise<T>): Promise<T> {
    const here = place(id)
    here.busy++
    try {
      return await here.inTurn(() => job(here))
    } finally {
      here.busy--
      await tidy()
    }
  }

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
    async closeAll() {
      await Promise.all([...places.values()].map((at) => at.inTurn(() => clear(at))))
      places.clear()
    },
  }
}
