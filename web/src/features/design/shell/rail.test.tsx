import { updateProfile } from '@inkroute/contract/account/account'
import { getProductAsSeller } from '@inkroute/contract/catalog/catalog'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sheetProduct } from '../grid/sheet.ts'
import { layersNow, openProduct, useStudio } from '../state/studio-store.ts'
import { Rail } from './rail.tsx'

afterEach(cleanup)

test('the language of the studio is switched in its rail, with the names of the product and without losing the design', async () => {
  const shirt = { ...sheetProduct('T 恤'), id: 1001, name: 'T 恤' }
  openProduct({ user_id: 1, product: shirt, draft: null })
  const api = fakeApi()
  api.on(getProductAsSeller, () => ({ ...shirt, name: 'T-shirt' }))
  api.on(updateProfile, () => ({}))
  const before = layersNow()
  openScreen(api, <Rail panels={[]} />, { at: '/design' })
  fireEvent.click(screen.getByRole('button', { name: 'English' }))
  await waitFor(() => expect(useStudio.getState().product?.name).toBe('T-shirt'))
  expect(api.sent(updateProfile)).toEqual([{ language: 'en' }])
  expect(layersNow()).toBe(before)
})
