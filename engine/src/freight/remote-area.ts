export interface RemoteArea {
  /** Prefix of the postcodes, in capitals without spaces or hyphens. */
  readonly prefix: string
  readonly surcharge_fen: number
}

/** `sw1a 1aa`, `SW1A-1AA` and full-width digits are one postcode. */
export const plainPostcode = (postcode: string): string =>
  postcode
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** The surcharge of the longest matching prefix: an island within a remote county has its own price. */
export function remoteSurcharge(areas: readonly RemoteArea[], postcode: string): number {
  const plain = plainPostcode(postcode)
  if (plain === '') return 0
  const fitting = areas.filter((area) => plain.startsWith(area.prefix))
  const nearest = fitting.reduce<RemoteArea | null>(
    (best, area) => (best && best.prefix.length >= area.prefix.length ? best : area),
    null,
  )
  return nearest?.surcharge_fen ?? 0
}
