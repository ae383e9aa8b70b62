/** A decimal as text with at least two digits after the point: `12`, `12.3`, 12 → `12.00`, `12.30`, `12.00`. */
export function decimalText(value: string | number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value).trim())
  if (!match) throw new RangeError(`not a decimal: ${String(value).slice(0, 40)}`)
  const [, sign = '', whole = '0', part = ''] = match
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`
}

/** `amount / divisor` where the divisor is a power of ten, as several platforms write money. */
export function decimalFromUnits(amount: string | number, divisor: number): string {
  const digits = Math.round(Math.log10(divisor))
  if (10 ** digits !== divisor) throw new RangeError(`not a power of ten: ${divisor}`)
  const text = String(amount)
  const negative = text.startsWith('-')
  const padded = text.replace('-', '').padStart(digits + 1, '0')
  const cut = padded.length - digits
  return decimalText(`${negative ? '-' : ''}${padded.slice(0, cut)}${digits ? `.${padded.slice(cut)}` : ''}`)
}
