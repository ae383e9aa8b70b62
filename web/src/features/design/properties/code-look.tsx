import { codeBoxes } from '@inkroute/engine/codes/code-boxes'
import { setShapeLook } from '@inkroute/engine/commands/look'
import type { ShapeLayer } from '@inkroute/engine/layers/layer-types'
import { useId, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { ColourField } from '../colour/colour-field.tsx'
import { codeText } from '../panels/panels.text.ts'
import { apply, selectionNow } from '../state/studio-store.ts'
import css from './properties.module.css'

type Code = NonNullable<ShapeLayer['code']>

const MOST_BYTES = 106

/** Content and colours of a code. What cannot be written in it is refused and the last readable code stays. */
export function CodeLook({ layer, code }: { layer: ShapeLayer; code: Code }) {
  const text = useText(codeText)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? code.text
  const set = (look: Parameters<typeof setShapeLook>[2], key: string | null = null) =>
    apply((document) => setShapeLook(document, selectionNow(), look), key)
  const isReadable = (content: string) =>
    content !== '' && content.length <= MOST_BYTES && codeBoxes(code.kind, content) !== null
  const write = (content: string) => {
    setTyped(content)
    if (isReadable(content)) set({ code: { ...code, text: content } }, `code-${layer.id}`)
  }
  const problem = code.kind === 'qr' ? fill(text.tooLong, { most: MOST_BYTES }) : text.notPlain
  return (
    <>
      <div className={`grid text-xs text-studio gap-1.5 ${css.code}`}>
        <label htmlFor={id}>{text.content}</label>
        <input
          id={id}
          value={shown}
          aria-invalid={!isReadable(shown)}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setTyped(null)}
        />
        {shown === '' || isReadable(shown) ? null : <p role="alert">{problem}</p>}
      </div>
      <ColourField
        label={text.ink}
        value={layer.fill}
        onColour={(colour, key) => colour && set({ fill: colour }, key)}
      />
      <ColourField
        label={text.paper}
        value={code.paper}
        can_be_none
        onColour={(paper, key) => set({ code: { ...code, paper } }, key)}
      />
    </>
  )
}
