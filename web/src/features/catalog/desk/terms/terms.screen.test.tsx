import * as contract from '@inkroute/contract/catalog/desk/terms'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { openScreen, press, type } from '../../../../testing/open-screen.tsx'
import TermsScreen from './terms-screen.tsx'

const category = (key: string, parent: string | null, zh: string, products: number): contract.DeskCategory => ({
  key,
  parent,
  http_url: key,
  name: { zh, en: key },
  keywords: '',
  products,
})

test('a category in use cannot be removed, levels are sorted by buttons, and a taken key is named', async () => {
  const api = fakeApi()
  const data = [
    category('clothing', null, '服装', 3),
    category('tees', 'clothing', '短袖', 3),
    category('home', null, '家居', 0),
  ]
  api.on(contract.listDeskCategories, () => ({ data }))
  api.on(contract.sortDeskCategories, () => ({}))
  api.refuse(contract.addDeskCategory, 'category_taken', { details: { key: 'tees' } })
  openScreen(api, <TermsScreen />, { at: '/ops/catalog/terms' })
  await screen.findByText('家居')
  const remove = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: `删除 ${name}` })
  expect([remove('服装').disabled, remove('短袖').disabled, remove('家居').disabled]).toEqual([true, true, false])
  await press('上移 家居')
  await waitFor(() => expect(api.sent(contract.sortDeskCategories)).toEqual([{ keys: ['home', 'clothing'] }]))
  await press(/^添\s?加$/)
  await screen.findByLabelText('标识')
  type('中文名称', '长袖')
  type('英文名称', 'Long sleeves')
  type('标识', 'tees')
  const add = screen.getAllByRole('button', { name: /^添\s?加$/ }).at(-1)
  add?.click()
  expect(await screen.findByText('已有标识为“tees”的类目')).toBeTruthy()
  expect(api.sent(contract.addDeskCategory)).toMatchObject([{ key: 'tees', parent: null }])
})
