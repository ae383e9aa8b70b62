import { lookAt, type PictureLook } from '@inkroute/engine/look/look'
import { LOOK_SIDE_PX } from '@inkroute/engine/look/pixels'
import sharp from 'sharp'
import type { AppCtx } from '../../../infra/context.ts'

/** Looks at a picture that came in before pictures were looked at. The preview holds all a look needs. */
export async function measurePreview(ctx: AppCtx, preview_key: string): Promise<PictureLook> {
  const { data, info } = await sharp(await ctx.storage.get(preview_key))
    .resize({ width: LOOK_SIDE_PX, height: LOOK_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lookAt({ data, width: info.width, height: info.height })
}
