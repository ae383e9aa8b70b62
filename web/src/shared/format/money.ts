/** Formats a decimal string: `2680.00` → `¥2,680.00`. */
export function formatMoney(decimal: string): string {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? []
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}

const signs: Readonly<Record<string, string>> = { USD: 'US$', EUR: '€', GBP: '£' }

/** An amount of yuan in other currencies: `≈ US$5.48 · €4.74`; empty without any. */
export function foreignMoney(decimal: string, currencies: readonly { readonly code: string; readonly rate: string }[]) {
  const amounts = currencies.map(({ code, rate }) => {
    const amount = (Number(decimal) / Number(rate)).toFixed(2)
    return formatMoney(amount).replace('¥', () => signs[code] ?? `${code} `)
  })
  return amounts.length === 0 ? '' : `≈ ${amounts.join(' · ')}`
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
