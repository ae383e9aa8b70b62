import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '../../../config/start-error.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { openFolder } from './bundle-folder.ts'
import { BundleError, problemLine } from './bundle-format.ts'
import { exportBundle } from './export-bundle.ts'
import { type ImportReport, importBundle, previewImport } from './import-bundle.ts'
import { unpackBundle } from './read-archive.ts'
import { shopWriter } from './shop-writer.ts'

export const CATALOGUE_USAGE = `Usage: npm run catalogue -- COMMAND
  export FILE                the whole catalogue with its pictures, as one .tar.gz
    --only CODE,CODE         only these products
  import FILE                a catalogue from such a file or folder: all of it or nothing
    --dry-run                prints what would be added and changed, and changes nothing
    --replace                also overwrites products and terms that staff changed here`

const IMPORTER = 'catalogue import'
const MAX_LINES = 200

const some = (lines: readonly string[]): string[] =>
  lines.length <= MAX_LINES ? [...lines] : [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more`]

async function runExport(ctx: AppCtx, file: string, only: string | undefined): Promise<string[]> {
  const target = resolve(file)
  if (existsSync(target) && statSync(target).isDirectory()) throw new StartError(`${target} is a folder; name a file.`)
  const codes = only ? new Set(only.split(',').map((code) => code.trim())) : undefined
  const { counts } = await exportBundle(ctx, target, { codes })
  return [
    `Wrote ${counts.products} products, ${counts.categories} categories, ${counts.terms} terms, ${counts.warehouses} warehouses`,
    `and ${counts.picture_folders} folders of pictures to ${target}. Stock, orders and sellers are not in it.`,
  ]
}

const signs = { added: '+', changed: '~', conflict: '!' } as const

/** What an import does or would do, one line for each product it touches. */
export function reportLines({ products, shared, pictures }: ImportReport, replace: boolean): string[] {
  const touched = products.flatMap(({ code, name, decision, fields }) => {
    if (decision === 'unchanged') return []
    const what = fields.length > 0 ? `: ${fields.join(', ')}` : ''
    return [`${signs[decision]} ${code} (${name})${what}`]
  })
  const count = (decision: string) => products.filter((product) => product.decision === decision).length
  const lists = [
    ['categories', shared.categories],
    ['terms', shared.terms],
    ['brands', shared.brands],
  ] as const
  const reworded = replace ? 'changed' : 'different here and kept'
  return [
    ...some(touched),
    `Products: ${count('added')} added, ${count('changed')} changed, ${count('unchanged')} unchanged, ${count('conflict')} changed here by staff.`,
    ...lists.map(([name, { added, differing }]) => `${name}: ${added.length} added, ${differing.length} ${reworded}.`),
    `warehouses: ${shared.warehouses.length} added; factories: ${shared.factories.length} added; folders of pictures: ${pictures} stored.`,
  ]
}

interface ImportArguments {
  readonly file: string
  readonly dry_run: boolean
  readonly replace: boolean
}

async function preview(ctx: AppCtx, folder: string, replace: boolean): Promise<string[]> {
  const report = await previewImport(ctx, await openFolder(folder), shopWriter({ by: IMPORTER, replace }))
  if (report.problems.length > 0) throw new BundleError(report.problems)
  return [...reportLines(report, replace), 'This was a dry run: nothing was changed.']
}

async function runImport(ctx: AppCtx, { file, dry_run, replace }: ImportArguments): Promise<string[]> {
  const source = resolve(file)
  if (!existsSync(source)) throw new StartError(`There is no file ${source}.`)
  const is_folder = statSync(source).isDirectory()
  const folder = is_folder ? source : await mkdtemp(join(ctx.config.data_dir, 'import-'))
  try {
    if (!is_folder) await unpackBundle(source, folder)
    if (dry_run) return await preview(ctx, folder, replace)
    const writer = shopWriter({ by: IMPORTER, replace })
    return reportLines(await importBundle(ctx, await openFolder(folder), writer), replace)
  } finally {
    if (!is_folder) await rm(folder, { recursive: true, force: true })
  }
}

/** Runs one command and returns what to print. Throws a StartError that says what to do. */
export async function runCatalogueCommand(ctx: AppCtx, args: readonly string[]): Promise<string[]> {
  const [command, ...rest] = args
  const only_at = rest.indexOf('--only')
  const only = only_at < 0 ? undefined : rest[only_at + 1]
  const [file] = rest.filter((word, i) => !word.startsWith('--') && (only_at < 0 || i !== only_at + 1))
  const unknown = rest.find((word) => word.startsWith('--') && !['--only', '--dry-run', '--replace'].includes(word))
  if (unknown) throw new StartError(`There is no option ${unknown}.\n${CATALOGUE_USAGE}`)
  if (!file || (command !== 'export' && command !== 'import')) throw new StartError(CATALOGUE_USAGE)
  try {
    if (command === 'export') return await runExport(ctx, file, only)
    return await runImport(ctx, { file, dry_run: rest.includes('--dry-run'), replace: rest.includes('--replace') })
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    const lines = some(error.problems.map(problemLine))
    throw new StartError([`${file} was not imported; nothing was changed.`, ...lines].join('\n'))
  }
}
