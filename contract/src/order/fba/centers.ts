/** Warehouses of Amazon that shipments go to, free of schemas. */
export interface FbaCenter {
  readonly code: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly postcode: string
  readonly street1: string
}

const us = (code: string, state: string, city: string, postcode: string, street1: string): FbaCenter => ({
  code,
  country: 'US',
  state,
  city,
  postcode,
  street1,
})
const eu = (code: string, country: string, city: string, postcode: string, street1: string): FbaCenter => ({
  code,
  country,
  state: '',
  city,
  postcode,
  street1,
})

export const fbaCenters: readonly FbaCenter[] = [
  us('ONT8', 'CA', 'Moreno Valley', '92551', '24300 Nandina Ave'),
  us('LGB8', 'CA', 'Rialto', '92376', '1568 N Linden Ave'),
  us('SMF3', 'CA', 'Stockton', '95206', '3923 S B Street'),
  us('GYR3', 'AZ', 'Phoenix', '85043', '8181 W Roosevelt St'),
  us('FTW1', 'TX', 'Dallas', '75241', '33333 LBJ Freeway'),
  us('MDW2', 'IL', 'Joliet', '60433', '250 Emerald Drive'),
  us('IND9', 'IN', 'Greenwood', '46143', '1151 S Graham Road'),
  us('ABE8', 'NJ', 'Florence', '08518', '401 Independence Road'),
  eu('LTN4', 'GB', 'Dunstable', 'LU5 4FE', 'Prologis Park, Boscombe Road'),
  eu('DTM2', 'DE', 'Dortmund', '44145', 'Kaltbandstraße 4'),
  eu('ORY4', 'FR', 'Brétigny-sur-Orge', '91220', 'Avenue de la Garenne'),
]

export const MAX_FBA_BOXES = 500
export const FNSKU_FORM = /^[A-Z0-9]{10}$/
export const SHIPMENT_FORM = /^FBA[A-Z0-9]{6,12}$/

/** What Amazon scans on a carton: `FBA15DX7K2QMU000001`. */
export const boxCode = (shipment_no: string, box_no: number): string =>
  `${shipment_no}U${String(box_no).padStart(6, '0')}`
