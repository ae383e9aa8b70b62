import type { MarketRequest } from '../../core/market-client.ts'

/** Words by which gateways that know nothing but POST name what only reads. */
const READING = /(get|query|list|search|detail|info|check|find|count|tree|repeated)(?![a-z])|listlogistics/i

function toText({ body }: MarketRequest): string {
  return typeof body === 'string' ? body : ''
}

const nameIn = (text: string): string | undefined => {
  const graph = /^\{"query":"\s*((?:query|mutation)\s+\w+)/.exec(text.replaceAll('\\n', ' '))?.[1]
  if (graph) return graph
  if (!text.startsWith('{')) return new URLSearchParams(text).get('method') ?? undefined
  try {
    const { type } = JSON.parse(text) as { type?: unknown }
    return typeof type === 'string' && type.includes('.') ? type : undefined
  } catch {
    return undefined
  }
}

/** What is called, without the numbers in it: `POST /v3/orders/…`, or the name of a gateway's method. */
export function callName(request: MarketRequest): string {
  const { pathname, searchParams } = new URL(request.url)
  const named = nameIn(toText(request)) ?? searchParams.get('method')
  const path = pathname
    .replace(/^\/market\/[\w-]+/, '')
    .replace(/\/(?=[^/]*\d[^/]*(\/|$))(?!v\d+\/|\d{6}\/|\d{4}-\d{2}(-\d{2})?\/)[^/]+/g, '/…')
  return named ?? `${request.method} ${path}`
}

export function isWrite(request: MarketRequest): boolean {
  if (request.method === 'GET') return false
  const name = callName(request)
  if (name.startsWith('query ')) return false
  return name.startsWith('mutation ') || request.method !== 'POST' || !READING.test(name)
}
