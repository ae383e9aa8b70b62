/** Platforms hide a buyer's address behind stars until the order is ready. */
export const isMasked = (...texts: readonly string[]): boolean => texts.some((text) => /\*{2,}/.test(text))
