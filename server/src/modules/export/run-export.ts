import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetFormat } from '@inkroute/contract/export/export'
import type { Selectable } from 'kysely'
import type { AppCtx } from '../../infra/context.ts'
import type { ExportRecord } from '../../infra/db/tables.gen.ts'
import { Amount, type ArchiveExporter, type Cell, type Exporter, type SheetExporter } from '../../infra/exporter.ts'
import { manifests } from '../../infra/module/module.ts'
import { openArchiveFile } from './archive-file.ts'
import { changeExport, findExport } from './export.queries.ts'
import { type MakeFormat, openSheetFile } from './sheet-file.ts'
import { wallClock } from './wall-clock.ts'
import { decimal, xlsxFormat } from './xlsx-format.ts'

export const findExporter = (ctx: AppCtx, kind: string): Exporter | undefined =>
  manifests(ctx)
    .flatMap(({ exporters }) => exporters ?? [])
    .find((one) => one.kind === kind)

const encoder = new TextEncoder()
const BOM = '\uFEFF'

/** A text that begins like a formula would run when opened; the apostrophe makes it a text again. */
const disarm = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export function csvCell(cell: Cell, time_zone: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Amount) return decimal(cell)
  const text = cell instanceof Date ? wallClock(cell, time_zone) : disarm(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** UTF-8 with a BOM, so that spreadsheets read Chinese correctly. */
export const csvFormat: MakeFormat = (emit, time_zone) => {
  const line = (cells: readonly Cell[]) =>
    emit(encoder.encode(`${cells.map((cell) => csvCell(cell, time_zone)).join(',')}\r\n`))
  return {
    begin(header) {
      emit(encoder.encode(BOM))
      line(header)
    },
    row: line,
    end() {},
  }
}

const BEAT_MS = 700
const KEEP_MS = 7 * 86_400_000
const DEFAULT_WIDTH = 18

const formats: Record<SheetFormat, MakeFormat> = { xlsx: xlsxFormat, csv: csvFormat }

type Row = Selectable<ExportRecord>
interface Run {
  readonly seller_id: number
  readonly id: number
  readonly attempt: number
}

class Stopped extends Error {}

/** Saves progress; stops the run if it was cancelled, deleted or restarted. */
async function beat(ctx: AppCtx, run: Run, progress: number, total: number): Promise<void> {
  const change = { progress, total: Math.max(total, progress), beat_at: ctx.clock.now().toISOString() }
  const mine = { status: ['running'], attempt: run.attempt } as const
  if (!(await changeExport(ctx.db, run.seller_id, run.id, mine, change))) throw new Stopped()
}

async function writeRows(ctx: AppCtx, run: Run, record: Row, exporter: SheetExporter, path: string): Promise<number> {
  const { seller_id, user_id, time_zone } = record
  const language = record.language === 'en' ? 'en' : 'zh'
  const scope = { seller_id, user_id, time_zone }
  const params = exporter.schema.parse(record.params)
  const { columns } = exporter
  const header = columns.map((column) => column[language])
  const widths = columns.map((column) => column.width ?? DEFAULT_WIDTH)
  const file = openSheetFile(path, formats[record.format as SheetFormat], time_zone, header, widths)
  const total = await exporter.count(ctx, scope, params)
  let written = 0
  let told_at = Number.NEGATIVE_INFINITY
  await beat(ctx, run, 0, total)
  for await (const batch of exporter.rows(ctx, scope, params)) {
    await file.add(batch.map((row) => columns.map((column) => column.value(row, language))))
    written += batch.length
    const now_ms = ctx.clock.now().getTime()
    if (now_ms - told_at > BEAT_MS) {
      await beat(ctx, run, written, total)
      told_at = now_ms
    }
  }
  await file.close()
  return written
}

async function writeFiles(
  ctx: AppCtx,
  run: Run,
  record: Row,
  exporter: ArchiveExporter,
  path: string,
): Promise<number> {
  const { seller_id, user_id, time_zone } = record
  const scope = { seller_id, user_id, time_zone }
  const params = exporter.schema.parse(record.params)
  const archive = openArchiveFile(path)
  const total = await exporter.count(ctx, scope, params)
  let written = 0
  await beat(ctx, run, 0, total)
  for await (const file of exporter.files(ctx, scope, params)) {
    await archive.add(file.path, await ctx.storage.stream(file.key))
    written++
    await beat(ctx, run, written, total)
  }
  await archive.close()
  return written
}

const write = (ctx: AppCtx, run: Run, record: Row, exporter: Exporter, path: string): Promise<number> =>
  'files' in exporter ? writeFiles(ctx, run, record, exporter, path) : writeRows(ctx, run, record, exporter, path)

async function keepFile(ctx: AppCtx, run: Run, record: Row, path: string, written: number): Promise<void> {
  // Named by record, not by content: running again after a crash overwrites instead of leaving two.
  const file_key = `private/export/${run.seller_id}/${run.id}-${run.attempt}.${record.format}`
  const { size: bytes } = await stat(path)
  await ctx.storage.putFile(file_key, path)
  const now = ctx.clock.now()
  const isMine = await changeExport(
    ctx.db,
    run.seller_id,
    run.id,
    { status: ['running'], attempt: run.attempt },
    {
      status: 'done',
      file_key,
      bytes,
      progress: written,
      total: written,
      error: null,
      finished_at: now.toISOString(),
      expires_at: new Date(now.getTime() + KEEP_MS).toISOString(),
    },
  )
  if (!isMine) await ctx.storage.remove(file_key)
}

/** One run of an export. Safe to repeat: a finished, cancelled or newer run makes it stop without a trace. */
export async function runExport(ctx: AppCtx, run: Run): Promise<void> {
  const { seller_id, id, attempt } = run
  const beat_at = ctx.clock.now().toISOString()
  const mine = { status: ['queued', 'running'], attempt } as const
  const started = await changeExport(ctx.db, seller_id, id, mine, { status: 'running', progress: 0, beat_at })
  const record = started ? await findExport(ctx.db, seller_id, id) : undefined
  const exporter = record && findExporter(ctx, record.kind)
  if (!record) return
  const folder = join(ctx.config.data_dir, 'exporting')
  const path = join(folder, `${seller_id}-${id}-${attempt}-${process.pid}`)
  try {
    if (!exporter) throw new Error(`no exporter ${record.kind}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const written = await write(ctx, run, record, exporter, path)
    await keepFile(ctx, run, record, path, written)
  } catch (error) {
    if (error instanceof Stopped) return
    ctx.log.error({ err: error, export_id: id, kind: record.kind }, 'export failed')
    const why = (error as { readonly code?: string }).code === 'ENOSPC' ? 'storage_full' : 'export_failed'
    const failed = { status: 'failed', error: why, finished_at: ctx.clock.now().toISOString() } as const
    await changeExport(ctx.db, seller_id, id, { status: ['running'], attempt }, failed)
  } finally {
    await rm(path, { force: true })
  }
}
