// node scripts/make-brand-icons.ts: draws the app icons and the link preview from web/public/favicon.svg and the pictures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const web = join(import.meta.dirname, '..', 'web', 'public')
const mark = readFileSync(join(web, 'favicon.svg'))
mkdirSync(join(web, 'icons'), { recursive: true })

for (const size_px of [180, 192, 512]) {
  await sharp(mark, { density: 1200 })
    .resize(size_px)
    .png({ palette: true })
    .toFile(join(web, 'icons', `icon-${size_px}.png`))
}

/** For programs that ask for `/favicon.ico` and look nowhere else: one picture in the frame of the format. */
const ICO = 32
const picture = await sharp(mark, { density: 1200 }).resize(ICO).png({ palette: true }).toBuffer()
const frame = Buffer.alloc(22)
frame.set([0, 0, 1, 0, 1, 0, ICO, ICO, 0, 0, 1, 0, 32, 0])
frame.writeUInt32LE(picture.length, 14)
frame.writeUInt32LE(frame.length, 18)
writeFileSync(join(web, 'favicon.ico'), Buffer.concat([frame, picture]))

const CARD = { width: 1200, height: 630 }
const names = ['tote', 'poster', 'mug']
const cards = await Promise.all(
  names.map(async (name, place) => ({
    input: await sharp(join(web, 'pictures', `${name}-960.webp`))
      .resize(360, 510, { fit: 'cover' })
      .toBuffer(),
    left: 30 + place * 390,
    top: 60,
  })),
)
await sharp({ create: { ...CARD, channels: 3, background: '#F7F6F3' } })
  .composite([...cards, { input: await sharp(mark, { density: 1200 }).resize(132).toBuffer(), left: 534, top: 458 }])
  .jpeg({ quality: 85, mozjpeg: true })
  .toFile(join(web, 'pictures', 'share.jpg'))
