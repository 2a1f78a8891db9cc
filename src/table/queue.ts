/** Runs jobs one after another, in the order in which they were asked for. A job that fails does not stop the next. */
export function jobQueue(): <T>(job: () => Promise<T> | T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => undefined)
    return result
  }
}
