import { fromChina, fromGermany, fromPoland } from './zones.ts'

export interface BaseRate {
  readonly channel: string
  readonly warehouse: string
  readonly country: string
  readonly first_weight_g: number
  readonly first_price_fen: number
  readonly step_weight_g: number
  readonly step_price_fen: number
  readonly minimum_fen: number
  readonly fuel_bp: number
  readonly days_min: number
  readonly days_max: number
}

/** First price and step price in fen, then working days. */
type Line = readonly [first_fen: number, step_fen: number, days_min: number, days_max: number]

interface Tariff {
  readonly channel: string
  readonly first_g: number
  readonly step_g: number
  readonly minimum_fen?: number
  readonly fuel_bp?: number
}

type Zones = Readonly<Record<string, readonly string[]>>

function ratesOf<Z extends Zones>(
  tariff: Tariff,
  warehouses: readonly string[],
  zones: Z,
  lines: { readonly [K in keyof Z]?: Line },
): BaseRate[] {
  return (Object.entries(lines) as [keyof Z, Line][]).flatMap(
    ([zone, [first_price_fen, step_price_fen, days_min, days_max]]) =>
      (zones[zone] ?? []).flatMap((country) =>
        warehouses.map((warehouse) => ({
          channel: tariff.channel,
          warehouse,
          country,
          first_price_fen,
          step_price_fen,
          days_min,
          days_max,
          first_weight_g: tariff.first_g,
          step_weight_g: tariff.step_g,
          minimum_fen: tariff.minimum_fen ?? 0,
          fuel_bp: tariff.fuel_bp ?? 0,
        })),
      ),
  )
}

const china = ['CN-DG', 'CN-YW']
const america = ['US-LA', 'US-NJ']

const fromChinaRates: readonly BaseRate[] = [
  ...ratesOf({ channel: 'CN-LINE-ECO', first_g: 100, step_g: 50 }, china, fromChina, {
    us: [2680, 430, 8, 12],
    gb: [2050, 260, 7, 10],
    europe_west: [2380, 310, 8, 12],
    europe_rest: [2560, 345, 9, 14],
    europe_outside: [2860, 420, 9, 15],
    commonwealth: [2480, 405, 9, 14],
    near: [1580, 180, 5, 8],
    southeast: [1420, 165, 6, 10],
    latin: [3250, 560, 12, 20],
    gulf: [2620, 330, 8, 13],
    inland: [2180, 320, 12, 18],
  }),
  ...ratesOf({ channel: 'CN-LINE-STD', first_g: 100, step_g: 50 }, china, fromChina, {
    us: [3180, 505, 6, 9],
    gb: [2550, 330, 5, 7],
    europe_west: [2950, 385, 6, 9],
    europe_rest: [3190, 430, 7, 10],
    commonwealth: [3080, 480, 6, 10],
    near: [2060, 230, 3, 5],
    gulf: [3240, 410, 6, 9],
  }),
  ...ratesOf({ channel: 'CN-POST', first_g: 50, step_g: 50 }, china, fromChina, {
    gb: [1350, 290, 15, 30],
    europe_west: [1480, 335, 15, 30],
    europe_rest: [1520, 345, 18, 35],
    europe_outside: [1560, 360, 18, 35],
    commonwealth: [1540, 370, 18, 35],
    near: [1080, 210, 10, 20],
    southeast: [1020, 200, 12, 25],
    inland: [1460, 330, 20, 40],
  }),
  ...ratesOf({ channel: 'CN-POST-REG', first_g: 50, step_g: 50 }, china, fromChina, {
    us: [2890, 455, 12, 20],
    gb: [2240, 300, 12, 22],
    europe_west: [2390, 345, 12, 25],
    europe_rest: [2440, 355, 14, 28],
    europe_outside: [2480, 370, 14, 28],
    commonwealth: [2460, 380, 14, 28],
    near: [1880, 220, 7, 15],
    southeast: [1820, 210, 8, 18],
    india: [2260, 330, 14, 28],
    latin: [2980, 520, 18, 40],
    gulf: [2420, 350, 14, 28],
    inland: [2310, 345, 15, 35],
    africa: [2680, 440, 18, 40],
  }),
  ...ratesOf({ channel: 'CN-EXPRESS', first_g: 500, step_g: 500, fuel_bp: 2350 }, china, fromChina, {
    us: [13_800, 3850, 3, 5],
    gb: [12_600, 3600, 3, 5],
    europe_west: [12_900, 3700, 3, 5],
    europe_rest: [13_900, 4100, 4, 6],
    europe_outside: [14_600, 4300, 4, 6],
    commonwealth: [13_600, 3900, 4, 6],
    near: [8600, 2200, 2, 3],
    southeast: [9200, 2500, 3, 4],
    india: [12_800, 3600, 4, 6],
    latin: [17_900, 5200, 5, 8],
    gulf: [13_200, 3800, 4, 6],
    inland: [16_800, 4900, 5, 9],
    africa: [18_200, 5400, 5, 8],
  }),
  ...ratesOf({ channel: 'CN-SEA', first_g: 12_000, step_g: 1000 }, china, fromChina, {
    us: [16_800, 1400, 24, 32],
    gb: [15_000, 1250, 28, 36],
    europe_west: [15_600, 1300, 30, 38],
  }),
  ...ratesOf(
    { channel: 'CN-DOMESTIC', first_g: 1000, step_g: 1000 },
    china,
    { own: ['CN'] },
    { own: [900, 350, 2, 4] },
  ),
]

const us = { own: ['US'] } as const
const usNeighbours = { canada: ['CA'], mexico: ['MX'] } as const

const fromAmericaRates: readonly BaseRate[] = [
  ...ratesOf({ channel: 'US-ECONOMY', first_g: 120, step_g: 120 }, america, us, { own: [2590, 420, 3, 7] }),
  ...ratesOf({ channel: 'US-STANDARD', first_g: 450, step_g: 450 }, america, us, { own: [4650, 880, 2, 5] }),
  ...ratesOf({ channel: 'US-2DAY', first_g: 500, step_g: 500, minimum_fen: 9800, fuel_bp: 1650 }, america, us, {
    own: [9200, 2350, 2, 2],
  }),
  ...ratesOf({ channel: 'US-CROSS', first_g: 250, step_g: 250 }, america, usNeighbours, {
    canada: [6900, 1150, 5, 9],
    mexico: [7600, 1320, 6, 12],
  }),
]

const europeanRates = (warehouse: string, zones: typeof fromGermany | typeof fromPoland, own_discount_fen: number) => [
  ...ratesOf({ channel: 'EU-ECONOMY', first_g: 250, step_g: 250 }, [warehouse], zones as Zones, {
    own: [2280 - own_discount_fen, 360, 2, 4],
    near: [3180, 520, 4, 7],
    far: [3560, 610, 5, 9],
  }),
  ...ratesOf({ channel: 'EU-STANDARD', first_g: 1000, step_g: 1000 }, [warehouse], zones as Zones, {
    own: [3650 - own_discount_fen, 480, 1, 3],
    near: [5980, 720, 2, 4],
    far: [7850, 980, 3, 6],
    edge: [10_800, 1450, 5, 8],
  }),
  ...ratesOf(
    { channel: 'EU-EXPRESS', first_g: 1000, step_g: 1000, minimum_fen: 9000, fuel_bp: 1480 },
    [warehouse],
    zones as Zones,
    {
      own: [8600, 1150, 1, 1],
      near: [13_900, 1980, 1, 2],
      far: [17_600, 2450, 2, 3],
    },
  ),
]

export const baseRates: readonly BaseRate[] = [
  ...fromChinaRates,
  ...fromAmericaRates,
  ...europeanRates('EU-DE', fromGermany, 0),
  ...europeanRates('EU-PL', fromPoland, 430),
]
