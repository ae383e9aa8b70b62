import type { Input, Reply } from '@inkroute/contract/endpoint'
import { getMarketApp } from '@inkroute/contract/store/market-apps'
import type { testMarket as contract } from '@inkroute/contract/store/market-setting'
import { findStorePlatform } from '@inkroute/contract/store/platforms'
import type { Connector, MarketConn } from '../../../connectors/core/connector.ts'
import { openConn } from '../../../connectors/core/market-app.ts'
import { MarketError } from '../../../connectors/core/market-error.ts'
import { connectorBySlug } from '../../../connectors/registry.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { marketState } from '../../../infra/services/services.ts'
import { insertCall, marketKey } from '../../../infra/settings/settings.queries.ts'
import { readDomain } from '../core/store.rules.ts'
import { askMarket } from '../core/store-conn.ts'
import { getStoreVerdict, getVerdict, type Verdict } from './app-test.rules.ts'
import { newestConnectedStore } from './market.queries.ts'

const MADE_UP = 'inkroute-connection-test'

/** A made-up return of a seller, in the names that the platforms use. */
const madeUpReturn = {
  code: MADE_UP,
  state: MADE_UP,
  spapi_oauth_code: MADE_UP,
  selling_partner_id: 'A00000000TEST',
  access_token: MADE_UP,
  tempToken: MADE_UP,
  shop_id: '1',
}

/** Where sellers bring keys of their own, there is no app to ask about. */
export const isTestable = ({ without_app }: Connector): boolean => !without_app

interface Outcome {
  readonly verdict: Verdict
  readonly answer: string
}

async function askAboutApp(connector: Connector, conn: MarketConn, shop_domain: string): Promise<Outcome> {
  try {
    const made_up = shop_domain ? { ...madeUpReturn, shop: shop_domain } : madeUpReturn
    const fields = connector.signReturn?.(conn.app, made_up, shop_domain) ?? made_up
    const region = findStorePlatform(connector.platform)?.needs === 'country' ? 'US' : ''
    await connector.completeAuth(conn, { fields, code_verifier: 'v'.repeat(64), shop_domain, region })
    return { verdict: 'unclear', answer: 'The platform accepted a code that does not exist' }
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    const answer = [error.code, error.message].filter(Boolean).join(': ')
    return { verdict: getVerdict(error.kind, answer), answer: answer.slice(0, 300) }
  }
}

/** Where sellers bring keys: connects as a seller would, with calls that only read, and keeps nothing. */
async function askWithKeys(
  connector: Connector,
  conn: MarketConn,
  fields: Readonly<Record<string, string>>,
  shop_domain: string,
): Promise<Outcome> {
  try {
    const shops = await connector.completeAuth(conn, { fields, code_verifier: '', shop_domain, region: '' })
    const named = shops.map(({ name, currency }) => [name, currency].filter(Boolean).join(' · '))
    return { verdict: 'accepted', answer: named.join('; ').slice(0, 300) }
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    const passes = error.kind === 'temporary' || error.kind === 'throttled'
    const answer = [error.code, error.message].filter(Boolean).join(': ')
    return { verdict: passes ? 'unreachable' : 'refused', answer: answer.slice(0, 300) }
  }
}

function domainFor(ctx: StaffCtx, { slug, platform }: Connector, by: TestBy, text: string): string {
  const facts = findStorePlatform(platform)
  const is_needed = by === 'keys' ? facts?.needs === 'shop_domain' : getMarketApp(slug).test_needs_shop
  if (!is_needed) return ''
  const domain = facts ? readDomain(text, facts) : ''
  if (domain) return domain
  const message =
    ctx.language === 'en'
      ? `Enter a shop of your own, like my-shop${facts?.domain_suffix || '.com'}`
      : `请填写您自己的店铺，例如 my-shop${facts?.domain_suffix || '.com'}`
  throw new AppError('invalid_input', { summary: message }, [{ field: 'shop_domain', message }])
}

/** The cheap call that says whether a store still works, with the keys of the shop that was connected last. */
async function askStore(ctx: StaffCtx, { platform }: Connector): Promise<Outcome> {
  const store = await newestConnectedStore(ctx.db, platform)
  if (!store) throw new AppError('not_found')
  try {
    await askMarket(ctx, store, (conn, connector) => connector.probe(conn))
    return { verdict: 'accepted', answer: store.name }
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    const answer = [store.name, error.code, error.message].filter(Boolean).join(': ')
    return { verdict: getStoreVerdict(error.kind), answer: answer.slice(0, 300) }
  }
}

type TestBy = Input<typeof contract>['by']

function ask(ctx: StaffCtx, connector: Connector, asked: Input<typeof contract>): Promise<Outcome> {
  const { by, shop_domain, keys = {} } = asked
  if (by === 'store') return askStore(ctx, connector)
  const domain = domainFor(ctx, connector, by, shop_domain)
  const conn = openConn(ctx, connector, 'app-test')
  return by === 'keys' ? askWithKeys(connector, conn, keys, domain) : askAboutApp(connector, conn, domain)
}

/** Asks for a token that nobody was given, with keys of a shop, or a connected shop. Nothing is changed there. */
export async function testMarket(ctx: StaffCtx, asked: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const { slug, by } = asked
  const connector = connectorBySlug(slug)
  if (!connector || marketState(ctx, slug) === 'off') throw new AppError('not_found')
  const is_fit = { app: isTestable(connector), keys: !isTestable(connector), store: true }[by]
  if (!is_fit) throw new AppError('not_found')
  const started = performance.now()
  const { verdict, answer } = await ask(ctx, connector, asked)
  const duration_ms = Math.round(performance.now() - started)
  const at = ctx.clock.now()
  const call = { service: marketKey(slug), provider: verdict, is_ok: verdict === 'accepted', duration_ms, answer }
  await insertCall(ctx.db, call, at)
  return { at: at.toISOString(), verdict, answer, duration_ms }
}
