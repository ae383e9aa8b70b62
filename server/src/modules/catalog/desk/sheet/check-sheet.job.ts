import { errorText } from '@inkroute/contract/errors/errors'
import { z } from 'zod'
import type { AppCtx } from '../../../../infra/context.ts'
import { inTransaction } from '../../../../infra/db/transaction.ts'
import { job } from '../../../../infra/jobs/job.ts'
import { CannotReadSheet, defaultSheetLimits, type SheetRow } from '../../../../infra/sheet/sheet.ts'
import { streamSheet } from '../../../../infra/sheet/stream-sheet.ts'
import { levelTable } from '../../../account/account.ts'
import { selectTakenSkus } from '../edit/desk.queries.ts'
import { compareRow, readHeader, type SheetHeader, withProblems } from './compare-rows.rules.ts'
import { NEW_VARIANT } from './new-variant.rules.ts'
import {
  changeSheet,
  findSheet,
  insertChanges,
  moveSheet,
  removeChanges,
  type SheetRecord,
  selectKnown,
} from './sheet.queries.ts'

/** Enough rows for few queries, few enough for flat memory. */
const BLOCK_ROWS = 2000
const limits = { ...defaultSheetLimits, max_rows: 400_001, max_cells: 12_000_000 }

const noHeader = {
  zh: '第一行没有“产品编码”列，请使用导出的文件',
  en: 'The first row has no column “Product code”; use an exported file',
}

async function compareBlock(ctx: AppCtx, sheet: SheetRecord, header: SheetHeader, rows: readonly SheetRow[]) {
  const language = sheet.language as 'zh' | 'en'
  const codes = new Set(rows.map(({ cells }) => (cells[header.code_at] ?? '').trim()))
  const known = await selectKnown(ctx.db, [...codes])
  const { levels } = await levelTable(ctx.db)
  const changes = rows.flatMap((row) => compareRow(header, row, known, language))
  const added = changes.filter(({ field }) => field === NEW_VARIANT).map(({ sku }) => sku)
  const taken = added.length > 0 ? await selectTakenSkus(ctx.db, 0, added) : undefined
  await insertChanges(ctx.db, sheet.id, withProblems(changes, known, levels, language, taken))
}

async function compareSheet(ctx: AppCtx, sheet: SheetRecord): Promise<void> {
  let header: SheetHeader | null = null
  let rows = 0
  for await (const block of streamSheet(await ctx.storage.get(sheet.file_key), limits, BLOCK_ROWS)) {
    if (header === null) header = readHeader(block.shift()?.cells ?? [])
    if (header === null) {
      await changeSheet(ctx.db, sheet.id, { state: 'failed', error: noHeader[sheet.language as 'zh' | 'en'] })
      return
    }
    await compareBlock(ctx, sheet, header, block)
    rows += block.length
    await changeSheet(ctx.db, sheet.id, { kind: header.kind, rows })
  }
  await moveSheet(ctx.db, sheet.id, 'checking', 'checked')
}

/** Lists every difference between a file and the catalogue. */
export const checkSheetJob = job({
  name: 'catalogue.check-sheet',
  schema: z.object({ id: z.int() }),
  expire_seconds: 900,
  async run(ctx, { id }) {
    const sheet = await findSheet(ctx.db, id)
    if (sheet?.state !== 'checking') return
    await removeChanges(ctx.db, id)
    try {
      await compareSheet(ctx, sheet)
    } catch (error) {
      if (!(error instanceof CannotReadSheet)) throw error
      const said = errorText(`sheet_${error.refusal}`, sheet.language as 'zh' | 'en', {
        row: error.row ?? 0,
        limit_rows: limits.max_rows - 1,
        limit_columns: limits.max_columns,
        limit_cells: limits.max_cells,
        limit_mb: limits.max_bytes / 1024 / 1024,
      })
      await inTransaction(ctx, async (tx) => {
        await changeSheet(tx.db, id, { state: 'failed', error: said })
      })
    }
    await ctx.storage.remove(sheet.file_key)
  },
  giveUp: (tx, { id }) => moveSheet(tx.db, id, 'checking', 'failed'),
})
