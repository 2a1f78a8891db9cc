/** The output channels of a host: sentences for its operator, faults for the log. */
export interface HostOutput {
  readonly say: (sentence: string) => void
  readonly report: (fault: unknown) => void
}
