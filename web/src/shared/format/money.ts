/** A decimal string of the wire for reading: `2680.00` → `¥2,680.00`. */
export function formatMoney(decimal: string): string {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? []
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}
