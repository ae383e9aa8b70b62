import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { demoFile } from '../../../infra/module/demo.ts'
import { findDemoSeller } from '../../account/account.ts'
import { selectGoodsByTitle } from '../core/goods.queries.ts'
import { insertClass, linkClass } from './class.queries.ts'

const demoClasses = demoFile(
  'goods/class',
  z.strictObject({
    classes: z.array(z.strictObject({ name: z.string(), below: z.array(z.string()) })),
    /** How many goods are in a class; the others stay without one. */
    goods: z.int(),
  }),
)

export async function addDemoClasses(ctx: AppCtx): Promise<void> {
  const demo = await findDemoSeller(ctx.db)
  if (!demo) return
  const { seller_id } = demo
  const { classes, goods: count } = demoClasses()
  const ids: number[] = []
  let sort = 0
  for (const { name, below } of classes) {
    const parent_id = await insertClass(ctx.db, seller_id, { name, parent_id: null, sort: sort++ })
    for (const child of below) {
      const id = await insertClass(ctx.db, seller_id, { name: child, parent_id, sort: sort++ })
      if (id !== null) ids.push(id)
    }
    if (parent_id !== null && below.length === 0) ids.push(parent_id)
  }
  const goods = await selectGoodsByTitle(ctx.db, seller_id, '', count)
  for (const [place, { id }] of goods.entries()) {
    const class_id = ids[place % ids.length]
    if (class_id !== undefined) await linkClass(ctx.db, seller_id, [id], class_id)
  }
}
