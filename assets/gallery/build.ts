// Draws every design of the gallery: artworks/<slug>.svg, gallery.json and docs/contact-sheets/artworks.webp.
//   node assets/gallery/build.ts                 everything
//   node assets/gallery/build.ts cat fox         only slugs that contain one of the words, sheet to the temp folder
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { designs } from './designs.ts'
import { contactSheets } from './lib/contact-sheet.ts'
import { categories, type Design, styles } from './lib/design.ts'
import { measurePicture } from './lib/measure-picture.ts'
import { makeRng } from './lib/rng.ts'
import { sheet, startSheet } from './lib/svg.ts'

const root = import.meta.dirname
const sideDefault_px = 2000
const heaviest = 100_000

function drawSvg(design: Design): string {
  startSheet(design.slug)
  const body = design.draw(makeRng(design.slug))
  return sheet(design.width_px ?? sideDefault_px, design.height_px ?? sideDefault_px, body)
}

/** What a strict sanitiser would strip, a broken number or a heavy file stops the build. */
function refuseUnsafe(slug: string, svg: string): void {
  if (/NaN|undefined|Infinity/.test(svg)) throw new Error(`${slug} draws a broken number`)
  if (/<(script|style|use|image|text|foreignObject)|href|\son\w+=/.test(svg)) throw new Error(`${slug} is not plain`)
  if (svg.length > heaviest) throw new Error(`${slug} has ${svg.length} bytes`)
}

function tagPairs(design: Design) {
  const pairs = design.tags.split(' ').map((tag) => tag.replaceAll('_', ' ').split(':'))
  return { tags_zh: pairs.map(([zh]) => zh), tags_en: pairs.map(([zh, en]) => en ?? zh) }
}

async function entry(design: Design, svg: string) {
  const { category, style } = design
  const width_px = design.width_px ?? sideDefault_px
  const height_px = design.height_px ?? sideDefault_px
  return {
    slug: design.slug,
    file: `artworks/${design.slug}.svg`,
    name_zh: design.zh,
    name_en: design.en,
    category,
    category_zh: categories[category][0],
    category_en: categories[category][1],
    style,
    style_zh: styles[style][0],
    style_en: styles[style][1],
    ...tagPairs(design),
    width_px,
    height_px,
    aspect: Math.round((width_px / height_px) * 1000) / 1000,
    tileable: design.tileable ?? false,
    ...(await measurePicture(svg)),
    bytes: Buffer.byteLength(svg),
  }
}

const words = process.argv.slice(2)
const chosen = designs.filter((d) => words.length === 0 || words.some((word) => d.slug.includes(word)))
const slugs = new Set(designs.map((d) => d.slug))
if (slugs.size !== designs.length) throw new Error('two designs share a slug')

const folder = join(root, 'artworks')
mkdirSync(folder, { recursive: true })
const entries = []
for (const design of chosen) {
  const svg = drawSvg(design)
  refuseUnsafe(design.slug, svg)
  writeFileSync(join(folder, `${design.slug}.svg`), svg)
  if (words.length === 0) entries.push(await entry(design, svg))
}
const files = chosen.map((d) => join(folder, `${d.slug}.svg`))
if (words.length === 0) {
  for (const file of readdirSync(folder)) if (!slugs.has(file.replace('.svg', ''))) rmSync(join(folder, file))
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
  writeFileSync(join(root, 'gallery.json'), `[\n${lines}\n]\n`)
  await contactSheets(
    files,
    { columns: 16, perSheet: 400, tile_px: 150, quality: 72, format: 'webp' },
    join(root, '..', '..', 'docs', 'contact-sheets', 'artworks'),
  )
} else {
  await contactSheets(
    files,
    { columns: 5, perSheet: 20, tile_px: 380, quality: 90, format: 'png' },
    join(tmpdir(), 'gallery-look'),
  )
}
const heavy = entries.filter((e) => e.bytes > 60_000).map((e) => `${e.slug} ${e.bytes}`)
console.log(`${chosen.length} designs drawn`, heavy.length ? `over 60 kB: ${heavy.join(', ')}` : '')
