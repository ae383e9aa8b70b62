import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { pack as createPack, type Pack } from 'tar-stream'
import { projectRoot } from '../../../config/config.ts'
import type { AppCtx } from '../../../infra/context.ts'
import { inTransaction } from '../../../infra/db/transaction.ts'
import { isStoredFolder, pictureFolder } from '../../../infra/pictures/picture-folders.ts'
import { selectFactoryPlaces, selectShared } from '../base/shared.queries.ts'
import { readOneMoment, selectDocumentsAfter, selectFolders } from './bundle.queries.ts'
import { notPictures } from './bundle-folder.ts'
import { BUNDLE_FORMAT, type BundleFile, type Manifest, names } from './bundle-format.ts'
import { withoutStock } from './plan.rules.ts'
import { sharedFile } from './shared-file.rules.ts'

const PAGE = 200

/** A file of the bundle and where its bytes are. */
interface Source {
  readonly name: string
  readonly path: string
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

async function stage(folder: string, name: string, value: unknown): Promise<Source> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, jsonText(value))
  return { name, path }
}

/** Picture folders a document shows, by its views, shop pictures and model. */
const getFolders = ({ views, pictures, model }: ProductDocument): string[] => [
  ...views.flatMap(({ picture }) => picture?.product ?? []),
  ...[...Object.values(pictures).flatMap((paths) => paths ?? []), ...(model ? [model] : [])].map(
    (path) => path.split('/')[0] ?? '',
  ),
]

export interface ExportChoice {
  /** Codes; all products without it. */
  readonly codes?: ReadonlySet<string> | undefined
}

/** Writes every product into a folder, a page at a time. Products that were changed since are in their published form. */
async function stageProducts(tx: AppCtx, folder: string, { codes }: ExportChoice) {
  const sources: Source[] = []
  const folders = new Set<string>()
  for (let after = ''; ; ) {
    const rows = await selectDocumentsAfter(tx.db, after, PAGE)
    for (const { code, published, draft } of rows) {
      if (codes && !codes.has(code)) continue
      const document = withoutStock(ProductDocument.parse(published ?? draft))
      for (const name of getFolders(document)) folders.add(name)
      const state = published === null ? 'draft' : 'on_sale'
      sources.push(await stage(folder, `${names.data}${code}.json`, { ...document, state }))
    }
    if (rows.length < PAGE) return { sources, folders: [...folders].filter(Boolean).sort() }
    after = rows.at(-1)?.code ?? after
  }
}

async function pictureSources(tx: AppCtx, folders: readonly string[]): Promise<Source[]> {
  const stored = new Map(
    (await selectFolders(tx.db, folders.filter(isStoredFolder))).map(({ name, files }) => [name, files]),
  )
  const lists = await Promise.all(
    folders.map(async (name) => {
      const path = await pictureFolder(tx.storage, name)
      const files = stored.get(name) ?? (await readdir(path).catch(() => []))
      const shown = files.filter((file) => !notPictures.has(file)).sort()
      return shown.map((file) => ({ name: `${names.pictures}${name}/${file}`, path: join(path, file) }))
    }),
  )
  return lists.flat()
}

async function described({ name, path }: Source): Promise<BundleFile> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return { name, bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** The same catalogue gives the same bytes: no times, no owners. */
const header = (name: string, size: number) => ({ name, size, mtime: new Date(0), mode: 0o644, uid: 0, gid: 0 })

async function writeArchive(pack: Pack, manifest: Manifest, sources: readonly Source[]): Promise<void> {
  const text = jsonText(manifest)
  pack.entry(header(names.manifest, Buffer.byteLength(text)), text)
  const sizes = new Map(manifest.files.map(({ name, bytes }) => [name, bytes]))
  for (const { name, path } of sources) {
    await pipeline(createReadStream(path), pack.entry(header(name, sizes.get(name) ?? 0)))
  }
  pack.finalize()
}

const version = (): string => JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version

async function collect(tx: AppCtx, folder: string, choice: ExportChoice) {
  const [shop, places] = [await selectShared(tx.db), await selectFactoryPlaces(tx.db)]
  const shared = sharedFile(shop, places)
  const products = await stageProducts(tx, folder, choice)
  const pictures = await pictureSources(tx, products.folders)
  const sources = [await stage(folder, names.shared, shared), ...products.sources, ...pictures]
  const counts = {
    products: products.sources.length,
    categories: shared.categories.length,
    terms: Object.values(shared.terms).flat().length,
    brands: shared.brands?.length ?? 0,
    warehouses: shared.warehouses.length,
    factories: shared.factories.length,
    picture_folders: products.folders.length,
    files: sources.length,
  }
  const files: BundleFile[] = []
  for (const source of sources) files.push(await described(source))
  const manifest: Manifest = { format: BUNDLE_FORMAT, software: 'InkRoute', version: version(), counts, files }
  return { manifest, sources }
}

/**
 * Writes the catalogue and its pictures into one archive, a file at a time. It appears under its name when it is
 * complete.
 */
export async function exportBundle(ctx: AppCtx, file: string, choice: ExportChoice = {}): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'inkroute-catalogue-'))
  const part = `${file}.${process.pid}.part`
  try {
    const { manifest, sources } = await inTransaction(ctx, async (tx) => {
      await readOneMoment(tx.db)
      return collect(tx, folder, choice)
    })
    const pack = createPack()
    const written = pipeline(pack, createGzip(), createWriteStream(part))
    await Promise.all([
      writeArchive(pack, manifest, sources).catch((error: Error) => {
        pack.destroy(error)
        throw error
      }),
      written,
    ])
    const handle = await open(part, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(part, file)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(part, { force: true })
  }
}
