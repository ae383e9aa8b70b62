import { UploadFilter } from '@inkroute/contract/upload/upload'
import { exporter } from '../../infra/exporter.ts'
import { countUploads, selectUploads } from './core/upload.queries.ts'

const BATCH = 500

type Row = Awaited<ReturnType<typeof selectUploads>>[number]

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10

/** The seller's picture library with the filters of its screen. */
export const uploadListExporter = exporter<typeof UploadFilter, Row>({
  kind: 'upload.list',
  zh: '我的图库',
  en: 'My materials',
  permission: 'design.material',
  schema: UploadFilter,
  columns: [
    { zh: '编号', en: 'ID', width: 10, value: (row) => row.id },
    { zh: '名称', en: 'Name', width: 40, value: (row) => row.name },
    { zh: '类型', en: 'Type', width: 8, value: (row) => row.type?.toUpperCase() ?? '' },
    { zh: '宽（像素）', en: 'Width (px)', width: 12, value: (row) => row.width_px },
    { zh: '高（像素）', en: 'Height (px)', width: 12, value: (row) => row.height_px },
    { zh: '分辨率（dpi）', en: 'Resolution (dpi)', width: 14, value: (row) => row.dpi },
    {
      zh: '透明',
      en: 'Transparent',
      width: 10,
      value: ({ has_alpha }, language) =>
        has_alpha === null ? '' : language === 'zh' ? (has_alpha ? '是' : '否') : has_alpha ? 'yes' : 'no',
    },
    { zh: '主色', en: 'Main colour', width: 12, value: (row) => row.dominant_color },
    { zh: '文件大小（KB）', en: 'File size (KB)', width: 15, value: (row) => kilobytes(row.bytes) },
    { zh: '上传时间', en: 'Uploaded at', width: 20, value: (row) => new Date(row.created_at) },
  ],
  count: (ctx, { seller_id, time_zone }, params) => countUploads(ctx.db, seller_id, { ...params, time_zone }),
  async *rows(ctx, { seller_id, time_zone }, params) {
    const filters = { ...params, time_zone }
    for (let offset = 0; ; offset += BATCH) {
      const rows = await selectUploads(ctx.db, seller_id, filters, { sort: params.sort, limit: BATCH, offset })
      if (rows.length > 0) yield rows
      if (rows.length < BATCH) return
    }
  },
})
