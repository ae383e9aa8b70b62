import { Button, Popover } from 'antd'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { differenceText } from '../draft/differences.text.ts'
import { placeWords } from '../draft/differences.view.ts'
import { useProductDraft } from '../draft/product-draft.tsx'
import css from './editor.module.css'
import { editorText } from './editor.text.ts'
import { getSection } from './sections.ts'

/** A thousand variants without a weight are a thousand findings; the first lead to the rest. */
const MAX_SHOWN = 100

/** The findings by number; the list leads to each field. */
export function FindingsButton() {
  const text = useText(editorText)
  const words = useText(differenceText)
  const { language } = useLanguage()
  const { hints, store } = useProductDraft()
  const { findings, refused } = useStore(hints)
  const [is_open, setOpen] = useState(false)
  const all = [...refused, ...findings]
  const getName = (field: string) => {
    // Print widths are named by view and size, which the message repeats.
    const path = field.startsWith('actual_sizes.') ? ['actual_sizes'] : field.split('.')
    return `${text[getSection(field)]} / ${placeWords(store.getState().document, path, language, words, 'index')}`
  }
  if (all.length === 0) {
    return (
      <span className="inline-flex items-center text-xs text-success gap-1">
        <Icon name="check" size_px={16} />
        {text.no_findings}
      </span>
    )
  }
  const list = (
    <ol className={`bare-list grid overflow-y-auto gap-0.5 ${css.findings}`}>
      {all.slice(0, MAX_SHOWN).map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <button
            type="button"
            onClick={() => {
              setOpen(false)
              hints.setState({ wanted: { field } })
            }}
          >
            <strong className="text-xs font-normal text-quiet">{getName(field)}</strong>
            {message}
          </button>
        </li>
      ))}
      {all.length > MAX_SHOWN ? <li>{fill(text.more_findings, { count: all.length - MAX_SHOWN })}</li> : null}
    </ol>
  )
  return (
    <Popover
      open={is_open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={text.findings_title}
      content={list}
    >
      <Button className={css.to_complete ?? ''} icon={<Icon name="alert" size_px={16} />}>
        {fill(text.findings, { count: all.length })}
      </Button>
    </Popover>
  )
}
