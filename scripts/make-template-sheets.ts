// node scripts/make-template-sheets.ts [kind]: every composed template as a small picture on the colour of its product,
// 8 × 6 on a sheet, in the temp folder: to look at all of them after a change.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { paintFace } from '../server/src/infra/paint/paint-face.ts'
import { laidOut } from '../server/src/modules/template/recipes/lay-out.ts'
import { recipes } from '../server/src/modules/template/recipes/recipes.ts'
import { sheetGoods } from '../server/src/modules/template/recipes/testing/goods.ts'

const [COLUMNS, ROWS, TILE_PX, LABEL_PX] = [8, 6, 190, 26]
const target = join(tmpdir(), 'template-sheets')
mkdirSync(target, { recursive: true })

const goods = sheetGoods()
const label = (id: number, name: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${LABEL_PX}"><text x="4" y="12" font-family="sans-serif" font-size="10">${id} ${name.replaceAll('&', '&amp;').slice(0, 30)}</text></svg>`,
  )

async function getTile(recipe: (typeof recipes)[number]): Promise<Buffer> {
  const at = goods.placeOf(recipe)
  const { view, used } = await laidOut(recipe, at, goods.sizeOf)
  const sources = used.map((key) => ({ kind: 'artwork' as const, key, path: null, ...goods.sizeOf(key) }) as never)
  const scale = (TILE_PX - 10) / Math.max(at.area.width, at.area.height)
  const [width, height] = [Math.round(at.area.width * scale), Math.round(at.area.height * scale)]
  const canvas = await paintFace(
    { view, area: at.area, sources, cache_dir: join(tmpdir(), 'template-art') },
    width * 2,
    height * 2,
  )
  const print = await sharp(canvas.toBuffer('image/png')).resize(width, height).toBuffer()
  const cell = { width: TILE_PX, height: TILE_PX + LABEL_PX, channels: 3 as const, background: '#ffffff' }
  const cloth = { create: { width: TILE_PX - 2, height: TILE_PX - 2, channels: 3 as const, background: at.cloth } }
  return sharp({ create: cell })
    .composite([
      { input: await sharp(cloth).png().toBuffer(), left: 1, top: 1 },
      { input: print, left: Math.round((TILE_PX - width) / 2), top: Math.round((TILE_PX - height) / 2) },
      { input: label(recipe.id, `${recipe.layout.key} ${recipe.look.key} ${recipe.product}`), left: 0, top: TILE_PX },
    ])
    .png()
    .toBuffer()
}

const wanted = process.argv[2]
for (const kind of new Set(recipes.map((recipe) => recipe.kind))) {
  if (wanted && wanted !== kind) continue
  const all = recipes.filter((recipe) => recipe.kind === kind)
  for (let from = 0; from < all.length; from += COLUMNS * ROWS) {
    const tiles: Buffer[] = []
    for (const recipe of all.slice(from, from + COLUMNS * ROWS)) tiles.push(await getTile(recipe))
    const size = { width: COLUMNS * TILE_PX, height: Math.ceil(tiles.length / COLUMNS) * (TILE_PX + LABEL_PX) }
    const file = join(target, `${kind}-${from / (COLUMNS * ROWS) + 1}.png`)
    await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
      .composite(
        tiles.map((input, n) => ({
          input,
          left: (n % COLUMNS) * TILE_PX,
          top: Math.floor(n / COLUMNS) * (TILE_PX + LABEL_PX),
        })),
      )
      .png()
      .toFile(file)
    process.stdout.write(`${file}\n`)
  }
  process.stdout.write(`${kind}: ${all.length}\n`)
}
