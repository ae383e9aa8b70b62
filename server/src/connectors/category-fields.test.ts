import { expect, test } from 'vitest'
import { productAttributes } from './amazon/catalogue.ts'
import type { ListingDraft } from './core/listing.ts'
import { answersTo, getFields } from './temu/properties.ts'

const draftWith = (attributes: Record<string, string>) => ({ attributes }) as unknown as ListingDraft

test('Amazon gets its attributes only, each of the kind its schema names, with all parts in one', () => {
  const given = {
    'attr.fabric_type::spoken': '100% cotton',
    'attr.batteries_required:boolean': '#false~No',
    'attr.number_of_items:integer': '2',
    'attr.item_package_weight.value:number': '0.4',
    'attr.item_package_weight.unit': '#kilograms~Kilograms',
    'attr.item_package_dimensions.length.value:number': '30',
    'attr.item_package_dimensions.length.unit': '#centimeters~Centimeters',
    'attr.size_map.sizes.0.value': 'regular',
    lead_days: '3',
  }
  expect(productAttributes(draftWith(given), 'M', 'de_DE')).toEqual({
    fabric_type: { value: '100% cotton', marketplace_id: 'M', language_tag: 'de_DE' },
    batteries_required: { value: false, marketplace_id: 'M' },
    number_of_items: { value: 2, marketplace_id: 'M' },
    item_package_weight: { value: 0.4, unit: 'kilograms', marketplace_id: 'M' },
    item_package_dimensions: { length: { value: 30, unit: 'centimeters' }, marketplace_id: 'M' },
    size_map: { sizes: [{ value: 'regular' }], marketplace_id: 'M' },
  })
})

const property = (refPid: number, more: object = {}) => ({
  pid: refPid + 1,
  templatePid: refPid + 2,
  refPid,
  name: `P${refPid}`,
  required: true,
  isSale: false,
  showType: 0,
  controlType: 1,
  valueRule: 0,
  values: [{ vid: '5', value: 'Cotton' }],
  ...more,
})

test('Temu fields leave out dependent properties and sale properties', () => {
  const found = getFields([
    property(10),
    property(20, { showType: 1 }),
    property(30, { isSale: true }),
    property(40, { controlType: 0 }),
  ])
  expect(found.map(({ id, is_required, values }) => [id, is_required, values.length])).toEqual([
    ['10', true, 1],
    ['20', false, 1],
    ['40', true, 0],
  ])
})

test('a share property gets 100 %, and properties missing from the template are not sent', () => {
  const template = [property(10, { valueRule: 1 }), property(40, { controlType: 0 })]
  const draft = draftWith({ 'attr.10': '#5~Cotton', 'attr.40': 'soft', 'attr.99': '#1~Gone' })
  const sent = answersTo(template, draft).map(({ property: { refPid }, ...rest }) => ({ refPid, ...rest }))
  expect(sent).toEqual([
    { refPid: 10, vid: 5, value: 'Cotton', numberInputValue: '100' },
    { refPid: 40, vid: 0, value: 'soft', numberInputValue: '' },
  ])
})
