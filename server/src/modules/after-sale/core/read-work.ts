import type { WorkDetail, WorkMessage } from '@inkroute/contract/after-sale/after-sale'
import { type WorkForm, type WorkState, workStates } from '@inkroute/contract/after-sale/codes'
import type { StaffWorkDetail, StaffWorkRow } from '@inkroute/contract/after-sale/staff'
import { AppError } from '../../../infra/app-error.ts'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx, SellerCtx, StaffCtx } from '../../../infra/context.ts'
import { getColorNames } from '../../catalog/catalog.ts'
import { getMockups } from '../../design/design.ts'
import { titlesIn } from '../../goods/goods.ts'
import { selectOrder } from '../../order/order.ts'
import {
  changeWork,
  countWork,
  countWorkStates,
  findGivenCoupon,
  findWork,
  selectWork,
  selectWorkLines,
  selectWorkMessages,
  type WorkFilters,
  type WorkLineRecord,
  type WorkRecord,
} from './after-sale.queries.ts'
import { type PictureOf, viewMessage, viewWorkDetail, viewWorkRow } from './work.view.ts'

type AnyCtx = SellerCtx | StaffCtx
type Paging = { readonly page: number; readonly page_size: number }

/** Pictures of the versions that were ordered. */
export async function picturesFor(
  ctx: AnyCtx,
  seller_id: number,
  lines: readonly WorkLineRecord[],
): Promise<PictureOf> {
  const versions = lines.map((line) => ({ design_id: line.design_id, version: line.design_version }))
  const made = await getMockups(ctx, seller_id, versions, ctx.language)
  return (line) => {
    const own = made.get(`${line.design_id}:${line.design_version}`)?.pictures ?? []
    return own.find((one) => one.color_id === line.color_id && one.small_url !== null)?.small_url ?? null
  }
}

async function getRows(ctx: AnyCtx, filters: WorkFilters, { page, page_size }: Paging, for_staff: boolean) {
  const range = { limit: page_size, offset: (page - 1) * page_size }
  const [rows, total] = await Promise.all([selectWork(ctx.db, filters, range, for_staff), countWork(ctx.db, filters)])
  const data: StaffWorkRow[] = []
  const lines = new Map<number, WorkLineRecord[]>()
  const pictures = new Map<number, PictureOf>()
  for (const [seller_id, own] of Map.groupBy(rows, (row) => row.seller_id)) {
    const found = await selectWorkLines(
      ctx.db,
      seller_id,
      own.map(({ id }) => id),
    )
    const getTitle = await titlesIn(ctx.db, seller_id, found, ctx.language)
    const named = found.map((line) => ({ ...line, title: getTitle(line) }))
    for (const [id, group] of Map.groupBy(named, (line) => line.work_id)) lines.set(id, group)
    pictures.set(seller_id, await picturesFor(ctx, seller_id, found))
  }
  for (const row of rows) {
    const findPicture = pictures.get(row.seller_id) ?? (() => null)
    const side = for_staff ? 'staff_unread' : 'seller_unread'
    const view = viewWorkRow(row, lines.get(row.id) ?? [], findPicture, side)
    data.push({ ...view, seller: row.seller_name ?? '', seller_id: row.seller_id, handler: row.handler_name })
  }
  return { data, total, page, page_size }
}

type Filter = {
  readonly state?: WorkState | undefined
  readonly kind?: string | undefined
  readonly keyword?: string | undefined
}

export const listWork = (ctx: SellerCtx, form: WorkForm, { page, page_size, ...filter }: Filter & Paging) =>
  getRows(ctx, { ...filter, form, seller_id: ctx.seller.id }, { page, page_size }, false)

export const listStaffWork = (
  ctx: StaffCtx,
  { page, page_size, ...filter }: Filter & Paging & { readonly form?: WorkForm | undefined },
) => getRows(ctx, filter, { page, page_size }, true)

async function getCounts(ctx: AppCtx, filters: WorkFilters) {
  const counts = await countWorkStates(ctx.db, filters)
  const states = workStates.map((state) => ({ state, count: counts.get(state) ?? 0 }))
  return { total: states.reduce((sum, { count }) => sum + count, 0), states }
}

export const countOwnWork = (ctx: SellerCtx, form: WorkForm) => getCounts(ctx, { form, seller_id: ctx.seller.id })
export const countStaffWork = (ctx: StaffCtx, filter: { readonly form?: WorkForm | undefined }) =>
  getCounts(ctx, filter)

/** Messages of a thread; sellers read the name of the desk instead of those of staff. */
export async function viewMessages(
  ctx: AnyCtx,
  rows: readonly Parameters<typeof viewMessage>[0][],
  names_staff: boolean,
): Promise<WorkMessage[]> {
  const address = (key: string) => (key.startsWith('/') ? key : ctx.storage.url(key))
  const brand = (await currentBrand(ctx)).name[ctx.language]
  const desk = ctx.language === 'zh' ? `${brand}客服` : `${brand} support`
  return rows.map((message) => viewMessage(message, { language: ctx.language, address, names_staff, desk }))
}

async function getDetail(ctx: AnyCtx, row: WorkRecord, for_staff: boolean): Promise<WorkDetail> {
  const { seller_id, id } = row
  const [lines, messages, coupon, reprint] = await Promise.all([
    selectWorkLines(ctx.db, seller_id, [id]),
    selectWorkMessages(ctx.db, seller_id, id).then((rows) => viewMessages(ctx, rows, for_staff)),
    row.coupon_id === null ? undefined : findGivenCoupon(ctx.db, seller_id, row.coupon_id),
    row.reprint_order_id === null ? undefined : selectOrder(ctx.db, seller_id, row.reprint_order_id),
  ])
  const unread = for_staff ? 'staff_unread' : 'seller_unread'
  if (row[unread] > 0) await changeWork(ctx.db, seller_id, id, { [unread]: 0 })
  const findPicture = await picturesFor(ctx, seller_id, lines)
  const getColor = await getColorNames(ctx.db, lines, ctx.language)
  const getTitle = await titlesIn(ctx.db, seller_id, lines, ctx.language)
  const shown = lines.map((line) => ({ ...line, title: getTitle(line), color_name: getColor(line) }))
  return viewWorkDetail(row, {
    lines: shown,
    messages,
    pictureOf: findPicture,
    unread,
    coupon,
    reprint_no: reprint?.order_no,
  })
}

export async function getWork(ctx: SellerCtx, form: WorkForm, { id }: { readonly id: number }): Promise<WorkDetail> {
  const row = await findWork(ctx.db, { seller_id: ctx.seller.id, id })
  if (!row || row.form !== form) throw new AppError('not_found')
  return getDetail(ctx, row, false)
}

export async function getStaffWork(ctx: StaffCtx, { id }: { readonly id: number }): Promise<StaffWorkDetail> {
  const row = await findWork(ctx.db, { id })
  if (!row) throw new AppError('not_found')
  return {
    ...(await getDetail(ctx, row, true)),
    seller: row.seller_name ?? '',
    seller_id: row.seller_id,
    handler: row.handler_name,
  }
}
