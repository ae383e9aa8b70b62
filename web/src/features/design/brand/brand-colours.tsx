import { kitLimits } from '@inkroute/contract/brand/kit'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ColourField } from '../colour/colour-field.tsx'
import css from './brand.module.css'
import { brandText } from './brand.text.ts'
import { BrandPart, Forget, useCanAdd } from './brand-part.tsx'
import { fillChosen } from './fill-chosen.ts'
import { added } from './kit/brand.view.ts'
import { useBrandKit } from './kit/use-brand-kit.ts'

const FIRST = '#e8562a'

/** Colours of the brand; a click fills the selected layer. */
export function BrandColours() {
  const text = useText(brandText)
  const { kit, change, is_saving } = useBrandKit()
  const canAdd = useCanAdd()
  const [hex, setHex] = useState(FIRST)
  const colours = kit?.colours ?? []
  const add = () => {
    const list = added(colours, { hex, name: '' }, (one) => one.hex === hex)
    if (canAdd(list, kitLimits.colours)) change({ colours: list })
  }
  return (
    <BrandPart title={text.colours} hint={text.noColours} is_empty={kit?.colours.length === 0}>
      <ul className={`bare-list flex flex-wrap gap-2 ${css.swatches}`}>
        {colours.map((colour) => {
          const name = colour.name ? `${colour.name} ${colour.hex}` : colour.hex
          return (
            <li key={colour.hex}>
              <button
                type="button"
                style={{ background: colour.hex }}
                aria-label={fill(text.useColour, { name })}
                title={name}
                onClick={() => fillChosen(colour.hex)}
              />
              <Forget
                label={fill(text.forgetColour, { name })}
                onForget={() => change({ colours: colours.filter((one) => one.hex !== colour.hex) })}
              />
            </li>
          )
        })}
      </ul>
      <ColourField label={text.newColour} value={hex} onColour={(colour) => colour && setHex(colour)} />
      <button type="button" className={css.action} disabled={!kit || is_saving} onClick={add}>
        {text.addColour}
      </button>
    </BrandPart>
  )
}
