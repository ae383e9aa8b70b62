/** Formats a decimal string: `2680.00` → `¥2,680.00`. */
export function formatMoney(decimal: string): string {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? []
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}

const signs: Readonly<Record<string, string>> = { USD: 'US$', EUR: '€', GBP: '£' }

/** An amount of yuan in another currency: `≈ US$5.48`; empty for what is no amount. */
export function approxMoney(decimal: string, { code, rate }: { readonly code: string; readonly rate: string }): string {
  const amount = Number(decimal) / Number(rate)
  if (decimal.trim() === '' || !Number.isFinite(amount)) return ''
  return `≈ ${formatMoney(amount.toFixed(2)).replace('¥', () => signs[code] ?? `${code} `)}`
}

/** Reduces typed or pasted text to an amount: digits, one point, two decimals. A minus sign is dropped. */
export function typedAmount(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('').slice(0, 2)}`
}
