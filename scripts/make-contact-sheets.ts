// node scripts/make-contact-sheets.ts: sheets of all product pictures for docs/pictures.md. The artwork sheet is made by
// assets/gallery/build.ts.
// node scripts/make-contact-sheets.ts --large FOLDER: the same pictures at 1,000 px, twelve to a sheet, to judge them by.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const MAX_LABEL = 22
const LABEL_PX = 22

interface Sheet {
  readonly tile: number
  readonly columns: number
  readonly quality: number
}
const small: Sheet = { tile: 140, columns: 8, quality: 42 }
const large: Sheet = { tile: 1000, columns: 4, quality: 88 }
const ROWS_OF_LARGE = 3

const root = join(import.meta.dirname, '..')
const products = join(root, 'assets', 'products')
const target = join(root, 'docs', 'contact-sheets')

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_PX}"><rect width="100%" height="100%" fill="#fff"/><text x="12" y="14" font-family="sans-serif" font-size="10" fill="#17202e">${text.slice(0, MAX_LABEL)}</text></svg>`,
  )

interface Picture {
  readonly name: string
  readonly file: Buffer
}

async function getTile({ name, file }: Picture, tile: number): Promise<Buffer> {
  const picture = await sharp(file).resize(tile, tile).toBuffer()
  return sharp({ create: { width: tile, height: tile + LABEL_PX, channels: 3, background: '#ffffff' } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: label(name, tile), left: 0, top: tile },
    ])
    .png()
    .toBuffer()
}

async function makeSheet(
  pictures: readonly Picture[],
  file: string,
  { tile, columns, quality } = small,
): Promise<void> {
  const tiles = await Promise.all(pictures.map((picture) => getTile(picture, tile)))
  const rows = Math.ceil(tiles.length / columns)
  const size = { width: columns * tile, height: rows * (tile + LABEL_PX) }
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % columns) * tile,
        top: Math.floor(index / columns) * (tile + LABEL_PX),
      })),
    )
    .webp({ quality, effort: 6 })
    .toFile(file)
  console.log(`${file}: ${pictures.length} pictures`)
}

const getFile = (code: string, shot: string) => join(products, code, `${shot}-1200.webp`)

const all = (shot: string): Picture[] =>
  readdirSync(products)
    .filter((code) => existsSync(getFile(code, shot)))
    .sort()
    .map((code) => ({ name: code, file: readFileSync(getFile(code, shot)) }))

async function makeLarge(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const each = large.columns * ROWS_OF_LARGE
  for (const shot of ['hero', 'scene', 'scene2']) {
    const pictures = all(shot)
    for (let at = 0; at < pictures.length; at += each) {
      await makeSheet(pictures.slice(at, at + each), join(folder, `${shot}-${at / each + 1}.webp`), large)
    }
  }
}

async function makeSmall(): Promise<void> {
  mkdirSync(target, { recursive: true })
  await makeSheet(all('hero'), join(target, 'products.webp'))
  await makeSheet(all('scene'), join(target, 'scenes.webp'))
  await makeSheet(all('scene2'), join(target, 'second-scenes.webp'))
}

const [first, folder] = process.argv.slice(2)
await (first === '--large' && folder ? makeLarge(folder) : makeSmall())
