/** Code lists that templates choose from, free of schemas. */
export interface ListingChoice {
  readonly value: string
  readonly zh: string
  readonly en: string
}

const choice = (value: string, zh: string, en: string): ListingChoice => ({ value, zh, en })

const decade = (value: string): ListingChoice =>
  choice(value, value.replace(/(\d+)s$/, '$1 年代'), value.replace(/s$/, 's'))

/** When the thing was made, as Etsy asks. */
export const etsyAges: readonly ListingChoice[] = [
  choice('made_to_order', '接单后制作', 'Made to order'),
  choice('2020_2021', '2020–2021', '2020–2021'),
  choice('2010_2019', '2010–2019', '2010–2019'),
  choice('2002_2009', '2002–2009', '2002–2009'),
  choice('before_2002', '2002 年以前', 'Before 2002'),
  choice('2000_2001', '2000–2001', '2000–2001'),
  ...['1990s', '1980s', '1970s', '1960s', '1950s', '1940s', '1930s', '1920s', '1910s', '1900s'].map(decade),
  choice('1800s', '19 世纪', '1800s'),
  choice('1700s', '18 世纪', '1700s'),
  choice('before_1700', '1700 年以前', 'Before 1700'),
]

export const etsyMakers: readonly ListingChoice[] = [
  choice('i_did', '我自己', 'I did'),
  choice('collective', '店铺成员', 'A member of my shop'),
  choice('someone_else', '其他公司或个人', 'Another company or person'),
]

/** How long a listing stays, by the number the platform gives it. */
export const validityPeriods: readonly ListingChoice[] = [
  choice('15', '1 周', '1 week'),
  choice('16', '2 周', '2 weeks'),
  choice('1', '4 周', '4 weeks'),
  ...Array.from({ length: 11 }, (_, at) => choice(String(at + 2), `${at + 2} 个月`, `${at + 2} months`)),
  choice('17', '18 个月', '18 months'),
  choice('13', '2 年', '2 years'),
  choice('14', '3 年', '3 years'),
  choice('18', '4 年', '4 years'),
  choice('19', '5 年', '5 years'),
  choice('20', '10 年', '10 years'),
  choice('21', '永久', 'Permanent'),
]

/** What is counted, by the platform's numbers. */
export const sellingUnits: readonly ListingChoice[] = [
  choice('100000015', '件', 'Piece'),
  choice('100000013', '双', 'Pair'),
  choice('100000017', '套', 'Set'),
  choice('100000014', '包', 'Pack'),
  choice('100000004', '打', 'Dozen'),
  choice('100000000', '袋', 'Bag'),
  choice('100000001', '桶', 'Barrel'),
  choice('100000002', '蒲式耳', 'Bushel'),
  choice('100078580', '箱', 'Carton'),
  choice('100078581', '厘米', 'Centimeter'),
  choice('100000003', '立方米', 'Cubic meter'),
  choice('100078584', '英尺', 'Foot'),
  choice('100000005', '加仑', 'Gallon'),
  choice('100000006', '克', 'Gram'),
  choice('100078587', '英寸', 'Inch'),
  choice('100000007', '千克', 'Kilogram'),
  choice('100078589', '千升', 'Kiloliter'),
  choice('100000008', '千米', 'Kilometer'),
  choice('100078559', '升', 'Liter'),
  choice('100000009', '长吨', 'Long ton'),
  choice('100000010', '米', 'Meter'),
  choice('100000011', '公吨', 'Metric ton'),
  choice('100078560', '毫克', 'Milligram'),
  choice('100078596', '毫升', 'Milliliter'),
  choice('100078597', '毫米', 'Millimeter'),
  choice('100000012', '盎司', 'Ounce'),
  choice('100000016', '磅', 'Pound'),
  choice('100078603', '夸脱', 'Quart'),
  choice('100000018', '短吨', 'Short ton'),
  choice('100078606', '平方英尺', 'Square foot'),
  choice('100078607', '平方英寸', 'Square inch'),
  choice('100000019', '平方米', 'Square meter'),
  choice('100078609', '平方码', 'Square yard'),
  choice('100078558', '码', 'Yard'),
]

export const ozonVat: readonly ListingChoice[] = [
  choice('0', '免税', 'No VAT'),
  choice('0.1', '10%', '10%'),
  choice('0.2', '20%', '20%'),
]
