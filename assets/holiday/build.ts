/** Draws the picture of the year-end dialog: our own artworks as ornaments. Run with `node assets/holiday/build.ts`. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const artworks = join(here, '..', 'gallery', 'artworks')
const target = join(here, '..', '..', 'web', 'public', 'holiday')

const WIDTH = 840
const HEIGHT = 1050

interface Ornament {
  readonly artwork: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

const ornaments: readonly Ornament[] = [
  { artwork: 'northern-lights', x: 236, y: 372, radius: 150 },
  { artwork: 'retro-sunset-stag', x: 560, y: 250, radius: 118 },
  { artwork: 'forest-light', x: 640, y: 500, radius: 92 },
  { artwork: 'misty-mountains', x: 430, y: 520, radius: 62 },
  { artwork: 'sun-and-moon', x: 92, y: 170, radius: 56 },
  { artwork: 'lake-cabin', x: 382, y: 132, radius: 70 },
  { artwork: 'pattern-trailing-vine', x: 752, y: 322, radius: 54 },
]

const texts = {
  zh: {
    season: '年末备货季',
    line: ['圣诞前送到买家手里，', '先看这张截止时间表'],
    button: '查看各地区截止时间',
    brand: '印途 InkRoute',
  },
  en: {
    season: 'Year-end season',
    line: ['Reach your buyers by Christmas:', 'know the last day to order'],
    button: 'See the cut-offs by region',
    brand: 'InkRoute',
  },
} as const

const FONT = 'Noto Sans CJK SC'

const thread = ({ x, y, radius }: Ornament) => `
  <line x1="${x}" y1="0" x2="${x}" y2="${y - radius - 14}" stroke="#C9B68A" stroke-width="2"/>
  <rect x="${x - 11}" y="${y - radius - 16}" width="22" height="20" rx="5" fill="#C9B68A"/>`

/** Light from the upper left, shade below: a flat artwork becomes a ball. */
const gloss = ({ x, y, radius }: Ornament) => `
  <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#shade)"/>
  <ellipse cx="${x - radius * 0.36}" cy="${y - radius * 0.46}" rx="${radius * 0.26}" ry="${radius * 0.15}"
    fill="#fff" opacity="0.5" transform="rotate(-32 ${x - radius * 0.36} ${y - radius * 0.46})"/>
  <circle cx="${x}" cy="${y}" r="${radius - 1}" fill="none" stroke="#fff" stroke-opacity="0.18" stroke-width="2"/>`

const snow = Array.from({ length: 70 }, (_, i) => {
  const x = (i * 197) % WIDTH
  const y = (i * 311) % 690
  return `<circle cx="${x}" cy="${y}" r="${1 + (i % 3)}" fill="#fff" opacity="${0.1 + (i % 4) * 0.07}"/>`
}).join('')

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`)

const backdrop = svg(`
  <defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#101A2B"/><stop offset="1" stop-color="#24395C"/></linearGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/>${snow}${ornaments.map(thread).join('')}
  <path d="M0 690 C 180 640 320 720 470 690 S 720 630 840 676 V${HEIGHT} H0 Z" fill="#F7F6F3"/>`)

const front = (text: (typeof texts)['zh' | 'en'], is_zh: boolean) =>
  svg(`
  <defs><radialGradient id="shade" cx="0.36" cy="0.3" r="0.8">
    <stop offset="0.45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#06101F" stop-opacity="0.62"/>
  </radialGradient></defs>
  ${ornaments.map(gloss).join('')}
  <g font-family="${FONT}">
    <text x="64" y="806" font-size="${is_zh ? 76 : 62}" font-weight="700" fill="#17202E">${text.season}</text>
    <text x="64" y="864" font-size="30" fill="#5B6472">${text.line[0]}</text>
    <text x="64" y="906" font-size="30" fill="#5B6472">${text.line[1]}</text>
    <rect x="64" y="940" width="${is_zh ? 360 : 400}" height="66" rx="10" fill="#C93417"/>
    <text x="${64 + (is_zh ? 180 : 200)}" y="983" font-size="28" font-weight="500" fill="#fff" text-anchor="middle">${text.button}</text>
    <text x="776" y="983" font-size="26" font-weight="700" fill="#17202E" text-anchor="end">${text.brand}</text>
  </g>`)

async function ball({ artwork, x, y, radius }: Ornament) {
  const size = radius * 2
  const mask = Buffer.from(
    `<svg width="${size}" height="${size}"><circle cx="${radius}" cy="${radius}" r="${radius}"/></svg>`,
  )
  const input = await sharp(await readFile(join(artworks, `${artwork}.svg`)))
    .resize(Math.round(size * 1.08), Math.round(size * 1.08), { fit: 'cover' })
    .extract({ left: Math.round(size * 0.04), top: Math.round(size * 0.04), width: size, height: size })
    .flatten({ background: '#F2E8D5' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left: x - radius, top: y - radius }
}

const balls = await Promise.all(ornaments.map(ball))
for (const language of ['zh', 'en'] as const) {
  const letters = { input: front(texts[language], language === 'zh'), left: 0, top: 0 }
  await sharp(backdrop)
    .composite([...balls, letters])
    .webp({ quality: 82, effort: 6 })
    .toFile(join(target, `year-end-${language}.webp`))
}
