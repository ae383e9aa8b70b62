import { euCountries } from '@inkroute/contract/countries'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { type SeoContent, seoPages } from '@inkroute/contract/site/editor'
import type * as contract from '@inkroute/contract/site/site'
import { readPreviewed } from '../../infra/content/read-content.ts'
import type { AppCtx, PublicCtx } from '../../infra/context.ts'
import type { PublicAddress } from '../../infra/module/module.ts'
import { hasRoomForRow } from '../../infra/strangers/stranger-rows.queries.ts'
import { emptyPages } from './core/navigation.ts'
import { findSeoPage, insertVisit, selectSeoPaths } from './core/site.queries.ts'
import { canonicalPath, findSeo } from './core/site.rules.ts'

export async function getSeo(
  ctx: PublicCtx,
  input: Input<typeof contract.getSeo>,
): Promise<Reply<typeof contract.getSeo>> {
  const path = canonicalPath(input.http_url)
  const draft = await readPreviewed<SeoContent>(ctx, { endpoints: seoPages }, input.preview)
  if (draft?.key === path) {
    const { title, keywords, description } = draft.payload
    return { title: title[ctx.language], keywords: keywords[ctx.language], description: description[ctx.language] }
  }
  return findSeo(await findSeoPage(ctx.db, path), path, ctx.language)
}

/** Pages that have a title but should not be found by a search. */
const unlisted = /^\/(user|system|other|ops|shopify|transfer|40[34]|500)(\/|$)/

export async function siteAddresses(ctx: AppCtx): Promise<PublicAddress[]> {
  const [paths, empty] = await Promise.all([selectSeoPaths(ctx.db), emptyPages(ctx)])
  return paths.filter((path) => !unlisted.test(path) && !empty.includes(path)).map((path) => ({ path }))
}

/** Keeps only the path: a query string may carry tokens or search words. */
export async function recordVisit(
  ctx: PublicCtx,
  input: Input<typeof contract.recordVisit>,
): Promise<Record<string, never>> {
  if (!(await hasRoomForRow(ctx, 'site_visit'))) return {}
  await insertVisit(ctx.db, {
    visited_at: ctx.clock.now().toISOString(),
    key: input.key,
    route: input.route.split(/[?#]/)[0] ?? '/',
    user_id: ctx.identity?.user_id ?? null,
    language: ctx.language,
  })
  return {}
}

export async function getEuCountries(): Promise<Reply<typeof contract.getEuCountries>> {
  return { data: [...euCountries] }
}
