import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../../../../shared/text/language.tsx'
import { readListing } from '../../search/listing-address.view.ts'
import { toggled, withSort } from './listing-change.view.ts'
import { AskedListing, ListingLink } from './listing-link.tsx'

afterEach(cleanup)

/** Links from the first render, as if the page had not re-rendered yet. */
function Links() {
  const listing = readListing('/products', new URLSearchParams())
  return (
    <AskedListing listing={listing}>
      <ListingLink listing={listing} change={(asked) => toggled(asked, 'zone', 'jit')}>
        zone
      </ListingLink>
      <ListingLink listing={listing} change={(asked) => toggled(asked, 'technique', 'dtg')}>
        technique
      </ListingLink>
      <ListingLink listing={listing} change={(asked) => withSort(asked, 'sales')}>
        sort
      </ListingLink>
    </AskedListing>
  )
}

test('filters clicked faster than the page follows all count, and one clicked twice is off again', async () => {
  const router = createMemoryRouter([{ path: '/products', element: <Links /> }], { initialEntries: ['/products'] })
  render(
    <LanguageProvider value={{ language: 'zh', setLanguage: () => {} }}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
  expect(screen.getByRole('link', { name: 'technique' }).getAttribute('href')).toBe('/products?technique=dtg')
  await act(async () => {
    for (const name of ['zone', 'technique', 'sort']) click(name)
  })
  expect(router.state.location.search).toBe('?zone=jit&technique=dtg&sort=sales')
  await act(async () => {
    for (const name of ['zone', 'technique', 'zone']) click(name)
  })
  expect(router.state.location.search).toBe('?technique=dtg')
})
