import { domainToASCII } from 'node:url'
import { emailPattern } from '@inkroute/contract/auth/fields'

/** Lower case, with the domain in ASCII, so that one mailbox has one spelling. Null for what is no address. */
export function normalEmail(text: string): string | null {
  const lower = text.normalize('NFKC').trim().toLowerCase()
  if (!emailPattern.test(lower)) return null
  const at = lower.lastIndexOf('@')
  const domain = domainToASCII(lower.slice(at + 1))
  const address = `${lower.slice(0, at)}@${domain}`
  return domain !== '' && address.length <= 254 && emailPattern.test(address) ? address : null
}

/** For screens: the owner recognises it, a passer-by does not. */
export const hideEmail = (email: string | null): string | null =>
  email === null ? null : email.replace(/^(.)(.*?)(.?)@/, (_, first, middle, last) => `${first}***${middle && last}@`)
