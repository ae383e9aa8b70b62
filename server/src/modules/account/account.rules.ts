import { domainToASCII } from 'node:url'
import type { guideSteps } from '@inkroute/contract/account/account'
import { screens } from '@inkroute/contract/account/permission-tree'
import { emailPattern } from '@inkroute/contract/auth/fields'
import { type Held, mayOpen } from './permission.rules.ts'

export const hidePhone = (phone: string | null): string | null =>
  phone === null ? null : phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** A name nobody chose: the username, or the hidden phone number of the registration. */
const isGivenName = ({ username, display_name }: { username: string; display_name: string }): boolean =>
  ['', username].includes(display_name) || display_name.includes('****')

/** Keeps built, granted menu screens, in order and without duplicates. */
export function usableShortcuts(keys: readonly string[], held: Held): string[] {
  const usable = new Set(
    screens.filter((screen) => screen.is_built && screen.in_menu && mayOpen(held, screen)).map((screen) => screen.key),
  )
  return [...new Set(keys)].filter((key) => usable.has(key))
}

type GuideStep = (typeof guideSteps)[number]

export interface GuideFacts {
  readonly username: string
  readonly display_name: string
  readonly has_questionnaire: boolean
  readonly fast_count: number
  readonly has_team: boolean
}

const guide: Record<GuideStep, { screen: string; is_done: (facts: GuideFacts) => boolean }> = {
  profile: { screen: 'account.info', is_done: (facts) => !isGivenName(facts) },
  questionnaire: { screen: 'account.info', is_done: (facts) => facts.has_questionnaire },
  shortcuts: { screen: 'dashboard', is_done: (facts) => facts.fast_count > 0 },
  team: { screen: 'setting.role', is_done: (facts) => facts.has_team },
}

/** The steps this person has permission for. */
export function guideFor(facts: GuideFacts, held: Held): { key: GuideStep; path: string; is_done: boolean }[] {
  return (Object.keys(guide) as GuideStep[]).flatMap((key) => {
    const step = guide[key]
    const screen = screens.find((candidate) => candidate.key === step.screen)
    if (!screen?.is_built || !mayOpen(held, screen)) return []
    return [{ key, path: screen.path, is_done: step.is_done(facts) }]
  })
}

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
