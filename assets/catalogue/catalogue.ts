import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assemble, type PictureFolder } from './assemble.ts'
import { compose } from './compose.ts'
import { definitions } from './definitions.ts'
import type { PictureView } from './print-areas.ts'
import { type Product, ProductSchema } from './product-schema.ts'
import { sets } from './products/sets.ts'

const assets = join(import.meta.dirname, '..')
export const pictures_root = join(assets, 'products')
/** Products without pictures of their own: sets. */
export const data_root = join(import.meta.dirname, 'data')

export const pictureFolders = () =>
  readdirSync(pictures_root).filter((code) => existsSync(join(pictures_root, code, 'assets.json')))

/** The workshop knows how to make its pictures, whether or not they are made yet. */
const hasRecipe = (code: string) => existsSync(join(assets, 'workshop/products', `${code.replaceAll('-', '_')}.py`))

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** What really stands in the folder, whatever its assets.json says. */
export function readFolder(code: string): PictureFolder {
  const files = readdirSync(join(pictures_root, code)).sort()
  const views = files
    .filter((file) => files.includes(file.replace(/\.json$/, '.shade.webp')) && file.endsWith('.json'))
    .map((file) => readJson(join(pictures_root, code, file)) as PictureView)
  const pictures = ['hero', 'detail', 'scene', 'scene2'].filter((shot) => files.includes(`${shot}-1200.webp`))
  return { views, pictures, model: files.includes('model.glb.br') }
}

export interface Catalogue {
  /** Beside their pictures. */
  pictured: Product[]
  /** Without pictures of their own. */
  others: Product[]
  /** Defined, but the workshop has not made the pictures yet. */
  waiting: string[]
}

function refuseGaps(folders: readonly string[]): void {
  const defined = definitions.map((definition) => definition.code)
  const undefinedFolders = folders.filter((code) => !defined.includes(code))
  if (undefinedFolders.length > 0)
    throw new Error(`pictures without a definition in assets/catalogue/products: ${undefinedFolders.join(', ')}`)
  const orphans = defined.filter((code) => !folders.includes(code) && !hasRecipe(code))
  if (orphans.length > 0) throw new Error(`definitions without pictures: ${orphans.join(', ')}`)
  const all = [...defined, ...sets.map((entry) => entry.code)]
  const twice = all.filter((code, i) => all.indexOf(code) !== i)
  if (twice.length > 0) throw new Error(`defined twice: ${twice.join(', ')}`)
}

function valid(product: Product): Product {
  const result = ProductSchema.safeParse(product)
  if (!result.success) throw new Error(`${product.code} is not a valid product: ${result.error.message}`)
  return result.data
}

/** Everything the definitions and the pictures on disk make together; throws when they do not fit. */
export function buildCatalogue(): Catalogue {
  const folders = pictureFolders()
  refuseGaps(folders)
  const ready = definitions.filter(({ code }) => folders.includes(code))
  const pictured = ready.map((definition) => valid(assemble(definition, readFolder(definition.code))))
  const byCode = new Map(pictured.map((product) => [product.code, product]))
  const others = sets.map((definition) => valid(compose(definition, byCode)))
  const waiting = definitions.map(({ code }) => code).filter((code) => !folders.includes(code))
  return { pictured, others, waiting }
}
