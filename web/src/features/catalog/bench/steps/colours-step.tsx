import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { useProductColours } from '../desk/use-product.ts'
import { applyView, useBench, useLook, useShot } from '../draft/bench-store.ts'
import { Choice, Section } from '../finish/controls.tsx'
import { coloursText } from './colours.text.ts'
import lists from './lists.module.css'
import css from './steps.module.css'
import { Swatches } from './swatches.tsx'

const HEX = /^#[0-9a-f]{6}$/

/** One photograph for a colour; the others are recoloured. */
function ColourPhotos() {
  const text = useText(coloursText)
  const { language } = useLanguage()
  const colours = useProductColours()
  const photos = useBench(({ set }) => set?.photos) ?? []
  const assigned = useShot()?.view.colours.photos ?? {}
  const assign = (key: string, photo: string) =>
    applyView((view) => {
      const { [key]: _, ...others } = view.colours.photos
      return {
        ...view,
        colours: { ...view.colours, photos: photo === '' ? others : { ...others, [key]: Number(photo) } },
      }
    })
  return (
    <ul className={`bare-list grid gap-1.5 ${lists.rows}`}>
      {colours.map((colour) => (
        <li className="flex items-center gap-2" key={colour.key}>
          <i style={{ background: colour.hex }} />
          <span className="flex-1 min-w-0">{colour.name[language] || colour.key}</span>
          <select
            className="min-w-0 w-full h-9 font-inherit bg-studio-0 rounded-control px-2.5 py-0"
            aria-label={colour.name[language] || colour.key}
            value={String(assigned[colour.key] ?? '')}
            onChange={(event) => assign(colour.key, event.target.value)}
          >
            <option value="">{text.recoloured}</option>
            {photos.map((photo) => (
              <option key={photo.id} value={String(photo.id)}>
                {photo.name}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  )
}

export function ColoursPanel() {
  const text = useText(coloursText)
  const shot = useShot()
  const { base } = useLook()
  if (!shot) return null
  const { colours, backdrop, product } = shot.view
  const setBase = (hex: string | null) =>
    applyView((view) => ({ ...view, colours: { ...view.colours, base: hex } }), 'base colour')
  return (
    <>
      <Section title={text.try_colours}>
        <Swatches />
        {product.shapes.length === 0 ? <p className={css.note}>{text.no_product}</p> : null}
      </Section>
      <Section title={text.blank}>
        <div className={`flex items-center text-xs gap-2.5 ${css.base}`}>
          <input
            className="w-11 h-9 cursor-pointer bg-studio-0 rounded-control p-0.5"
            type="color"
            aria-label={text.blank}
            value={colours.base ?? base}
            onChange={(event) => HEX.test(event.target.value) && setBase(event.target.value)}
          />
          <span className="flex-1">{colours.base ? colours.base : `${text.measured} ${base}`}</span>
          <button type="button" className={css.quiet} disabled={!colours.base} onClick={() => setBase(null)}>
            {text.measure}
          </button>
        </div>
        <p className="text-xs leading-1.6 text-studio">{text.blank_hint}</p>
      </Section>
      <Choice
        label={text.backdrop}
        value={backdrop}
        options={[
          { value: 'photo', label: text.backdrop_photo },
          { value: 'plain', label: text.backdrop_plain },
        ]}
        onChange={(next) => applyView((view) => ({ ...view, backdrop: next }))}
      />
      <Section title={text.photos}>
        <p className="text-xs leading-1.6 text-studio">{text.photos_hint}</p>
        <ColourPhotos />
      </Section>
    </>
  )
}
