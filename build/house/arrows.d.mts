export const ARROWS: Readonly<Record<string, readonly string[]>>
