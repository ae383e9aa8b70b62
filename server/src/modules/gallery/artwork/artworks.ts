import type { Input, Reply } from '@inkroute/contract/endpoint'
import type * as contract from '@inkroute/contract/gallery/artwork'
import { AppError } from '../../../infra/app-error.ts'
import type { StaffCtx } from '../../../infra/context.ts'
import { amountCell } from '../../../infra/exporter.ts'
import { getWorkbook } from '../../export/export.ts'
import { licenceNames, stateNames } from '../core/gallery.view.ts'
import { countByState, findDeskArtwork, selectDeskArtworks, selectTerms } from './artwork.queries.ts'
import { viewArtwork } from './artwork.view.ts'

export async function listDeskArtworks(
  ctx: StaffCtx,
  input: Input<typeof contract.listDeskArtworks>,
): Promise<Reply<typeof contract.listDeskArtworks>> {
  const { page, page_size, sort, ...filters } = input
  const [rows, counts] = await Promise.all([
    selectDeskArtworks(ctx.db, filters, { sort, limit: page_size, offset: (page - 1) * page_size }),
    countByState(ctx.db, filters),
  ])
  const total = filters.state ? counts[filters.state] : counts.draft + counts.on_sale + counts.withdrawn
  return { data: rows.map((row) => viewArtwork(row, ctx.language)), total, counts, page, page_size }
}

export async function readArtwork(ctx: StaffCtx, slug: string): Promise<contract.DeskArtwork> {
  const row = await findDeskArtwork(ctx.db, slug)
  if (!row) throw new AppError('not_found')
  return viewArtwork(row, ctx.language)
}

export const getDeskArtwork = (
  ctx: StaffCtx,
  { slug }: Input<typeof contract.getDeskArtwork>,
): Promise<Reply<typeof contract.getDeskArtwork>> => readArtwork(ctx, slug)

export const listArtworkTerms = (ctx: StaffCtx): Promise<Reply<typeof contract.listArtworkTerms>> => selectTerms(ctx.db)

const MAX_EXPORTED = 5000
const headers = {
  zh: [
    '编号',
    '中文名称',
    '英文名称',
    '状态',
    '分类',
    '风格',
    '标签',
    '作者',
    '授权',
    '授权说明',
    '价格（元）',
    '合集',
    '设计数',
    '像素',
    '更新时间',
    '更新人',
  ],
  en: [
    'Code',
    'Chinese name',
    'English name',
    'Status',
    'Category',
    'Style',
    'Tags',
    'Author',
    'Licence',
    'Licence note',
    'Price (CNY)',
    'Collections',
    'Designs',
    'Pixels',
    'Updated',
    'By',
  ],
} as const
const widths = [30, 20, 24, 10, 14, 14, 30, 16, 12, 30, 12, 24, 10, 14, 20, 16]

export async function exportDeskArtworks(
  ctx: StaffCtx,
  { sort, ...filters }: Input<typeof contract.exportDeskArtworks>,
): Promise<Reply<typeof contract.exportDeskArtworks>> {
  const { language } = ctx
  const found = await selectDeskArtworks(ctx.db, filters, { sort, limit: MAX_EXPORTED + 1, offset: 0 })
  const rows = found.slice(0, MAX_EXPORTED).map((row) => viewArtwork(row, language))
  const bytes = getWorkbook({
    header: [...headers[language]],
    widths,
    time_zone: 'Asia/Shanghai',
    rows: rows.map((row) => [
      row.slug,
      row.name_zh,
      row.name_en,
      stateNames[language][row.state],
      row.category[language],
      row.style[language],
      [...row.tags_zh, ...row.tags_en].join(', '),
      row.author,
      licenceNames[language][row.licence],
      row.licence_note,
      amountCell(row.price_fen),
      row.collections.map(({ name }) => name).join(', '),
      row.designs,
      `${row.width_px} × ${row.height_px}`,
      new Date(row.updated_at),
      row.updated_by,
    ]),
  })
  const day = ctx.clock.now().toISOString().slice(0, 10)
  return {
    name: language === 'zh' ? `图库 ${day}.xlsx` : `gallery ${day}.xlsx`,
    file_base64: Buffer.from(bytes).toString('base64'),
    rows: rows.length,
    is_cut: found.length > MAX_EXPORTED,
  }
}
