import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProductDocument } from '@inkroute/contract/catalog/desk/document'
import { projectRoot } from '../../../config.ts'
import { artworkOf } from './artworks.ts'
import { customsCodes } from './customs-codes.ts'
import { SharedFile } from './shared-file.ts'

const assets = join(projectRoot, 'assets')
const products = join(assets, 'products')
const data = join(assets, 'catalogue', 'data')
/** Where the blanks of the product files are made. */
const ORIGIN = 'CN'

/** Product files as text, so that a start without changes need not understand them. */
export async function readProductTexts(): Promise<string[]> {
  const folders = (await readdir(products)).sort().map((code) => join(products, code, 'product.json'))
  const files = (await readdir(data)).sort().map((name) => join(data, name))
  const present = [...folders, ...files].filter((path) => existsSync(path))
  return Promise.all(present.map((path) => readFile(path, 'utf8')))
}

/** Adds what other files say about the product: the artwork it wears and how it is declared. */
export function completeProduct(file: unknown): ProductDocument {
  const document = ProductDocument.parse(file)
  const { code, views, design_style } = document
  return {
    ...document,
    artwork: document.artwork || artworkOf(code, views[0]?.picture?.product, design_style),
    hs_codes: document.hs_codes.length > 0 ? document.hs_codes : customsCodes(document),
    origin_country: document.origin_country || ORIGIN,
  }
}

export const parseProduct = (text: string): ProductDocument => completeProduct(JSON.parse(text))

export const readSharedText = (): Promise<string> => readFile(join(assets, 'catalogue', 'shared.json'), 'utf8')

export const parseShared = (text: string): SharedFile => SharedFile.parse(JSON.parse(text))
