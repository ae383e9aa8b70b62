import { usernamePattern } from '@inkroute/contract/auth/fields'
import type { Contact } from './core/one-time-code.rules.ts'

const MAX_STEM = 24

export const getMailbox = (email: string): string => email.split('@')[0] ?? ''

/** A mailbox may be seen by others, of a phone number only its end. */
function getStem({ channel, to }: Contact): string {
  if (channel === 'sms') return `u${to.slice(-4)}`
  const stem = getMailbox(to)
    .replaceAll(/[^\p{L}\p{N}_.-]/gu, '')
    .slice(0, MAX_STEM)
  return usernamePattern.test(stem) ? stem : `u${stem}`
}

/** For somebody who named none. The suffix is random: names counted up would tell how many sellers there are. */
export const newUsername = (contact: Contact, suffix: string): string => `${getStem(contact)}-${suffix}`
