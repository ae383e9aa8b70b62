import { z } from 'zod'
import type { AppCtx } from '../../../../infra/context.ts'
import { job } from '../../../../infra/jobs/job.ts'
import { contentKey } from '../../../../infra/storage/storage.ts'
import { sheetFrom } from '../paint/grid-paintings.ts'
import { paintGridCard } from '../paint/paint-grid.ts'
import { changeBottomTemplateRow, findBottomTemplate } from './bottom-template.queries.ts'
import { selectUnpaintedPay, setPayPicture } from './pay-template.queries.ts'
import { preparePayTemplates } from './prepare-pay-templates.ts'

const CARD_PX = 480

async function paintCard(ctx: AppCtx, seller_id: number, stored: unknown, room: 'public' | 'private') {
  const picture = await paintGridCard(ctx, seller_id, sheetFrom(stored), CARD_PX)
  if (!picture) return null
  const key = contentKey(room, picture, 'webp')
  await ctx.storage.put(key, picture)
  return key
}

export const paintBottomTemplateJob = job({
  name: 'grid.paint_template',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  async run(ctx, { seller_id, id }) {
    const row = await findBottomTemplate(ctx.db, seller_id, id)
    const picture_key = row && (await paintCard(ctx, seller_id, row.document, 'private'))
    if (picture_key) await changeBottomTemplateRow(ctx.db, seller_id, id, { picture_key })
  },
})

/** Its picture in the shop. Listing templates asks for those that are missing. */
export const paintPayTemplateJob = job({
  name: 'grid.paint_pay_template',
  schema: z.object({ id: z.int() }),
  async run(ctx, { id }) {
    const [row] = await selectUnpaintedPay(ctx.db, id)
    const key = row && (await paintCard(ctx, 0, row.sample, 'public'))
    if (key) await setPayPicture(ctx.db, id, key)
  },
})

/** Syncs the templates for sale and paints missing pictures. A job, so that it does not delay startup. */
export const preparePayTemplatesJob = job({
  name: 'grid.prepare_pay_templates',
  schema: z.object({}),
  expire_seconds: 600,
  async run(ctx, _payload, isStopping = () => false) {
    await preparePayTemplates(ctx)
    if (!ctx.config.prepare_pictures) return
    for (const { id } of await selectUnpaintedPay(ctx.db)) {
      if (isStopping()) throw new Error('the node stops; another goes on')
      await paintPayTemplateJob.run(ctx, { id })
    }
  },
})
