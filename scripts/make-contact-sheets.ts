// node scripts/make-contact-sheets.ts [commit]: sheets of all product pictures for docs/pictures.md, and one that shows the
// pictures of that commit beside those that took their place. The artwork sheet is made by assets/gallery/build.ts.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const TILE_PX = 140
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

interface Picture {
  readonly name: string
  readonly file: Buffer
}

async function tileOf({ name, file }: Picture): Promise<Buffer> {
  const picture = await sharp(file).resize(TILE_PX, TILE_PX).toBuffer()
  return sharp({ create: { width: TILE_PX, height: TILE_PX + LABEL_PX, channels: 3, background: '#ffffff' } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: label(name), left: 0, top: TILE_PX },
    ])
    .png()
    .toBuffer()
}

async function makeSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const tiles = await Promise.all(pictures.map(tileOf))
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
    .webp({ quality: 42, effort: 6 })
    .toFile(join(target, file))
  console.log(`${file}: ${pictures.length} pictures`)
}

const fileOf = (code: string, shot: string) => join(products, code, `${shot}-1200.webp`)

const all = (shot: string): Picture[] =>
  readdirSync(products)
    .filter((code) => existsSync(fileOf(code, shot)))
    .sort()
    .map((code) => ({ name: code, file: readFileSync(fileOf(code, shot)) }))

/** The main picture at a commit, if it had one. */
function pictureAt(commit: string, code: string): Buffer | undefined {
  const path = `${commit}:assets/products/${code}/hero-1200.webp`
  try {
    return execFileSync('git', ['show', path], { cwd: root, maxBuffer: 16e6, stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

/** Pairs of the pictures that were made again since. */
const sinceThen = (commit: string): Picture[] =>
  all('hero').flatMap((now) => {
    const then = pictureAt(commit, now.name)
    return then && !then.equals(now.file) ? [{ name: `${now.name}, then`, file: then }, now] : []
  })

mkdirSync(target, { recursive: true })
await makeSheet(all('hero'), 'products.webp')
await makeSheet(all('scene'), 'scenes.webp')
await makeSheet(all('scene2'), 'second-scenes.webp')
const [commit] = process.argv.slice(2)
if (commit) await makeSheet(sinceThen(commit), 'then-and-now.webp')
