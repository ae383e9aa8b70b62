const LENGTHS = new Set([8, 12, 13, 14])

/** Whether a barcode is a GTIN of a usual length whose last digit is its check digit. */
export function isGtin(barcode: string): boolean {
  if (!/^\d+$/.test(barcode) || !LENGTHS.has(barcode.length)) return false
  const digits = [...barcode].map(Number).reverse()
  const sum = digits.reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
