import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The account at the emulated store. */
export const s3Account = { access_key_id: 'AKIASANDBOX', secret_access_key: 'sandbox-s3-secret' }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** `scope` is date/region/service/aws4_request. */
function getSignature(scope: string, text: string): string {
  const parts = scope.split('/')
  const key = parts.reduce<string | Buffer>(hmac, `AWS4${s3Account.secret_access_key}`)
  return hmac(key, text).toString('hex')
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

interface Signed {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
}

interface Claim {
  readonly credential: string
  readonly signed_headers: string
  readonly signature: string
  readonly date: string
  readonly payload: string
}

function canonical({ method, path, query, headers }: Signed, claim: Claim): string {
  const pairs = [...query].filter(([name]) => name !== 'X-Amz-Signature').map(([k, v]) => `${encode(k)}=${encode(v)}`)
  const names = claim.signed_headers.split(';')
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, path, pairs.sort().join('&'), lines.join(''), claim.signed_headers, claim.payload].join('\n')
}

function findClaim({ query, headers }: Signed): Claim | null {
  if (query.has('X-Amz-Signature')) {
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signed_headers: query.get('X-Amz-SignedHeaders') ?? '',
      signature: query.get('X-Amz-Signature') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      payload: 'UNSIGNED-PAYLOAD',
    }
  }
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (!given) return null
  const [, credential = '', signed_headers = '', signature = ''] = given
  const date = String(headers['x-amz-date'] ?? '')
  return { credential, signed_headers, signature, date, payload: String(headers['x-amz-content-sha256'] ?? '') }
}

/** `20260102T030405Z` */
const getTime = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const SKEW_MS = 15 * 60_000

/** The error code of a request that is not signed as documented (Signature Version 4), or null. */
export function signatureProblem(request: Signed, now: number): string | null {
  const claim = findClaim(request)
  if (!claim) return 'AccessDenied'
  const [access_key_id, ...scope] = claim.credential.split('/')
  if (access_key_id !== s3Account.access_key_id) return 'InvalidAccessKeyId'
  const text = ['AWS4-HMAC-SHA256', claim.date, scope.join('/'), sha256(canonical(request, claim))].join('\n')
  if (!sameText(getSignature(scope.join('/'), text), claim.signature)) return 'SignatureDoesNotMatch'
  const lasts_ms = request.query.has('X-Amz-Expires') ? Number(request.query.get('X-Amz-Expires')) * 1000 : SKEW_MS
  return getTime(claim.date) + lasts_ms < now ? 'AccessDenied' : null
}

type Condition = Readonly<Record<string, string>> | readonly [string, string | number, string | number]

const meets = (condition: Condition, fields: ReadonlyMap<string, string>, bytes: number): boolean => {
  if (!Array.isArray(condition)) return Object.entries(condition).every(([name, value]) => fields.get(name) === value)
  const [operator, subject, value] = condition as readonly [string, string | number, string | number]
  if (operator === 'content-length-range') return bytes >= Number(subject) && bytes <= Number(value)
  const given = fields.get(String(subject).replace(/^\$/, '')) ?? ''
  return operator === 'eq' ? given === value : given.startsWith(String(value))
}

/** The error code of a form that its policy does not allow, or null. */
export function formProblem(fields: ReadonlyMap<string, string>, bytes: number, now: number): string | null {
  const policy = fields.get('Policy') ?? fields.get('policy') ?? ''
  const [access_key_id, ...scope] = (fields.get('X-Amz-Credential') ?? fields.get('x-amz-credential') ?? '').split('/')
  const signature = fields.get('X-Amz-Signature') ?? fields.get('x-amz-signature') ?? ''
  if (access_key_id !== s3Account.access_key_id) return 'InvalidAccessKeyId'
  if (!sameText(getSignature(scope.join('/'), policy), signature)) return 'SignatureDoesNotMatch'
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string
    conditions: Condition[]
  }
  if (Date.parse(expiration) < now) return 'AccessDenied'
  const range = conditions.find((one) => Array.isArray(one) && one[0] === 'content-length-range')
  if (range && !meets(range, fields, bytes)) return 'EntityTooLarge'
  return conditions.every((condition) => meets(condition, fields, bytes)) ? null : 'AccessDenied'
}
