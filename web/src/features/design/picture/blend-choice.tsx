import { setBlend } from '@inkroute/engine/commands/picture'
import type { Layer } from '@inkroute/engine/layers/layer-types'
import type { BlendMode } from '@inkroute/engine/layers/placed'
import { blendText } from '../../../shared/text/blend.text.ts'
import { useText } from '../../../shared/text/language.tsx'
import { shownModes } from '../../../shared/tone/blend-modes.ts'
import { apply, selectionNow } from '../state/studio-store.ts'
import css from './picture.module.css'
import { pictureText } from './picture.text.ts'

/** How the layer mixes with those below it. */
export function BlendChoice({ layer }: { layer: Layer }) {
  const text = useText(pictureText)
  const modeText = useText(blendText)
  return (
    <label className={`grid items-center text-xs text-studio ${css.select}`}>
      {text.blend}
      <select
        className="font-inherit bg-studio-0 border-studio rounded-control px-1.5 py-0"
        value={layer.blend ?? ''}
        onChange={({ target }) =>
          apply((document) => setBlend(document, selectionNow(), (target.value || undefined) as BlendMode | undefined))
        }
      >
        <option value="">{text.normal}</option>
        {shownModes.map((mode) => (
          <option key={mode} value={mode}>
            {modeText[mode]}
          </option>
        ))}
      </select>
    </label>
  )
}
