import type { Input } from '@inkroute/contract/endpoint'
import { decimalToFen } from '@inkroute/contract/money'
import { MAX_PENDING_APPLICATIONS } from '@inkroute/contract/product-request/codes'
import type { createApplication as contract } from '@inkroute/contract/product-request/product-request'
import { AppError, invalidField } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { countApplications, isCategory, listTerms } from './product-request.queries.ts'

type Form = Omit<Input<typeof contract>, 'upload_ids'>

const messages = {
  category_id: { zh: '没有这个类目，请重新选择', en: 'There is no such category; choose again' },
  technique: { zh: '没有这种工艺，请重新选择', en: 'There is no such technique; choose again' },
  size_attribute: { zh: '没有这种尺码类型，请重新选择', en: 'There is no such kind of sizes; choose again' },
}

/** The form as columns, once its choices are known to exist. */
export async function columnsOf(ctx: SellerCtx, { expected_price, ...form }: Form) {
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

export async function assertRoomForOneMore(ctx: SellerCtx): Promise<void> {
  const waiting = await countApplications(ctx.db, ctx.seller.id, { status: 'pending' })
  if (waiting >= MAX_PENDING_APPLICATIONS) throw new AppError('application_limit', { limit: MAX_PENDING_APPLICATIONS })
}
