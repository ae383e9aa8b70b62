import { readFile } from 'node:fs/promises'
import { createCanvas, Image } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { vectorise } from './vectorise.ts'

const plain = { colours: 4, detail: 0.7, drops_background: false }

/** White ground, a red square with sharp corners, and a blue disc that overlaps it. */
function scene() {
  const pen = createCanvas(200, 160).getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, 200, 160)
  pen.fillStyle = '#d02020'
  pen.fillRect(20, 20, 80, 80)
  pen.fillStyle = '#2040c0'
  pen.beginPath()
  pen.arc(120, 90, 45, 0, 2 * Math.PI)
  pen.fill()
  return pen.getImageData(0, 0, 200, 160)
}

const getPlaces = (d: string) => (d.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((pair) => pair.split(' ').map(Number))
const getPath = (svg: string, colour: string) => new RegExp(`fill="${colour}"[^>]* d="([^"]+)"`).exec(svg)?.[1] ?? ''

test('a square keeps its corners and a disc its roundness, with few nodes', () => {
  const { svg, nodes, colours } = vectorise(scene(), plain)
  expect([...colours].sort()).toEqual(['#2040c0', '#d02020', '#ffffff'])
  expect(nodes).toBeLessThan(30)
  const corner = getPlaces(getPath(svg, '#d02020')).some(([x = 0, y = 0]) => Math.hypot(x - 20, y - 20) < 0.3)
  expect(corner).toBe(true)
  const disc = getPath(svg, '#2040c0')
  const ends = [...disc.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[CLZM])/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const away = ends.map(([x, y]) => Math.abs(Math.hypot(x - 120, y - 90) - 45)).sort((a, b) => a - b)
  // Where three areas meet, the border goes through a corner of pixels.
  expect(away.at(-1)).toBeLessThan(1.2)
  expect(away.filter((far) => far > 0.5).length).toBeLessThanOrEqual(2 * 2)
  expect(away.length).toBeGreaterThan(4)
})

test('neighbours share their border to the digit', () => {
  const { svg } = vectorise(scene(), plain)
  const red = new Set(getPlaces(getPath(svg, '#d02020')).map(String))
  const shared = getPlaces(getPath(svg, '#2040c0')).filter((place) => red.has(String(place)))
  expect(shared.length).toBeGreaterThanOrEqual(4)
})

test('the background is dropped where it reaches the edge, and the number of colours is kept', () => {
  const { colours } = vectorise(scene(), { ...plain, drops_background: true })
  expect([...colours].sort()).toEqual(['#2040c0', '#d02020'])
  expect(vectorise(scene(), { ...plain, colours: 2 }).colours).toHaveLength(2)
})

async function drawn(svg: Buffer, side: number) {
  const image = new Image()
  image.src = svg
  await image.decode()
  const scale = side / Math.max(image.width, image.height)
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const pen = createCanvas(width, height).getContext('2d')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

test.each([
  ['red-sun-bonsai', 500],
  ['great-wave', 500],
  ['say-one-more-chapter', 700],
])('%s, drawn again from its curves, looks like the original', async (name, most_nodes) => {
  const file = new URL(`../../../assets/gallery/artworks/${name}.svg`, import.meta.url)
  const source = await drawn(await readFile(file), 500)
  const { svg, nodes } = vectorise(source, { ...plain, colours: 12 })
  expect(nodes).toBeLessThan(most_nodes)
  const again = await drawn(Buffer.from(svg), 500)
  const difference = source.data.reduce((sum, value, at) => sum + Math.abs(value - (again.data[at] ?? 0)), 0)
  // Of 255 steps, on the mean of all pixels.
  expect(difference / source.data.length).toBeLessThan(2.5)
})
