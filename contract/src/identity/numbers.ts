const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECKS = '10X98765432'
const CREDIT_LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const

const isDay = (digits: string): boolean => {
  const text = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getUTCFullYear() >= 1900
}

/** Citizen number (GB 11643): contains the date of birth and a check digit. */
export function isIdentityNumber(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text) || !isDay(text.slice(6, 14))) return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return CHECKS[sum % 11] === text[17]
}

/** Company number (GB 32100) with check character. */
export function isCreditCode(text: string): boolean {
  const values = [...text].map((letter) => CREDIT_LETTERS.indexOf(letter))
  if (values.length !== 18 || values.includes(-1)) return false
  const sum = CREDIT_WEIGHTS.reduce((total, weight, at) => total + weight * (values[at] ?? 0), 0)
  return (31 - (sum % 31)) % 31 === values[17]
}

const SHOWN = 4

/** `3101**********1234`: enough to recognise it, too little to use it. */
export const maskNumber = (text: string): string =>
  text.slice(0, SHOWN) + '*'.repeat(Math.max(0, text.length - 2 * SHOWN)) + text.slice(-SHOWN)
