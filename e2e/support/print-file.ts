import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** The print file of the current goods, rendered on request; of the first size unless another is named. */
export async function printFile(page: Page, variant?: string): Promise<Buffer> {
  if (variant) {
    await page.getByRole('combobox', { name: '颜色 / 尺码' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: variant }).click()
  }
  await page.getByRole('button', { name: '生成印刷文件' }).click()
  const link = page.getByRole('link', { name: '下载', exact: true }).first()
  await expect(link).toBeVisible()
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  return answer.body()
}

const CM_PER_INCH = 2.54
/** Fainter edges are antialiasing. */
const INK_ALPHA = 128

export interface PrintInk {
  readonly dpi: number
  /** Of the file. */
  readonly sheet_cm: number
  /** From the first to the last column with ink, and the distance of the first row from the upper edge. */
  readonly width_cm: number
  readonly top_cm: number
  /** How many of the inked pixels are of a colour, by '#rrggbb'. */
  readonly shareOf: (hex: string) => number
}

/** Measures a print file at its own resolution, as somebody with a ruler would. */
export async function measurePrint(file: Buffer): Promise<PrintInk> {
  const picture = sharp(file, { limitInputPixels: false })
  const { density = 0 } = await picture.metadata()
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, right, top, ink] = [info.width, -1, -1, 0]
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) < INK_ALPHA) continue
    const x = pixel % info.width
    if (x < left) left = x
    if (x > right) right = x
    if (top < 0) top = Math.floor(pixel / info.width)
    const colour = data.readUIntBE(pixel * 4, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
    ink++
  }
  const cm = CM_PER_INCH / density
  return {
    dpi: density,
    sheet_cm: info.width * cm,
    width_cm: (right - left + 1) * cm,
    top_cm: top * cm,
    shareOf: (hex) => (counts.get(Number.parseInt(hex.slice(1), 16)) ?? 0) / Math.max(1, ink),
  }
}
