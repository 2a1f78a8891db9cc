export const lesson = {}
