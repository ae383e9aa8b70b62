const codes: Record<string, string> = {
  ...{ 'united states': 'US', 'united kingdom': 'GB', germany: 'DE', france: 'FR', italy: 'IT', spain: 'ES' },
  ...{ canada: 'CA', mexico: 'MX', japan: 'JP', australia: 'AU', 'new zealand': 'NZ', 'south korea': 'KR' },
  ...{ netherlands: 'NL', belgium: 'BE', poland: 'PL', austria: 'AT', portugal: 'PT', sweden: 'SE', ireland: 'IE' },
  ...{ denmark: 'DK', finland: 'FI', greece: 'GR', hungary: 'HU', romania: 'RO', czechia: 'CZ', slovakia: 'SK' },
  ...{ switzerland: 'CH', norway: 'NO', brazil: 'BR', chile: 'CL', colombia: 'CO', peru: 'PE', philippines: 'PH' },
  ...{ malaysia: 'MY', thailand: 'TH', 'saudi arabia': 'SA', 'united arab emirates': 'AE', israel: 'IL' },
}

/** They write countries out. One we do not know is passed on as it is: the address is then held, and a person sees why. */
export const countryOf = (name: string): string => codes[name.trim().toLowerCase()] ?? name.trim()
