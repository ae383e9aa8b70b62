import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { getBrand, readCompany } from '../../infra/company/company.ts'
import type { SellerCtx } from '../../infra/context.ts'
import { type PdfText, writeTexts } from '../../infra/pdf/pdf-writer.ts'
import { keepPaper } from '../export/export.ts'

export interface InvoiceLine {
  readonly name: string
  /** Decimal, negative for deductions. */
  readonly amount: string
}

export interface Invoice {
  readonly language: 'zh' | 'en'
  readonly kind: 'invoice' | 'receipt'
  readonly number: string
  readonly buyer: string
  readonly paid_at: string
  readonly paid_by: string
  readonly lines: readonly InvoiceLine[]
  readonly total: string
  /** Who was paid: the legal name, or the brand while none is entered. */
  readonly payee: string
  readonly payee_address: string
  readonly payee_tax_no: string
  readonly brand: string
}

const words = {
  zh: {
    invoice: '账单发票',
    receipt: '充值收据',
    number: '单号',
    buyer: '付款方',
    seller: '收款方',
    tax_no: '税号',
    paid_at: '付款时间',
    paid_by: '支付方式',
    item: '项目',
    amount: '金额（元）',
    total: '合计',
    note: '本单据由系统根据账务记录生成，可作为付款凭证；增值税发票请联系客服开具。',
  },
  en: {
    invoice: 'Invoice',
    receipt: 'Receipt',
    number: 'Number',
    buyer: 'Paid by',
    seller: 'Paid to',
    tax_no: 'Tax number',
    paid_at: 'Paid at',
    paid_by: 'Method',
    item: 'Item',
    amount: 'Amount (CNY)',
    total: 'Total',
    note: 'Made from our books as proof of payment. Ask support for a VAT invoice.',
  },
} as const

/** A4, in points. */
const PAGE = { width: 595, height: 842, left: 56, right: 539 } as const
const ROW = 26
const TABLE_TOP = 292

const shanghai = (iso: string) => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

function headTexts(invoice: Invoice): PdfText[] {
  const text = words[invoice.language]
  const facts = [
    [text.number, invoice.number],
    [text.buyer, invoice.buyer],
    [text.seller, [invoice.payee, invoice.payee_address].filter(Boolean).join(' · ')],
    ...(invoice.payee_tax_no ? ([[text.tax_no, invoice.payee_tax_no]] as const) : []),
    [text.paid_at, `${shanghai(invoice.paid_at)} (UTC+8)`],
    [text.paid_by, invoice.paid_by],
  ] as const
  return [
    { text: invoice.brand, x: PAGE.left, top: 56, size: 14, weight: 700, colour: '#c93417' },
    { text: text[invoice.kind], x: PAGE.left, top: 84, size: 24, weight: 700 },
    ...facts.flatMap(([name, value], index): PdfText[] => [
      { text: name, x: PAGE.left, top: 134 + index * 22, size: 10, colour: '#5b6472' },
      { text: value, x: PAGE.left + 90, top: 134 + index * 22, size: 10, max_width: PAGE.right - PAGE.left - 90 },
    ]),
  ]
}

function tableTexts(invoice: Invoice): PdfText[] {
  const text = words[invoice.language]
  const rows = [
    { name: text.item, amount: text.amount, weight: 700 },
    ...invoice.lines.map((line) => ({ ...line, weight: 400 })),
    { name: text.total, amount: invoice.total, weight: 700 },
  ]
  return rows.flatMap(({ name, amount, weight }, index): PdfText[] => [
    { text: name, x: PAGE.left, top: TABLE_TOP + index * ROW, size: 11, weight, max_width: 340 },
    { text: amount, x: PAGE.right, top: TABLE_TOP + index * ROW, size: 11, weight, align: 'right' },
  ])
}

/** One page, the same bytes for the same payment. */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const paid = new Date(invoice.paid_at)
  document.setTitle(`${words[invoice.language][invoice.kind]} ${invoice.number}`)
  document.setProducer('InkRoute')
  document.setCreationDate(paid)
  document.setModificationDate(paid)
  const page = document.addPage([PAGE.width, PAGE.height])
  const rows = invoice.lines.length + 2
  for (const at of [1, rows - 1, rows]) {
    const y = PAGE.height - (TABLE_TOP - 7 + at * ROW)
    const line = { start: { x: PAGE.left, y }, end: { x: PAGE.right, y }, thickness: 0.6, color: rgb(0.78, 0.77, 0.74) }
    page.drawLine(line)
  }
  const { note } = words[invoice.language]
  const foot = { text: note, x: PAGE.left, top: TABLE_TOP + rows * ROW + 24, size: 9, colour: '#5b6472' }
  await writeTexts(page, [...headTexts(invoice), ...tableTexts(invoice), foot])
  return document.save()
}

/** Keeps the paper and hands out an address that works for a while. */
export async function storeInvoice(
  ctx: SellerCtx,
  bill: Omit<Invoice, 'payee' | 'payee_address' | 'payee_tax_no' | 'brand'>,
): Promise<{ url: string; file_name: string }> {
  const { language } = bill
  const company = await readCompany(ctx.db)
  const brand = getBrand(company)
  const body = await drawInvoice({
    ...bill,
    brand: brand.full[language],
    payee: brand.legal_name[language] || brand.full[language],
    payee_address: company.address[language] || company.address.zh || company.address.en,
    payee_tax_no: company.tax_no,
  })
  const key = await keepPaper(ctx, ctx.seller.id, { kind: 'invoice', body, extension: 'pdf', order_ids: [] })
  return { url: ctx.storage.url(key), file_name: `${bill.number}.pdf` }
}
