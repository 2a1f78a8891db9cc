export const ARROWS: Readonly<Record<string, readonly string[]>>
export const ENTRY_FILES: readonly string[]
