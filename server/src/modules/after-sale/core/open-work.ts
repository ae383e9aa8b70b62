import type { SellerCalls, WorkLine } from '@inkroute/contract/after-sale/after-sale'
import { kindsOfForm, type WorkForm, type WorkKind, type WorkWish } from '@inkroute/contract/after-sale/codes'
import type { openStaffWork as staffContract } from '@inkroute/contract/after-sale/staff'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import { actionRefusals, type OrderState } from '@inkroute/contract/order/codes'
import { AppError } from '../../../infra/app-error.ts'
import { readCompany } from '../../../infra/company/company.ts'
import type { AppCtx, SellerCtx, StaffCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { getColorNames } from '../../catalog/catalog.ts'
import { findOrderByNumber, getLines, lockOrder, type OrderRecord, refusalOfAfterSale } from '../../order/order.ts'
import { keepPictures } from '../../upload/upload.ts'
import {
  findOpenAbout,
  findOwnOrder,
  insertWork,
  insertWorkLines,
  insertWorkMessage,
  setMessagePictures,
  takeWorkId,
} from './after-sale.queries.ts'
import { picturesFor } from './read-work.ts'
import { receivedNote, workNumber } from './work.rules.ts'
import { type KeptWorkPicture, viewWorkLine } from './work.view.ts'
import { noteInThread, notifySeller } from './work-thread.ts'

interface KeptPhoto {
  readonly name: string
  readonly key: string
}

interface NewWork {
  readonly form: WorkForm
  readonly kind: WorkKind
  readonly wish: WorkWish
  readonly body: string
  readonly lines: readonly { readonly line_id: number; readonly pieces: number }[]
  readonly upload_ids: readonly number[]
  readonly by: { readonly side: 'seller' | 'staff'; readonly user_id: number }
}

async function checkLines(tx: AppCtx, order: OrderRecord, lines: NewWork['lines']): Promise<void> {
  const known = await getLines(tx.db, order.seller_id, order.id)
  if (new Set(lines.map(({ line_id }) => line_id)).size !== lines.length) throw new AppError('work_line_unknown')
  for (const { line_id, pieces } of lines) {
    const line = known.find(({ id }) => id === line_id)
    if (!line) throw new AppError('work_line_unknown')
    if (pieces > line.quantity) throw new AppError('work_too_many_pieces', { quantity: line.quantity })
  }
  const line_ids = lines.map(({ line_id }) => line_id)
  const open = await findOpenAbout(tx.db, order.seller_id, order.id, line_ids)
  if (open) throw new AppError('work_exists', { work_no: open.work_no })
}

/** Opens a request; the lock on the order makes two clicks take turns, so the second finds the first. */
export async function openRequest(tx: AppCtx, order: OrderRecord, work: NewWork) {
  const { seller_id, id: order_id } = order
  if (!kindsOfForm[work.form].includes(work.kind)) throw new AppError('invalid_input', { summary: work.kind })
  await checkLines(tx, order, work.lines)
  const now = tx.clock.now()
  const id = await takeWorkId(tx.db)
  const work_no = workNumber(work.form, now, id)
  const { side, user_id } = work.by
  const at = now.toISOString()
  await insertWork(tx.db, {
    seller_id,
    id,
    work_no,
    form: work.form,
    kind: work.kind,
    wish: work.wish,
    order_id,
    state: side === 'seller' ? 'submitted' : 'processing',
    opened_by: side,
    created_by: user_id,
    handler_id: side === 'staff' ? user_id : null,
    staff_unread: side === 'seller' ? 1 : 0,
    created_at: at,
    updated_at: at,
  })
  await insertWorkLines(
    tx.db,
    work.lines.map((line) => ({ seller_id, work_id: id, order_id, ...line })),
  )
  await say(tx, { seller_id, work_id: id }, { author: side, user_id, body: work.body, upload_ids: work.upload_ids })
  return { seller_id, id, work_no, form: work.form }
}

/** Pictures of a message, held by it: uploads of the seller and photos of staff. */
export async function keepThreadPictures(
  tx: AppCtx,
  seller_id: number,
  holder: string,
  { upload_ids, photos }: { readonly upload_ids: readonly number[]; readonly photos: readonly KeptPhoto[] },
): Promise<KeptWorkPicture[]> {
  const kept = await keepPictures(tx, seller_id, holder, upload_ids)
  return [
    ...kept.map(({ name, preview_469_key, preview_1000_key }) => ({
      name,
      preview_key: preview_469_key,
      key: preview_1000_key,
    })),
    ...photos.map(({ name, key }) => ({ name, preview_key: key, key })),
  ]
}

/** Words and pictures of a seller or of staff; pictures stay stored as long as the thread does. */
export async function say(
  tx: AppCtx,
  { seller_id, work_id }: { readonly seller_id: number; readonly work_id: number },
  words: {
    readonly author: 'seller' | 'staff'
    readonly user_id: number
    readonly body: string
    readonly upload_ids?: readonly number[]
    readonly photos?: readonly KeptPhoto[]
  },
): Promise<void> {
  const { author, user_id, body, upload_ids = [], photos = [] } = words
  if (body === '' && upload_ids.length + photos.length === 0) throw new AppError('work_empty_message')
  const created_at = tx.clock.now().toISOString()
  const id = await insertWorkMessage(tx.db, { seller_id, work_id, author, user_id, body, created_at })
  const holder = `work:${work_id}:${id}`
  const pictures = await keepThreadPictures(tx, seller_id, holder, { upload_ids, photos })
  if (pictures.length > 0) await setMessagePictures(tx.db, seller_id, { work_id, id }, pictures)
}

export async function openWork(
  ctx: SellerCtx,
  form: WorkForm,
  input: Input<SellerCalls['open']>,
): Promise<Reply<SellerCalls['open']>> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx.db, tx.seller.id, input.order_id)
    if (!order) throw new AppError('not_found')
    const refusal = refusalOfAfterSale(order)
    if (refusal) {
      const reason = actionRefusals[refusal][tx.language]
      throw new AppError('order_action_refused', {
        action: tx.language === 'zh' ? '申请售后' : 'Ask for after-sale',
        reason,
      })
    }
    const by = { side: 'seller' as const, user_id: tx.identity.user_id }
    const { id, work_no } = await openRequest(tx, order, { ...input, form, by })
    await noteInThread(tx, { seller_id: tx.seller.id, id }, receivedNote((await readCompany(tx.db)).reply_time))
    return { id, work_no }
  })
}

export async function openStaffWork(
  ctx: StaffCtx,
  input: Input<typeof staffContract>,
): Promise<Reply<typeof staffContract>> {
  return inTransaction(ctx, async (tx) => {
    const found = await findOrderByNumber(tx.db, input.order_no)
    const order = found && (await lockOrder(tx.db, found.seller_id, found.id))
    if (!order || order.paid_at === null) throw new AppError('not_found')
    const lines = await getLines(tx.db, order.seller_id, order.id)
    const work = await openRequest(tx, order, {
      form: input.form,
      kind: input.kind,
      wish: 'advice',
      body: input.body,
      upload_ids: [],
      lines: lines.map((line) => ({ line_id: line.id, pieces: line.quantity })),
      by: { side: 'staff', user_id: tx.identity.user_id },
    })
    await notifySeller(tx, work, {
      title: {
        zh: `客服为订单 ${order.order_no} 开了工单`,
        en: `Support opened a request for order ${order.order_no}`,
      },
      body: { zh: input.body, en: input.body },
    })
    return { id: work.id, work_no: work.work_no }
  })
}

/** What of an order a request can be about, found by its number or id. */
export async function getOrderLines(
  ctx: SellerCtx,
  { keyword }: Input<SellerCalls['orderLines']>,
): Promise<Reply<SellerCalls['orderLines']>> {
  const order = await findOwnOrder(ctx.db, ctx.seller.id, keyword)
  if (!order) throw new AppError('not_found')
  const lines = await getLines(ctx.db, ctx.seller.id, order.id)
  const whole = lines.map((line) => ({ ...line, work_id: 0, pieces: line.quantity }))
  const findPicture = await picturesFor(ctx, ctx.seller.id, whole)
  const refusal = refusalOfAfterSale(order)
  const getColor = await getColorNames(ctx.db, whole, ctx.language)
  const views: WorkLine[] = whole.map((line) =>
    viewWorkLine({ ...line, color_name: getColor(line) }, findPicture(line)),
  )
  return {
    order_id: order.id,
    order_no: order.order_no,
    order_state: order.state as OrderState,
    refusal: refusal && actionRefusals[refusal][ctx.language],
    lines: views,
  }
}
