import { listArtworks } from '@inkroute/contract/material/material'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { materialModule } from '../material.module.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await materialModule.base?.(app.ctx)
})

test('the gallery is found by words of either language, by category and by tiling', async () => {
  const all = await app.call(listArtworks, { page_size: 5 })
  expect(all.data).toHaveLength(5)
  expect(all.total).toBeGreaterThanOrEqual(150)
  const [category] = all.categories
  const some = await app.call(listArtworks, { category: category?.key, page_size: 100 })
  expect(some.total).toBe(category?.count)
  expect(new Set(some.data.map((artwork) => artwork.category))).toEqual(new Set([category?.key]))
  for (const keyword of ['日落', 'SUNSET']) {
    const found = await app.call(listArtworks, { keyword })
    expect(found.data.map((artwork) => artwork.slug)).toContain('retro-sunset-palms')
  }
  const tiles = await app.call(listArtworks, { tileable: '1', page_size: 100 })
  expect(tiles.data.every((artwork) => artwork.tileable)).toBe(true)
})

test('special characters in a search find nothing and cause no error', async () => {
  for (const keyword of ["'; drop table gallery_artwork; --", '%', '_', '\\', '<script>']) {
    expect(await app.call(listArtworks, { keyword })).toMatchObject({ data: [], total: 0 })
  }
})
