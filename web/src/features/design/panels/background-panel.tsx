import { setBackground } from '@inkroute/engine/commands/layers'
import { findView } from '@inkroute/engine/document/design-document'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { ColourPicker } from '../colour/colour-picker.tsx'
import buttons from '../shell/buttons.module.css'
import { apply, useStudio } from '../state/studio-store.ts'
import css from './panels.module.css'
import { backgroundText } from './panels.text.ts'

/** Background colour of this face, or of all faces. */
export function BackgroundPanel() {
  const text = useText(backgroundText)
  const background = useStudio((state) => findView(state.history.present, state.view_id)?.background ?? null)
  const has_many = useStudio((state) => state.history.present.views.length > 1)
  const [step, setStep] = useState('')
  const paint = (colour: string | null, key: string | null = null) =>
    apply((document) => setBackground(document, useStudio.getState().view_id, colour), key)
  const paintAll = () =>
    apply((document) =>
      document.views.reduce((current, view) => setBackground(current, view.view_id, background), document),
    )
  return (
    <div className="flex flex-col gap-3" onPointerUp={() => setStep(crypto.randomUUID())}>
      <p className="text-studio">{text.about}</p>
      <ColourPicker value={background} onColour={(colour) => paint(colour, step)} />
      <div className={`flex flex-wrap min-w-0 border-0 gap-1.5 p-0 m-0 ${css.choices}`}>
        <button type="button" className={buttons.textButton} disabled={!background} onClick={() => paint(null)}>
          {text.none}
        </button>
        {has_many ? (
          <button type="button" className={buttons.textButton} onClick={paintAll}>
            {text.all}
          </button>
        ) : null}
      </div>
    </div>
  )
}
