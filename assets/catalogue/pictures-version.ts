import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureFolders, pictures_root } from './catalogue.ts'

const assets = join(import.meta.dirname, '..')
const target = join(assets, '..', 'contract', 'src', 'catalog', 'pictures-version.ts')

/** Raise it when the code that composes pictures changes what they look like. */
const REVISION = 1

/** Texts, prices and stock do not change a picture. */
const noPicture = new Set(['product.json', 'assets.json'])

function* sources(): Generator<readonly [string, Uint8Array | string]> {
  yield ['revision', String(REVISION)]
  for (const code of pictureFolders()) {
    const folder = join(pictures_root, code)
    for (const file of readdirSync(folder).sort())
      if (!noPicture.has(file)) yield [`${code}/${file}`, readFileSync(join(folder, file))]
    const product = join(folder, 'product.json')
    if (existsSync(product))
      yield [`${code}/colours`, JSON.stringify(JSON.parse(readFileSync(product, 'utf8')).colours)]
  }
  yield ['placements', readFileSync(join(import.meta.dirname, 'placements.json'))]
  yield ['gallery', readFileSync(join(assets, 'gallery', 'gallery.json'))]
  for (const file of readdirSync(join(assets, 'gallery', 'artworks')).sort())
    yield [file, readFileSync(join(assets, 'gallery', 'artworks', file))]
}

/** A short hash of everything that pictures by address are made from. */
export function picturesVersion(): string {
  const hash = createHash('sha256')
  for (const [name, content] of sources()) hash.update(`${name}\n${content.length}\n`).update(content)
  return hash.digest('hex').slice(0, 8)
}

/** The browser builds addresses without reading files, so the hash is written into the contract. */
export function writePicturesVersion(): string {
  const version = picturesVersion()
  writeFileSync(
    target,
    `// Written by \`node assets/catalogue/build.ts\`: a hash of everything the pictures are made from.
export const PICTURES_VERSION = '${version}'
`,
  )
  return version
}
