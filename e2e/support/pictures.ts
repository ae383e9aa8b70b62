import { createCanvas } from '@napi-rs/canvas'
import { initializeCanvas, writePsdBuffer } from 'ag-psd'
import sharp from 'sharp'

export interface PictureFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const SIDE_PX = 320

/** A little sun over a field, so thumbnails show something. */
function draw() {
  const canvas = createCanvas(SIDE_PX, SIDE_PX)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#f3c969'
  pen.fillRect(0, 0, SIDE_PX, SIDE_PX)
  pen.fillStyle = '#e8452c'
  pen.beginPath()
  pen.arc(160, 130, 70, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = '#1e9e6a'
  pen.fillRect(0, 230, SIDE_PX, 90)
  return canvas
}

/** A 24-bit BMP, bottom row first, written by hand because no available encoder does it. */
function getBmp(rgba: Buffer): Buffer {
  const row_bytes = SIDE_PX * 3
  const body = Buffer.alloc(row_bytes * SIDE_PX)
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) {
      const from = (y * SIDE_PX + x) * 4
      const to = (SIDE_PX - 1 - y) * row_bytes + x * 3
      body[to] = rgba[from + 2] ?? 0
      body[to + 1] = rgba[from + 1] ?? 0
      body[to + 2] = rgba[from] ?? 0
    }
  }
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + body.length, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(SIDE_PX, 18)
  head.writeInt32LE(SIDE_PX, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, body])
}

/** A red ball with a green leaf above it, before a grey wall. */
export const ballPhoto = (width_px: number, height_px: number): Promise<Buffer> => {
  const [x, y] = [width_px / 2, height_px / 2]
  const radius = Math.min(width_px, height_px) / 4
  const leaf = `<ellipse cx="${x}" cy="${y - radius * 1.1}" rx="${radius * 0.5}" ry="${radius * 0.3}" fill="#2f8f4e"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width_px}" height="${height_px}"><rect width="100%" height="100%" fill="#9fb0bb"/>${leaf}<circle cx="${x}" cy="${y}" r="${radius}" fill="#c4462f"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Taken upright and stored on its side, as phones do: only the EXIF data say which side is up. */
export async function phonePhoto(width_px: number, height_px: number): Promise<PictureFile> {
  const upright = await ballPhoto(width_px, height_px)
  const buffer = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer()
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer }
}

/** One file of every type the platform accepts. */
export async function onePictureOfEachType(): Promise<PictureFile[]> {
  const canvas = draw()
  const png = canvas.toBuffer('image/png')
  const rgba = await sharp(png).ensureAlpha().raw().toBuffer()
  initializeCanvas((width, height) => createCanvas(width, height) as unknown as HTMLCanvasElement)
  const psd = writePsdBuffer({ width: SIDE_PX, height: SIDE_PX, canvas: canvas as unknown as HTMLCanvasElement })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="#f3c969"/><circle cx="160" cy="130" r="70" fill="#e8452c"/></svg>'
  return [
    { name: 'sun.png', mimeType: 'image/png', buffer: png },
    { name: 'sun.jpg', mimeType: 'image/jpeg', buffer: await sharp(png).jpeg().toBuffer() },
    { name: 'sun-too.jpeg', mimeType: 'image/jpeg', buffer: await sharp(png).flip().jpeg().toBuffer() },
    { name: 'sun.bmp', mimeType: 'image/bmp', buffer: getBmp(rgba) },
    { name: 'sun.gif', mimeType: 'image/gif', buffer: await sharp(png).gif().toBuffer() },
    { name: 'sun.webp', mimeType: 'image/webp', buffer: await sharp(png).webp().toBuffer() },
    { name: 'sun.psd', mimeType: 'image/vnd.adobe.photoshop', buffer: psd },
    { name: 'sun.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
    { name: 'sun.tiff', mimeType: 'image/tiff', buffer: await sharp(png).tiff().toBuffer() },
  ]
}
