/** 49 squares, twice. */
export const DEFAULT_PORT = 4949

/** How a host speaks: sentences to whoever runs it, faults to the log. */
export interface Voice {
  readonly say: (sentence: string) => void
  readonly report: (fault: unknown) => void
}
