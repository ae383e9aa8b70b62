import { addPublished } from '../../../infra/content/publish-content.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { baseBanners } from './base/banners.ts'
import { baseFloors } from './base/floors.ts'
import { baseHints, baseHotWords } from './base/hot-words.ts'
import { baseSpecials } from './base/specials.ts'
import { bannerKind, floorKind, hintKind, hotWordKind, specialKind } from './home.kinds.ts'

/** The home page every installation starts with; what staff have changed or removed is left alone. */
export async function addHomeContent(ctx: AppCtx): Promise<void> {
  await addPublished(ctx, bannerKind, baseBanners)
  await addPublished(ctx, specialKind, baseSpecials)
  await addPublished(ctx, floorKind, baseFloors)
  await addPublished(ctx, hotWordKind, baseHotWords)
  await addPublished(ctx, hintKind, baseHints)
}
