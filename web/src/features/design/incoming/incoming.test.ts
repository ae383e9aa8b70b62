import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/request.ts'
import { sheetProduct } from '../grid/sheet.ts'
import type { SendFile } from '../state/studio-slots.ts'
import { layersNow, openProduct } from '../state/studio-store.ts'
import { bringFiles, dismiss, useIncomingFiles } from './incoming.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const sent = (name: string, change = {}) => ({
  id: Number(name.replace(/\D/g, '')),
  name,
  width_px: 300,
  height_px: 300,
  dpi: null,
  is_vector: false,
  ...change,
})
const itemsNow = () => useIncomingFiles.getState().items

const product = sheetProduct('550 × 550')

beforeEach(() => {
  useIncomingFiles.setState({ items: [] })
  openProduct({ user_id: 1, product, draft: null })
})

test('several files travel at once, three at most, and are placed in their order', async () => {
  const open = new Map<string, () => void>()
  let most = 0
  const send: SendFile = ({ name }) =>
    new Promise((resolve) => {
      open.set(name, () => {
        open.delete(name)
        resolve(sent(name))
      })
      most = Math.max(most, open.size)
    })
  const names = ['1.png', '2.png', '3.png', '4.png', '5.png']
  const done = bringFiles(names.map(file), send)
  expect(itemsNow().map(({ name }) => name)).toEqual(names)
  // Uploads finish in reverse order.
  while (itemsNow().length > 0) {
    await Promise.resolve()
    ;[...open.values()].at(-1)?.()
  }
  await done
  expect(most).toBe(3)
  expect(layersNow().map(({ name }) => name)).toEqual(names)
  expect(new Set(layersNow().map(({ cx }) => cx)).size).toBe(names.length)
})

test('a refused file is named with its reason, a lost one without, and the others are placed', async () => {
  const send: SendFile = async ({ name }) => {
    if (name === '1.gif') throw new ApiError(200, { status_code: 422, msg: '不支持这种文件' })
    if (name === '2.png') throw new Error('connection lost')
    return sent(name)
  }
  await bringFiles(['1.gif', '2.png', '3.png'].map(file), send)
  expect(itemsNow()).toMatchObject([
    { name: '1.gif', problem: '不支持这种文件' },
    { name: '2.png', problem: '' },
  ])
  expect(layersNow().map(({ name }) => name)).toEqual(['3.png'])
})

test('a file that is called off before its turn is not sent', async () => {
  const asked: string[] = []
  const send: SendFile = async ({ name }) => {
    asked.push(name)
    return sent(name)
  }
  const done = bringFiles(['1.png', '2.png', '3.png', '4.png'].map(file), send)
  dismiss(itemsNow().at(-1)?.id ?? '')
  await done
  expect(asked).toEqual(['1.png', '2.png', '3.png'])
})

test('a dropped file is placed where it was dropped, as large as it prints well', async () => {
  const [area] = product.print_areas
  if (!area) throw new Error('nothing to print on')
  const at = { x: area.left + 60, y: area.top + 80 }
  await bringFiles([file('7.png')], async ({ name }) => sent(name), at)
  const [layer] = layersNow()
  expect(layer).toMatchObject({ cx: at.x, cy: at.y })
  expect(layer?.width).toBeLessThan(area.width * 0.5)
})

test('an uploaded drawing is marked as one', async () => {
  await bringFiles([file('8.svg')], async ({ name }) => sent(name, { is_vector: true }))
  expect(layersNow()[0]).toMatchObject({ source: { key: '8', is_vector: true } })
})
