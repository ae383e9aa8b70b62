/**
 * Cuts a whole amount into whole shares by weight so that the shares always add up to it: each share is rounded down,
 * and the fen left over go to those that lost most by rounding, the earlier first. Weights of zero get nothing unless
 * all are zero.
 */
export function splitShares(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`not a whole amount: ${total}`)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (weights.length === 0) {
    if (total > 0) throw new RangeError('nothing to give the amount to')
    return []
  }
  const even = sum === 0 ? weights.map(() => 1) : weights
  const whole = BigInt(sum === 0 ? weights.length : sum)
  const parts = even.map((weight) => BigInt(total) * BigInt(weight))
  const shares = parts.map((part) => Number(part / whole))
  const lost = parts.map((part, at) => ({ at, rest: part % whole }))
  lost.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
  let left = total - shares.reduce((all, share) => all + share, 0)
  for (const { at } of lost) {
    if (left === 0) break
    shares[at] = (shares[at] ?? 0) + 1
    left -= 1
  }
  return shares
}
