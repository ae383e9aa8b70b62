import * as pictures from '@inkroute/contract/catalog/pictures'
import { readPsd } from 'ag-psd'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'
import { templatePool } from '../picture-pool.ts'
import { pictureShelf } from '../shelf/picture-shelf.ts'
import { getReduction, safeMarginCm, templateOrder } from './template.rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const fetched = (path: string) => fetch(app.origin + path)

test('a PNG has the real pixel size of the print area, its dpi and a clear ground', async () => {
  const response = await fetched(pictures.printTemplate('mug', 'wrap', 'png', '11oz'))
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-disposition')).toContain('inkroute-mug-wrap-11oz.png')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const file = Buffer.from(await response.arrayBuffer())
  const { width, height, density, hasAlpha } = await sharp(file).metadata()
  // 21.5 cm at 300 dpi.
  expect({ width, density, hasAlpha }).toEqual({ width: 2539, density: 300, hasAlpha: true })
  expect(height).toBeGreaterThan(950)
  const { channels } = await sharp(file).stats()
  expect(channels[3]).toMatchObject({ min: 0, max: 255 })
})

test('a PSD has an empty layer to design on below its named guides', async () => {
  const run = vi.spyOn(templatePool, 'run')
  const path = pictures.printTemplate('coaster', 'front', 'psd', '10×10cm')
  const file = Buffer.from(await (await fetched(path)).arrayBuffer())
  const psd = readPsd(file, { skipLayerImageData: true, skipCompositeImageData: true, skipThumbnail: true })
  expect(psd.children?.map((layer) => layer.name)).toEqual([
    '设计放在这一层 Design here',
    '产品轮廓 Product outline',
    '安全区参考线 Safe area guide',
  ])
  expect(psd.imageResources?.resolutionInfo).toMatchObject({ horizontalResolution: 300, verticalResolution: 300 })
  expect(psd.imageResources?.gridAndGuidesInformation?.guides).toHaveLength(4)
  await fetched(path)
  expect(run).toHaveBeenCalledTimes(1)
  run.mockRestore()
})

test('sheets too large to hold are drawn at a whole fraction and say so', async () => {
  expect(getReduction(3543, 4724)).toBe(1)
  expect(getReduction(7874, 7874)).toBe(2)
  const order = templateOrder(await pictureShelf(), { code: 'shower-curtain', file: 'front.psd', size: '200×200cm' })
  expect(order?.task).toMatchObject({ width_px: 3937, height_px: 3937, dpi: 50 })
  expect(order?.task.lines.join('\n')).toMatch(/7874 x 7874 px at 100 dpi[\s\S]*drawn at 1:2/)
})

test('the safe area keeps off the edge, and off the fold where there is one', async () => {
  expect([safeMarginCm(30, 40), safeMarginCm(4.2, 5.6), safeMarginCm(1, 1)]).toEqual([1, 0.2, 0.1])
  const shelf = await pictureShelf()
  const shirt = templateOrder(shelf, { code: 'tshirt', file: 'front.png', size: 'M' })?.task
  expect(shirt?.safe_px).toEqual([118, 118, 3543 - 118, 4724 - 118])
  const phone = templateOrder(shelf, { code: 'phonecase-bar', file: 'front.png', size: '6.3″' })?.task
  expect(phone?.safe_px[0]).toBeGreaterThan((phone?.fold?.[0] ?? 1) * (phone?.width_px ?? 0))
})

test.each([
  '/pictures/template/tshirt/front.png',
  '/pictures/template/tshirt/front.png?size=XXXXL',
  '/pictures/template/tshirt/inside.png?size=M',
  '/pictures/template/tshirt/front.tiff?size=M',
  '/pictures/template/nothing/front.png?size=M',
  '/pictures/template/tshirt/front.png?size=M&size=L',
  '/pictures/template/..%2ftshirt/front.png?size=M',
])('%s is not there', async (path) => {
  expect((await fetched(path)).status).toBe(404)
})
