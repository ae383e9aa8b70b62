import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { AppCtx } from '../../infra/context.ts'
import { paintPool } from '../../infra/paint/paint-pool.ts'
import type { VersionKey } from './design.queries.ts'
import { faceOf } from './faces.rules.ts'
import { paintingOf } from './painting.ts'

/** The print alone of a changed document of a stored version, as a data address; null when it cannot be painted. */
export async function paintVariant(
  ctx: AppCtx,
  seller_id: number,
  of: VersionKey,
  { document, view_id, side_px }: { document: DesignDocument; view_id: number; side_px: number },
): Promise<string | null> {
  const { painting } = await paintingOf(ctx, seller_id, of)
  const face = faceOf({ ...painting, document }, view_id)
  if (!face) return null
  const task = { kind: 'flat', face, sides_px: [side_px], is_card: true } as const
  const answer = await paintPool.run(task, `${seller_id}:${of.design_id}`)
  const [picture] = answer.kind === 'pictures' ? answer.pictures : []
  return picture ? `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` : null
}
