import { kitLimits } from '@inkroute/contract/brand/kit'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { addPicture } from '../actions/add-picture.ts'
import { useChosenLayer } from '../state/studio-store.ts'
import css from './brand.module.css'
import { brandText } from './brand.text.ts'
import { BrandPart, Forget, useCanAdd } from './brand-part.tsx'
import { added } from './kit/brand.view.ts'
import { useBrandKit } from './kit/use-brand-kit.ts'

/** Logos of the brand; a click places one. */
export function BrandLogos() {
  const text = useText(brandText)
  const { kit, change, is_saving, is_failed, retry } = useBrandKit()
  const canAdd = useCanAdd()
  const layer = useChosenLayer()
  const logos = kit?.logos ?? []
  const source = layer?.type === 'image' && layer.source.kind !== 'mockup' ? layer.source : null
  const add = () => {
    if (!layer || !source) return
    const list = added(
      logos.map(({ name, source: own }) => ({ name, source: own })),
      { name: layer.name.slice(0, 40), source },
      (one) => one.source.kind === source.kind && one.source.key === source.key,
    )
    if (canAdd(list, kitLimits.logos)) change({ logos: list })
  }
  const forget = (key: string) => change({ logos: logos.filter((one) => one.source.key !== key) })
  return (
    <BrandPart title={text.logos} hint={text.noLogos} is_empty={kit?.logos.length === 0}>
      {is_failed ? <LoadFailed onRetry={retry} /> : null}
      <ul className={`bare-list flex flex-wrap gap-2 ${css.logos}`}>
        {logos.map(({ name, source: own, preview_url }) => (
          <li key={`${own.kind}:${own.key}`}>
            <button
              type="button"
              aria-label={fill(text.placeLogo, { name })}
              title={name}
              onClick={() => addPicture(name, own)}
            >
              <img src={preview_url} alt="" loading="lazy" />
            </button>
            <Forget label={fill(text.forgetLogo, { name })} onForget={() => forget(own.key)} />
          </li>
        ))}
      </ul>
      <button type="button" className={css.action} disabled={!kit || !source || is_saving} onClick={add}>
        {text.addLogo}
      </button>
    </BrandPart>
  )
}
