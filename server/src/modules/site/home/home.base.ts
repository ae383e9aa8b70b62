import * as contract from '@inkroute/contract/site/editor'
import { PromotionType } from '@inkroute/contract/site/promotion-types'
import { z } from 'zod'
import { once, readJson } from '../../../infra/content/content-files.ts'
import { addPublished, withdrawUntouched } from '../../../infra/content/publish-content.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { followsFiles } from '../../catalog/catalog.ts'
import { bannerKind, floorKind, hintKind, hotWordKind, specialKind } from './home.kinds.ts'

type Item = Record<string, unknown>

/** A file lists items in the order they are shown. What an item leaves out is filled in from `defaults`. */
const getItems = <S extends z.ZodType>(name: string, payload: S, defaults: (item: Item) => Item = () => ({})) =>
  once(() =>
    readJson(`home/${name}.json`, z.array(z.strictObject({ key: z.string(), payload })), (file) =>
      (file as Item[]).map(({ key, ...item }) => ({
        key,
        payload: { show_from: null, show_until: null, ...item, ...defaults(item) },
      })),
    ),
  )

/** The home page of the demo. */
export const homeContent = {
  banners: getItems('banners', contract.BannerContent, ({ turning_product = null, artworks = [] }) => ({
    turning_product,
    artworks,
  })),
  specials: getItems(
    'specials',
    contract.SpecialContent,
    ({ promotion_type, body = { zh: '', en: '' }, is_hot = false, jump_url = null }) => ({
      promotion_type: PromotionType[promotion_type as keyof typeof PromotionType],
      body,
      is_hot,
      jump_url,
    }),
  ),
  floors: getItems('floors', contract.FloorContent),
  hotWords: getItems('hot-words', contract.HotWordContent, ({ is_hot = false, jump_url = null }) => ({
    is_hot,
    jump_url,
  })),
  hints: getItems('hints', contract.HintContent),
}

/** Slides, specials and floors show the demo's products; a shop of its own begins without any. */
export async function addHome(ctx: AppCtx): Promise<void> {
  if (await followsFiles(ctx)) return addHomeContent(ctx)
  await withdrawUntouched(ctx, bannerKind)
  await withdrawUntouched(ctx, specialKind)
  await withdrawUntouched(ctx, floorKind)
  await withdrawUntouched(ctx, hotWordKind)
  await withdrawUntouched(ctx, hintKind)
}

/** Items that staff have changed or removed are left alone. */
export async function addHomeContent(ctx: AppCtx): Promise<void> {
  await addPublished(ctx, bannerKind, homeContent.banners())
  await addPublished(ctx, specialKind, homeContent.specials())
  await addPublished(ctx, floorKind, homeContent.floors())
  await addPublished(ctx, hotWordKind, homeContent.hotWords())
  await addPublished(ctx, hintKind, homeContent.hints())
}
