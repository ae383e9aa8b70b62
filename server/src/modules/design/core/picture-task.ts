import { FLAT_COLOR_ID } from '@inkroute/contract/design/design'
import type { AppCtx } from '../../../infra/context.ts'
import type { PaintTask } from '../../../infra/paint/paint-task.ts'
import { pictureFolder } from '../../../infra/pictures/picture-folders.ts'
import { viewsFolder } from '../../../infra/pictures/view-cache.ts'
import { otherSides } from '../../catalog/catalog.ts'
import { facesOnPicture, findFace, getLook, type Painting } from './faces.rules.ts'
import { photographedColour } from './painting.ts'

interface WantedPicture {
  readonly view_id: number
  /** `FLAT_COLOR_ID` for the print alone. */
  readonly color_id: number
  /** Names the design; the same in all its colours. */
  readonly faces_key: string
  readonly sides_px: readonly number[]
}

/** How a view of a design is painted on its product; null where the product has no picture of it. */
export async function pictureTask(
  ctx: AppCtx,
  painting: Painting,
  { view_id, color_id, faces_key, sides_px }: WantedPicture,
): Promise<PaintTask | null> {
  if (color_id === FLAT_COLOR_ID) {
    const face = findFace(painting, view_id)
    return face && { kind: 'flat', face, sides_px, is_card: false }
  }
  const view = painting.product.views.find((one) => one.view_id === view_id)
  if (!view?.picture_product || !view.picture_view) return null
  const { picture_product, picture_view } = view
  const color = await photographedColour(ctx, painting.product, color_id, picture_product)
  if (!color) return null
  return {
    kind: 'mockup',
    faces_key: [faces_key, picture_product, picture_view].join(':'),
    folder: await pictureFolder(ctx.storage, picture_product),
    picture_view,
    shown: { area: view.picture_area ?? '', other_views: await otherSides(ctx, painting.product.views, view) },
    colour_key: color.key,
    faces: facesOnPicture(painting, { picture_product, picture_view }),
    look: getLook(color),
    sides_px,
    views_dir: viewsFolder(ctx.config.data_dir),
  }
}
