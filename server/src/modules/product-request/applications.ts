import { countryName, destinations } from '@inkroute/contract/countries'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { decimalToFen } from '@inkroute/contract/money'
import { MAX_PENDING_APPLICATIONS } from '@inkroute/contract/product-request/codes'
import type * as contract from '@inkroute/contract/product-request/product-request'
import { AppError, invalidField } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { jsonText } from '../../infra/db/json-column.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { keepPictures } from '../upload/upload.ts'
import { mayBecome } from './application.rules.ts'
import {
  changeApplication,
  countApplications,
  countByStatus,
  findApplication,
  insertApplication,
  isCategory,
  listApplicationRows,
  listFactoryCountries,
  listTerms,
  lockApplication,
  lockSellerApplications,
} from './product-request.queries.ts'
import { viewApplication } from './product-request.view.ts'

type Choices = Reply<typeof contract.listApplicationCountries>

/** Options of the application form. */
export async function listCountries(ctx: SellerCtx): Promise<Choices> {
  return { data: destinations.map((country) => ({ key: country.code, name: country[ctx.language] })) }
}

export async function listProduceAreas(ctx: SellerCtx): Promise<Choices> {
  const codes = await listFactoryCountries(ctx.db)
  return { data: codes.map((key) => ({ key, name: countryName(key, ctx.language) })) }
}

export async function listSizeAttributes(ctx: SellerCtx): Promise<Choices> {
  return { data: await listTerms(ctx.db, 'size_attribute', ctx.language) }
}

export async function getApplication(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getApplication>,
): Promise<Reply<typeof contract.getApplication>> {
  const row = await findApplication(ctx.db, ctx.seller.id, id, ctx.language)
  if (!row) throw new AppError('not_found')
  return viewApplication(ctx, row)
}

export async function getApplicationCount(ctx: SellerCtx): Promise<Reply<typeof contract.getApplicationCount>> {
  const rows = await countByStatus(ctx.db, ctx.seller.id)
  const of = (status: string) => rows.find((row) => row.status === status)?.total ?? 0
  const by_status = {
    pending: of('pending'),
    accepted: of('accepted'),
    refused: of('refused'),
    cancelled: of('cancelled'),
  }
  return { count: by_status.pending, by_status }
}

export async function listApplications(
  ctx: SellerCtx,
  { page, page_size, ...filter }: Input<typeof contract.listApplications>,
): Promise<Reply<typeof contract.listApplications>> {
  const range = { limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const [rows, total] = await Promise.all([
    listApplicationRows(ctx.db, ctx.seller.id, filter, range),
    countApplications(ctx.db, ctx.seller.id, filter),
  ])
  return { data: rows.map((row) => viewApplication(ctx, row)), total, page, page_size }
}

type Form = Omit<Input<typeof contract.createApplication>, 'upload_ids'>

const messages = {
  category_id: { zh: '没有这个类目，请重新选择', en: 'This category does not exist; choose again' },
  technique: { zh: '没有这种工艺，请重新选择', en: 'This technique does not exist; choose again' },
  size_attribute: { zh: '没有这种尺码类型，请重新选择', en: 'This size system does not exist; choose again' },
}

/** The form as columns, once its choices are known to exist. */
async function getColumns(ctx: SellerCtx, { expected_price, ...form }: Form) {
  const refuse = (field: keyof typeof messages) => invalidField(field, messages[field][ctx.language])
  if (!(await isCategory(ctx.db, form.category_id))) throw refuse('category_id')
  for (const kind of ['technique', 'size_attribute'] as const) {
    const terms = await listTerms(ctx.db, kind, ctx.language)
    if (!terms.some(({ key }) => key === form[kind])) throw refuse(kind)
  }
  return {
    ...form,
    sizes: [...new Set(form.sizes)],
    countries: [...new Set(form.countries)],
    produce_areas: [...new Set(form.produce_areas)],
    expected_price_fen: decimalToFen(expected_price),
    updated_at: ctx.clock.now().toISOString(),
  }
}

async function assertRoomForOneMore(ctx: SellerCtx): Promise<void> {
  const waiting = await countApplications(ctx.db, ctx.seller.id, { status: 'pending' })
  if (waiting >= MAX_PENDING_APPLICATIONS) throw new AppError('application_limit', { limit: MAX_PENDING_APPLICATIONS })
}

/** Upload holder for the pictures of an application. */
const getHolder = (application_id: number): string => `product-application:${application_id}`

export async function createApplication(
  ctx: SellerCtx,
  { upload_ids, ...form }: Input<typeof contract.createApplication>,
): Promise<Reply<typeof contract.createApplication>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerApplications(tx.db, seller_id)
    await assertRoomForOneMore(tx)
    const columns = await getColumns(tx, form)
    const row = { ...columns, user_id: tx.identity.user_id, created_at: columns.updated_at }
    const id = await insertApplication(tx.db, seller_id, row)
    const pictures = await keepPictures(tx, seller_id, getHolder(id), upload_ids)
    await changeApplication(tx.db, seller_id, id, { pictures: jsonText(pictures) })
    return { id }
  })
}

/** Changing a refused or withdrawn application sends it again. */
export async function updateApplication(
  ctx: SellerCtx,
  { id, upload_ids, ...form }: Input<typeof contract.updateApplication>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const { id: seller_id } = tx.seller
    await lockSellerApplications(tx.db, seller_id)
    const before = await lockApplication(tx.db, seller_id, id)
    if (!before) throw new AppError('not_found')
    if (!mayBecome(before.status, 'pending')) throw new AppError('application_state')
    if (before.status !== 'pending') await assertRoomForOneMore(tx)
    const columns = await getColumns(tx, form)
    const known = before.pictures
    const pictures = await keepPictures(tx, seller_id, getHolder(id), upload_ids, known)
    const review = { status: 'pending', remark: '', reviewed_by: null, reviewed_at: null }
    await changeApplication(tx.db, seller_id, id, { ...columns, ...review, pictures: jsonText(pictures) })
    return {}
  })
}

export async function cancelApplication(
  ctx: SellerCtx,
  { id }: Input<typeof contract.cancelApplication>,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockApplication(tx.db, tx.seller.id, id)
    if (!before) throw new AppError('not_found')
    if (!mayBecome(before.status, 'cancelled')) throw new AppError('application_state')
    const updated_at = tx.clock.now().toISOString()
    await changeApplication(tx.db, tx.seller.id, id, { status: 'cancelled', updated_at })
    return {}
  })
}
