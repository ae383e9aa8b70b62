import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/batch/batch'
import { batchLimits, reservedColumns } from '@inkroute/contract/goods/batch/plan'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { readSheetFile } from '../../../infra/sheet/sheet-pool.ts'
import { placeableByName, placeablePictures } from '../../material/material.ts'

export async function listBatchArtworks(
  ctx: SellerCtx,
  { artworks }: Input<typeof contract.listBatchArtworks>,
): Promise<Reply<typeof contract.listBatchArtworks>> {
  const found = await placeablePictures(ctx, ctx.seller.id, artworks, ctx.language)
  return { data: [...found.values()].map((picture) => ({ ...picture, colors: [...picture.colors] })) }
}

export async function findBatchPictures(
  ctx: SellerCtx,
  { names }: Input<typeof contract.findBatchPictures>,
): Promise<Reply<typeof contract.findBatchPictures>> {
  const asked = [...new Set(names.map((name) => name.toLowerCase()).filter((name) => name !== ''))]
  const found = await placeableByName(ctx, ctx.seller.id, asked)
  return {
    data: [...found].map(([name, picture]) => ({ ...picture, colors: [...picture.colors], asked: name })),
    missing: asked.filter((name) => !found.has(name)),
  }
}

const letter = (n: number) => (n < 26 ? String.fromCharCode(65 + n) : `C${n + 1}`)

/** Column names from the first line, made unique and distinct from naming-rule tokens. */
function columnNames(head: readonly string[], width: number): string[] {
  const names: string[] = []
  for (let n = 0; n < width; n++) {
    const said = (head[n] ?? '').replace(/[{}]/g, '').replace(/\s+/g, ' ').trim().slice(0, 50)
    const plain = said || letter(n)
    const wanted = reservedColumns.has(plain) ? `${plain}_` : plain
    let name = wanted
    for (let again = 2; names.includes(name); again++) name = `${wanted} ${again}`
    names.push(name)
  }
  return names
}

export async function readBatchSheet(
  ctx: SellerCtx,
  { sheet }: Input<typeof contract.readBatchSheet>,
): Promise<Reply<typeof contract.readBatchSheet>> {
  if (!ctx.file) throw new AppError('sheet_empty')
  const table = await readSheetFile(ctx.file, sheet)
  const [head, ...body] = table.rows
  if (!head || body.length === 0) throw new AppError('sheet_empty')
  const width = Math.max(head.cells.length, ...body.map((row) => row.cells.length))
  const columns = columnNames(head.cells, Math.min(width, batchLimits.max_columns))
  return {
    sheets: [...table.sheets],
    sheet: table.sheet,
    columns,
    rows: body
      .slice(0, batchLimits.max_rows)
      .map(({ cells }) => columns.map((_, n) => (cells[n] ?? '').trim().slice(0, batchLimits.max_value))),
    rows_left_out: Math.max(0, body.length - batchLimits.max_rows),
    columns_left_out: Math.max(0, width - batchLimits.max_columns),
    values_cut: body
      .slice(0, batchLimits.max_rows)
      .flatMap(({ cells }) => cells.slice(0, columns.length))
      .filter((cell) => cell.trim().length > batchLimits.max_value).length,
  }
}
