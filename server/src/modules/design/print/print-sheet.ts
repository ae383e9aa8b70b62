import { FLAT_COLOR_ID } from '@inkroute/contract/design/design'
import { chosenTechnique } from '@inkroute/engine/print/rules/technique'
import { currentBrand } from '../../../infra/company/company.ts'
import type { AppCtx } from '../../../infra/context.ts'
import type { SheetTask, SheetView } from '../../../infra/paint/paint-task.ts'
import { cachedProduct, termName } from '../../catalog/catalog.ts'
import { findDesign, type MockupRow, selectMockups } from '../core/design.queries.ts'
import { type Painting, type PlannedFile, plannedFiles } from '../core/faces.rules.ts'
import type { SetRow } from './print.queries.ts'
import { printFileName, toTexts } from './print.view.ts'

const UTC_MINUTES = 16

async function viewOfSheet(
  ctx: AppCtx,
  painting: Painting,
  set: SetRow,
  file: PlannedFile,
  mockups: readonly MockupRow[],
): Promise<SheetView> {
  const { product } = painting
  const view = product.views.find((one) => one.view_id === file.view_id)
  const findPath = async (color_id: number) => {
    const key = mockups.find((row) => row.view_id === file.view_id && row.color_id === color_id)?.small_key
    return key ? ctx.storage.localFile(key) : null
  }
  const bleed = file.bleed_cm > 0 ? ` + 出血 bleed ${Math.round(file.bleed_cm * 10)} mm` : ''
  return {
    title: `${view?.name_zh ?? ''} ${view?.name_en ?? ''}`,
    lines: [
      `印刷尺寸 Print  ${file.width_cm} × ${file.height_cm} cm${bleed}`,
      `文件 File  ${file.width_px} × ${file.height_px} px, ${file.dpi} dpi`,
      printFileName(set.reference, product.views, file.view_id),
      ...toTexts(painting.document, file.view_id),
    ],
    mockup_path: await findPath(set.color_id),
    flat_path: await findPath(FLAT_COLOR_ID),
  }
}

/** Parts of a set, each with its colour and size for picking. */
async function getParts(ctx: AppCtx, { product }: Painting, { color_id, size_id }: SetRow) {
  const parts = product.components.filter((part) => part.color_id === color_id && part.size_id === size_id)
  return Promise.all(
    parts.map(async (part, n) => {
      const sub = await cachedProduct(ctx, part.sub_basic_product_id)
      const color = sub?.colors.find((one) => one.id === part.sub_color_id)
      const size = sub?.sizes.find((one) => one.id === part.sub_size_id)
      const words = [`${part.sub_name_zh} ${part.sub_code}`, color && `${color.name_zh} ${color.name_en}`, size?.name]
      return { label: `部件 Part ${n + 1}`, value: `${words.filter(Boolean).join(' · ')} × ${part.quantity}` }
    }),
  )
}

/** The sheet in Chinese and English: floors in both parts of the world read it. */
export async function getSheet(ctx: AppCtx, painting: Painting, set: SetRow): Promise<SheetTask> {
  const { product } = painting
  const [brand, design, mockups] = await Promise.all([
    currentBrand(ctx),
    findDesign(ctx.db, set.seller_id, set.design_id),
    selectMockups(ctx.db, set.seller_id, [set]),
  ])
  const color = product.colors.find((one) => one.id === set.color_id)
  const size = product.sizes.find((one) => one.id === set.size_id)
  const item = product.items.find((one) => one.color_id === set.color_id && one.size_id === set.size_id)
  const files = plannedFiles(product, painting.printed_view_ids, set.size_id)
  const technique = chosenTechnique(painting.document, product.techniques)?.key
  const technique_name = technique && (await termName(ctx, 'technique', technique))
  const made_at = set.created_at.slice(0, UTC_MINUTES).replace('T', ' ')
  return {
    kind: 'sheet',
    title: '生产单 Production sheet',
    subtitle: `${brand.full.zh} · ${made_at} UTC`,
    code: set.reference,
    swatch: color?.hex ?? '#ffffff',
    facts: [
      { label: '产品', value: `${product.name_zh} ${product.code}` },
      { label: 'Product', value: product.name_en },
      { label: '颜色 Colour', value: color ? `${color.name_zh} ${color.name_en}` : '' },
      { label: '尺码 Size', value: size?.name ?? '' },
      { label: '底版 SKU', value: item?.sku ?? '' },
      { label: '数量 Pieces', value: String(set.quantity) },
      { label: '工艺 Technique', value: technique_name ? `${technique_name.zh} ${technique_name.en}` : '' },
      { label: '设计 Design', value: `${design?.name ?? ''} #${set.design_id} v${set.version}` },
      ...(await getParts(ctx, painting, set)),
    ],
    views: await Promise.all(files.map((file) => viewOfSheet(ctx, painting, set, file, mockups))),
    footer:
      '印前请核对颜色、尺码与印刷面；扫描条码或二维码可查到这件商品。Check colour, size and view before printing; scan a code to find the piece.',
  }
}
