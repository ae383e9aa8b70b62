import { labelPresetKeys } from '@inkroute/contract/goods/codes'
import { fenToDecimal } from '@inkroute/contract/money'
import { z } from 'zod'
import type { AppCtx } from '../../../infra/context.ts'
import { job } from '../../../infra/jobs/job.ts'
import { selectSkusByIds } from '../core/sku.queries.ts'
import { changeLabelRun, findLabelRun } from './label.queries.ts'
import type { LabelContent } from './label.rules.ts'
import { labelPool } from './label-pool.ts'

/** The request as stored in the run's row. */
export const LabelRequest = z.object({
  items: z.array(z.object({ sku_id: z.int(), copies: z.int() })),
  preset: z.enum(labelPresetKeys),
  with_title: z.boolean(),
  with_price: z.boolean(),
  skip: z.int(),
  language: z.enum(['zh', 'en']),
})
export type LabelRequest = z.infer<typeof LabelRequest>

async function getLabels(ctx: AppCtx, seller_id: number, request: LabelRequest) {
  const ids = request.items.map((item) => item.sku_id)
  const skus = new Map((await selectSkusByIds(ctx.db, seller_id, ids, request.language)).map((sku) => [sku.id, sku]))
  return request.items.flatMap(({ sku_id, copies }) => {
    const sku = skus.get(sku_id)
    if (!sku) return []
    const content: LabelContent = {
      // A SKU without a barcode is labelled with its own code.
      kind: (sku.barcode_kind as LabelContent['kind'] | null) ?? 'code128',
      value: sku.barcode ?? sku.sku_code,
      sku_code: sku.sku_code,
      title: request.with_title ? sku.title : null,
      variant: `${sku.color_name} / ${sku.size_name}`,
      price: request.with_price && sku.price_fen !== null ? `¥${fenToDecimal(sku.price_fen)}` : null,
    }
    return [{ content, copies }]
  })
}

/** Makes the PDF of a run. Idempotent: a rerun produces the same file. */
export const labelJob = job({
  name: 'goods.labels',
  schema: z.object({ seller_id: z.int(), id: z.int() }),
  retry_limit: 2,
  async run(ctx, { seller_id, id }) {
    const run = await findLabelRun(ctx.db, seller_id, id)
    if (!run || run.status === 'done') return
    await changeLabelRun(ctx.db, seller_id, id, { status: 'running' })
    try {
      const request = LabelRequest.parse(run.request)
      const labels = await getLabels(ctx, seller_id, request)
      const { bytes, page_count, dense_count } = await labelPool.run({ ...request, labels })
      const file_key = `private/labels/${seller_id}/${id}.pdf`
      await ctx.storage.put(file_key, bytes)
      const done = { status: 'done', file_key, page_count, dense_count, done_count: run.label_count }
      await changeLabelRun(ctx.db, seller_id, id, done)
    } catch (error) {
      await changeLabelRun(ctx.db, seller_id, id, { status: 'failed' })
      throw error
    }
  },
  async giveUp(tx, { seller_id, id }) {
    const run = await findLabelRun(tx.db, seller_id, id)
    if (run && run.status !== 'done') await changeLabelRun(tx.db, seller_id, id, { status: 'failed' })
  },
})
