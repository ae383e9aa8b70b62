import { setBlend } from '@inkroute/engine/commands/picture'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { BlendMode } from '@inkroute/engine/layers/placed'
import { useText } from '../../../shared/text/language.tsx'
import { apply, selectionNow } from '../studio-store.ts'
import css from './picture.module.css'
import { blendText, pictureText } from './picture.text.ts'

/** Darker ones first, then lighter ones, then those that do both. */
const shownModes = [
  'multiply',
  'darken',
  'color-burn',
  'screen',
  'lighten',
  'color-dodge',
  'overlay',
  'soft-light',
  'hard-light',
  'difference',
  'luminosity',
] as const satisfies readonly BlendMode[]

/** How the layer mixes with those below it. */
export function BlendChoice({ layer }: { layer: Layer }) {
  const text = useText(pictureText)
  const names = useText(blendText)
  return (
    <label className={css.select}>
      {text.blend}
      <select
        value={layer.blend ?? ''}
        onChange={({ target }) =>
          apply((document) => setBlend(document, selectionNow(), (target.value || undefined) as BlendMode | undefined))
        }
      >
        <option value="">{text.normal}</option>
        {shownModes.map((mode) => (
          <option key={mode} value={mode}>
            {names[mode]}
          </option>
        ))}
      </select>
    </label>
  )
}
