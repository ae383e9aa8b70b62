import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { getStage } from './studio.ts'

/** The print area of the stage, as a PNG in screen size. */
export async function stagePrint(page: Page): Promise<Buffer> {
  const address = await getStage(page).evaluate((stage) => {
    const sheet = stage.querySelector('canvas') as HTMLCanvasElement
    // The first frame on the stage is the print area.
    const area = stage.querySelector('svg rect') as SVGRectElement
    const ratio = sheet.width / sheet.clientWidth
    const cut = document.createElement('canvas')
    cut.width = Math.round(area.width.baseVal.value * ratio)
    cut.height = Math.round(area.height.baseVal.value * ratio)
    const [x, y] = [area.x.baseVal.value * ratio, area.y.baseVal.value * ratio]
    cut.getContext('2d')?.drawImage(sheet, -x, -y)
    return cut.toDataURL('image/png')
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** Smaller differences are invisible antialiasing. */
const SEEN_LEVELS = 48

/** Share of pixels in which the print file, scaled to the screen, visibly differs. */
export async function visibleDifference(screen: Buffer, print: Buffer): Promise<number> {
  const { width = 1, height = 1 } = await sharp(screen).metadata()
  const onWhite = (picture: Buffer) =>
    sharp(picture, { limitInputPixels: false })
      .resize(width, height, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .raw()
      .toBuffer()
  const [a, b] = await Promise.all([onWhite(screen), onWhite(print)])
  let differing = 0
  for (let at = 0; at < a.length; at += 3) {
    const by = [0, 1, 2].map((part) => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)))
    if (Math.max(...by) > SEEN_LEVELS) differing++
  }
  return differing / (a.length / 3)
}
