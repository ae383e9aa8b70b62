import { join } from 'node:path'
import { projectRoot } from '../../config/config.ts'

const assets = join(projectRoot, 'assets')

/** A folder for each product with the maps its pictures are composed from. */
export const productsFolder: string = join(assets, 'products')
/** `<slug>.svg` of the platform's library. */
export const artworksFolder: string = join(assets, 'gallery', 'artworks')
/** Pictures of product cards, made in advance, in a folder per picture version. */
export const cardsFolder: string = join(assets, 'cards')
