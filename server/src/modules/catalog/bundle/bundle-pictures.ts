import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { ProductViewMeta } from '@inkroute/engine/mockup/product-view'
import type { AppCtx } from '../../../infra/context.ts'
import { productsFolder } from '../../../infra/pictures/asset-folders.ts'
import { isStoredFolder, storedFileKey, storedFolderName } from '../../../infra/pictures/picture-folders.ts'
import { keepFolder } from '../bench/bench.queries.ts'
import { selectFolders } from './bundle.queries.ts'
import { type BundleFolder, demoFolder, notPictures } from './bundle-folder.ts'
import { type BundleProblem, names } from './bundle-format.ts'

/** Where the pictures of a bundle are found once it is imported. */
export interface PicturePlan {
  /** Name in this installation by name in the bundle. */
  readonly folders: ReadonlyMap<string, string>
  readonly to_store: readonly { readonly path: string; readonly name: string; readonly files: readonly string[] }[]
  readonly problems: readonly BundleProblem[]
}

const filesIn = async (path: string): Promise<string[]> =>
  (await readdir(path)).filter((name) => !notPictures.has(name)).sort()

/** In the form `folderHash` of the bench uses: the same files have the same name everywhere. */
async function hashFolder(path: string, files: readonly string[]): Promise<string> {
  const hash: Hash = createHash('sha256')
  for (const name of files.toSorted((a, b) => (a < b ? -1 : 1))) {
    const body = await readFile(join(path, name))
    hash.update(`${name}\n${body.length}\n`).update(body)
  }
  return hash.digest('hex')
}

/** Whether the pictures came with the program: then there is nothing to store. */
async function isInstalled(path: string, name: string, files: readonly string[]): Promise<boolean> {
  const installed = join(productsFolder, name)
  if (!existsSync(installed)) return false
  for (const file of files) {
    const [a, b] = [join(path, file), join(installed, file)]
    const size = await stat(b).then(
      (info) => info.size,
      () => null,
    )
    if (size !== (await stat(a)).size) return false
    if (!(await readFile(a)).equals(await readFile(b))) return false
  }
  return true
}

const viewsIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => /^([a-z]+)\.shade\.webp$/.exec(file)?.[1] ?? [])

/** Pictures that cannot be opened, and views without their description. */
async function pictureProblems(path: string, name: string, files: readonly string[]): Promise<BundleProblem[]> {
  const { default: sharp } = await import('sharp')
  const where = `${names.pictures}${name}`
  const problems: BundleProblem[] = []
  for (const file of files.filter((one) => one.endsWith('.webp'))) {
    const info = await sharp(join(path, file))
      .metadata()
      .catch(() => null)
    if (info?.format !== 'webp') problems.push({ where, field: file, message: '不是 WebP 图片|Not a WebP picture' })
  }
  for (const view of viewsIn(files)) {
    const meta = await readFile(join(path, `${view}.json`), 'utf8').then(
      (text) => ProductViewMeta.safeParse(JSON.parse(text)).success,
      () => false,
    )
    if (!meta)
      problems.push({ where, field: `${view}.json`, message: '缺少视图说明|The view’s description is missing' })
  }
  return problems
}

/** Decides for each folder of pictures whether it is here already, and checks those that are not. */
export async function planPictures(ctx: Pick<AppCtx, 'db'>, folder: BundleFolder): Promise<PicturePlan> {
  const folders = new Map<string, string>()
  const to_store: { path: string; name: string; files: string[] }[] = []
  const problems: BundleProblem[] = []
  const is_demo = folder.root === demoFolder
  for (const name of folder.pictures) {
    const path = join(folder.root, names.pictures, name)
    const files = is_demo ? [] : await filesIn(path)
    if (is_demo || (!isStoredFolder(name) && (await isInstalled(path, name, files)))) {
      folders.set(name, name)
      continue
    }
    const stored = storedFolderName(await hashFolder(path, files))
    if (isStoredFolder(name) && stored !== name) {
      const message = '图片内容与文件夹名不符|The pictures differ from what the folder’s name says'
      problems.push({ where: `${names.pictures}${name}`, field: '', message })
    }
    folders.set(name, stored)
    to_store.push({ path, name: stored, files })
  }
  const known = new Set((await selectFolders(ctx.db, [...folders.values()])).map((row) => row.name))
  const missing = to_store.filter((one) => !known.has(one.name))
  for (const { path, name, files } of missing) problems.push(...(await pictureProblems(path, name, files)))
  return { folders, to_store: missing, problems }
}

/** Files first: a folder is named after its content, so an import that fails afterwards does no harm. */
export async function storePictures(ctx: AppCtx, { to_store }: PicturePlan): Promise<void> {
  for (const { path, name, files } of to_store) {
    const views: Record<string, unknown> = {}
    for (const view of viewsIn(files)) views[view] = JSON.parse(await readFile(join(path, `${view}.json`), 'utf8'))
    for (const file of files) await ctx.storage.put(storedFileKey(name, file), await readFile(join(path, file)))
    const created_at = ctx.clock.now().toISOString()
    await keepFolder(ctx.db, { name, views: JSON.stringify(views), files: [...files], created_at })
  }
}

/** The document with the names its picture folders have here. */
export function withPictures(document: ProductDocument, folders: PicturePlan['folders']): ProductDocument {
  const renamed = (path: string) => {
    const [folder = '', ...rest] = path.split('/')
    return [folders.get(folder) ?? folder, ...rest].join('/')
  }
  const { hero, detail, scene, scene2 } = document.pictures
  return {
    ...document,
    views: document.views.map((view) => ({
      ...view,
      picture: view.picture && { ...view.picture, product: renamed(view.picture.product) },
    })),
    pictures: {
      hero: hero.map(renamed),
      detail: detail.map(renamed),
      scene: scene.map(renamed),
      ...(scene2 && { scene2: scene2.map(renamed) }),
    },
    model: document.model === null ? null : renamed(document.model),
  }
}

/** Folders a document shows that neither the bundle nor this installation has. */
export async function unknownFolders(ctx: Pick<AppCtx, 'db'>, named: readonly string[]): Promise<ReadonlySet<string>> {
  const stored = named.filter(isStoredFolder)
  const known = new Set((await selectFolders(ctx.db, stored)).map((row) => row.name))
  return new Set(
    named.filter((name) => (isStoredFolder(name) ? !known.has(name) : !existsSync(join(productsFolder, name)))),
  )
}
