// Maps of product views are in folders: those of our own products in the sources, those made on the picture bench in
// the storage, which all nodes share. Everything that paints finds them here.
import { join } from 'node:path'
import type { Storage } from '../storage/storage.ts'
import { productsFolder } from './asset-folders.ts'

/** The hash of its content is part of the name: a stored folder never changes. */
const STORED = /^bench-[0-9a-f]{24}$/

/** Slugs of uploaded artworks carry the hash of their content: what one shows never changes. */
const UPLOADED = /^art-[0-9a-f]{24}$/

export const isUploadedArtwork = (slug: string): boolean => UPLOADED.test(slug)

export const uploadedArtworkSlug = (sha256: string): string => `art-${sha256.slice(0, 24)}`

export const isStoredFolder = (name: string): boolean => STORED.test(name)

export const storedFolderName = (sha256: string): string => `bench-${sha256.slice(0, 24)}`

export function storedFileKey(folder: string, file: string): string {
  if (!isStoredFolder(folder)) throw new Error(`not a stored folder: ${folder}`)
  return `private/pictures/${folder}/${file}`
}

/** Where painters read the maps. */
export const pictureFolder = async (storage: Pick<Storage, 'localFolder'>, name: string): Promise<string> =>
  isStoredFolder(name) ? storage.localFolder(`private/pictures/${name}`) : join(productsFolder, name)
