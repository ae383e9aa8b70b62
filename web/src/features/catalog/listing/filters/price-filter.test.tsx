import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { readListing } from '../../search/listing-address.view.ts'
import { PriceFilter } from './price-filter.tsx'

const bounds = { price_min: 5, price_max: 90, delivery_hours_max: 80 }
const at = (query: string) => (
  <MemoryRouter>
    <PriceFilter listing={readListing('/products', new URLSearchParams(query))} bounds={bounds} />
  </MemoryRouter>
)

test('two price fields stay two when a price is applied, changed and taken away', () => {
  const { rerender } = render(at(''))
  for (const query of ['price_min=20', 'price_min=20&price_max=60', 'price_max=60', '', 'price_min=20&price_max=20']) {
    rerender(at(query))
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2)
  }
})
