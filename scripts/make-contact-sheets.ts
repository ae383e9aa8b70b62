// node scripts/make-contact-sheets.ts: sheets of all product pictures for docs/pictures.md. The artwork sheet
// is made by assets/gallery/build.ts.
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const TILE_PX = 150
const COLUMNS = 8
const MAX_LABEL = 22
const LABEL_PX = 22

const root = join(import.meta.dirname, '..')
const products = join(root, 'assets', 'products')
const target = join(root, 'docs', 'contact-sheets')

const label = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${LABEL_PX}"><rect width="100%" height="100%" fill="#fff"/><text x="12" y="14" font-family="sans-serif" font-size="10" fill="#17202e">${text.slice(0, MAX_LABEL)}</text></svg>`,
  )

async function tileOf(code: string, shot: string): Promise<Buffer> {
  const picture = await sharp(join(products, code, `${shot}-1200.webp`))
    .resize(TILE_PX, TILE_PX)
    .toBuffer()
  return sharp({ create: { width: TILE_PX, height: TILE_PX + LABEL_PX, channels: 3, background: '#ffffff' } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: label(code), left: 0, top: TILE_PX },
    ])
    .png()
    .toBuffer()
}

async function makeSheet(shot: string, file: string): Promise<void> {
  const codes = readdirSync(products)
    .filter((name) => existsSync(join(products, name, `${shot}-1200.webp`)))
    .sort()
  const tiles = await Promise.all(codes.map((code) => tileOf(code, shot)))
  const rows = Math.ceil(tiles.length / COLUMNS)
  const size = { width: COLUMNS * TILE_PX, height: rows * (TILE_PX + LABEL_PX) }
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % COLUMNS) * TILE_PX,
        top: Math.floor(index / COLUMNS) * (TILE_PX + LABEL_PX),
      })),
    )
    .webp({ quality: 62, effort: 6 })
    .toFile(join(target, file))
  console.log(`${file}: ${codes.length} products with a ${shot} picture`)
}

mkdirSync(target, { recursive: true })
await makeSheet('hero', 'products.webp')
await makeSheet('scene', 'scenes.webp')
await makeSheet('scene2', 'second-scenes.webp')
