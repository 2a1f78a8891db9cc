export const FUNCTION_LINES: number
export const FILE_LINES: number
export const LONG_FUNCTIONS: Readonly<Record<string, number>>
export const LONG_FILES: Readonly<Record<string, number>>
