import { kitLimits, type NamedStyle } from '@inkroute/contract/brand/kit'
import { MAX_LAYERS_PER_VIEW } from '@inkroute/engine/document/design-document'
import { levelSpans } from '@inkroute/engine/text/spans'
import { useRef, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useChosenLayer } from '../state/studio-store.ts'
import { usePaintedText } from '../text/use-painted-text.ts'
import { addText, editText } from '../words/edit-text.ts'
import { textPanelText } from '../words/text-panel.text.ts'
import css from './brand.module.css'
import { brandText } from './brand.text.ts'
import { BrandPart, Forget, useCanAdd } from './brand-part.tsx'
import { getStyle } from './kit/brand.view.ts'
import { useBrandKit } from './kit/use-brand-kit.ts'

const PREVIEW = { width: 180, height: 44 } as const

function StyleRow({ named, onUse, onForget }: { named: NamedStyle; onUse: () => void; onForget: () => void }) {
  const text = useText(brandText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { family, weight, ...style } = named.style
  usePaintedText(canvas, { text: named.name, family, weight, style: { ...style, align: 'left' } }, PREVIEW)
  return (
    <li>
      <button type="button" aria-label={fill(text.useStyle, { name: named.name })} onClick={onUse}>
        <canvas ref={canvas} />
        <span>{named.name}</span>
      </button>
      <Forget label={fill(text.forgetStyle, { name: named.name })} onForget={onForget} />
    </li>
  )
}

/** Text styles of the brand; a click styles the selected text or adds a new one. */
export function BrandStyles() {
  const text = useText(brandText)
  const panel = useText(textPanelText)
  const { kit, change, is_saving } = useBrandKit()
  const canAdd = useCanAdd()
  const layer = useChosenLayer()
  const [name, setName] = useState('')
  const chosen = layer?.type === 'text' ? layer : null
  const styles = kit?.styles ?? []
  const add = () => {
    if (!chosen) return
    const called = name.trim() || chosen.text.replace(/\s+/g, ' ').trim().slice(0, 20) || chosen.family
    const list = [...styles, { id: crypto.randomUUID(), name: called, style: getStyle(chosen) }]
    if (canAdd(list, kitLimits.styles)) change({ styles: list }, () => setName(''))
  }
  const use = async ({ name: words, style }: NamedStyle) => {
    if (chosen) {
      const spans = levelSpans(chosen, ['fill', 'family', 'weight', 'is_italic', 'scale'])
      if (!(await editText(chosen.id, { ...style, gradient: undefined, spans }))) showToast('error', panel.fontFailed)
      return
    }
    const answer = await addText({ ...style, text: words })
    if (answer === 'full') showToast('error', fill(panel.full, { most: MAX_LAYERS_PER_VIEW }))
    if (answer === 'failed') showToast('error', panel.fontFailed)
  }
  return (
    <BrandPart title={text.styles} hint={text.noStyles} is_empty={kit?.styles.length === 0}>
      <ul className={`bare-list flex flex-wrap gap-2 ${css.styles}`}>
        {styles.map((named) => (
          <StyleRow
            key={named.id}
            named={named}
            onUse={() => void use(named)}
            onForget={() => change({ styles: styles.filter((one) => one.id !== named.id) })}
          />
        ))}
      </ul>
      {chosen ? (
        <input
          className="w-full font-inherit text-inherit bg-studio-0 border-studio rounded-control px-2.5 py-2"
          value={name}
          maxLength={40}
          placeholder={text.styleName}
          aria-label={text.styleName}
          onChange={(event) => setName(event.target.value)}
        />
      ) : null}
      <button type="button" className={css.action} disabled={!kit || !chosen || is_saving} onClick={add}>
        {text.addStyle}
      </button>
    </BrandPart>
  )
}
