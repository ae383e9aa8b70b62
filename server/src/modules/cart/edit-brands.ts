import type {
  changeBrand as changeContract,
  createBrand as createContract,
  deleteBrand as deleteContract,
  listBrands as listContract,
} from '@inkroute/contract/cart/brand'
import { MAX_BRANDS } from '@inkroute/contract/cart/codes'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { keepPictures } from '../upload/upload.ts'
import {
  type BrandRow,
  clearDefault,
  insertBrand,
  lockBrands,
  selectBrands,
  takeBrandOff,
  updateBrand,
} from './brand.queries.ts'
import { getLogo, viewBrand } from './brand.view.ts'
import { tidyServices } from './cart.rules.ts'

type Fields = Input<typeof createContract>

export async function listBrands(ctx: SellerCtx): Promise<Reply<typeof listContract>> {
  return { data: (await selectBrands(ctx.db, ctx.seller.id)).map((row) => viewBrand(ctx, row)) }
}

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

async function othersThan(tx: SellerCtx, id: number | null, name: string): Promise<BrandRow[]> {
  await lockBrands(tx.db, tx.seller.id)
  const all = await selectBrands(tx.db, tx.seller.id)
  const others = all.filter((row) => row.id !== id)
  if (others.some((row) => isSameName(row.name, name))) throw new AppError('brand_name_taken')
  return others
}

/** Its logo is held as long as the brand names it. */
async function keepLogo(tx: SellerCtx, row: BrandRow, upload_id: number | null) {
  const ids = upload_id === null ? [] : [upload_id]
  return jsonText(await keepPictures(tx, tx.seller.id, `brand:${row.id}`, ids, getLogo(row)))
}

const getColumns = (fields: Fields) => ({
  name: fields.name,
  services: tidyServices(fields.services),
  label_text: fields.label_text,
  card_message: fields.card_message,
})

export async function createBrand(ctx: SellerCtx, input: Fields): Promise<Reply<typeof createContract>> {
  return inTransaction(ctx, async (tx) => {
    const others = await othersThan(tx, null, input.name)
    if (others.length >= MAX_BRANDS) throw new AppError('brand_limit', { limit: MAX_BRANDS })
    const is_default = input.is_default || others.length === 0
    if (is_default) await clearDefault(tx.db, tx.seller.id)
    const now = tx.clock.now().toISOString()
    const times = { created_at: now, updated_at: now }
    const row = await insertBrand(tx.db, { seller_id: tx.seller.id, ...getColumns(input), is_default, ...times })
    const logo = await keepLogo(tx, row, input.logo_upload_id)
    const kept = await updateBrand(tx.db, tx.seller.id, row.id, { logo })
    return viewBrand(tx, kept ?? row)
  })
}

export async function changeBrand(
  ctx: SellerCtx,
  { id, ...input }: Input<typeof changeContract>,
): Promise<Reply<typeof changeContract>> {
  return inTransaction(ctx, async (tx) => {
    await othersThan(tx, id, input.name)
    const old = (await selectBrands(tx.db, tx.seller.id)).find((row) => row.id === id)
    if (!old) throw new AppError('not_found')
    if (input.is_default) await clearDefault(tx.db, tx.seller.id)
    const logo = await keepLogo(tx, old, input.logo_upload_id)
    const updated_at = tx.clock.now().toISOString()
    const is_default = input.is_default || old.is_default
    const row = await updateBrand(tx.db, tx.seller.id, id, { ...getColumns(input), logo, is_default, updated_at })
    if (!row) throw new AppError('not_found')
    return viewBrand(tx, row)
  })
}

export async function deleteBrand(
  ctx: SellerCtx,
  { id }: Input<typeof deleteContract>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const deleted_at = tx.clock.now().toISOString()
    if (!(await updateBrand(tx.db, tx.seller.id, id, { deleted_at, is_default: false })))
      throw new AppError('not_found')
    await takeBrandOff(tx.db, tx.seller.id, id)
    return {}
  })
}
