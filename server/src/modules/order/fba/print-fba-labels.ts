import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { printFbaLabels as contract } from '@inkroute/contract/fba'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { paperRefusal } from '../paper/make-papers.ts'
import { labelsPdf, labelZpl } from './draw-fba-labels.ts'
import { fbaOrderOf } from './edit-fba.ts'
import { boxLabels, fnskuLabels } from './fba-label.view.ts'
import { readFba } from './read-fba.ts'

/** Refused until everything is there: a label with half a code would be turned away at the gate. */
export async function printFbaLabels(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const fba = await inTransaction(ctx, async (tx) => (await readFba(tx, [await fbaOrderOf(tx, input.id)]))[0])
  if (!fba) throw new AppError('not_found')
  const refusal = paperRefusal(fba.order.state)
  if (refusal) throw new AppError(refusal)
  if (fba.missing.length > 0)
    throw new AppError('fba_labels_missing', { what: fba.missing.join(ctx.language === 'zh' ? '、' : ', ') })
  const labels = input.kind === 'box' ? boxLabels(fba).map((label) => ({ label, copies: 1 })) : fnskuLabels(fba)
  const body =
    input.format === 'pdf'
      ? await labelsPdf(labels)
      : new TextEncoder().encode(labels.map(({ label, copies }) => labelZpl(label, copies)).join('\n'))
  const key = contentKey('private', body, input.format)
  await ctx.storage.put(key, body)
  const file_name = `${fba.shipment_no}-${input.kind}.${input.format}`
  return {
    url: `${ctx.storage.url(key)}&name=${encodeURIComponent(file_name)}`,
    file_name,
    label_count: labels.reduce((sum, { copies }) => sum + copies, 0),
  }
}
