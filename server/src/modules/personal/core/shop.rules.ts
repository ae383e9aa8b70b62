import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { REFERENCE_KEY } from '@inkroute/contract/personal/shop-names'
import { labelKey, type PlatformAnswer } from '@inkroute/engine/personal/suggest-mapping'

/** A row of a seller, named in public. */
export interface SignedRow {
  readonly seller_id: number
  readonly id: number
}

const getMac = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

export function signedToken(key: Buffer, { seller_id, id }: SignedRow): string {
  const text = `${seller_id}.${id}`
  return `${text}.${getMac(key, text)}`
}

/** The keys are the present one and those from before a rotation. Null for a token that is not ours. */
export function readSignedToken(keys: readonly Buffer[], token: string): SignedRow | null {
  const [, seller_id = '', id = '', mac = ''] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{22})$/.exec(token) ?? []
  const given = Buffer.from(mac)
  if (!keys.some((key) => mac !== '' && timingSafeEqual(Buffer.from(getMac(key, `${seller_id}.${id}`)), given)))
    return null
  return { seller_id: Number(seller_id), id: Number(id) }
}

/** Keeps a photo that was sent before the purchase, which is no material of the seller. */
export const photoHolder = (upload_id: number): string => `personal-draft:${upload_id}`

/** Without letters that are read as others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = `[${LETTERS}]{4}`
const CODE = new RegExp(`(?<![\\p{L}\\p{N}-])IR-${GROUP}-${GROUP}-${GROUP}(?![\\p{L}\\p{N}-])`, 'giu')

/** Sixty random bits: nobody finds the reference of somebody else. */
export function newReference(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return `IR-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
}

/** What people write around a code. */
const AROUND =
  /\b(?:personali[sz]ation|personali[sz]ed|reference|ref|code|number|no|my|is|inkroute)\b|定制|编号|号码|代码|参考/giu

interface NamedReferences {
  readonly references: readonly string[]
  /** Answers that say something else. */
  readonly rest: readonly PlatformAnswer[]
}

/** References among a platform's answers, wherever the shop put them: a hidden attribute, an answer or a note. */
export function referencesIn(answers: readonly PlatformAnswer[]): NamedReferences {
  const references = new Set<string>()
  const rest: PlatformAnswer[] = []
  for (const answer of answers) {
    const found = answer.value.match(CODE) ?? []
    for (const code of found) references.add(code.toUpperCase())
    const is_ours = labelKey(answer.label) === labelKey(REFERENCE_KEY)
    // Our own attribute without a code names something that was never approved.
    if (is_ours && found.length === 0) references.add(answer.value.trim().slice(0, 60))
    const said = found.length === 0 ? answer.value : answer.value.replace(CODE, '').replace(AROUND, '')
    if (!is_ours && /[\p{L}\p{N}]/u.test(said)) rest.push({ ...answer, value: said.trim() })
  }
  return { references: [...references], rest }
}
