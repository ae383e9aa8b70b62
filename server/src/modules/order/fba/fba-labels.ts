import { PDFDocument } from '@cantoo/pdf-lib'
import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/order/fba/fba'
import type { FbaOrder } from '@inkroute/contract/order/fba/fba'
import { AppError } from '../../../infra/app-error.ts'
import type { SellerCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { keepPaper } from '../../export/export.ts'
import { selectLines } from '../core/order.queries.ts'
import { paperRefusal } from '../paper/paper.rules.ts'
import { drawPaper, type Paper } from '../paper/paper.ts'
import { paperZpl } from '../paper/paper-zpl.ts'
import { getFbaOrder } from './edit-fba.ts'
import { boxLabels, type FbaLabel, fnskuLabels } from './fba-label.view.ts'
import { readFba } from './read-fba.ts'

/** Positions on a label of either size. */
function getLayout({ width_mm, height_mm, head, foot }: FbaLabel) {
  const is_small = height_mm < 50
  const margin_mm = is_small ? 2 : 5
  const line_mm = is_small ? 3 : 5.5
  const size_mm = is_small ? 2.2 : 4
  const bars_top_mm = margin_mm + head.length * line_mm + (head.length > 0 ? 5 : 0)
  const bars_mm = is_small ? 9 : 30
  const code_top_mm = bars_top_mm + bars_mm + 1
  const foot_top_mm = code_top_mm + (is_small ? 4 : 9)
  return {
    margin_mm,
    line_mm,
    size_mm,
    bars_top_mm,
    bars_mm,
    code_top_mm,
    foot_top_mm,
    inner_mm: width_mm - 2 * margin_mm,
    foot,
  }
}

function getPaper(label: FbaLabel): Paper {
  const at = getLayout(label)
  const text = (words: string, top_mm: number, place: number) => ({
    text: words,
    x_mm: at.margin_mm,
    top_mm,
    size_mm: at.size_mm,
    width_mm: at.inner_mm,
    weight: place === 0 ? 700 : 400,
  })
  return {
    width_mm: label.width_mm,
    height_mm: label.height_mm,
    rules_mm: [],
    codes: [
      { value: label.code, x_mm: at.margin_mm, top_mm: at.bars_top_mm, width_mm: at.inner_mm, height_mm: at.bars_mm },
    ],
    texts: [
      ...label.head.map((words, place) => text(words, at.margin_mm + place * at.line_mm, place)),
      {
        text: label.code,
        x_mm: label.width_mm / 2,
        top_mm: at.code_top_mm,
        align: 'center' as const,
        size_mm: at.size_mm * 1.2,
        weight: 700,
      },
      ...label.foot.map((words, place) => text(words, at.foot_top_mm + place * at.line_mm, place + 1)),
    ],
  }
}

/** Each label is drawn once and its copies reference it, which keeps large runs small. */
export async function labelsPdf(
  labels: readonly { readonly label: FbaLabel; readonly copies: number }[],
): Promise<Uint8Array> {
  const book = await PDFDocument.create()
  for (const { label } of labels) {
    await drawPaper(book, getPaper(label))
    await new Promise(setImmediate)
  }
  if (labels.every(({ copies }) => copies === 1)) return book.save()
  const pdf = await PDFDocument.create()
  const drawn = await pdf.embedPages(book.getPages())
  for (const [at, { copies }] of labels.entries()) {
    const page = drawn[at]
    for (let copy = 0; page && copy < copies; copy++) pdf.addPage([page.width, page.height]).drawPage(page)
  }
  return pdf.save()
}

/** The same label in the language of label printers. */
export const labelZpl = (label: FbaLabel, copies = 1): string => paperZpl(getPaper(label), copies)

/** Colour names as ordered, so that labels of a shipment do not depend on who prints them. */
async function fbaAsOrdered(tx: SellerCtx, id: number): Promise<FbaOrder | undefined> {
  const [fba] = await readFba(tx, [await getFbaOrder(tx, id)])
  const colors = new Map((await selectLines(tx.db, tx.seller.id, [id])).map((line) => [line.id, line.color_name]))
  if (!fba) return undefined
  const lines = fba.order.lines.map((line) => ({ ...line, color_name: colors.get(line.id) ?? line.color_name }))
  return { ...fba, order: { ...fba.order, lines } }
}

/** Refused until complete: Amazon rejects labels with incomplete codes. */
export async function printFbaLabels(
  ctx: SellerCtx,
  input: Input<typeof contract.printFbaLabels>,
): Promise<Reply<typeof contract.printFbaLabels>> {
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
  const paper = { kind: 'fba_label', body, extension: input.format, order_ids: [input.id] } as const
  const key = await keepPaper(ctx, ctx.seller.id, paper)
  const file_name = `${fba.shipment_no}-${input.kind}.${input.format}`
  return {
    url: `${ctx.storage.url(key)}&name=${encodeURIComponent(file_name)}`,
    file_name,
    label_count: labels.reduce((sum, { copies }) => sum + copies, 0),
  }
}
