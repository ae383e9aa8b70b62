import { createHash } from 'node:crypto'
import { FLAT_COLOR_ID } from '@inkroute/contract/design/design'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { AppCtx } from '../../infra/context.ts'
import { paintPool } from '../../infra/paint/paint-pool.ts'
import { ownFontsFor } from '../brand/brand.ts'
import type { KeptSource, VersionKey } from './core/design.queries.ts'
import { findFace } from './core/faces.rules.ts'
import { getPainting, getSource } from './core/painting.ts'
import { pictureTask } from './core/picture-task.ts'

const dataAddress = (picture: Uint8Array, type: string) =>
  `data:image/${type === 'jpg' ? 'jpeg' : type};base64,${Buffer.from(picture).toString('base64')}`

/** The print alone of a changed document of a stored version, as a data address; null when it cannot be painted. */
export async function paintVariant(
  ctx: AppCtx,
  seller_id: number,
  of: VersionKey,
  { document, view_id, side_px }: { document: DesignDocument; view_id: number; side_px: number },
): Promise<string | null> {
  const { painting } = await getPainting(ctx, seller_id, of)
  const face = findFace({ ...painting, document }, view_id)
  if (!face) return null
  const task = { kind: 'flat', face, sides_px: [side_px], is_card: true } as const
  const answer = await paintPool.run(task, { affinity: `${seller_id}:${of.design_id}` })
  const [picture] = answer.kind === 'pictures' ? answer.pictures : []
  return picture ? dataAddress(picture, 'webp') : null
}

interface ProductVariant {
  readonly document: DesignDocument
  readonly view_ids: readonly number[]
  readonly color_id: number
  readonly side_px: number
  /** Pictures that the stored version does not have. */
  readonly added: readonly KeptSource[]
}

/** A changed document of a stored version on its product, each view as a data address, as its mockups will show it. */
export async function paintOnProduct(
  ctx: AppCtx,
  seller_id: number,
  of: VersionKey,
  { document, view_ids, color_id, side_px, added }: ProductVariant,
): Promise<string[]> {
  const { painting } = await getPainting(ctx, seller_id, of)
  const sources = [...painting.sources, ...(await Promise.all(added.map((one) => getSource(ctx, one))))]
  const fonts = await ownFontsFor(ctx, seller_id, document.views)
  const changed = { ...painting, document, sources, fonts }
  const faces_key = `${seller_id}:${createHash('sha256').update(JSON.stringify(document)).digest('hex')}`
  const painted: string[] = []
  for (const view_id of view_ids) {
    const wanted = { view_id, faces_key, sides_px: [side_px] }
    const task =
      (await pictureTask(ctx, changed, { ...wanted, color_id })) ??
      (await pictureTask(ctx, changed, { ...wanted, color_id: FLAT_COLOR_ID }))
    const answer = task && (await paintPool.run(task, { affinity: `${seller_id}:${of.design_id}` }))
    const [picture] = answer?.kind === 'pictures' ? answer.pictures : []
    if (picture && answer?.kind === 'pictures') painted.push(dataAddress(picture, answer.type))
  }
  return painted
}
