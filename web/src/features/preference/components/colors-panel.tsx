import * as contract from '@inkroute/contract/preference/preference'
import { Button, ColorPicker, Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useSetting } from '../preference.api.ts'
import { preferenceText } from '../preference.text.ts'
import { colorProblem, normalizeColor } from '../preference.view.ts'
import css from './preference.module.css'
import { PanelState } from './setting-row.tsx'

export function ColorsPanel() {
  const text = useText(preferenceText)
  const { value, is_failed, retry, write } = useSetting(contract.getUserColors, contract.setUserColors)
  const removal = useSetting(contract.getUserColors, contract.deleteUserColors)
  if (!value) return <PanelState is_failed={is_failed} retry={retry} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between text-sm text-quiet gap-3 mb-4">
        <p>{fill(text.colors_help, { max: contract.MAX_COLORS })}</p>
        <ColorAdder
          colors={value.colors}
          is_saving={write.isPending}
          onAdd={(color) => write.mutate({ colors: [...value.colors, color] })}
        />
      </div>
      {value.colors.length === 0 ? <p>{text.color_none}</p> : null}
      <ul className={`bare-list grid gap-4 ${css.swatches}`}>
        {value.colors.map((color) => (
          <li key={color} className={`relative text-xs text-quiet text-center ${css.swatch}`}>
            <span className={`block h-16 rounded-card mb-1 ${css.paint}`} style={{ background: color }} />
            {color}
            <button
              type="button"
              className={`grid place-items-center absolute text-ink cursor-pointer opacity-0 border-0 rounded-full p-0 ${css.remove}`}
              aria-label={fill(text.color_remove, { color })}
              onClick={() => removal.write.mutate({ colors: [color] })}
            >
              <Icon name="close" size_px={18} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ColorAdderProps {
  readonly colors: readonly string[]
  readonly is_saving: boolean
  readonly onAdd: (color: string) => void
}

function ColorAdder({ colors, is_saving, onAdd }: ColorAdderProps) {
  const text = useText(preferenceText)
  const [typed, setTyped] = useState('#3B5BFD')
  const [is_tried, setTried] = useState(false)
  const problem_id = useId()
  const problem = colorProblem(typed, colors)
  const add = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (problem) return
    onAdd(normalizeColor(typed))
    setTried(false)
  }
  const change = (next: string) => {
    setTyped(next)
    setTried(false)
  }
  return (
    <form className="flex flex-wrap items-start gap-2" onSubmit={add}>
      <ColorPicker
        value={colorProblem(typed, []) ? '#3B5BFD' : normalizeColor(typed)}
        disabledAlpha
        onChange={(picked) => change(picked.toHexString().toUpperCase())}
        aria-label={text.color_pick}
      />
      <div className={css.adder_field}>
        <Input
          value={typed}
          maxLength={7}
          aria-label={text.color_hex}
          aria-describedby={problem_id}
          status={is_tried && problem ? 'error' : ''}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <Button htmlType="submit" loading={is_saving}>
        {text.color_add}
      </Button>
      <span id={problem_id} role="alert" className={css.field_problem} style={{ flexBasis: '100%' }}>
        {is_tried && problem ? fill(text[problem], { max: contract.MAX_COLORS }) : ''}
      </span>
    </form>
  )
}
