import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { exportGrid as contract } from '@inkroute/contract/grid'
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { materialOf } from '../../material/material.ts'
import { takeFile } from '../../upload/upload.ts'
import { gridViewOf, isBlank } from './grid.rules.ts'
import { paintGridFile } from './paint-grid.ts'

/** The sheet of a document that came over the wire. */
export function sheetFrom(stored: unknown): ViewDesign {
  const read = readDocument(stored)
  if (!read.ok) {
    throw new AppError(read.reason === 'newer' ? 'design_newer' : 'design_broken', { detail: read.detail })
  }
  const view = gridViewOf(read.document)
  if (!view) throw new AppError('design_broken', { detail: 'no grid' })
  return view
}

/** Paints a sheet and takes the picture into the library; answers its number. */
export async function takeSheet(
  ctx: SellerCtx,
  view: ViewDesign,
  { name, size_px }: { readonly name: string; readonly size_px: number },
): Promise<number> {
  if (isBlank(view)) throw new AppError('grid_empty')
  const seller_id = ctx.seller.id
  const { user_id } = ctx.identity
  return takeFile(ctx, { seller_id, user_id, name: `${name}.png` }, (path) =>
    paintGridFile(ctx, seller_id, view, { size_px, path }),
  )
}

export async function exportGrid(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const id = await takeSheet(ctx, sheetFrom(input.document), input)
  return { material: await materialOf(ctx, ctx.seller.id, id) }
}
