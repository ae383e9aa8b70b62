import { createHash } from 'node:crypto'
import { fetchOutside } from '../../../infra/outside/fetch-outside.ts'
import type { GatewayValues } from '../gateway/gateway-values.ts'
import { authorization, signatureFault } from './wechat-signature.ts'

const TIMEOUT_MS = 8_000

export interface WechatAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

const isError = ({ status }: { readonly status: number }) => status >= 400

/** `ORDER_NOT_EXIST: …`, as the answer says it. */
export const getRefusal = ({ status, body }: WechatAnswer): string =>
  `${body.code ?? `HTTP ${status}`}: ${body.message ?? ''}`

function send(values: GatewayValues, method: 'GET' | 'POST', url: URL, body: string): Promise<Response> {
  return fetchOutside(url, {
    method,
    headers: {
      authorization: authorization(values, { method, target: url.pathname + url.search, body }),
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'InkRoute',
      // Asks for an answer signed with the key we hold.
      'wechatpay-serial': values.platform_serial ?? '',
    },
    ...(method === 'POST' ? { body } : {}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** Calls the API v3 and believes only signed answers. Refusals of the request itself come unsigned, and are returned. */
export async function askWechat(
  values: GatewayValues,
  method: 'GET' | 'POST',
  path: string,
  content?: object,
): Promise<WechatAnswer> {
  const url = new URL((values.endpoint || 'https://api.mch.weixin.qq.com') + path)
  const response = await send(values, method, url, content ? JSON.stringify(content) : '')
  const text = await response.text()
  const fault = signatureFault(values, { header: (name) => response.headers.get(name), body: text })
  if (fault && !isError(response)) throw new Error(`the answer is not believed: ${fault}`)
  try {
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
  } catch {
    throw new Error(`HTTP ${response.status}: the answer is not JSON`)
  }
}

/** A bill's file: signed for like a call; its hash came in a signed answer. */
export async function downloadBill(values: GatewayValues, address: string, sha1: string): Promise<string> {
  const response = await send(values, 'GET', new URL(address), '')
  const text = await response.text()
  if (!response.ok) throw new Error(`HTTP ${response.status}: the bill cannot be downloaded`)
  if (createHash('sha1').update(text).digest('hex') !== sha1) throw new Error('the bill has another hash')
  return text
}
