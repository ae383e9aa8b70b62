import type { Language } from '@inkroute/contract/errors/errors'
import { type BatchCell, type BatchCellState, batchCellStates } from '@inkroute/contract/goods/batch/batch'
import { WireId } from '@inkroute/contract/wire'
import { z } from 'zod'
import { exporter } from '../../../infra/exporter.ts'
import { viewCells } from './list-runs.ts'
import { findRun } from './plan/batch.queries.ts'
import { countCellsIn, selectCells } from './run-record.queries.ts'

const BATCH = 200
const Params = z.object({ run_id: WireId, state: z.enum(batchCellStates).optional() })

const stateNames: Record<BatchCellState, { zh: string; en: string }> = {
  waiting: { zh: '等待中', en: 'Waiting' },
  made: { zh: '出图中', en: 'Making pictures' },
  done: { zh: '已完成', en: 'Done' },
  failed: { zh: '失败', en: 'Failed' },
  skipped: { zh: '已跳过', en: 'Skipped' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
}

/** The export uses the language of the user who requests it, not of the one who started the run. */
type BilingualCell = Readonly<Record<Language, BatchCell>>

/** One line for each cell of a run, with what became of it. */
export const batchExporter = exporter<typeof Params, BilingualCell>({
  kind: 'goods.batch',
  zh: '批量设计记录',
  en: 'Batch run',
  permission: 'design.group',
  schema: Params,
  columns: [
    { zh: '序号', en: 'Number', width: 8, value: ({ zh }) => zh.cell_no },
    { zh: '图案', en: 'Artwork', width: 28, value: ({ zh }) => zh.artwork_name },
    { zh: '底版', en: 'Base product', width: 28, value: (row, language) => row[language].product_name },
    { zh: '表格数据', en: 'Row', width: 28, value: ({ zh }) => zh.row_text },
    { zh: '状态', en: 'Status', width: 12, value: ({ zh }, language) => stateNames[zh.state][language] },
    { zh: '原因', en: 'Reason', width: 36, value: (row, language) => row[language].reason },
    { zh: '商品编号', en: 'Goods ID', width: 10, value: ({ zh }) => zh.goods_id },
    { zh: '商品名称', en: 'Name', width: 40, value: ({ zh }) => zh.title },
    { zh: 'SKU 数', en: 'SKUs', width: 8, value: ({ zh }) => zh.sku_count },
  ],
  count: (ctx, { seller_id }, { run_id, state }) => countCellsIn(ctx.db, seller_id, run_id, state),
  async *rows(ctx, { seller_id }, { run_id, state }) {
    const run = await findRun(ctx.db, seller_id, run_id)
    if (!run) return
    for (let offset = 0; ; offset += BATCH) {
      const cells = await selectCells(ctx.db, seller_id, run_id, { state, limit: BATCH, offset })
      const [zh, en] = [await viewCells(ctx, run, cells, 'zh'), await viewCells(ctx, run, cells, 'en')]
      yield zh.flatMap((cell, n) => (en[n] ? [{ zh: cell, en: en[n] }] : []))
      if (cells.length < BATCH) return
    }
  },
})
