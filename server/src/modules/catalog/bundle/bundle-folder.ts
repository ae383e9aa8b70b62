import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../config/config.ts'
import { SharedFile } from '../base/shared-file.ts'
import { BundledProduct, BundleError, type BundleProblem, names, refuseBundle } from './bundle-format.ts'

/** A catalogue as a folder of files. */
export interface BundleFolder {
  readonly root: string
  /** Paths of the files with products. */
  readonly products: readonly string[]
  /** Names of folders with pictures. */
  readonly pictures: readonly string[]
}

/** The demo's catalogue, which is part of the sources. */
export const demoFolder = join(projectRoot, 'assets')

const PRODUCT_FILE = 'product.json'
/** Files in picture folders that are not pictures. */
export const notPictures: ReadonlySet<string> = new Set([PRODUCT_FILE, 'assets.json'])

const foldersIn = async (path: string): Promise<string[]> =>
  (await readdir(path, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

export async function openFolder(root: string): Promise<BundleFolder> {
  if (!existsSync(join(root, names.shared))) {
    refuseBundle(names.shared, `这个文件缺失，不是产品目录包|This file is missing; ${root} is not a catalogue bundle`)
  }
  const pictures = await foldersIn(join(root, names.pictures))
  const beside = pictures
    .map((code) => join(root, names.pictures, code, PRODUCT_FILE))
    .filter((path) => existsSync(path))
  const data = (await readdir(join(root, names.data)).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  return { root, pictures, products: [...beside, ...data.map((name) => join(root, names.data, name))] }
}

export const readSharedText = ({ root }: BundleFolder): Promise<string> => readFile(join(root, names.shared), 'utf8')

const getIssues = (where: string, error: { issues: readonly { path: PropertyKey[]; message: string }[] }) =>
  error.issues.map(({ path, message }): BundleProblem => ({ where, field: path.join('.'), message }))

function parseJson(where: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return refuseBundle(where, `不是 JSON 文件|Not a JSON file: ${(error as Error).message}`)
  }
}

/** Throws a BundleError that names every field. */
export function parseShared(text: string): SharedFile {
  const parsed = SharedFile.safeParse(parseJson(names.shared, text))
  if (!parsed.success) throw new BundleError(getIssues(names.shared, parsed.error))
  return parsed.data
}

/** The product in a file, or everything that is wrong with it. */
export function parseProduct(where: string, text: string): BundledProduct | readonly BundleProblem[] {
  const parsed = BundledProduct.safeParse(parseJson(where, text))
  return parsed.success ? parsed.data : getIssues(where, parsed.error)
}

/** What people call the file: its path within the bundle. */
export const nameIn = ({ root }: BundleFolder, path: string): string => path.slice(root.length + 1)
