import { fieldsAfter, hasMarks } from '@inkroute/engine/personal/mark-fields'
import { PersonalFields } from '@inkroute/engine/personal/personal-field'
import type { AppCtx } from '../../infra/context.ts'
import type { DesignedGoods } from '../goods/goods.ts'
import { findForm, saveForm } from './core/personal.queries.ts'
import { startAsking } from './forms.ts'

/** A form nobody has looked at yet: the seller looks at every answer. */
const firstSettings = {
  is_on: true,
  approval: 'look',
  wait_hours: 0,
  forbidden: [] as string[],
  buyer_may_change: false,
  photo_days: 90,
}

/**
 * Makes the form follow the layers that are marked as the buyer's in the studio. It is on at once: a sample that is the
 * buyer's to replace must not be printed because somebody forgot a switch.
 */
export async function followDesign(
  tx: AppCtx,
  { seller_id, user_id, goods_id, before, after, copied_from }: DesignedGoods,
): Promise<void> {
  const own = await findForm(tx.db, seller_id, goods_id)
  const form = own ?? (copied_from === undefined ? undefined : await findForm(tx.db, seller_id, copied_from))
  if (!form && !hasMarks(after)) return
  const known = form ? PersonalFields.parse(form.fields) : []
  // A copy has the same design, so its form is the same.
  const fields = fieldsAfter(known, copied_from === undefined ? before : after, after)
  if (own && JSON.stringify(fields) === JSON.stringify(known)) return
  const { is_on, approval, wait_hours, forbidden, buyer_may_change, photo_days } = form ?? firstSettings
  const settings = { approval, wait_hours, forbidden, buyer_may_change, photo_days }
  const row = {
    seller_id,
    goods_id,
    ...settings,
    is_on: fields.length > 0 && (is_on || known.length === 0),
    fields: JSON.stringify(fields),
    updated_by: user_id,
    updated_at: tx.clock.now().toISOString(),
  }
  await saveForm(tx.db, row, own?.revision ?? 0)
  if (row.is_on) await startAsking(tx, seller_id, goods_id)
}
