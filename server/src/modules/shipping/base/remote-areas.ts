export interface BaseRemoteArea {
  readonly channel: string
  readonly country: string
  readonly prefix: string
  readonly surcharge_fen: number
}

const areas = (
  channels: readonly string[],
  country: string,
  prefixes: string,
  surcharge_fen: number,
): BaseRemoteArea[] =>
  channels.flatMap((channel) => prefixes.split(' ').map((prefix) => ({ channel, country, prefix, surcharge_fen })))

const couriers = ['CN-EXPRESS']
const usParcels = ['US-STANDARD', 'US-2DAY', 'CN-LINE-STD', 'CN-EXPRESS']
const euParcels = ['EU-STANDARD', 'EU-EXPRESS', 'CN-EXPRESS']

/** Beginnings of postcodes that carriers reach with an extra charge. */
export const baseRemoteAreas: readonly BaseRemoteArea[] = [
  // Alaska, Hawaii, Puerto Rico and the Pacific territories.
  ...areas(usParcels, 'US', '995 996 997 998 999', 6800),
  ...areas(usParcels, 'US', '967 968', 5600),
  ...areas(usParcels, 'US', '006 007 008 009', 5200),
  ...areas(usParcels, 'US', '969', 9800),
  // Yukon, the Northwest Territories and Nunavut, Labrador.
  ...areas(['US-CROSS', 'CN-LINE-STD', 'CN-EXPRESS'], 'CA', 'Y X0', 7600),
  ...areas(['US-CROSS', 'CN-EXPRESS'], 'CA', 'A0P A2V', 5200),
  // Scottish Highlands and islands, Northern Ireland, Channel Islands, Isle of Man.
  ...areas(['CN-LINE-STD', 'CN-EXPRESS'], 'GB', 'HS ZE KW IV', 3800),
  ...areas(['CN-LINE-STD', 'CN-EXPRESS'], 'GB', 'BT', 2600),
  ...areas(['CN-LINE-STD', 'CN-EXPRESS'], 'GB', 'JE GY IM', 4600),
  // German islands in the North Sea.
  ...areas(euParcels, 'DE', '25849 25859 25863 25869 25938 25946 25980 25992 25996 25997 25999', 2400),
  ...areas(euParcels, 'DE', '26465 26474 26486 26548 26571 26579 26757 27498', 2400),
  // Corsica and the overseas departments.
  ...areas(euParcels, 'FR', '20', 2800),
  ...areas(euParcels, 'FR', '971 972 973 974 976', 9600),
  // Balearic and Canary Islands, Ceuta, Melilla.
  ...areas(euParcels, 'ES', '07', 3200),
  ...areas(euParcels, 'ES', '35 38 51 52', 8600),
  // Madeira and the Azores.
  ...areas(euParcels, 'PT', '90 91 92 93 94 95 96 97 98 99', 5800),
  // Sardinia, Sicily, Venice's lagoon.
  ...areas(euParcels, 'IT', '07 08 09 90 91 92 93 94 95 96 97 98', 1800),
  ...areas(euParcels, 'IT', '30121 30122 30123 30124 30125 30126', 2200),
  // Northern Territory, far west and north, Tasmania.
  ...areas(['CN-LINE-STD', 'CN-EXPRESS'], 'AU', '08 67 48', 4200),
  ...areas(couriers, 'AU', '7', 2600),
  // Okinawa and the Amami islands.
  ...areas(['CN-LINE-STD', 'CN-EXPRESS'], 'JP', '90 894', 2200),
  // Lapland and Åland.
  ...areas(euParcels, 'FI', '99 22', 3600),
  ...areas(euParcels, 'SE', '98', 2600),
  ...areas(couriers, 'NO', '9', 3600),
  // North and north-east of Brazil.
  ...areas(couriers, 'BR', '69 68 76 77', 6400),
  // Hainan is dear by air, Tibet and Xinjiang by road.
  ...areas(['CN-DOMESTIC'], 'CN', '83 84 85', 1200),
  ...areas(['CN-DOMESTIC'], 'CN', '57', 400),
]
