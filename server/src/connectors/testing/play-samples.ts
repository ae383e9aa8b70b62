import type { Connector, Credentials, ShopRef, StoreConn } from '../core/connector.ts'
import { type MarketAnswer, type MarketRequest, parseExact } from '../core/market-client.ts'
import { MarketError } from '../core/market-error.ts'
import { requestDifferences, type Sample, samplesFor } from './samples.ts'

const getAnswer = ({ status, answer }: Sample): MarketAnswer => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return {
    status,
    headers: {},
    text,
    bytes: Buffer.from(text),
    json<T>() {
      return parseExact(text) as T
    },
  }
}

interface Played {
  readonly conn: StoreConn
  /** Requests in the order they were made. */
  readonly sent: readonly MarketRequest[]
}

interface PlayOptions {
  readonly shop?: Partial<ShopRef>
  readonly credentials?: Partial<Credentials>
  readonly extra?: Readonly<Record<string, string>>
  readonly now?: Date
}

/**
 * A connection on which the documents answer: a call nobody documented fails, and so does one with other fields than
 * documented. Several samples of one call answer in turn, the last one for good.
 */
export function playSamples(connector: Connector, samples: readonly Sample[], options: PlayOptions = {}): Played {
  const sent: MarketRequest[] = []
  const used = new Set<Sample>()
  const send = async (request: MarketRequest): Promise<MarketAnswer> => {
    sent.push(request)
    const fitting = samplesFor(samples, request)
    const next = fitting.find((each) => !used.has(each)) ?? fitting.at(-1)
    if (!next) throw new MarketError('malformed', `No sample for ${request.method} ${request.url}`)
    used.add(next)
    const wrong = requestDifferences(next, request)
    if (wrong.length > 0) throw new MarketError('malformed', `${next.call}: ${wrong.join('; ')}`)
    return getAnswer(next)
  }
  const conn: StoreConn = {
    app: {
      key: 'app-key',
      secret: 'app-secret',
      redirect_uri: 'https://inkroute.example/shopify/auth',
      webhook_url: `https://inkroute.example/market-hook/${connector.slug}`,
      hosts: connector.hosts,
      is_sandbox: false,
      extra: options.extra ?? {},
    },
    http: { send },
    now: () => options.now ?? new Date('2026-11-02T08:00:00Z'),
    shop: { external_shop_id: 'shop-1', shop_domain: 'shop.example', region: '', ...options.shop },
    credentials: { access_token: 'access-token', extra: {}, ...options.credentials },
  }
  return { conn, sent }
}
