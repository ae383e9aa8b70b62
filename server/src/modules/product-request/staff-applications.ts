import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/product-request/product-request'
import { AppError } from '../../infra/app-error.ts'
import type { StaffCtx } from '../../infra/context.ts'
import { inTransaction } from '../../infra/db/transaction.ts'
import { type NewMessage, sendMessage } from '../message/message.ts'
import { mayBecome } from './application.rules.ts'
import {
  changeApplication,
  countStaffRows,
  findApplication,
  findProductByCode,
  listStaffRows,
  lockApplication,
} from './product-request.queries.ts'
import { viewStaffApplication } from './product-request.view.ts'

export async function getStaffApplication(
  ctx: StaffCtx,
  { seller_id, id }: Input<typeof contract.getStaffApplication>,
): Promise<Reply<typeof contract.getStaffApplication>> {
  const row = await findApplication(ctx.db, seller_id, id, ctx.language)
  if (!row) throw new AppError('not_found')
  return viewStaffApplication(ctx, row)
}

export async function listStaffApplications(
  ctx: StaffCtx,
  { page, page_size, ...filter }: Input<typeof contract.listStaffApplications>,
): Promise<Reply<typeof contract.listStaffApplications>> {
  const range = { limit: page_size, offset: (page - 1) * page_size, language: ctx.language }
  const [rows, total, pending] = await Promise.all([
    listStaffRows(ctx.db, filter, range),
    countStaffRows(ctx.db, filter),
    countStaffRows(ctx.db, { status: 'pending' }),
  ])
  return { data: rows.map((row) => viewStaffApplication(ctx, row)), total, page, page_size, pending }
}

interface Review {
  readonly id: number
  readonly name: string
  readonly is_accepted: boolean
  readonly remark: string
  readonly product_id: number | null
}

const said = (remark: string, zh: string, en: string) => ({
  zh: remark === '' ? '' : `${zh}${remark}`,
  en: remark === '' ? '' : ` ${en}${remark}`,
})

/** The message to the seller after the review. */
function reviewMessage({ id, name, is_accepted, remark, product_id }: Review): Omit<NewMessage, 'seller_id'> {
  const word = said(remark, is_accepted ? '运营留言：' : '原因：', is_accepted ? 'Our note: ' : 'Reason: ')
  const next =
    product_id === null
      ? { zh: '我们会尽快安排打样和上架。', en: 'Next we will make a sample and list the product.' }
      : { zh: '产品已经上架，可以直接开始设计。', en: 'The product is available; you can start designing.' }
  const refused = { zh: '修改后可以再次提交。', en: 'You can edit and resubmit it.' }
  const rest = is_accepted ? next : refused
  return {
    type: 1,
    permission: 'selection.apply',
    title: is_accepted
      ? { zh: '上架申请已通过', en: 'Your product application was approved' }
      : { zh: '上架申请未通过', en: 'Your product application was rejected' },
    body: { zh: `“${name}”。${word.zh}${word.zh === '' ? '' : ' '}${rest.zh}`, en: `“${name}”.${word.en} ${rest.en}` },
    link: `/basic/applyProducts?id=${id}`,
  }
}

async function findProduct(ctx: StaffCtx, code: string): Promise<number | null> {
  if (code === '') return null
  const product = await findProductByCode(ctx.db, code)
  if (!product) throw new AppError('product_code_unknown', { code })
  return product.id
}

export async function reviewApplication(
  ctx: StaffCtx,
  { seller_id, id, is_accepted, remark, product_code }: Input<typeof contract.reviewApplication>,
): Promise<Record<string, never>> {
  const status = is_accepted ? 'accepted' : 'refused'
  return inTransaction(ctx, async (tx) => {
    const before = await lockApplication(tx.db, seller_id, id)
    if (!before) throw new AppError('not_found')
    if (!mayBecome(before.status, status) || before.status === status) throw new AppError('application_state')
    const product_id = is_accepted ? await findProduct(tx, product_code) : null
    const now = tx.clock.now().toISOString()
    const review = { reviewed_by: tx.identity.user_id, reviewed_at: now, updated_at: now }
    await changeApplication(tx.db, seller_id, id, { status, remark, product_id, ...review })
    await sendMessage(tx, { seller_id, ...reviewMessage({ id, name: before.name, is_accepted, remark, product_id }) })
    return {}
  })
}
