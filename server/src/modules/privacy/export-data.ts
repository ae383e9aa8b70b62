import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { AppCtx } from '../../infra/context.ts'
import { openArchiveFile } from '../export/export.ts'
import type { Result } from './core/erase-rows.ts'
import { add } from './core/erase-rows.ts'
import { describeTable, selectRows } from './core/rows.queries.ts'

const BATCH = 500

export interface ExportedTable {
  readonly table: string
  readonly capability: string
  readonly hidden: readonly string[]
  readonly where: Parameters<typeof selectRows>[2]
  /** Stored objects of these columns go into the archive, for these rows. */
  readonly files: { readonly columns: readonly string[]; readonly where: Parameters<typeof selectRows>[2] } | null
}

interface ExportedFile {
  readonly path: string
  readonly key: string
}

const readme = (title: string, at: string) => `${title}
${at}

本压缩包是我们保存的与您有关的全部数据。每个 JSON 文件是一类数据，时间为 UTC，金额单位为分。
files 文件夹是您上传的原始文件，以及为您生成的单据、面单和质检照片。密码、密钥等保密内容不在其中。

This archive holds everything we keep about you. Each JSON file is one kind of data; times are UTC, amounts are in fen
(1/100 yuan). The folder "files" has the files you uploaded and the papers, labels and inspection photos made for you. Passwords
and keys are left out.
`

/** One JSON array, a block of rows at a time. */
async function* rowsAsJson(
  ctx: AppCtx,
  { table, where, hidden }: ExportedTable,
  counted: { rows: number },
  beat: () => Promise<void>,
): AsyncGenerator<Buffer> {
  const { key, types } = await describeTable(ctx.db, table)
  // The key may be hidden from the export, never from the paging.
  const secret = hidden.filter((column) => !key.includes(column))
  let after: Record<string, unknown> | null = null
  for (;;) {
    const rows: Record<string, unknown>[] = await selectRows(ctx.db, table, where, {
      key,
      types,
      hidden: secret,
      after,
      limit: BATCH,
    })
    const text = rows.map((row) => JSON.stringify(row)).join(',\n')
    yield Buffer.from(`${counted.rows === 0 ? '[\n' : rows.length > 0 ? ',\n' : ''}${text}`)
    counted.rows += rows.length
    await beat()
    after = rows.at(-1) ?? null
    if (rows.length < BATCH) break
  }
  yield Buffer.from('\n]\n')
}

/** The keys in a column: its text, or every `key` of its JSON. */
function getKeys(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(getKeys)
  return value !== null && typeof value === 'object' && 'key' in value ? getKeys(value.key) : []
}

/** Stored objects that rows name. */
async function* getFiles(ctx: AppCtx, { table, files }: ExportedTable): AsyncGenerator<ExportedFile> {
  if (!files) return
  const { key, types } = await describeTable(ctx.db, table)
  let after: Record<string, unknown> | null = null
  for (;;) {
    const page = { key, types, hidden: [], after, limit: BATCH }
    const rows: Record<string, unknown>[] = await selectRows(ctx.db, table, files.where, page)
    for (const row of rows) {
      const name = key.map((one) => String(row[one])).join('-')
      const keys = files.columns
        .flatMap((column) => getKeys(row[column]))
        .filter((one) => /^(private|public)\//.test(one))
      for (const [at, one] of keys.entries())
        yield { path: `files/${table}/${name}-${at + 1}.${one.slice(one.lastIndexOf('.') + 1)}`, key: one }
    }
    after = rows.at(-1) ?? null
    if (rows.length < BATCH) return
  }
}

async function isEmpty(ctx: AppCtx, { table, where }: ExportedTable): Promise<boolean> {
  const { key, types } = await describeTable(ctx.db, table)
  return (await selectRows(ctx.db, table, where, { key, types, hidden: [], after: null, limit: 1 })).length === 0
}

/** Writes the archive to disk and moves it into the store; memory does not grow with it. */
export async function writeArchive(
  ctx: AppCtx,
  {
    title,
    tables,
    files,
    file_key,
    beat,
  }: {
    readonly title: string
    readonly tables: readonly ExportedTable[]
    readonly files: AsyncIterable<ExportedFile>
    readonly file_key: string
    readonly beat: () => Promise<void>
  },
): Promise<{ readonly result: Result; readonly bytes: number }> {
  const folder = join(ctx.config.data_dir, 'exporting')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `privacy-${randomUUID()}`)
  const result: Result = {}
  try {
    const archive = openArchiveFile(path)
    await archive.add('README.txt', Readable.from([Buffer.from(readme(title, ctx.clock.now().toISOString()))]))
    const names = new Map<string, number>()
    for (const one of tables) {
      if (await isEmpty(ctx, one)) continue
      const counted = { rows: 0 }
      const name = `${one.capability}/${one.table}`
      const times = (names.get(name) ?? 0) + 1
      names.set(name, times)
      await archive.add(
        times === 1 ? `${name}.json` : `${name}-${times}.json`,
        Readable.from(rowsAsJson(ctx, one, counted, beat)),
      )
      add(result, one.table, { exported: counted.rows })
    }
    for (const from of [files, ...tables.map((one) => getFiles(ctx, one))])
      for await (const { path: name, key } of from) {
        if ((await ctx.storage.size(key)) === null) continue
        await archive.add(name, await ctx.storage.stream(key))
        add(result, 'stored_files', { exported: 1 })
        await beat()
      }
    await archive.close()
    const { size: bytes } = await stat(path)
    await ctx.storage.putFile(file_key, path)
    return { result, bytes }
  } finally {
    await rm(path, { force: true })
  }
}
