import type { Address } from './model.ts'

const buyer = (
  country: string,
  name: string,
  phone: string,
  place: readonly [line1: string, line2: string, city: string, state: string, postal_code: string],
): Address => ({
  name,
  phone,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@buyer.example`,
  line1: place[0],
  line2: place[1],
  city: place[2],
  state: place[3],
  postal_code: place[4],
  country,
})

/** Sample buyers; well-formed addresses, phone numbers nobody has. */
export const buyers: readonly Address[] = [
  buyer('US', 'Emily Carter', '+1 512-555-0142', ['1204 Barton Creek Dr', 'Apt 5', 'Austin', 'TX', '78704']),
  buyer('US', 'Marcus Lee', '+1 206-555-0187', ['88 Pine St', '', 'Seattle', 'WA', '98101']),
  buyer('GB', 'Olivia Hughes', '+44 1632 960118', ['14 Rose Lane', '', 'York', 'North Yorkshire', 'YO1 7PX']),
  buyer('DE', 'Jonas Weber', '+49 30 901820', ['Lindenstraße 21', '', 'Berlin', 'Berlin', '10969']),
  buyer('FR', 'Camille Laurent', '+33 1 99 00 12 34', ['7 rue des Lilas', '', 'Lyon', 'Rhône', '69003']),
  buyer('SG', 'Tan Wei Ling', '+65 6123 4567', ['21 Bukit Batok St 31', '#08-112', 'Singapore', 'Singapore', '659581']),
  buyer('MY', 'Nurul Aisyah', '+60 3-2181 2345', [
    '12 Jalan Ampang',
    '',
    'Kuala Lumpur',
    'Wilayah Persekutuan',
    '50450',
  ]),
  buyer('TH', 'Somchai Jaidee', '+66 2 123 4567', ['99/1 Sukhumvit 24', '', 'Bangkok', 'Bangkok', '10110']),
  buyer('VN', 'Nguyen Thi Mai', '+84 28 3812 3456', [
    '45 Le Loi',
    'Ward Ben Nghe',
    'Ho Chi Minh City',
    'HCM',
    '700000',
  ]),
  buyer('PH', 'Maria Santos', '+63 2 8123 4567', ['18 Mabini St', 'Brgy 659', 'Manila', 'Metro Manila', '1000']),
  buyer('ID', 'Dewi Lestari', '+62 21 555 0123', ['Jl. Sudirman No. 8', '', 'Jakarta', 'DKI Jakarta', '10220']),
  buyer('BR', 'Ana Souza', '+55 11 5555-0134', ['Rua Augusta 1508', 'Ap 42', 'São Paulo', 'SP', '01304-001']),
  buyer('MX', 'Luis Herrera', '+52 55 5555 0177', ['Av. Reforma 222', '', 'Ciudad de México', 'CDMX', '06600']),
  buyer('RU', 'Ирина Смирнова', '+7 495 555-01-23', ['ул. Тверская, 12', 'кв. 31', 'Москва', 'Москва', '125009']),
  buyer('JP', 'Sato Yuki', '+81 3-5555-0123', ['2-11-3 Meguro', '', 'Meguro-ku', 'Tokyo', '153-0063']),
]

export const buyerFor = (country: string): Address => {
  const found = buyers.find((each) => each.country === country) ?? buyers[0]
  return { ...(found as Address) }
}

/** What a shop sells before anything was listed there. */
export const sampleGoods = [
  { sku: 'INK-TEE-BLK-M', title: '月亮猫 T 恤 Moon Cat T-shirt', variant_text: 'Black / M', price: '19.90' },
  { sku: 'INK-TEE-WHT-L', title: '月亮猫 T 恤 Moon Cat T-shirt', variant_text: 'White / L', price: '19.90' },
  { sku: 'INK-MUG-11', title: '山雾马克杯 Misty Hills mug', variant_text: '11 oz', price: '12.50' },
  { sku: 'INK-TOTE-01', title: '野花帆布袋 Wild flowers tote', variant_text: 'Natural', price: '15.00' },
] as const
