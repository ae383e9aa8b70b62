// Turns web fonts into small glyph tables, so that the gallery builds without any installed font.
// Run it only to add a typeface:  node letters/extract-letters.ts <folder with opentype.js and @fontsource packages>
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

type Command = { type: string; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
type SourceGlyph = { advanceWidth: number; path: { commands: Command[] } }
type SourceFont = {
  unitsPerEm: number
  charToGlyph(char: string): SourceGlyph
  getKerningValue(left: SourceGlyph, right: SourceGlyph): number
}
type Reader = { loadSync(file: string): SourceFont }

const faces = {
  script: 'pacifico-latin-400',
  signature: 'sacramento-latin-400',
  condensed: 'bebas-neue-latin-400',
  groovy: 'shrikhand-latin-400',
  slab: 'alfa-slab-one-latin-400',
  western: 'rye-latin-400',
  neon: 'monoton-latin-400',
  college: 'graduate-latin-400',
  round: 'righteous-latin-400',
  fat: 'abril-fatface-latin-400',
  spooky: 'creepster-latin-400',
  bubbly: 'fredoka-latin-700',
  brush: 'caveat-brush-latin-400',
  hand: 'amatic-sc-latin-700',
}
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,!?&'-+:"]
const emUnits = 1000

function outline(commands: Command[], scale: number): string {
  const at = (x: number, y: number) => `${Math.round(x * scale)} ${Math.round(-y * scale)}`
  const one = (c: Command) => {
    if (c.type === 'C') return `C${at(c.x1, c.y1)} ${at(c.x2, c.y2)} ${at(c.x, c.y)}`
    if (c.type === 'Q') return `Q${at(c.x1, c.y1)} ${at(c.x, c.y)}`
    return c.type === 'Z' ? 'Z' : `${c.type}${at(c.x, c.y)}`
  }
  return commands.map(one).join('')
}

function table(font: SourceFont) {
  const scale = emUnits / font.unitsPerEm
  const source = alphabet.map((char) => [char, font.charToGlyph(char)] as const)
  const glyphs = source.map(([char, g]) => [
    char,
    [Math.round(g.advanceWidth * scale), outline(g.path.commands, scale)],
  ])
  const kerns = source.flatMap(([a, left]) =>
    source.map(([b, right]) => [a + b, Math.round(font.getKerningValue(left, right) * scale)] as const),
  )
  return { glyphs: Object.fromEntries(glyphs), kerns: Object.fromEntries(kerns.filter(([, k]) => Math.abs(k) >= 12)) }
}

const folder = resolve(process.argv[2] ?? '.')
const module = await import(pathToFileURL(join(folder, 'node_modules/opentype.js/dist/opentype.js')).href)
const reader = module.default as Reader
for (const [role, face] of Object.entries(faces)) {
  const family = face.replace(/-latin-\d+$/, '')
  const font = reader.loadSync(join(folder, 'node_modules/@fontsource', family, 'files', `${face}-normal.woff`))
  writeFileSync(join(import.meta.dirname, `${role}.json.br`), brotliCompressSync(JSON.stringify(table(font))))
}
