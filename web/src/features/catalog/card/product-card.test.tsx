import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToast } from '../../../shared/ui/toast.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { exampleCard } from '../testing/examples.ts'
import { clearCompared, toggleCompared, useCompare } from './compare-store.ts'
import { ProductCard } from './product-card.tsx'

beforeEach(clearCompared)
afterEach(cleanup)

const picture = () => screen.getByAltText(/男女同款圆领/, { exact: false }) as HTMLImageElement

test('a colour recolours the picture and goes along to the detail page', async () => {
  renderScreen(<ProductCard product={exampleCard()} />)
  expect(picture().src).toContain('/navy.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/productDesignDetail/7')
  await userEvent.click(screen.getByRole('button', { name: '白色' }))
  expect(picture().src).toContain('/white.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/productDesignDetail/7?color_id=1')
})

test('the second view is fetched only on hover', async () => {
  const { container } = renderScreen(<ProductCard product={exampleCard()} />)
  expect(container.querySelectorAll('img')).toHaveLength(1)
  await userEvent.hover(picture())
  expect(container.querySelectorAll('img')).toHaveLength(2)
})

test('a fifth product to compare is refused with a word', async () => {
  for (const id of [1, 2, 3, 4]) toggleCompared({ id, name: 'x', picture: '' })
  renderScreen(<ProductCard product={exampleCard()} can_compare />)
  await userEvent.click(screen.getByRole('button', { name: /^对比/ }))
  expect(useToast.getState().current?.message).toContain('4 款')
  expect(useCompare.getState().products).toHaveLength(4)
})

test('the quick view is offered only with a handler', async () => {
  const onQuickView = vi.fn()
  renderScreen(<ProductCard product={exampleCard()} onQuickView={onQuickView} />)
  await userEvent.click(screen.getByRole('button', { name: /快速查看/ }))
  expect(onQuickView).toHaveBeenCalledWith(7)
})
