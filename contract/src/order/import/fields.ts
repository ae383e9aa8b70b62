/** The columns an order file can have. No schemas here, so the web bundle stays small. */

export const importKinds = ['order', 'fba'] as const
export type ImportKind = (typeof importKinds)[number]

export const importFields = [
  'external_no',
  'ordered_at',
  'sku',
  'title',
  'quantity',
  'price',
  'currency',
  'name',
  'company',
  'phone',
  'email',
  'country',
  'state',
  'city',
  'street1',
  'street2',
  'postcode',
  'tax_no',
  'remark',
  'center',
  'fnsku',
] as const
export type ImportField = (typeof importFields)[number]

export const addressFields = [
  'name',
  'company',
  'phone',
  'email',
  'country',
  'state',
  'city',
  'street1',
  'street2',
  'postcode',
  'tax_no',
] as const
export type AddressField = (typeof addressFields)[number]
export const isAddressField = (field: string): field is AddressField =>
  (addressFields as readonly string[]).includes(field)

export const fieldGroups = ['order', 'goods', 'recipient'] as const
export type FieldGroup = (typeof fieldGroups)[number]

interface FieldDefinition {
  readonly zh: string
  readonly en: string
  readonly group: FieldGroup
  /** Without a column for it nothing can be read. */
  readonly is_needed?: true
  readonly sample: string
}

export const importFieldDefinitions: Record<ImportField, FieldDefinition> = {
  external_no: {
    zh: '订单号',
    en: 'Order number',
    group: 'order',
    is_needed: true,
    sample: 'SO-10001',
  },
  ordered_at: {
    zh: '下单时间',
    en: 'Ordered at',
    group: 'order',
    sample: '2026-11-02',
  },
  sku: {
    zh: 'SKU',
    en: 'SKU',
    group: 'goods',
    is_needed: true,
    sample: '',
  },
  title: {
    zh: '商品名称',
    en: 'Goods',
    group: 'goods',
    sample: '',
  },
  quantity: {
    zh: '数量',
    en: 'Quantity',
    group: 'goods',
    is_needed: true,
    sample: '1',
  },
  price: {
    zh: '售价',
    en: 'Price',
    group: 'goods',
    sample: '19.90',
  },
  currency: {
    zh: '币种',
    en: 'Currency',
    group: 'goods',
    sample: 'USD',
  },
  name: {
    zh: '收件人',
    en: 'Recipient',
    group: 'recipient',
    is_needed: true,
    sample: 'Emily Carter',
  },
  company: {
    zh: '公司',
    en: 'Company',
    group: 'recipient',
    sample: '',
  },
  phone: {
    zh: '电话',
    en: 'Phone',
    group: 'recipient',
    is_needed: true,
    sample: '+1 213 555 0142',
  },
  email: {
    zh: '邮箱',
    en: 'Email',
    group: 'recipient',
    sample: '',
  },
  country: {
    zh: '国家',
    en: 'Country',
    group: 'recipient',
    is_needed: true,
    sample: 'US',
  },
  state: {
    zh: '州 / 省',
    en: 'State',
    group: 'recipient',
    sample: 'CA',
  },
  city: {
    zh: '城市',
    en: 'City',
    group: 'recipient',
    is_needed: true,
    sample: 'Los Angeles',
  },
  street1: {
    zh: '详细地址',
    en: 'Street',
    group: 'recipient',
    is_needed: true,
    sample: '742 Evergreen Terrace',
  },
  street2: {
    zh: '门牌、公寓',
    en: 'Flat, suite',
    group: 'recipient',
    sample: 'Apt 5',
  },
  postcode: {
    zh: '邮编',
    en: 'Postcode',
    group: 'recipient',
    sample: '90001',
  },
  tax_no: {
    zh: '税号',
    en: 'Tax number',
    group: 'recipient',
    sample: '',
  },
  center: {
    zh: '亚马逊仓库',
    en: 'Amazon warehouse',
    group: 'recipient',
    sample: 'ONT8',
  },
  fnsku: {
    zh: 'FNSKU',
    en: 'FNSKU',
    group: 'goods',
    sample: '',
  },
  remark: {
    zh: '备注',
    en: 'Remark',
    group: 'order',
    sample: '',
  },
}

const fbaFields: readonly ImportField[] = [
  'external_no',
  'center',
  'phone',
  'sku',
  'title',
  'fnsku',
  'quantity',
  'remark',
]
const fbaNeeded: readonly ImportField[] = ['external_no', 'center', 'phone', 'sku', 'quantity']

/** Fields a file of this kind may have. For FBA the warehouse code replaces the address. */
export const getFields = (kind: ImportKind): readonly ImportField[] =>
  kind === 'fba' ? fbaFields : importFields.filter((field) => field !== 'center' && field !== 'fnsku')

export const neededFields = (kind: ImportKind): readonly ImportField[] =>
  kind === 'fba' ? fbaNeeded : importFields.filter((field) => importFieldDefinitions[field].is_needed)

/** `Ship-To  Name*` → `ship to name`: what is left when decoration is taken away. */
export const plainHeader = (header: string): string =>
  header
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[（(【[].*?[)）】\]]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
