import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/personal/personal'
import { PersonalFields } from '@inkroute/engine/personal/personal-field'
import { AppError } from '../../infra/app-error.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { countLines, findForm } from './core/personal.queries.ts'
import { stateCounts } from './lines/list-lines.ts'
import { countByField, selectFrequentAnswers } from './statistics.queries.ts'

const FREQUENT = 5

export async function getPersonalStatistics(
  ctx: SellerCtx,
  { id }: Input<typeof contract.getPersonalStatistics>,
): Promise<Reply<typeof contract.getPersonalStatistics>> {
  const seller_id = ctx.seller.id
  const [form, states, counted, frequent] = await Promise.all([
    findForm(ctx.db, seller_id, id),
    countLines(ctx.db, seller_id, { goods_id: id }),
    countByField(ctx.db, seller_id, id),
    selectFrequentAnswers(ctx.db, seller_id, id, FREQUENT),
  ])
  if (!form) throw new AppError('not_found')
  const counts = stateCounts(states)
  return {
    lines: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    fields: PersonalFields.parse(form.fields).map((field) => {
      const known = counted.find(({ field_id }) => field_id === field.id)
      const values = frequent.filter(({ field_id }) => field_id === field.id)
      return {
        field_id: field.id,
        answered: known?.answered ?? 0,
        held: known?.held ?? 0,
        values: values.map(({ value, count }) => ({ value, count })),
      }
    }),
  }
}
