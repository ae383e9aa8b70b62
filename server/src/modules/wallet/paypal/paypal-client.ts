import type { Client } from '@paypal/paypal-server-sdk'
import { systemClock } from '../../../infra/clock.ts'
import { agentFor, fetchOutside } from '../../../infra/outside/fetch-outside.ts'
import { type GatewayValues, keptBy } from '../gateway/gateway-values.ts'

const LIVE = 'https://api-m.paypal.com'
const TIMEOUT_MS = 8_000
/** A token is renewed this long before it ends. */
const SPARE_MS = 60_000

const getBase = ({ endpoint }: GatewayValues): string => endpoint || LIVE

/**
 * The official client knows two addresses only. For another one, such as PayPal's own sandbox behind a proxy or the
 * emulator, each request is redirected just before it is sent.
 */
async function sdkAt(values: GatewayValues): Promise<Client> {
  const { Client: SdkClient, Environment } = await import('@paypal/paypal-server-sdk')
  const base = getBase(values)
  class RedirectedClient extends SdkClient {
    override getRequestBuilderFactory() {
      const make = super.getRequestBuilderFactory()
      return (...args: Parameters<typeof make>) => {
        const builder = make(...args)
        builder.interceptRequest((request) => ({ ...request, url: request.url.replace(LIVE, () => base) }))
        return builder
      }
    }
  }
  return new RedirectedClient({
    environment: Environment.Production,
    timeout: TIMEOUT_MS,
    httpClientOptions: { httpAgent: agentFor(base), httpsAgent: agentFor(base) },
    clientCredentialsAuthCredentials: {
      oAuthClientId: values.client_id ?? '',
      oAuthClientSecret: values.client_secret ?? '',
    },
  })
}

/** Loaded when it is used first: an installation without PayPal does not pay for it. */
export const paypalSdk = keptBy(sdkAt)

interface Token {
  readonly text: string
  readonly ends_ms: number
}

async function newToken(values: GatewayValues): Promise<Token> {
  const basic = Buffer.from(`${values.client_id}:${values.client_secret}`).toString('base64')
  const response = await fetchOutside(`${getBase(values)}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${answer.error}: ${answer.error_description}`)
  const ends_ms = systemClock.now().getTime() + Number(answer.expires_in) * 1000 - SPARE_MS
  return { text: String(answer.access_token), ends_ms }
}

const tokens = new WeakMap<GatewayValues, Token>()

async function getToken(values: GatewayValues): Promise<string> {
  const known = tokens.get(values)
  const token = known && known.ends_ms > systemClock.now().getTime() ? known : await newToken(values)
  tokens.set(values, token)
  return token.text
}

/** For the calls the official client does not have: webhooks and disputes. The body is sent as it is. */
export async function askPaypal<T>(values: GatewayValues, path: string, body?: string): Promise<T> {
  const response = await fetchOutside(getBase(values) + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${await getToken(values)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok) throw new Error(`${answer.name ?? `HTTP ${response.status}`}: ${answer.message ?? ''}`)
  return answer as T
}
