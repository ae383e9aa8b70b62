import { join } from 'node:path'
import { GRID_AS_SEEN_PX } from '@inkroute/contract/goods/grid/grid'
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import { DESIGN_CANVAS_PX } from '@inkroute/engine/print/print-area'
import { AppError } from '../../../../infra/app-error.ts'
import type { AppCtx } from '../../../../infra/context.ts'
import { paintPool } from '../../../../infra/paint/paint-pool.ts'
import type { Face } from '../../../../infra/paint/paint-task.ts'
import { ownFontsFor } from '../../../brand/brand.ts'
import { gridSources } from './grid-sources.ts'

const DPI = 300
const whole: Area = { left: 0, top: 0, width: DESIGN_CANVAS_PX, height: DESIGN_CANVAS_PX }

async function getFace(ctx: AppCtx, seller_id: number, view: ViewDesign, size_px: number): Promise<Face> {
  const sources = await gridSources(ctx, seller_id, view, size_px <= GRID_AS_SEEN_PX)
  const fonts = await ownFontsFor(ctx, seller_id, view.layers)
  return { view, area: whole, sources, fonts, cache_dir: join(ctx.config.data_dir, 'artworks') }
}

interface FileWish {
  readonly size_px: number
  readonly path: string
  /** Written once it is cancelled. */
  readonly stop_path: string
}

/**
 * Paints a sheet as a PNG file; answers its bytes, or null when it was stopped on the way. Up to the size of the screen
 * it equals the canvas to the bit.
 */
export async function paintGridFile(
  ctx: AppCtx,
  seller_id: number,
  view: ViewDesign,
  { size_px, path, stop_path }: FileWish,
): Promise<number | null> {
  const face = { ...(await getFace(ctx, seller_id, view, size_px)), stop_path }
  const answer = await paintPool.run({ kind: 'print', face, width_px: size_px, height_px: size_px, dpi: DPI, path })
  if (answer.kind === 'stopped') return null
  if (answer.kind === 'refused') throw new AppError(answer.refusal.name, answer.refusal.details)
  if (answer.kind !== 'file') throw new Error(`unexpected answer ${answer.kind}`)
  return answer.bytes
}

/** A small picture of a sheet, for lists; null when one of its pictures is gone. */
export async function paintGridCard(
  ctx: AppCtx,
  seller_id: number,
  view: ViewDesign,
  side_px: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const face = await getFace(ctx, seller_id, view, side_px)
  const answer = await paintPool.run({ kind: 'flat', face, sides_px: [side_px], is_card: true })
  return answer.kind === 'pictures' ? (answer.pictures[0] ?? null) : null
}
