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
import { verdictOf } from './app-test.rules.ts'

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

/** These check the signature of the return before they ask the platform, so a made-up one is refused by us. */
const CHECKED_AT_RETURN: ReadonlySet<string> = new Set(['shoplazza', 'shopline'])

export const isTestable = ({ slug, without_app }: Connector): boolean => !without_app && !CHECKED_AT_RETURN.has(slug)

async function ask(connector: Connector, conn: MarketConn, shop_domain: string) {
  try {
    const fields = shop_domain ? { ...madeUpReturn, shop: shop_domain } : madeUpReturn
    const region = storePlatformOf(connector.platform)?.needs === 'country' ? 'US' : ''
    await connector.completeAuth(conn, { fields, code_verifier: 'v'.repeat(64), shop_domain, region })
    return { verdict: 'unclear' as const, answer: 'The platform accepted a code that does not exist' }
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

/** Asks with the saved keys for a token that nobody was given. Nothing is changed at the platform. */
export async function testMarket(
  ctx: StaffCtx,
  { slug, shop_domain }: Input<typeof contract>,
): Promise<Reply<typeof contract>> {
  const connector = connectorBySlug(slug)
  if (!connector || !isTestable(connector) || marketState(ctx, slug) === 'off') throw new AppError('not_found')
  const domain = domainFor(ctx, connector, shop_domain)
  const started = performance.now()
  const { verdict, answer } = await ask(connector, openConn(ctx, connector, 'app-test'), domain)
  const duration_ms = Math.round(performance.now() - started)
  const at = ctx.clock.now()
  const call = { service: marketKey(slug), provider: verdict, is_ok: verdict === 'accepted', duration_ms, answer }
  await insertCall(ctx.db, call, at)
  return { at: at.toISOString(), verdict, answer, duration_ms }
}
