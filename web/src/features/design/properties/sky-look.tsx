import { setShapeLook } from '@inkroute/engine/commands/look'
import type { ShapeLayer } from '@inkroute/engine/layers/layer-types'
import type { Sky } from '@inkroute/engine/layers/sky'
import { getOffset, readMoment } from '@inkroute/engine/personal/read-moment'
import { cities } from '@inkroute/engine/sky/places'
import { useId, useState } from 'react'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { ColourField } from '../colour/colour-field.tsx'
import { propertyText } from '../controls/property.text.ts'
import { apply, selectionNow } from '../state/studio-store.ts'
import css from './properties.module.css'

const two = (value: number) => String(value).padStart(2, '0')

/** As the sky would be written: the city where its place is one. */
function getNight({ day, minute, latitude, longitude }: Sky, language: 'zh' | 'en'): string {
  const city = cities().find((one) => one.latitude === latitude && one.longitude === longitude)
  const place = city ? city.name[language] : `${latitude}, ${longitude}`
  return `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)} ${place}`
}

/** Which night over which place the stars are of, and their colour. */
export function SkyLook({ layer, sky }: { layer: ShapeLayer; sky: Sky }) {
  const text = useText(propertyText)
  const { language } = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const set = (change: Partial<Sky>, key: string | null = null) =>
    apply((document) => setShapeLook(document, selectionNow(), { sky: { ...sky, ...change } }), key)
  const shown = typed ?? getNight(sky, language)
  const is_known = readMoment(shown).ok
  const write = (night: string) => {
    setTyped(night)
    const read = readMoment(night)
    if (!read.ok) return
    const { day, minute, latitude, longitude } = read.moment
    set({ day, minute, latitude, longitude, offset_min: getOffset(read.moment) }, `sky-${layer.id}`)
  }
  return (
    <>
      <div className={`grid text-xs text-studio gap-1.5 ${css.code}`}>
        <label htmlFor={id}>{text.night}</label>
        <input
          id={id}
          value={shown}
          aria-invalid={!is_known}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setTyped(null)}
        />
        {is_known ? null : <p role="alert">{text.nightUnknown}</p>}
      </div>
      <ColourField label={text.stars} value={sky.ink} onColour={(ink, key) => ink && set({ ink }, key)} />
      <label className="flex flex-wrap gap-2">
        <input type="checkbox" checked={sky.has_lines} onChange={({ target }) => set({ has_lines: target.checked })} />
        {text.constellations}
      </label>
    </>
  )
}
