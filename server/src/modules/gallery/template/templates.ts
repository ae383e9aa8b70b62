import type { Input, Reply } from '@inkroute/contract/endpoint'
import type { GalleryState } from '@inkroute/contract/gallery/gallery'
import type * as contract from '@inkroute/contract/gallery/template'
import { readDocument } from '@inkroute/engine/document/read-document'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { amountCell } from '../../../infra/exporter.ts'
import { selectProductFacts } from '../../catalog/catalog.ts'
import { getWorkbook } from '../../export/export.ts'
import { licenceNames, stateNames } from '../core/gallery.view.ts'
import {
  countTemplateStates,
  findDeskTemplate,
  selectDeskTemplates,
  selectMissingArtworks,
  selectTemplateTerms,
} from './template-desk.queries.ts'
import { layersIn, viewDeskTemplate } from './template-desk.view.ts'

export async function listDeskTemplates(
  ctx: StaffCtx,
  input: Input<typeof contract.listDeskTemplates>,
): Promise<Reply<typeof contract.listDeskTemplates>> {
  const { page, page_size, sort, ...filters } = input
  const [rows, counts] = await Promise.all([
    selectDeskTemplates(ctx.db, filters, { sort, limit: page_size, offset: (page - 1) * page_size }),
    countTemplateStates(ctx.db, filters),
  ])
  const total = filters.state ? counts[filters.state] : counts.draft + counts.on_sale + counts.withdrawn
  return { data: rows.map((row) => viewDeskTemplate(row, ctx)), total, counts, page, page_size }
}

export async function readTemplate(ctx: StaffCtx, id: number): Promise<contract.TemplateEditor> {
  const row = await findDeskTemplate(ctx.db, id)
  if (!row) throw new AppError('not_found')
  const [product, missing] = await Promise.all([
    selectProductFacts(ctx.db, row.product_id),
    selectMissingArtworks(ctx.db, id),
  ])
  const read = readDocument(row.document)
  const name = `name_${ctx.language}` as const
  return {
    ...viewDeskTemplate(row, ctx),
    layers: read.ok ? layersIn(read.document) : [],
    colors: (product?.colors ?? []).map((color) => ({ id: color.id, name: color[name], hex: color.hex })),
    missing: missing.map((art) => ({ slug: art.slug, name: art[name] || art.slug, state: art.state as GalleryState })),
  }
}

export const getDeskTemplate = (
  ctx: StaffCtx,
  { id }: Input<typeof contract.getDeskTemplate>,
): Promise<Reply<typeof contract.getDeskTemplate>> => readTemplate(ctx, id)

export async function listTemplateTerms(ctx: StaffCtx): Promise<Reply<typeof contract.listTemplateTerms>> {
  const { products, ...terms } = await selectTemplateTerms(ctx.db)
  return { ...terms, products: products.map((row) => ({ id: row.id, name: row[`name_${ctx.language}`] })) }
}

const MAX_EXPORTED = 5000
const headers = {
  zh: [
    '编号',
    '中文名称',
    '英文名称',
    '状态',
    '场景',
    '风格',
    '标签',
    '产品',
    '图片位',
    '文字位',
    '作者',
    '授权',
    '授权说明',
    '价格（元）',
    '设计数',
    '排序',
    '更新时间',
    '更新人',
  ],
  en: [
    'No.',
    'Chinese name',
    'English name',
    'Status',
    'Occasion',
    'Style',
    'Tags',
    'Product',
    'Pictures',
    'Texts',
    'Author',
    'Licence',
    'Licence note',
    'Price (CNY)',
    'Designs',
    'Position',
    'Updated',
    'By',
  ],
} as const
const widths = [10, 20, 24, 10, 14, 14, 24, 20, 8, 8, 16, 12, 30, 12, 10, 10, 20, 16]

export async function exportDeskTemplates(
  ctx: StaffCtx,
  { sort, ...filters }: Input<typeof contract.exportDeskTemplates>,
): Promise<Reply<typeof contract.exportDeskTemplates>> {
  const { language } = ctx
  const found = await selectDeskTemplates(ctx.db, filters, { sort, limit: MAX_EXPORTED + 1, offset: 0 })
  const rows = found.slice(0, MAX_EXPORTED).map((row) => viewDeskTemplate(row, ctx))
  const slots = (row: contract.DeskTemplate, kind: 'image' | 'text') => row.slots.filter((one) => one.kind === kind)
  const bytes = getWorkbook({
    header: [...headers[language]],
    widths,
    time_zone: 'Asia/Shanghai',
    rows: rows.map((row) => [
      row.id,
      row.name_zh,
      row.name_en,
      stateNames[language][row.state],
      row.scenario[language],
      row.style[language],
      [...row.tags_zh, ...row.tags_en].join(', '),
      row.product.name,
      slots(row, 'image').length,
      slots(row, 'text').length,
      row.author,
      licenceNames[language][row.licence],
      row.licence_note,
      amountCell(row.price_fen),
      row.designs,
      row.sort,
      new Date(row.updated_at),
      row.updated_by,
    ]),
  })
  const day = ctx.clock.now().toISOString().slice(0, 10)
  return {
    name: language === 'zh' ? `设计模板 ${day}.xlsx` : `templates ${day}.xlsx`,
    file_base64: Buffer.from(bytes).toString('base64'),
    rows: rows.length,
    is_cut: found.length > MAX_EXPORTED,
  }
}
