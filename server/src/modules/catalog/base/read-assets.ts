import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../config.ts'
import { ProductFile, SharedFile } from './product-file.ts'

const assets = join(projectRoot, 'assets')
const products = join(assets, 'products')
const data = join(assets, 'catalogue', 'data')

/** Product files as text, so that a start without changes need not understand them. */
export async function readProductTexts(): Promise<string[]> {
  const folders = (await readdir(products)).sort().map((code) => join(products, code, 'product.json'))
  const files = (await readdir(data)).sort().map((name) => join(data, name))
  const present = [...folders, ...files].filter((path) => existsSync(path))
  return Promise.all(present.map((path) => readFile(path, 'utf8')))
}

export const parseProduct = (text: string): ProductFile => ProductFile.parse(JSON.parse(text))

export const readSharedText = (): Promise<string> => readFile(join(assets, 'catalogue', 'shared.json'), 'utf8')

export const parseShared = (text: string): SharedFile => SharedFile.parse(JSON.parse(text))
