import type { App } from '../../server/src/app.ts'
import type { SheetExporter } from '../../server/src/infra/exporter.ts'
import { streamXlsx } from '../../server/src/infra/sheet/read-xlsx.ts'
import { defaultSheetLimits } from '../../server/src/infra/sheet/sheet.ts'
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

/** The reference: the same file read row by row, and nothing done with the rows. */
function timeOfBareRead(file: Uint8Array): number {
  const began = performance.now()
  const limits = { ...defaultSheetLimits, max_rows: 400_001, max_cells: 12_000_000 }
  for (const _ of streamXlsx(file, limits));
  return (performance.now() - began) / 1000
}

/** How long checking the whole catalogue takes, and how much memory it needs beyond the file. */
export async function checkWholeSheet(app: App, origin: string, token: string) {
  const { file, rows } = await exportVariants(app)
  const bare_seconds = timeOfBareRead(file)
  const answer = await fetch(`${origin}/req/ops/catalog/sheet?name=bench.xlsx`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: file,
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  let longest_pause = 0
  let last = performance.now()
  const sampling = setInterval(() => {
    const now = performance.now()
    longest_pause = Math.max(longest_pause, now - last - SAMPLE_MS)
    last = now
    most = Math.max(most, process.memoryUsage().rss)
  }, SAMPLE_MS)
  const began = performance.now()
  await checkSheetJob.run(app.ctx, { id: data.id })
  const seconds = (performance.now() - began) / 1000
  clearInterval(sampling)
  const sheet = await app.ctx.db
    .selectFrom('catalogue_sheet')
    .select(['state', 'rows'])
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  if (sheet.state !== 'checked' || sheet.rows !== rows) throw new Error(`checked ${sheet.rows} of ${rows} rows`)
  const mb = (bytes: number) => bytes / 1024 / 1024
  return { rows, seconds, bare_seconds, longest_pause, grown_mb: mb(most - before), peak_mb: mb(most) }
}
