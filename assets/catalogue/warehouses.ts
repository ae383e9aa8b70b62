import type { Pair, TechniqueKey } from './terms.ts'

export type Region = 'CN' | 'US' | 'EU'

export interface Warehouse {
  code: string
  region: Region
  country: string
  city: Pair
  address: string
  postcode: string
  time_zone: string
  /** Orders paid before this local time leave with the same day's production. */
  cut_off: string
  /** From the finished print to the hand-over to the carrier. */
  handling_hours: number
}

export interface Factory {
  code: string
  name: Pair
  region: Region
  country: string
  city: Pair
  techniques: readonly TechniqueKey[]
  /** Warehouses that take its goods, the nearest first. */
  warehouses: readonly string[]
  production_hours: { min: number; max: number }
  daily_capacity_pieces: number
}

export const warehouses: readonly Warehouse[] = [
  {
    code: 'CN-DG',
    region: 'CN',
    country: 'CN',
    city: ['东莞', 'Dongguan'],
    address: '广东省东莞市虎门镇怀德社区大坑路 18 号 3 栋',
    postcode: '523926',
    time_zone: 'Asia/Shanghai',
    cut_off: '16:00',
    handling_hours: 8,
  },
  {
    code: 'CN-YW',
    region: 'CN',
    country: 'CN',
    city: ['义乌', 'Yiwu'],
    address: '浙江省义乌市北苑街道四海大道 688 号 B 区',
    postcode: '322000',
    time_zone: 'Asia/Shanghai',
    cut_off: '17:00',
    handling_hours: 8,
  },
  {
    code: 'US-LA',
    region: 'US',
    country: 'US',
    city: ['洛杉矶', 'Los Angeles'],
    address: '4120 E Brickell St, Ontario, CA',
    postcode: '91761',
    time_zone: 'America/Los_Angeles',
    cut_off: '13:00',
    handling_hours: 12,
  },
  {
    code: 'US-NJ',
    region: 'US',
    country: 'US',
    city: ['新泽西', 'New Jersey'],
    address: '85 Mill Road, Edison, NJ',
    postcode: '08817',
    time_zone: 'America/New_York',
    cut_off: '13:00',
    handling_hours: 12,
  },
  {
    code: 'EU-DE',
    region: 'EU',
    country: 'DE',
    city: ['杜伊斯堡', 'Duisburg'],
    address: 'Gaterweg 44, Duisburg',
    postcode: '47229',
    time_zone: 'Europe/Berlin',
    cut_off: '12:00',
    handling_hours: 12,
  },
  {
    code: 'EU-PL',
    region: 'EU',
    country: 'PL',
    city: ['弗罗茨瓦夫', 'Wrocław'],
    address: 'ul. Fabryczna 16, Wrocław',
    postcode: '53-609',
    time_zone: 'Europe/Warsaw',
    cut_off: '12:00',
    handling_hours: 12,
  },
]

export const factories: readonly Factory[] = [
  {
    code: 'F-GZ1',
    name: ['广州服装一厂', 'Guangzhou Garment Print'],
    region: 'CN',
    country: 'CN',
    city: ['广州', 'Guangzhou'],
    techniques: ['dtg', 'dtf', 'embroidery', 'sublimation'],
    warehouses: ['CN-DG'],
    production_hours: { min: 24, max: 48 },
    daily_capacity_pieces: 18000,
  },
  {
    code: 'F-YW1',
    name: ['义乌家纺厂', 'Yiwu Home Textile'],
    region: 'CN',
    country: 'CN',
    city: ['义乌', 'Yiwu'],
    techniques: ['sublimation', 'dtf'],
    warehouses: ['CN-YW'],
    production_hours: { min: 24, max: 60 },
    daily_capacity_pieces: 12000,
  },
  {
    code: 'F-YW2',
    name: ['义乌杯壶礼品厂', 'Yiwu Drinkware and Gifts'],
    region: 'CN',
    country: 'CN',
    city: ['义乌', 'Yiwu'],
    techniques: ['sublimation', 'uv', 'laser', 'offset'],
    warehouses: ['CN-YW', 'CN-DG'],
    production_hours: { min: 24, max: 48 },
    daily_capacity_pieces: 15000,
  },
  {
    code: 'F-DG1',
    name: ['东莞数码配件厂', 'Dongguan Tech Accessories'],
    region: 'CN',
    country: 'CN',
    city: ['东莞', 'Dongguan'],
    techniques: ['uv', 'sublimation'],
    warehouses: ['CN-DG'],
    production_hours: { min: 24, max: 36 },
    daily_capacity_pieces: 20000,
  },
  {
    code: 'F-DG2',
    name: ['东莞装饰画厂', 'Dongguan Wall Art'],
    region: 'CN',
    country: 'CN',
    city: ['东莞', 'Dongguan'],
    techniques: ['giclee', 'uv', 'sublimation', 'offset', 'woven'],
    warehouses: ['CN-DG'],
    production_hours: { min: 36, max: 72 },
    daily_capacity_pieces: 6000,
  },
  {
    code: 'F-LA1',
    name: ['洛杉矶服装工厂', 'Los Angeles Garment Print'],
    region: 'US',
    country: 'US',
    city: ['洛杉矶', 'Los Angeles'],
    techniques: ['dtg', 'dtf', 'embroidery'],
    warehouses: ['US-LA'],
    production_hours: { min: 24, max: 48 },
    daily_capacity_pieces: 4500,
  },
  {
    code: 'F-NJ1',
    name: ['新泽西综合工厂', 'New Jersey Print Works'],
    region: 'US',
    country: 'US',
    city: ['爱迪生', 'Edison'],
    techniques: ['sublimation', 'uv', 'giclee', 'laser'],
    warehouses: ['US-NJ', 'US-LA'],
    production_hours: { min: 24, max: 48 },
    daily_capacity_pieces: 3800,
  },
  {
    code: 'F-PL1',
    name: ['波兰服装工厂', 'Wrocław Garment Print'],
    region: 'EU',
    country: 'PL',
    city: ['弗罗茨瓦夫', 'Wrocław'],
    techniques: ['dtg', 'dtf', 'embroidery'],
    warehouses: ['EU-PL', 'EU-DE'],
    production_hours: { min: 24, max: 72 },
    daily_capacity_pieces: 3000,
  },
  {
    code: 'F-DE1',
    name: ['德国综合工厂', 'Duisburg Print Works'],
    region: 'EU',
    country: 'DE',
    city: ['杜伊斯堡', 'Duisburg'],
    techniques: ['sublimation', 'uv', 'giclee'],
    warehouses: ['EU-DE'],
    production_hours: { min: 24, max: 72 },
    daily_capacity_pieces: 2600,
  },
]
