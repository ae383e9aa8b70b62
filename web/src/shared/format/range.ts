/** `2–5`, and `2` where both ends are the same. */
export const formatRange = (from: number, to: number): string => (from === to ? String(to) : `${from}–${to}`)
