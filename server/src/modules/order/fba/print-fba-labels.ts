import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { printFbaLabels as contract, FbaOrder } from '@inkroute/contract/order/fba/fba'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { contentKey } from '../../../infra/storage/storage.ts'
import { selectLinesOf } from '../order.queries.ts'
import { paperRefusal } from '../paper/make-papers.ts'
import { labelsPdf, labelZpl } from './draw-fba-labels.ts'
import { fbaOrderOf } from './edit-fba.ts'
import { boxLabels, fnskuLabels } from './fba-label.view.ts'
import { readFba } from './read-fba.ts'

/** With colours as they were ordered: labels of one shipment look the same whoever prints them. */
async function fbaAsOrdered(tx: SellerCtx, id: number): Promise<FbaOrder | undefined> {
  const [fba] = await readFba(tx, [await fbaOrderOf(tx, id)])
  const colors = new Map((await selectLinesOf(tx.db, tx.seller.id, [id])).map((line) => [line.id, line.color_name]))
  if (!fba) return undefined
  const lines = fba.order.lines.map((line) => ({ ...line, color_name: colors.get(line.id) ?? line.color_name }))
  return { ...fba, order: { ...fba.order, lines } }
}

/** Refused until everything is there: a label with half a code would be turned away at the gate. */
export async function printFbaLabels(ctx: SellerCtx, input: Input<typeof contract>): Promise<Reply<typeof contract>> {
  const fba = await inTransaction(ctx, (tx) => fbaAsOrdered(tx, input.id))
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
