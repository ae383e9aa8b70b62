import { z } from 'zod'
import type { MarketConn } from './connector.ts'
import type { MarketAnswer } from './market-client.ts'
import { MarketError, type MarketErrorKind } from './market-error.ts'
import { LooseText, readShape } from './read-shape.ts'
import { hmacHex, joinSorted } from './signing.ts'

/** The gateway protocol Lazada and AliExpress share: sorted parameters, uppercase hex, errors with status 200. */
export function iopSign(secret: string, path: string, params: Readonly<Record<string, string>>): string {
  const filled = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
  return hmacHex(secret, path + joinSorted(filled)).toUpperCase()
}

const kinds: Record<string, MarketErrorKind> = {
  IllegalAccessToken: 'expired',
  IllegalRefreshToken: 'revoked',
  InvalidCode: 'rejected',
  IncompleteSignature: 'malformed',
  IllegalTimestamp: 'malformed',
  ApiCallLimit: 'throttled',
  AppCallLimit: 'throttled',
}
const LIMIT_MS = 1000

const Refusal = z.object({
  code: z.union([z.string(), z.number()]).transform(String).nullish(),
  type: LooseText,
  message: LooseText,
  detail: z.array(z.object({ field: LooseText, message: LooseText })).nullish(),
  error_response: z
    .object({
      code: z.union([z.string(), z.number()]).transform(String),
      msg: LooseText,
      sub_code: LooseText,
      sub_msg: LooseText,
    })
    .nullish(),
})

/** Platform codes for "no such order". */
export type NotFoundCodes = ReadonlySet<string>

/** Returns the body; throws if it reports an error. */
export function iopBody(answer: MarketAnswer, not_found: NotFoundCodes): unknown {
  const body = answer.json()
  const { code, type, message, detail, error_response } = readShape(Refusal, body)
  const word = error_response ? error_response.sub_code || error_response.code : (code ?? '0')
  if (!error_response && word === '0' && answer.status < 400) return body
  const text = error_response ? error_response.sub_msg || error_response.msg : message
  const by_type = type === 'ISP' || type === 'SYSTEM' || answer.status >= 500 ? 'temporary' : 'rejected'
  const kind = not_found.has(word) ? 'not_found' : (kinds[word] ?? (answer.status === 429 ? 'throttled' : by_type))
  throw new MarketError(kind, text || word, {
    code: word,
    status: answer.status,
    retry_after_ms: kind === 'throttled' ? LIMIT_MS : 0,
    issues: (detail ?? []).map((part) => ({ code: word, message: part.message, field: part.field.toLowerCase() })),
  })
}

export interface IopCall {
  readonly method: 'GET' | 'POST'
  /** Where it goes. */
  readonly url: string
  /** Signed before the parameters; empty for calls that pass a method name. */
  readonly signed_path: string
  readonly params: Readonly<Record<string, string>>
}

/** The signature covers all parameters, whether sent as query or form. */
export async function iopSend(
  { app, http, now }: MarketConn,
  call: IopCall,
  not_found: NotFoundCodes,
): Promise<unknown> {
  const params = { ...call.params, app_key: app.key, timestamp: String(now().getTime()), sign_method: 'sha256' }
  const sent = new URLSearchParams({ ...params, sign: iopSign(app.secret, call.signed_path, params) }).toString()
  const answer = await http.send(
    call.method === 'GET'
      ? { method: 'GET', url: `${call.url}?${sent}` }
      : { method: 'POST', url: call.url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: sent },
  )
  return iopBody(answer, not_found)
}
