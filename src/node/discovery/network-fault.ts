export type Trouble = (fault: Error) => void

/** Tells each different fault one time: what fails on a link is tried again every second. */
export function onceEach(trouble: Trouble): Trouble {
  const told = new Set<string>()
  return (fault) => {
    if (told.has(fault.message)) return
    told.add(fault.message)
    trouble(fault)
  }
}
