import type { Reply } from '@inkroute/contract/endpoint'
import { type getTemplateSample as contract, templateColumns } from '@inkroute/contract/goods/template-import'
import type { SellerCtx } from '../../../infra/context.ts'
import { galleryArtworks } from '../../catalog/catalog.ts'
import { workbookOf } from '../../export/export.ts'

const WIDTH = 18

/** A sheet that can be imported as it is: pictures of the platform's gallery on common products. */
export async function getTemplateSample(ctx: SellerCtx): Promise<Reply<typeof contract>> {
  const { language } = ctx
  const is_zh = language === 'zh'
  const [first = '', second = ''] = [...(await galleryArtworks()).keys()]
  const [white, black] = is_zh ? ['白色', '黑色'] : ['White', 'Black']
  const rows = [
    { product: 'tshirt', artwork: `art:${first}`, placement: is_zh ? '适应' : 'fit', colors: `${white},${black}` },
    { product: 'mug', artwork: `art:${second}`, placement: is_zh ? '填充' : 'fill', price: '39.90' },
  ]
  const names = is_zh ? ['示例 T 恤', '示例马克杯'] : ['Sample tee', 'Sample mug']
  const bytes = workbookOf({
    header: templateColumns.map((column) => column[language]),
    widths: templateColumns.map(() => WIDTH),
    rows: rows.map((row, at) => {
      const values: Record<string, string> = { ...row, title: names[at] ?? '' }
      return templateColumns.map(({ key }) => values[key] ?? '')
    }),
  })
  const name = is_zh ? '商品模板导入示例.xlsx' : 'template-import-sample.xlsx'
  return { name, file_base64: Buffer.from(bytes).toString('base64') }
}
