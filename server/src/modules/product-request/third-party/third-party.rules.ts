const WHOLE = 100

/** What stays of the price after the cost, in hundredths of it; unknown while one of them is. */
export const marginPercent = (cost_fen: number | null, price_fen: number | null): number | null =>
  cost_fen === null || price_fen === null || price_fen === 0
    ? null
    : Math.round(((price_fen - cost_fen) * WHOLE) / price_fen)
