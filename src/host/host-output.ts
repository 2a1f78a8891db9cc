/** The default port: 49 twice, for the 49 squares of the board. */
export const DEFAULT_PORT = 4949

/** The output channels of a host: sentences for its operator, faults for the log. */
export interface HostOutput {
  readonly say: (sentence: string) => void
  readonly report: (fault: unknown) => void
}
