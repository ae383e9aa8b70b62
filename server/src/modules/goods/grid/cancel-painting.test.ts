import { existsSync } from 'node:fs'
import * as contract from '@inkroute/contract/goods/grid/grid'
import { listMaterials } from '@inkroute/contract/material/library'
import { newDocument } from '@inkroute/engine/document/design-document'
import { placeInCell, setLayout } from '@inkroute/engine/grid/grid-commands'
import { expect, inject, test, vi } from 'vitest'
import { paintPool } from '../../../infra/paint/paint-pool.ts'
import { newSeller } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { galleryArtworks } from '../../catalog/catalog.ts'

const app = await testApp()

const picture = (key: string) => ({
  id: key,
  name: key,
  type: 'image' as const,
  mask: null,
  cx: 0,
  cy: 0,
  width: 100,
  height: 100,
  rotation_deg: 0,
  flip_x: false,
  flip_y: false,
  opacity: 1,
  is_locked: false,
  is_hidden: false,
  group_id: null,
  source: { kind: 'artwork' as const, key, width_px: 1000, height_px: 1000 },
})

test('a cancelled painting releases its painter at the next step', async () => {
  const seller = await newSeller(app)
  const slugs = [...(await galleryArtworks()).keys()].slice(0, 9)
  const document = slugs.reduce(
    (nine, key, index) => placeInCell(nine, 1, index, picture(key)),
    setLayout(newDocument(0, [1]), 1, 9),
  ) as unknown as Record<string, unknown>
  const { id } = await app.call(contract.exportGrid, { name: '半途', document, size_px: 4400 }, seller)
  const run = vi.spyOn(paintPool, 'run')
  const drained = app.drain()
  const state = async () => (await app.call(contract.getGridPainting, { id }, seller)).state
  await vi.waitUntil(async () => (await state()) === 'painting' && run.mock.calls.length > 0, {
    timeout: inject('patience_ms'),
  })
  expect(await app.call(contract.cancelGridPainting, { id }, seller)).toMatchObject({ state: 'cancelled' })
  await drained
  const [task] = run.mock.calls[0] ?? []
  expect(await run.mock.results[0]?.value).toEqual({ kind: 'stopped' })
  expect(task?.kind === 'print' && existsSync(task.path)).toBe(false)
  expect(await state()).toBe('cancelled')
  expect((await app.call(listMaterials, { keyword: '半途' }, seller)).total).toBe(0)
  run.mockRestore()
})
