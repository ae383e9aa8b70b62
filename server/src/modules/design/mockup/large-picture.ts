import * as contract from '@inkroute/contract/design/record'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import sharp from 'sharp'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { paintPool } from '../../../infra/paint/paint-pool.ts'
import { viewMeta } from '../../../infra/pictures/view-maps.ts'
import { getPainting } from '../core/painting.ts'
import { pictureTask } from '../core/picture-task.ts'

/** Painted when it is asked for and kept nowhere: a painter needs seconds for it, and few are asked for twice. */
export async function paintLargePicture(
  ctx: SellerCtx,
  { design_id, version, view_id, color_id }: Input<typeof contract.paintLargePicture>,
): Promise<Reply<typeof contract.paintLargePicture>> {
  const seller_id = ctx.seller.id
  const { painting } = await getPainting(ctx, seller_id, { design_id, version })
  const wanted = { view_id, color_id, faces_key: [seller_id, design_id, version].join(':') }
  const task = await pictureTask(ctx, painting, { ...wanted, sides_px: [contract.LARGE_PICTURE_PX] })
  if (!task) throw new AppError('not_found')
  const answer = await paintPool.run(task, { affinity: `${seller_id}:${design_id}` })
  if (answer.kind === 'refused') throw new AppError(answer.refusal.name, answer.refusal.details)
  const [picture] = answer.kind === 'pictures' ? answer.pictures : []
  if (answer.kind !== 'pictures' || !picture) throw new AppError('design_not_made')
  const file = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  const { width: width_px, height: height_px } = await sharp(file).metadata()
  const photo = task.kind === 'mockup' ? Math.max(...(await viewMeta(task.folder, task.picture_view)).size) : null
  const is_enlarged = photo !== null && photo < contract.LARGE_PICTURE_PX
  return {
    file_base64: file.toString('base64'),
    type: answer.type,
    width_px,
    height_px,
    photo_px: is_enlarged ? photo : null,
  }
}
