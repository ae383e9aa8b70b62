import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { MarketConn, StoreConn } from '../core/connector.ts'
import { expectOk, type MarketAnswer, type MarketRequest } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import { LooseText } from '../core/read-shape.ts'

const headers = () => ({
  'wm_qos.correlation_id': randomUUID(),
  'wm_svc.name': 'Walmart Marketplace',
  accept: 'application/json',
})

const Problem = z.object({ code: LooseText, description: LooseText, field: LooseText, message: LooseText })
const Refusal = z.object({
  errors: z.union([z.object({ error: z.array(Problem) }), z.array(Problem)]).nullish(),
  error: z.array(Problem).nullish(),
})

/** Errors come in three formats. */
function findProblem(answer: MarketAnswer) {
  try {
    const parsed = Refusal.safeParse(answer.json())
    const { errors, error } = parsed.success ? parsed.data : {}
    return (Array.isArray(errors) ? errors : errors?.error)?.[0] ?? error?.[0]
  } catch {
    return undefined
  }
}

export function refuseWalmart(answer: MarketAnswer, now: Date): void {
  if (answer.status < 400) return
  const problem = findProblem(answer)
  const message = problem?.description || problem?.message || answer.text.slice(0, 200)
  if (answer.status === 429) {
    const at_ms = Number(answer.headers['x-next-replenishment-time'] ?? 0)
    const retry_after_ms = Math.max(1000, at_ms - now.getTime())
    throw new MarketError('throttled', message, { status: 429, retry_after_ms })
  }
  // A token is refused with 401; 403 means that the keys lack a permission.
  if (answer.status === 403) throw new MarketError('rejected', message, { status: 403, code: 'missing_rights' })
  if (answer.status === 401 || answer.status === 404 || answer.status >= 500) expectOk(answer, message)
  throw new MarketError('rejected', message, { status: answer.status, code: problem?.code ?? '' })
}

export interface WalmartCall {
  readonly method?: MarketRequest['method']
  readonly path: string
  readonly body?: unknown
  readonly form?: FormData
}

export async function walmartCall(conn: StoreConn, { method, path, body, form }: WalmartCall): Promise<unknown> {
  const answer = await conn.http.send({
    method: method ?? 'GET',
    url: `${conn.app.hosts.api}${path}`,
    headers: {
      ...headers(),
      'wm_sec.access_token': conn.credentials.access_token ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  refuseWalmart(answer, conn.now())
  return answer.json()
}

/** A token for the seller's keys, valid for 15 minutes. Rejected keys mean revoked access. */
export async function tokenFor(
  { app, http, now }: MarketConn,
  client_id: string,
  client_secret: string,
): Promise<unknown> {
  const answer = await http.send({
    method: 'POST',
    url: `${app.hosts.token}/v3/token`,
    headers: {
      ...headers(),
      authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  if (answer.status === 401 || answer.status === 403) {
    throw new MarketError('revoked', 'Walmart does not accept these keys', {
      status: answer.status,
      code: 'client_credentials',
    })
  }
  refuseWalmart(answer, now())
  return answer.json()
}
