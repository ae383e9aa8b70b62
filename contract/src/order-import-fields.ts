/** What a file of orders can say, and the words under which sellers' files say it. Free of schemas. */

export const importKinds = ['order', 'fba'] as const
export type ImportKind = (typeof importKinds)[number]

export const importFields = [
  ...(['external_no', 'ordered_at', 'sku', 'title', 'quantity', 'price', 'currency'] as const),
  ...(['name', 'company', 'phone', 'email', 'country', 'state', 'city'] as const),
  ...(['street1', 'street2', 'postcode', 'tax_no', 'remark', 'center', 'fnsku'] as const),
] as const
export type ImportField = (typeof importFields)[number]

export const addressFields = [
  ...(['name', 'company', 'phone', 'email', 'country', 'state', 'city'] as const),
  ...(['street1', 'street2', 'postcode', 'tax_no'] as const),
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
  /** Headers as they appear in files of shops, marketplaces and order tools, in plain small letters. */
  readonly words: readonly string[]
  readonly sample: string
}

export const importFieldDefinitions: Record<ImportField, FieldDefinition> = {
  external_no: {
    ...{ zh: '订单号', en: 'Order number', group: 'order', is_needed: true, sample: 'SO-10001' },
    words: [
      ...[
        '订单号',
        '订单编号',
        '平台订单号',
        '平台单号',
        '外部单号',
        '交易号',
        '来源单号',
        '客户订单号',
        '单号',
        '货件号',
        '货件编号',
      ],
      ...[
        'order number',
        'order no',
        'order id',
        'order name',
        'external order no',
        'reference',
        'order',
        'name',
        'shipment id',
        'fba shipment id',
      ],
    ],
  },
  ordered_at: {
    ...{ zh: '下单时间', en: 'Ordered at', group: 'order', sample: '2026-11-02' },
    words: [
      ...['下单时间', '下单日期', '订单日期', '订单时间', '创建时间', '付款时间', '交易时间'],
      ...['order date', 'ordered at', 'created at', 'date', 'purchase date', 'sale date', 'paid at'],
    ],
  },
  sku: {
    ...{ zh: 'SKU', en: 'SKU', group: 'goods', is_needed: true, sample: '' },
    words: [
      ...['sku', 'sku编码', 'sku编号', '商品编码', '商品编号', '货号', '规格编码', '商家编码', '卖家sku', '平台sku'],
      ...[
        'item sku',
        'seller sku',
        'merchant sku',
        'lineitem sku',
        'product sku',
        'variant sku',
        'product code',
        'msku',
      ],
    ],
  },
  title: {
    ...{ zh: '商品名称', en: 'Goods', group: 'goods', sample: '' },
    words: [
      ...['商品名称', '商品标题', '产品名称', '产品标题', '品名', '商品', '标题'],
      ...['product name', 'product title', 'item name', 'item title', 'lineitem name', 'title', 'product', 'item'],
    ],
  },
  quantity: {
    ...{ zh: '数量', en: 'Quantity', group: 'goods', is_needed: true, sample: '1' },
    words: [
      ...['数量', '件数', '购买数量', '商品数量', '产品数量', '个数'],
      ...['quantity', 'qty', 'quantity purchased', 'lineitem quantity', 'item quantity', 'pcs', 'count'],
    ],
  },
  price: {
    ...{ zh: '售价', en: 'Price', group: 'goods', sample: '19.90' },
    words: [
      ...['售价', '单价', '商品单价', '价格', '销售单价'],
      ...['price', 'unit price', 'item price', 'lineitem price', 'sale price'],
    ],
  },
  currency: {
    ...{ zh: '币种', en: 'Currency', group: 'goods', sample: 'USD' },
    words: ['币种', '货币', '币别', 'currency', 'currency code'],
  },
  name: {
    ...{ zh: '收件人', en: 'Recipient', group: 'recipient', is_needed: true, sample: 'Emily Carter' },
    words: [
      ...['收件人', '收货人', '收件人姓名', '收货人姓名', '买家姓名', '客户姓名', '姓名', '联系人'],
      ...['recipient', 'recipient name', 'ship to name', 'shipping name', 'ship name', 'receiver', 'full name'],
      ...['buyer name', 'customer name', 'consignee', 'delivery name', 'contact'],
    ],
  },
  company: {
    ...{ zh: '公司', en: 'Company', group: 'recipient', sample: '' },
    words: ['公司', '公司名称', '收件人公司', 'company', 'company name', 'shipping company', 'ship to company'],
  },
  phone: {
    ...{ zh: '电话', en: 'Phone', group: 'recipient', is_needed: true, sample: '+1 213 555 0142' },
    words: [
      ...['电话', '手机', '手机号', '联系电话', '收件人电话', '收货人电话', '电话号码', '手机号码', '联系方式'],
      ...['phone', 'phone number', 'telephone', 'tel', 'mobile', 'shipping phone', 'ship phone number', 'buyer phone'],
      ...['recipient phone', 'ship to phone', 'buyer phone number'],
    ],
  },
  email: {
    ...{ zh: '邮箱', en: 'Email', group: 'recipient', sample: '' },
    words: [
      '邮箱',
      '电子邮箱',
      '买家邮箱',
      '邮件',
      'email',
      'e mail',
      'buyer email',
      'email address',
      'customer email',
    ],
  },
  country: {
    ...{ zh: '国家', en: 'Country', group: 'recipient', is_needed: true, sample: 'US' },
    words: [
      ...['国家', '国家地区', '国家或地区', '收件人国家', '收货国家', '国家代码', '国家二字码', '目的国'],
      ...['country', 'country code', 'shipping country', 'ship country', 'ship to country', 'delivery country'],
      ...['country region', 'recipient country', 'shipping country code'],
    ],
  },
  state: {
    ...{ zh: '州 / 省', en: 'State', group: 'recipient', sample: 'CA' },
    words: [
      ...['州', '省', '州省', '省州', '省份', '省州区', '州或省', '收件人省', '收件人州'],
      ...[
        'state',
        'province',
        'region',
        'shipping province',
        'ship state',
        'state province',
        'ship to state',
        'county',
      ],
      ...['shipping state', 'recipient state', 'shipping province name'],
    ],
  },
  city: {
    ...{ zh: '城市', en: 'City', group: 'recipient', is_needed: true, sample: 'Los Angeles' },
    words: [
      ...['城市', '市', '收件人城市', '收货城市'],
      ...['city', 'town', 'shipping city', 'ship city', 'ship to city', 'recipient city', 'town city'],
    ],
  },
  street1: {
    ...{ zh: '详细地址', en: 'Street', group: 'recipient', is_needed: true, sample: '742 Evergreen Terrace' },
    words: [
      ...['地址', '详细地址', '街道', '收件地址', '收货地址', '地址1', '地址行1', '街道地址', '收件人地址', '地址一'],
      ...[
        'address',
        'address 1',
        'address1',
        'address line 1',
        'street',
        'street 1',
        'shipping address',
        'ship address 1',
      ],
      ...['shipping address1', 'shipping street', 'street address', 'ship to address 1', 'recipient address'],
    ],
  },
  street2: {
    ...{ zh: '门牌、公寓', en: 'Flat, suite', group: 'recipient', sample: 'Apt 5' },
    words: [
      ...['地址2', '地址行2', '门牌', '门牌号', '公寓', '地址二', '补充地址'],
      ...['address 2', 'address2', 'address line 2', 'street 2', 'ship address 2', 'shipping address2', 'apartment'],
      ...['ship to address 2', 'suite'],
    ],
  },
  postcode: {
    ...{ zh: '邮编', en: 'Postcode', group: 'recipient', sample: '90001' },
    words: [
      ...['邮编', '邮政编码', '邮区编号', '收件人邮编'],
      ...['postcode', 'postal code', 'zip', 'zip code', 'zipcode', 'shipping zip', 'ship postal code', 'post code'],
      ...['ship to zip', 'ship zipcode', 'recipient zip'],
    ],
  },
  tax_no: {
    ...{ zh: '税号', en: 'Tax number', group: 'recipient', sample: '' },
    words: [
      '税号',
      'ioss',
      'ioss税号',
      'vat',
      'vat税号',
      'ioss号',
      'tax number',
      'tax id',
      'ioss number',
      'vat number',
    ],
  },
  center: {
    ...{ zh: '亚马逊仓库', en: 'Amazon warehouse', group: 'recipient', sample: 'ONT8' },
    words: [
      ...['亚马逊仓库', '仓库代码', 'fba仓库', 'fba仓', '目的仓', '仓库', '收货仓'],
      ...['fulfillment center', 'fc', 'destination fc', 'warehouse code', 'warehouse', 'ship to fc', 'center'],
    ],
  },
  fnsku: {
    ...{ zh: 'FNSKU', en: 'FNSKU', group: 'goods', sample: '' },
    words: ['fnsku', 'fnsku码', '亚马逊标签'],
  },
  remark: {
    ...{ zh: '备注', en: 'Remark', group: 'order', sample: '' },
    words: [
      ...['备注', '订单备注', '买家留言', '卖家备注', '留言', '客户备注'],
      ...['note', 'notes', 'remark', 'remarks', 'order note', 'buyer note', 'customer note', 'comments'],
    ],
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

/** What a file of this kind can say: for Amazon's warehouses the code of the warehouse stands for the address. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] =>
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
