import type { App } from '../../server/src/app.ts'
import type { SheetExporter } from '../../server/src/infra/exporter.ts'
import { checkSheetJob } from '../../server/src/modules/catalog/desk/sheet/check-sheet.job.ts'
import { variantExporter } from '../../server/src/modules/catalog/desk/sheet/sheet.exporters.ts'
import { xlsxFormat } from '../../server/src/modules/export/xlsx-format.ts'

const CHANGED_EVERY = 50
const SAMPLE_MS = 100
const scope = { seller_id: 0, user_id: 0, time_zone: 'UTC' }

/** Every variant of the catalogue as a workbook, with another price in some rows. */
async function exportVariants(app: App): Promise<{ file: Buffer; rows: number }> {
  const { columns, rows } = variantExporter as SheetExporter
  const price_at = columns.findIndex(({ en }) => en.startsWith('Price'))
  const chunks: Uint8Array[] = []
  const format = xlsxFormat((chunk) => chunks.push(chunk), 'UTC')
  format.begin(
    columns.map(({ en }) => en),
    columns.map(() => 12),
  )
  let count = 0
  for await (const batch of rows(app.ctx, scope, {})) {
    for (const row of batch) {
      const cells = columns.map(({ value }) => value(row, 'en'))
      if (++count % CHANGED_EVERY === 0) cells[price_at] = '9999.00'
      format.row(cells)
    }
  }
  format.end()
  return { file: Buffer.concat(chunks), rows: count }
}

/** How long checking the whole catalogue takes, and how much memory it needs beyond the file. */
export async function checkWholeSheet(app: App, origin: string, token: string) {
  const { file, rows } = await exportVariants(app)
  const answer = await fetch(`${origin}/req/ops/catalog/sheet?name=bench.xlsx`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: file,
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, SAMPLE_MS)
  const began = performance.now()
  await checkSheetJob.run(app.ctx, { id: data.id })
  clearInterval(sampling)
  const sheet = await app.ctx.db
    .selectFrom('catalogue_sheet')
    .select(['state', 'rows'])
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  if (sheet.state !== 'checked' || sheet.rows !== rows) throw new Error(`checked ${sheet.rows} of ${rows} rows`)
  return { rows, seconds: (performance.now() - began) / 1000, grown_mb: (most - before) / 1024 / 1024 }
}
