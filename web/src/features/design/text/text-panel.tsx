import { MAX_LAYERS_PER_VIEW } from '@inkroute/engine/document/design-document'
import type { TextLayer } from '@inkroute/engine/layers/text-layer'
import { useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useLayers, useStudio } from '../state/studio-store.ts'
import { addText, type TextStart } from '../words/edit-text.ts'
import { textPanelText } from '../words/text-panel.text.ts'
import { TextEffects } from './text-effects.tsx'
import css from './text-panel.module.css'
import { textPresetText } from './text-presets.text.ts'
import { type TextPreset, textPresets } from './text-presets.ts'
import { TextStyle } from './text-style.tsx'
import { TextWords } from './text-words.tsx'
import { usePaintedText } from './use-painted-text.ts'

function Preset({ preset, onAdd }: { preset: TextPreset; onAdd: (start: TextStart) => void }) {
  const text = useText(textPanelText)
  const names = useText(textPresetText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { key, ...start } = preset
  const { text: words, family, weight, ...style } = start
  usePaintedText(canvas, { text: words, family, weight, style }, { width: 116, height: 74 })
  return (
    <button type="button" aria-label={fill(text.preset, { name: names[key] })} onClick={() => onAdd(start)}>
      <canvas ref={canvas} />
      <span>{names[key]}</span>
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
    <div className="flex flex-col min-w-0 gap-3">
      <button
        type="button"
        className={`font-medium text-on-dark cursor-pointer bg-action border-0 rounded-control p-2.5 ${css.add}`}
        disabled={is_adding}
        onClick={() => void add()}
      >
        {text.add}
      </button>
      {layer && chosen.length === 1 ? (
        <div key={layer.id} className="flex flex-col min-w-0 gap-3">
          <TextWords layer={layer} />
          <TextStyle layer={layer} />
          <TextEffects layer={layer} />
        </div>
      ) : (
        <section className={`grid grid-cols-halves gap-2 ${css.presets}`} aria-label={text.presets}>
          {textPresets.map((preset) => (
            <Preset key={preset.key} preset={preset} onAdd={(start) => void add(start)} />
          ))}
        </section>
      )}
    </div>
  )
}
