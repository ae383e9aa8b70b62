import type { BlockKind, PageBlock } from '@inkroute/contract/site/page/blocks'
import { Button, Form, Popconfirm, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { blockFields, emptyBlock } from './block-fields.ts'
import { FieldView } from './field-view.tsx'
import css from './page-desk.module.css'
import { editorText, kindText } from './page-desk.text.ts'

interface BlockRowProps {
  readonly place: number
  readonly name: number
  readonly last: boolean
  readonly move: (from: number, to: number) => void
  readonly remove: () => void
}

/** One block, collapsed to its name until opened. */
function BlockRow({ place, name, last, move, remove }: BlockRowProps) {
  const text = useText(editorText)
  const kindTexts = useText(kindText)
  const { language } = useLanguage()
  const [is_open, setOpen] = useState(false)
  const form = Form.useFormInstance()
  // A collapsed block has no mounted fields, so its value is read from the store.
  const block = Form.useWatch(['blocks', name], { form, preserve: true }) as PageBlock | undefined
  if (!block) return null
  const title = 'title' in block ? block.title?.[language] : undefined
  return (
    <section className="bg-surface border rounded-control">
      <div className={`flex items-center gap-1.5 ${css.block_head}`}>
        <button type="button" aria-expanded={is_open} onClick={() => setOpen(!is_open)}>
          <span>{kindTexts[block.kind]}</span>
          {title ?? ''}
        </button>
        <Button size="small" aria-label={text.move_up} disabled={place === 0} onClick={() => move(place, place - 1)}>
          ↑
        </Button>
        <Button size="small" aria-label={text.move_down} disabled={last} onClick={() => move(place, place + 1)}>
          ↓
        </Button>
        <Popconfirm title={text.remove_block} okText={text.remove} onConfirm={remove}>
          <Button size="small" danger>
            {text.remove}
          </Button>
        </Popconfirm>
      </div>
      {is_open ? (
        <div className="border-t px-4 pt-3 pb-0">
          {blockFields[block.kind].map((field) => (
            <FieldView key={field.name} field={field} inside={[name]} />
          ))}
        </div>
      ) : null}
    </section>
  )
}

/** The blocks of a page: add, remove, move, and edit each in both languages. */
export function BlockList() {
  const text = useText(editorText)
  const kindTexts = useText(kindText)
  const options = Object.keys(blockFields).map((kind) => ({ value: kind, label: kindTexts[kind as BlockKind] }))
  return (
    <Form.Item label={text.blocks} help={text.marks_help}>
      <Form.List name="blocks">
        {(rows, { add, remove, move }) => (
          <div className="grid gap-2">
            {rows.map((row, place) => (
              <BlockRow
                key={row.key}
                place={place}
                name={row.name}
                last={place === rows.length - 1}
                move={move}
                remove={() => remove(row.name)}
              />
            ))}
            <Select
              aria-label={text.add_block}
              placeholder={text.add_block}
              value={null}
              options={options}
              onChange={(kind: BlockKind | null) => kind && add(emptyBlock(kind))}
            />
          </div>
        )}
      </Form.List>
    </Form.Item>
  )
}
