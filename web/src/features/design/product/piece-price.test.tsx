import { getPurchasePriceAsSeller } from '@inkroute/contract/catalog/price'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import { newDocument } from '@inkroute/engine/document/design-document'
import { startHistory } from '@inkroute/engine/history/history'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { server } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { apply, documentNow, undoStep, useStudio } from '../state/studio-store.ts'
import { PiecePrice } from './piece-price.tsx'
import { TechniqueChoice } from './technique-choice.tsx'

vi.mock('../../../shared/api/client.ts', () => import('../../../testing/fake-call.ts'))

afterEach(() => {
  cleanup()
  server.clear()
})

const shirt = {
  id: 1001,
  colors: [{ id: 3, name: '白色' }],
  sizes: [{ id: 5, name: 'M' }],
  techniques: [
    { key: 'dtg', name: 'DTG', surcharge: '0.00' },
    { key: 'embroidery', name: '刺绣', surcharge: '12.00' },
  ],
} as unknown as BasicProduct

const paintBothSides = () =>
  apply((document) => ({
    ...document,
    views: document.views.map((view) => ({ ...view, background: '#ffffff' })),
  }))

test('one piece is priced in the selected colour and size, with every printed side', async () => {
  server.on(getPurchasePriceAsSeller, ({ printed_views }) => ({ unit_price: printed_views === 2 ? '37.80' : '31.80' }))
  useStudio.setState({ product: shirt, color_id: 3, size_id: 5, history: startHistory(newDocument(1001, [1, 2])) })
  renderScreen(<PiecePrice />)
  expect(await screen.findByText('¥31.80')).toBeTruthy()
  expect(server.asks(getPurchasePriceAsSeller)[0]).toMatchObject({ id: 1001, color_id: 3, size_id: 5, quantity: 1 })
  act(paintBothSides)
  expect(await screen.findByText('¥37.80')).toBeTruthy()
  expect(screen.getByTitle(/白色 · M，印 2 面/)).toBeTruthy()
})

test('the technique is the product’s first until another is chosen, which is priced and belongs to the design', async () => {
  server.on(getPurchasePriceAsSeller, ({ technique }) => ({
    unit_price: technique === 'embroidery' ? '43.80' : '31.80',
  }))
  useStudio.setState({ product: shirt, color_id: 3, size_id: 5, history: startHistory(newDocument(1001, [1, 2])) })
  renderScreen(
    <>
      <PiecePrice />
      <TechniqueChoice />
    </>,
  )
  expect(await screen.findByText('¥31.80')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'DTG' }).getAttribute('aria-checked')).toBe('true')
  fireEvent.click(screen.getByRole('radio', { name: /刺绣.*12\.00/ }))
  expect(await screen.findByText('¥43.80')).toBeTruthy()
  expect(documentNow().technique).toBe('embroidery')
  act(undoStep)
  expect(screen.getByRole('radio', { name: 'DTG' }).getAttribute('aria-checked')).toBe('true')
})
