/** Types of segments, and entries of the dynamic section, as the ELF format numbers them. */
const LOAD = 1
const DYNAMIC = 2
const NEEDED = 1
const STRING_TABLE = 5

/** Returns whether a file is a program or library of 64-bit Linux. */
export const isElf = (file: Buffer): boolean => file.length > 64 && file.readUInt32BE(0) === 0x7f454c46 && file[4] === 2

/**
 * Returns the libraries that an ELF file itself asks for, by name. Those that they ask for in turn are their packages'
 * business.
 */
export function neededLibraries(file: Buffer): string[] {
  const segments = segmentsOf(file)
  const dynamic = segments.find(({ type }) => type === DYNAMIC)
  if (!dynamic) return []
  const entries: { tag: number; value: number }[] = []
  for (let at = dynamic.offset; at < dynamic.offset + dynamic.size; at += 16) {
    entries.push({ tag: Number(file.readBigInt64LE(at)), value: Number(file.readBigUInt64LE(at + 8)) })
  }
  const table = entries.find(({ tag }) => tag === STRING_TABLE)?.value ?? 0
  const home = segments.find(({ type, address, size }) => type === LOAD && table >= address && table < address + size)
  if (!home) return []
  const strings = table - home.address + home.offset
  return entries
    .filter(({ tag }) => tag === NEEDED)
    .map(({ value }) => file.toString('latin1', strings + value, file.indexOf(0, strings + value)))
}

function segmentsOf(file: Buffer) {
  const start = Number(file.readBigUInt64LE(32))
  const [each, count] = [file.readUInt16LE(54), file.readUInt16LE(56)]
  return Array.from({ length: count }, (_, i) => {
    const at = start + i * each
    return {
      type: file.readUInt32LE(at),
      offset: Number(file.readBigUInt64LE(at + 8)),
      address: Number(file.readBigUInt64LE(at + 16)),
      size: Number(file.readBigUInt64LE(at + 32)),
    }
  })
}
