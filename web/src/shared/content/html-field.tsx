import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../text/language.tsx'
import css from './content.module.css'
import { fieldText } from './content.text.ts'

interface HtmlFieldProps {
  readonly value?: string
  readonly onChange?: (html: string) => void
  readonly label: string
}

const commands = [
  { key: 'heading', run: 'formatBlock', value: 'h2', sign: 'H' },
  { key: 'paragraph', run: 'formatBlock', value: 'p', sign: '¶' },
  { key: 'bold', run: 'bold', sign: 'B' },
  { key: 'list', run: 'insertUnorderedList', sign: '•' },
  { key: 'numbers', run: 'insertOrderedList', sign: '1.' },
  { key: 'link', run: 'createLink', sign: '↗' },
  { key: 'clear', run: 'removeFormat', sign: '⌫' },
] as const

function Toolbar({ onRun, onSource, is_source }: { onRun: () => void; onSource: () => void; is_source: boolean }) {
  const text = useText(fieldText)
  const run = (command: (typeof commands)[number]) => {
    const value = command.run === 'createLink' ? window.prompt(text.link_ask) : 'value' in command ? command.value : ''
    if (value === null) return
    // The browser's own editing commands: no library is worth its size for paragraphs, lists and links.
    document.execCommand(command.run, false, value)
    onRun()
  }
  return (
    <div className={`flex flex-wrap border-b p-1 ${css.html_bar}`}>
      {is_source
        ? null
        : commands.map((command) => (
            <button
              key={command.key}
              type="button"
              title={text[command.key]}
              aria-label={text[command.key]}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              {command.sign}
            </button>
          ))}
      <button type="button" className={css.html_source} onClick={onSource}>
        {is_source ? text.words : text.source}
      </button>
    </div>
  )
}

/** Rich text with headings, lists and links. It is only shown after the server has sanitised it. */
export function HtmlField({ value = '', onChange, label }: HtmlFieldProps) {
  const [is_source, setSource] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    // While somebody types, the element is the source of truth: writing to it would move the caret.
    if (element && element !== document.activeElement && element.innerHTML !== value) element.innerHTML = value
  }, [value])
  const take = () => onChange?.(box.current?.innerHTML ?? '')
  return (
    <div className="overflow-hidden border-strong rounded-control">
      <Toolbar onRun={take} is_source={is_source} onSource={() => setSource(!is_source)} />
      {is_source ? (
        <Input.TextArea
          aria-label={label}
          value={value}
          autoSize={{ minRows: 8, maxRows: 24 }}
          onChange={(event) => onChange?.(event.target.value)}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: rich text, which a textarea cannot hold
        <div
          ref={(element) => {
            box.current = element
            if (element && element.innerHTML === '' && value) element.innerHTML = value
          }}
          className={`overflow-y-auto leading-1.7 px-4 py-3 ${css.html_box}`}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={label}
          onInput={take}
        />
      )}
    </div>
  )
}
