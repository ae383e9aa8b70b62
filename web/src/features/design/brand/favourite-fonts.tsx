import { kitLimits } from '@inkroute/contract/brand/kit'
import { levelSpans } from '@inkroute/engine/text/spans'
import { useEffect } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { openTypesetter, useFonts } from '../state/font-shelf.ts'
import { useChosenLayer } from '../state/studio-store.ts'
import { editText } from '../words/edit-text.ts'
import { textPanelText } from '../words/text-panel.text.ts'
import css from './brand.module.css'
import { brandText } from './brand.text.ts'
import { BrandPart, Forget, useCanAdd } from './brand-part.tsx'
import { added } from './kit/brand.view.ts'
import { useBrandKit } from './kit/use-brand-kit.ts'

/** Fonts of the brand, ours or the seller's own: first in the list of fonts, and set by one click. */
export function FavouriteFonts() {
  const text = useText(brandText)
  const panel = useText(textPanelText)
  const { language } = useLanguage()
  const { kit, change, is_saving } = useBrandKit()
  const canAdd = useCanAdd()
  const layer = useChosenLayer()
  const families = useFonts((state) => state.catalogue?.families)
  useEffect(() => void openTypesetter().catch(() => undefined), [])
  const chosen = layer?.type === 'text' ? layer : null
  const fonts = kit?.fonts ?? []
  const getName = (name: string) => families?.find(({ family }) => family === name)?.label[language] ?? name
  const add = () => {
    if (!chosen) return
    const list = added(fonts, chosen.family, (one) => one === chosen.family)
    if (canAdd(list, kitLimits.fonts)) change({ fonts: list })
  }
  const use = async (family: string) => {
    if (!chosen) return
    const weights = families?.find((one) => one.family === family)?.styles.map(({ weight }) => weight) ?? []
    const weight = weights.includes(chosen.weight) ? chosen.weight : (weights[0] ?? 400)
    const spans = levelSpans(chosen, ['family', 'weight'])
    if (!(await editText(chosen.id, { family, weight, spans }))) showToast('error', panel.fontFailed)
  }
  return (
    <BrandPart title={text.brandFonts} hint={text.noBrandFonts} is_empty={kit?.fonts.length === 0}>
      <ul className={`bare-list flex flex-wrap gap-2 ${css.rows}`}>
        {fonts.map((family) => (
          <li key={family}>
            <button
              type="button"
              disabled={!chosen}
              aria-label={fill(text.useFont, { name: getName(family) })}
              onClick={() => void use(family)}
            >
              {getName(family)}
            </button>
            <Forget
              label={fill(text.forgetFont, { name: getName(family) })}
              onForget={() => change({ fonts: fonts.filter((one) => one !== family) })}
            />
          </li>
        ))}
      </ul>
      <button type="button" className={css.action} disabled={!kit || !chosen || is_saving} onClick={add}>
        {text.addFont}
      </button>
    </BrandPart>
  )
}
