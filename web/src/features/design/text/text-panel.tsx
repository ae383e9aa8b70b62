import { MAX_LAYERS_PER_VIEW } from '@inkroute/engine/document/design-document'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useLayers, useStudio } from '../studio-store.ts'
import { addText, type TextStart } from './edit-text.ts'
import { TextEffects } from './text-effects.tsx'
import css from './text-panel.module.css'
import { sampleText, textPanelText } from './text-panel.text.ts'
import { TextStyle } from './text-style.tsx'
import { TextWords } from './text-words.tsx'
import { usePaintedText } from './use-painted-text.ts'

type PresetName = 'heading' | 'arc' | 'outlined' | 'shadowed' | 'upright' | 'signature'

const outline = { colour: '#17202e', width_em: 0.05 } as const
const shadow = { colour: '#000000', opacity: 0.45, x_em: 0.05, y_em: 0.06, blur_em: 0.08 } as const
const presets: Readonly<Record<PresetName, TextStart & { text: string; family: string; weight: number }>> = {
  heading: { text: 'GOOD DAYS', family: 'Anton', weight: 400, size: 56 },
  arc: { text: 'ADVENTURE CLUB', family: 'Bebas Neue', weight: 400, size: 44, curve_deg: 150, letter_spacing_em: 0.06 },
  outlined: { text: 'Pop!', family: 'Bangers', weight: 400, size: 72, fill: '#f5b84a', outline },
  shadowed: { text: 'Sunset', family: 'Pacifico', weight: 400, size: 56, fill: '#e8452c', shadow },
  upright: { text: sampleText.upright.zh, family: 'Ma Shan Zheng', weight: 400, size: 52, is_vertical: true },
  signature: { text: 'With love', family: 'Great Vibes', weight: 400, size: 56 },
}

function Preset({ name, onAdd }: { name: PresetName; onAdd: (start: TextStart) => void }) {
  const text = useText(textPanelText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { text: words, family, weight, ...style } = presets[name]
  usePaintedText(canvas, { text: words, family, weight, style }, { width: 116, height: 74 })
  return (
    <button type="button" aria-label={fill(text.preset, { name: text[name] })} onClick={() => onAdd(presets[name])}>
      <canvas ref={canvas} />
      <span>{text[name]}</span>
    </button>
  )
}

/** Edits the selected text, or adds a new one. */
export function TextPanel() {
  const text = useText(textPanelText)
  const layers = useLayers()
  const chosen = useStudio((state) => state.chosen)
  const [is_adding, setAdding] = useState(false)
  const layer = layers.find((one): one is TextLayer => one.type === 'text' && one.id === chosen[0])
  const add = async (start: TextStart = {}) => {
    setAdding(true)
    const answer = await addText(start)
    setAdding(false)
    if (answer === 'full') showToast('error', fill(text.full, { most: MAX_LAYERS_PER_VIEW }))
    if (answer === 'failed') showToast('error', text.fontFailed)
  }
  return (
    <div className={css.panel}>
      <button type="button" className={css.add} disabled={is_adding} onClick={() => void add()}>
        {text.add}
      </button>
      {layer && chosen.length === 1 ? (
        <div key={layer.id} className={css.panel}>
          <TextWords layer={layer} />
          <TextStyle layer={layer} />
          <TextEffects layer={layer} />
        </div>
      ) : (
        <section className={css.presets} aria-label={text.presets}>
          {(Object.keys(presets) as PresetName[]).map((name) => (
            <Preset key={name} name={name} onAdd={(start) => void add(start)} />
          ))}
        </section>
      )}
    </div>
  )
}
