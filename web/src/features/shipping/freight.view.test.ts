import { describe, expect, test } from 'vitest'
import { emptyFreightForm, formatWeight, formOfSearch, readFreightForm, searchOfForm } from './freight.view.ts'

const form = (change: Partial<typeof emptyFreightForm>) => ({ ...emptyFreightForm, ...change })

describe('reading the form', () => {
  test('centimetres become whole millimetres', () => {
    const { input } = readFreightForm(form({ length_cm: '30.5', width_cm: '25', height_cm: '2' }), null)
    expect(input).toEqual({ country: 'US', weight_g: 300, length_mm: 305, width_mm: 250, height_mm: 20 })
  })

  test('without dimensions only the weight is sent', () => {
    expect(readFreightForm(emptyFreightForm, null).input).toEqual({ country: 'US', weight_g: 300 })
  })

  test.each([
    [{ weight_g: '' }, { weight_g: 'bad_weight' }],
    [{ weight_g: '1.5' }, { weight_g: 'bad_weight' }],
    [{ weight_g: '70001' }, { weight_g: 'bad_weight' }],
    [{ length_cm: '10' }, { length_cm: 'bad_sides' }],
    [{ length_cm: '10', width_cm: 'x', height_cm: '3' }, { length_cm: 'bad_sides' }],
    [{ goods_value: '12,50' }, { goods_value: 'bad_value' }],
    [{ tax_number: 'IM12' }, { tax_number: 'bad_tax' }],
  ])('%o is named as a problem and not sent', (change, problems) => {
    expect(readFreightForm(form(change), null)).toEqual({ input: null, problems })
  })

  test('a product is sent by pieces, regardless of the weight field', () => {
    const { input } = readFreightForm(form({ weight_g: '', quantity: '3' }), { id: 7, size_id: 2 })
    expect(input).toEqual({ country: 'US', product_id: 7, size_id: 2, quantity: 3 })
  })

  test('IOSS and VAT numbers are told apart', () => {
    expect(readFreightForm(form({ tax_number: 'im 2760000001' }), null).input).toMatchObject({ ioss: 'IM2760000001' })
    expect(readFreightForm(form({ tax_number: 'DE123456789' }), null).input).toMatchObject({ vat: 'DE123456789' })
  })
})

test('the form survives a round trip through the query, and invalid values are corrected', () => {
  const filled = form({ country: 'DE', weight_g: '850', length_cm: '30' })
  expect(formOfSearch(searchOfForm(filled))).toEqual(filled)
  expect(searchOfForm(emptyFreightForm).toString()).toBe('')
  expect(formOfSearch(new URLSearchParams('country=xx&weight_g=12')).country).toBe('US')
})

test('weights read naturally', () => {
  expect([320, 1000, 1250, 12_345].map(formatWeight)).toEqual(['320 g', '1 kg', '1.25 kg', '12.345 kg'])
})
