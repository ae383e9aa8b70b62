import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/goods/grid/template'
import type {
  getPayBottomTemplate as getContract,
  listPayBottomTemplates as listContract,
  PayBottomTemplate,
} from '@inkroute/contract/goods/grid/template'
import { decimalToFen, fenToDecimal } from '@inkroute/contract/money'
import { AppError } from '../../../../infra/app-error.ts'
import type { SellerCtx, SellerScope } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { sendMessage } from '../../../message/message.ts'
import { lockBook, pay, paymentReply, type Settler, withCashier } from '../../../wallet/wallet.ts'
import { paintPayTemplateJob } from './bottom-template.job.ts'
import {
  findPayTemplate,
  findPurchase,
  markPaid,
  type PayCardRow,
  selectPayTemplates,
  takePurchase,
} from './pay-template.queries.ts'

export const PURCHASE_KIND = 'bottom_template'

const getTitle = (name: { name_zh: string; name_en: string }) => ({
  zh: `底版模板“${name.name_zh}”`,
  en: `Base template “${name.name_en}”`,
})

/** Spends money through the wallet, once for each template and seller. */
export async function buyBottomTemplate(
  ctx: SellerCtx,
  { id, price, method }: Input<typeof contract.buyBottomTemplate>,
): Promise<Reply<typeof contract.buyBottomTemplate>> {
  const seller_id = ctx.seller.id
  const paid = await inTransaction(ctx, async (tx) => {
    // A double click waits here, and the second one finds the template bought.
    await lockBook(tx.db, seller_id)
    const row = await findPayTemplate(tx.db, seller_id, id)
    if (!row) throw new AppError('not_found')
    if (row.purchase_id !== null) throw new AppError('bottom_template_bought')
    if (decimalToFen(price) !== row.price_fen) throw new AppError('price_changed')
    const created_by = tx.identity.user_id
    const purchase_id = await takePurchase(tx.db, seller_id, {
      template_id: id,
      price_fen: row.price_fen,
      created_by,
      created_at: tx.clock.now().toISOString(),
    })
    const result = await pay(tx, seller_id, {
      subject_kind: PURCHASE_KIND,
      subject_id: String(purchase_id),
      title: getTitle(row),
      parts: { service_fen: row.price_fen },
      method,
      offers_alipay: true,
      created_by,
      return_path: '/design/payBottomTemplate?payment={id}',
    })
    return paymentReply(result)
  })
  return withCashier(ctx, seller_id, paid)
}

/** Grants the template to the seller within the payment's transaction. */
export const bottomTemplateSettler: Settler = {
  subject_kind: PURCHASE_KIND,
  async paid(tx, seller_id, { subject_id }) {
    const purchase = await findPurchase(tx.db, seller_id, Number(subject_id))
    if (!purchase || purchase.paid_at !== null) return
    await markPaid(tx.db, seller_id, purchase.id, tx.clock.now().toISOString())
    await sendMessage(tx, {
      seller_id,
      type: 3,
      title: { zh: `${getTitle(purchase).zh}已可使用`, en: `You now own ${getTitle(purchase).en}` },
      body: { zh: '在拼图设计的“底版模板”里套用。', en: 'Use it in the grid designer, under Templates.' },
      link: `/design/gridDesign?template=pay:${purchase.template_id}`,
      once_key: `bottom:${purchase.id}`,
    })
  },
}

const getCard = (ctx: SellerScope, row: Omit<PayCardRow, 'total'>): PayBottomTemplate => ({
  id: row.id,
  name: row[`name_${ctx.language}`],
  description: row[`description_${ctx.language}`],
  layout_id: row.layout_id,
  cell_count: row.cell_count,
  price: fenToDecimal(row.price_fen),
  picture_url: row.picture_key && ctx.storage.url(row.picture_key),
  is_bought: row.purchase_id !== null,
  sold: Number(row.sold ?? 0),
})

export async function listPayBottomTemplates(
  ctx: SellerScope,
  { keyword, state, page, page_size }: Input<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const offset = (page - 1) * page_size
  const { rows, total } = await selectPayTemplates(ctx.db, ctx.seller.id, { keyword, state }, page_size, offset)
  for (const { id } of rows.filter(({ picture_key }) => picture_key === null)) {
    await ctx.jobs.unhurried().send(paintPayTemplateJob, { id }, { singleton_key: String(id) })
  }
  return { data: rows.map((row) => getCard(ctx, row)), total, page, page_size }
}

export async function getPayBottomTemplate(
  ctx: SellerScope,
  { id }: Input<typeof getContract>,
): Promise<Reply<typeof getContract>> {
  const row = await findPayTemplate(ctx.db, ctx.seller.id, id)
  if (!row) throw new AppError('not_found')
  const card = getCard(ctx, row)
  if (!card.is_bought) throw new AppError('bottom_template_not_bought')
  return { ...card, document: row.document }
}
