import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { getPage as contract, PageContent } from '@inkroute/contract/site/page/page'
import { AppError } from '../../../infra/app-error.ts'
import { previewedItem } from '../../../infra/content/preview-pass.ts'
import type { PublicCtx } from '../../../infra/context.ts'
import { laneDays } from '../../shipping/shipping.ts'
import { canonicalPath } from '../core/site.rules.ts'
import { getProductIds } from '../home/special-products.ts'
import { findPage } from './page.queries.ts'
import { shownPage } from './page.view.ts'

export async function getPage(ctx: PublicCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const item = await findPage(ctx.db, canonicalPath(input.path))
  const pass = previewedItem(ctx, input.preview)
  const sees_draft = pass?.kind === 'page' && pass.id === item?.id
  const content = (sees_draft ? (item?.draft ?? item?.published) : item?.published) as PageContent | null | undefined
  if (!item || !content) throw new AppError('not_found')
  const product_ids = await namedProducts(ctx, content)
  const updated_at = item.published_at ?? item.updated_at
  const lane_days = content.blocks.some(({ kind }) => kind === 'deadlines') ? await laneDays(ctx.db) : {}
  return shownPage(content, { product_ids, updated_at, lane_days }, ctx.language, ctx.clock.now())
}

async function namedProducts(ctx: PublicCtx, { blocks }: PageContent): Promise<Record<string, number[]>> {
  const lists = blocks.map(async (block, place) =>
    block.kind === 'products' && block.rule.codes ? [[place, await getProductIds(ctx, block.rule.codes)] as const] : [],
  )
  return Object.fromEntries((await Promise.all(lists)).flat())
}
