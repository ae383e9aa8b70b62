import { platformNames } from '@inkroute/contract/codes'
import type { Language } from '@inkroute/contract/errors/errors'
import { EXPIRY_SOON_DAYS, REMIND_AGAIN_HOURS } from '@inkroute/contract/store/platforms'
import type { StoreRow } from '@inkroute/contract/store/store'

const DAY_MS = 86_400_000

/** Wish mail is no store and yet has an authorisation that can end. */
const WISH_MAIL = 100

export const platformLabel = (platform: number, language: Language): string => {
  if (platform === WISH_MAIL) return language === 'zh' ? 'Wish 邮' : 'Wish mail'
  return platformNames.find(({ id }) => id === platform)?.[language] ?? String(platform)
}

const CHINESE = /[\p{Script=Han}][\p{Script=Han}\d]*/u

/** The sandbox names its shops in both languages, after their platform: the part the reader understands. */
export function sampleName(name: string, platform: string, language: Language): string {
  const own = name.startsWith(platform) ? name.slice(platform.length).trim() : name
  const chinese = CHINESE.exec(own)?.[0] ?? ''
  const other = own.replace(chinese, '').trim()
  return (language === 'zh' ? chinese || other : other || chinese) || name
}

/** One ink for each platform, dark enough for white letters on it. */
const inks: Record<number, string> = {
  1: '#9A5B00',
  2: '#B3261E',
  3: '#1F6FB2',
  4: '#B83A16',
  5: '#3F7A22',
  6: '#1B2A8A',
  7: '#B4480E',
  8: '#2456C7',
  9: '#146B6B',
  10: '#1D1F26',
  11: '#6B4A9E',
  13: '#0B5CAD',
  14: '#0057C2',
  17: '#B84A00',
  18: '#9C3F00',
  19: '#2B2B2B',
  20: '#0A4FB0',
  21: '#B8431E',
}

export const platformInk = (platform: number): string => inks[platform] ?? '#5B6472'

/** Five of them begin alike. */
const initials: Record<number, string> = { 4: 'SP', 5: 'SF', 8: 'SZ', 9: 'SL', 19: 'SN' }

export const platformInitials = (platform: number): string => {
  const own = initials[platform]
  if (own) return own
  const name = platformLabel(platform, 'en')
  const words = name.split(/\s+/)
  return (words.length > 1 ? `${words[0]?.[0] ?? ''}${words[1]?.[0] ?? ''}` : name.slice(0, 2)).toUpperCase()
}

export type StoreTone = 'good' | 'busy' | 'warn' | 'bad' | 'off'

export interface StoreState {
  readonly tone: StoreTone
  readonly word:
    | 'state_ok'
    | 'state_waiting'
    | 'state_failing'
    | 'state_new'
    | 'state_unbound'
    | 'state_revoked'
    | 'state_expired'
}

/** Main status of a card. */
export function getState({
  authed,
  auth_problem,
  health,
}: Pick<StoreRow, 'authed' | 'auth_problem' | 'health'>): StoreState {
  if (authed !== 1) {
    if (auth_problem === 'revoked') return { tone: 'bad', word: 'state_revoked' }
    if (auth_problem === 'expired') return { tone: 'bad', word: 'state_expired' }
    return { tone: 'off', word: auth_problem === 'unbound' ? 'state_unbound' : 'state_new' }
  }
  if (health.state === 'failing') return { tone: 'warn', word: 'state_failing' }
  return health.state === 'waiting' ? { tone: 'busy', word: 'state_waiting' } : { tone: 'good', word: 'state_ok' }
}

/** Whether to speak of the end of an authorisation that still holds. */
export const endsSoon = (
  { authed, consent_expires_at }: Pick<StoreRow, 'authed' | 'consent_expires_at'>,
  now_ms: number,
) => authed === 1 && consent_expires_at !== null && Date.parse(consent_expires_at) - now_ms < EXPIRY_SOON_DAYS * DAY_MS

type Counts = Readonly<Record<string, number>>

export interface ReminderLine {
  readonly platform: number
  readonly count: number
  readonly word: 'expired' | 'one_day' | 'seven_days'
}

const getLines = (counts: Counts, word: ReminderLine['word']): ReminderLine[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([platform, count]) => ({ platform: Number(platform), count, word }))

/** Stores in the reminder, most urgent first. */
export const reminderLines = (summary: { exception: Counts; recently1: Counts; recently7: Counts }): ReminderLine[] => [
  ...getLines(summary.exception, 'expired'),
  ...getLines(summary.recently1, 'one_day'),
  ...getLines(summary.recently7, 'seven_days'),
]

/** “Do not remind” keeps its moment; 0 or nothing means: remind. */
export const mayRemind = (quiet_since_ms: number | null, now_ms: number): boolean =>
  !quiet_since_ms || now_ms - quiet_since_ms > REMIND_AGAIN_HOURS * 3_600_000

type Query = Readonly<Record<string, string>>

/** Query parameter names used by platforms. */
export const hasState = (query: Query): boolean => Boolean(query.state ?? query.customField ?? query.custom_field)

export function readReturn(query: Query): 'bind' | 'install' | 'denied' | 'nothing' {
  const is_denied = Boolean(query.error) || query.success === '0'
  if (is_denied) return 'denied'
  if (hasState(query)) return 'bind'
  return query.hmac || query.sign ? 'install' : 'nothing'
}

/** Whole minutes until then, rounded up; 0 when it is due or unknown. */
export const minutesUntil = (at: string | null, now_ms: number): number =>
  at === null ? 0 : Math.max(0, Math.ceil((Date.parse(at) - now_ms) / 60_000))
