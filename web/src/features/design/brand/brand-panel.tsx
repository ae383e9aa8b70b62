import { BrandColours } from './brand-colours.tsx'
import { BrandFonts } from './brand-fonts.tsx'
import { BrandLogos } from './brand-logos.tsx'
import { BrandStyles } from './brand-styles.tsx'
import { FavouriteFonts } from './favourite-fonts.tsx'

/** What makes designs of this seller look alike. */
export function BrandPanel() {
  return (
    <div className="flex flex-col gap-4">
      <BrandLogos />
      <BrandColours />
      <BrandStyles />
      <FavouriteFonts />
      <BrandFonts />
    </div>
  )
}
