import { expect, test } from 'vitest'
import { countryCode } from '../../../address/address.ts'
import { findHeader, fitTemplate, guessMapping, missingFields } from '../guess-mapping.rules.ts'
import { checkOrder, type ImportFacts, orderKeyReader, type ReadRow } from './check-import.rules.ts'
import { findMoment, findPrice, findQuantity, getValues } from './import-row.rules.ts'
import { orderOfRows } from './orders-of-rows.rules.ts'

const facts: ImportFacts = {
  skuOf: (code) => (code.startsWith('OK') ? 7 : null),
  knownOrder: (number) => (number === 'OLD' ? { order_no: 'IR1' } : undefined),
  addressFaults: ({ postcode }) => (postcode === '' ? [{ field: 'postcode', zh: '邮编', en: 'Postcode' }] : []),
  blockedBy: () => '',
}
const anna = { name: 'Anna', phone: '1', country: 'DE', city: 'Berlin', street1: 'Weg 1', postcode: '10115' }
const row = (row_at: number, values: ReadRow['values'], source = `row ${row_at}`): ReadRow => ({
  row_at,
  values,
  source,
  is_excluded: false,
})
const line = { sku: 'OK-1', quantity: '1' }

test('headers are recognised in Chinese, in English and as shops export them', () => {
  const chinese = guessMapping([
    '序号',
    '平台订单号*',
    'SKU编码',
    '数量(件)',
    '收货人姓名',
    '联系电话',
    '国家/地区',
    '省/州',
    '城市',
    '详细地址',
    '邮编',
  ])
  expect(chinese).toEqual({
    external_no: 1,
    sku: 2,
    quantity: 3,
    name: 4,
    phone: 5,
    country: 6,
    state: 7,
    city: 8,
    street1: 9,
    postcode: 10,
  })
  const shop = guessMapping([
    'Name',
    'Email',
    'Created at',
    'Lineitem quantity',
    'Lineitem name',
    'Lineitem price',
    'Lineitem sku',
    'Currency',

    'Billing Name',
    'Billing City',
    'Shipping Name',
    'Shipping Street',
    'Shipping Address1',
    'Shipping City',
    'Shipping Zip',
    'Shipping Province',
    'Shipping Country',
    'Shipping Phone',
    'Notes',
  ])
  expect(shop).toMatchObject({
    external_no: 0,
    quantity: 3,
    title: 4,
    sku: 6,
    name: 10,
    city: 13,
    postcode: 14,
    state: 15,
  })
  expect(shop.street1 === 11 || shop.street1 === 12).toBe(true)
  expect(missingFields(chinese, {})).toEqual([])
  expect(missingFields({ sku: 1 }, { country: 'US' })).not.toContain('country')
})

test('headers are found below a title, and a template matches regardless of column order', () => {
  const rows = [
    { at: 1, cells: ['十一月订单', '十一月订单'] },
    { at: 3, cells: ['订单号', 'SKU', '数量'] },
    { at: 4, cells: ['A', 'B', '1'] },
  ]
  expect(findHeader(rows)?.at).toBe(3)
  const templates = [
    { id: 1, headers: { external_no: '号' } },
    { id: 2, headers: { external_no: '单子', sku: '货' } },
  ]
  expect(fitTemplate(templates, ['货', '其他', '单子'])).toMatchObject({
    template: { id: 2 },
    mapping: { sku: 0, external_no: 2 },
  })
  expect(fitTemplate(templates, ['单子'])).toBeUndefined()
})

test('values are tidied, what was changed by hand wins, and blanks fall back to the default', () => {
  const raw = {
    row_at: 2,
    cells: ["'00123", '  United   States ', '', '2.0'],
    edits: { phone: '555' },
    is_excluded: false,
  }
  const mapping = { external_no: 0, country: 1, phone: 2, quantity: 3, city: 9 }
  expect(getValues(raw, mapping, { city: 'Paris' })).toEqual({
    external_no: '00123',
    country: 'US',
    phone: '555',
    quantity: '2.0',
    city: 'Paris',
  })
  expect(['2', '2.0', '×3', '4 件', '0', '1.5', '-1', '10000', ''].map(findQuantity)).toEqual([
    2,
    2,
    3,
    4,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(['$1,234.5', '12,5', '19.9', 'free'].map(findPrice)).toEqual(['1234.50', '12.50', '19.90', undefined])
  expect(['2026/11/5 8:30', '2026年2月30日', '11/05/2026'].map(findMoment)).toEqual([
    '2026-11-05T08:30:00.000Z',
    undefined,
    undefined,
  ])
  expect(['USA', '英国', 'deutschland', 'XX'].map(countryCode)).toEqual(['US', 'GB', 'DE', 'XX'])
})

test('rows without number and address continue the order above; a row with its own address does not', () => {
  const rows = [row(2, { external_no: 'A', ...anna, ...line }), row(3, line), row(4, { ...anna, ...line })]
  const getKey = orderKeyReader()
  expect(rows.map(({ values }) => getKey(values))).toEqual(['A', 'A', ''])
})

test('rows of one order become one order: blanks never overwrite, the same SKU is added up', () => {
  const rows = [
    row(2, { ...line, sku: 'OK-1', quantity: '2', remark: 'gift', ...anna }),
    row(3, { ...line, sku: 'ok-1' }),
    row(4, { ...line, sku: 'OK-2', price: '9.9', name: 'ANNA' }),
  ]
  const order = orderOfRows('A', rows)
  expect(order.address).toMatchObject({ name: 'Anna', postcode: '10115', company: '' })
  expect(order.lines.map(({ external_sku, quantity }) => [external_sku, quantity])).toEqual([
    ['OK-1', 3],
    ['OK-2', 1],
  ])
  expect(order.remark).toBe('gift')
})

const statuses = (rows: readonly ReadRow[], key = 'A') => checkOrder(key, rows, facts).map(({ status }) => status)
const getWords = (rows: readonly ReadRow[], key = 'A') =>
  checkOrder(key, rows, facts).map(({ problems }) => problems.map(({ field, level }) => `${level} ${field}`))

test('an error in one row keeps the whole order out, a warning makes it a draft', () => {
  expect(statuses([row(2, { ...anna, ...line })])).toEqual(['ready'])
  expect(statuses([row(2, { ...anna, ...line }), row(3, { sku: 'OK-2', quantity: 'two' })])).toEqual(['error', 'error'])
  expect(statuses([row(2, { ...anna, ...line, sku: 'NEW' })])).toEqual(['draft'])
  expect(statuses([row(2, { ...anna, ...line })], 'OLD')).toEqual(['duplicate'])
})

test('problems are reported at their row and field', () => {
  const clash = [row(2, { ...anna, ...line }), row(3, { ...line, sku: 'OK-2', city: 'Hamburg' })]
  expect(getWords(clash)).toEqual([[], ['error city']])
  expect(getWords([row(2, { ...anna, quantity: '1' })])).toEqual([['error sku']])
  expect(getWords([row(2, { ...anna, ...line, sku: '#N/A' })])[0]).toContain('error sku')
  expect(getWords([row(2, { ...anna, ...line, external_no: '1.2E+15' })])).toEqual([['error external_no']])
  expect(getWords([row(2, { ...anna, ...line, country: 'Atlantis' })])).toEqual([['error country']])
  const { postcode: _, ...without } = anna
  expect(getWords([row(2, { ...without, ...line })])).toEqual([['warning postcode']])
  expect(getWords([row(2, { ...anna, ...line })], '')).toEqual([['error external_no']])
})

test('a row pasted twice keeps the order out until one of them is excluded; a second line of other cells adds up', () => {
  const pasted = [row(2, { ...anna, ...line }, 'A,OK-1,1'), row(3, { ...anna, ...line }, 'A,OK-1,1')]
  expect(statuses(pasted)).toEqual(['error', 'error'])
  expect(checkOrder('A', pasted, facts)[1]?.problems[0]?.zh).toContain('与第 2 行完全相同')
  expect(statuses([pasted[0] as ReadRow, { ...(pasted[1] as ReadRow), is_excluded: true }])).toEqual([
    'ready',
    'excluded',
  ])
  expect(statuses([row(2, { ...anna, ...line }), row(3, { ...anna, ...line })])).toEqual(['ready', 'ready'])
})

test('without a recipient, a country or a street there is no order, and the row says which is missing', () => {
  for (const field of ['name', 'country', 'street1'] as const) {
    const rows = [row(2, { ...anna, ...line, [field]: undefined })]
    expect(statuses(rows)).toEqual(['error'])
    expect(getWords(rows)).toEqual([[`error ${field}`]])
  }
})

test('full-width characters are read as ordinary ones, and a remark keeps its lines', () => {
  const raw = {
    row_at: 2,
    cells: ['ＳＯ－１', '２', '１０１１５', 'Gift wrap\r\n  Ring   twice '],
    edits: {},
    is_excluded: false,
  }
  expect(getValues(raw, { external_no: 0, quantity: 1, postcode: 2, remark: 3 }, {})).toEqual({
    external_no: 'SO-1',
    quantity: '2',
    postcode: '10115',
    remark: 'Gift wrap\nRing twice',
  })
})

test('a row that was taken out does not count, nor do its problems', () => {
  const rows = [row(2, { ...anna, ...line }), { ...row(3, { sku: 'OK-2', quantity: 'two' }), is_excluded: true }]
  expect(statuses(rows)).toEqual(['ready', 'excluded'])
})

test.each([
  [
    'US',
    [
      'us',
      'USA',
      'U.S.A.',
      'United States (US)',
      'US - United States',
      '美国',
      '美国(US)',
      '美国 US',
      'Estados Unidos',
    ],
  ],
  ['GB', ['UK', 'The United Kingdom', 'Great Britain (UK)', 'Northern Ireland', 'GBR', '英国']],
  ['DE', ['Germany', 'DEU', 'Deutschland', '德国', 'Allemagne', 'DE - Germany']],
  ['AT', ['Österreich', 'Osterreich', 'AUT', '奥地利']],
  ['TR', ['Türkiye', 'Turkey', 'TUR', '土耳其']],
  ['KR', ['South Korea', 'Korea, Republic of', '대한민국', '韩国']],
  ['JP', ['日本', 'Japan', 'jpn']],
  ['DK', ['Danmark', 'DNK', '丹麦']],
  ['HK', ['Hong Kong', 'Hong Kong SAR China', 'Hong Kong, China', '中国香港', '香港']],
  ['NG', ['Nigeria', '尼日利亚']],
])('%s is read from its code and from its names', (code, names) => {
  expect(names.map(countryCode)).toEqual(names.map(() => code))
})

test('what names no country, or two, stays as written and is an error; a country we do not serve is said to be one', () => {
  const written = ['Germny', 'Atlantis', 'US/CA', "Korea, Democratic People's Republic of", 'EU']
  expect(written.map(countryCode).filter((code) => /^[A-Z]{2}$/.test(code))).toEqual(['EU'])
  const check = (country: string) => checkOrder('A', [row(1, { ...line, ...anna, country })], facts)[0]
  expect(check('Germny')).toMatchObject({ status: 'error', problems: [{ level: 'error', field: 'country' }] })
  expect(check('NG')).toMatchObject({ status: 'draft', problems: [{ level: 'warning', field: 'country' }] })
  expect(check('DE')).toMatchObject({ status: 'ready', problems: [] })
})

test('a copied row is refused and not announced as added up; rows of the same goods that differ are added up', () => {
  const values = { ...line, ...anna }
  const copied = checkOrder('A', [row(1, values, 'same'), row(2, values, 'same')], facts)
  expect(copied.map(({ problems }) => problems.map(({ level }) => level))).toEqual([[], ['error']])
  const kept = [row(1, values, 'same'), { ...row(2, values, 'same'), is_excluded: true }]
  expect(checkOrder('A', kept, facts).map(({ status }) => status)).toEqual(['ready', 'excluded'])
  const added = checkOrder('A', [row(1, values), row(2, { ...values, quantity: '2' })], facts)
  expect(added.map(({ problems }) => problems.map(({ level }) => level))).toEqual([['hint'], []])
  const rows = [row(1, values), row(2, { ...values, quantity: '2' })]
  expect(orderOfRows('A', rows).lines).toMatchObject([{ quantity: 3 }])
})
