/** Money is an integer of fen in code and columns, a decimal string on the wire. These two are the only bridge. */
export function fenToDecimal(fen: number): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not a whole number of fen: ${fen}`)
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Digits after the point: none for yen and won, three for the dinars of Kuwait, Bahrain, Jordan and Tunisia and for rials of Oman. */
export function getDecimals(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    // Not a code: platforms leave it out now and then.
    return 2
  }
}

export function decimalToFen(decimal: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal.trim())
  if (!match) throw new RangeError(`not an amount: ${decimal}`)
  const fen = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(fen)) throw new RangeError(`too large an amount: ${decimal}`)
  return match[1] && fen !== 0 ? -fen : fen
}
