const codes = (list: string): readonly string[] => list.split(' ')

/** Countries that a carrier prices alike, seen from China. */
export const fromChina = {
  us: codes('US'),
  gb: codes('GB'),
  europe_west: codes('DE FR IT ES NL BE LU AT IE PT'),
  europe_rest: codes('PL CZ SK HU SI HR RO BG GR SE DK FI EE LV LT CY MT'),
  europe_outside: codes('CH NO IS RS TR'),
  commonwealth: codes('CA AU NZ'),
  near: codes('JP KR HK TW SG'),
  southeast: codes('MY TH VN PH ID'),
  india: codes('IN'),
  latin: codes('MX BR CL CO PE AR'),
  gulf: codes('AE SA QA KW IL'),
  inland: codes('RU KZ UZ'),
  africa: codes('ZA EG MA'),
} as const

/** Seen from a warehouse within the Union: its own country, neighbours, the rest, and islands or far ends. */
export const fromGermany = {
  own: codes('DE'),
  near: codes('NL BE LU AT DK CZ PL FR'),
  far: codes('IT ES PT IE SE SK HU SI HR RO BG LT LV EE'),
  edge: codes('FI GR CY MT'),
} as const

export const fromPoland = {
  own: codes('PL'),
  near: codes('DE CZ SK LT AT HU'),
  far: codes('NL BE LU DK FR IT SI HR RO BG SE LV EE'),
  edge: codes('ES PT IE FI GR CY MT'),
} as const
