import type { Input, Reply } from '@inkroute/contract/endpoint'
import { marketAppOf } from '@inkroute/contract/store/market-apps'
import type { testMarket as contract } from '@inkroute/contract/store/market-setting'
import { storePlatformOf } from '@inkroute/contract/store/platforms'
import type { Connector, MarketConn } from '../../../connectors/connector.ts'
import { openConn } from '../../../connectors/market-app.ts'
import { MarketError } from '../../../connectors/market-error.ts'
import { connectorBySlug } from '../../../connectors/registry.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { marketState } from '../../../infra/services/services.ts'
import { insertCall, marketKey } from '../../../infra/services/settings.queries.ts'
import { readDomain } from '../store.rules.ts'
import { askMarket } from '../store-conn.ts'
import { storeVerdictOf, type Verdict, verdictOf } from './app-test.rules.ts'
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
    const region = storePlatformOf(connector.platform)?.needs === 'country' ? 'US' : ''
    await connector.completeAuth(conn, { fields, code_verifier: 'v'.repeat(64), shop_domain, region })
    return { verdict: 'unclear', answer: 'The platform accepted a code that does not exist' }
  } catch (error) {
    if (!(error instanceof MarketError)) throw error
    const answer = [error.code, error.message].filter(Boolean).join(': ')
    return { verdict: verdictOf(error.kind, answer), answer: answer.slice(0, 300) }
  }
}

function domainFor(ctx: StaffCtx, { slug, platform }: Connector, text: string): string {
  if (!marketAppOf(slug).test_needs_shop) return ''
  const facts = storePlatformOf(platform)
  const domain = facts ? readDomain(text, facts) : ''
  if (domain) return domain
  const message =
    ctx.language === 'en'
      ? `Enter a shop of your own, like my-shop${facts?.domain_suffix}`
      : `请填写您自己的店铺，例如 my-shop${facts?.domain_suffix}`
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
    return { verdict: storeVerdictOf(error.kind), answer: answer.slice(0, 300) }
  }
}

/** Asks with the saved keys for a token that nobody was given, or a connected shop. Nothing is changed there. */
export async function testMarket(
  ctx: StaffCtx,
  { slug, by, shop_domain }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const connector = connectorBySlug(slug)
  if (!connector || marketState(ctx, slug) === 'off') throw new AppError('not_found')
  if (by === 'app' && !isTestable(connector)) throw new AppError('not_found')
  const domain = by === 'app' ? domainFor(ctx, connector, shop_domain) : ''
  const started = performance.now()
  const { verdict, answer } =
    by === 'app'
      ? await askAboutApp(connector, openConn(ctx, connector, 'app-test'), domain)
      : await askStore(ctx, connector)
  const duration_ms = Math.round(performance.now() - started)
  const at = ctx.clock.now()
  const call = { service: marketKey(slug), provider: verdict, is_ok: verdict === 'accepted', duration_ms, answer }
  await insertCall(ctx.db, call, at)
  return { at: at.toISOString(), verdict, answer, duration_ms }
}
