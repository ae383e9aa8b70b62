import type { PageText } from '@inkroute/contract/site/page/blocks'
import { Button, Form, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../../shared/text/language.tsx'
import { emptyEntry, type Field } from './block-fields.ts'
import css from './page-desk.module.css'
import { editorText } from './page-desk.text.ts'
import { isFilledPair, PairInput } from './pair-input.tsx'
import { emptyPicture, PictureInput } from './picture-input.tsx'

type Path = readonly (string | number)[]

function PairItem({ path, label, lines, optional }: { path: Path; label: string; lines: number; optional: boolean }) {
  const text = useText(editorText)
  const check = (_: unknown, value: PageText | undefined) =>
    (optional && !value) || isFilledPair(value) ? Promise.resolve() : Promise.reject(new Error(text.required))
  return (
    <Form.Item name={[...path]} label={label} rules={[{ validator: check }]}>
      <PairInput label={label} lines={lines} optional={optional} />
    </Form.Item>
  )
}

/** A list whose entries can be added, removed and moved; `children` renders an entry. */
export function Entries(props: {
  path: Path
  label: string
  fresh: () => unknown
  children: (place: number) => ReactNode
}) {
  const text = useText(editorText)
  return (
    <Form.Item label={props.label}>
      <Form.List name={[...props.path]}>
        {(rows, { add, remove, move }) => (
          <div className="grid gap-2">
            {rows.map((row, place) => (
              <div key={row.key} className={`grid grid-cols-auto-last gap-2.5 ${css.entry}`}>
                <div>{props.children(row.name)}</div>
                <div className="flex flex-col gap-1">
                  <Button
                    size="small"
                    disabled={place === 0}
                    aria-label={text.move_up}
                    onClick={() => move(place, place - 1)}
                  >
                    ↑
                  </Button>
                  <Button size="small" aria-label={text.remove} danger onClick={() => remove(row.name)}>
                    ×
                  </Button>
                </div>
              </div>
            ))}
            <Button size="small" onClick={() => add(props.fresh())}>
              {text.add}
            </Button>
          </div>
        )}
      </Form.List>
    </Form.Item>
  )
}

const fresh = (): PageText => ({ zh: '', en: '' })

/** Plain values: text, numbers, choices, lists of words. */
function SimpleField({ field, path, label }: { field: Field; path: Path; label: string }) {
  const name = [...path]
  if (field.as === 'tags') {
    return (
      <Form.Item name={name} label={label}>
        <Select mode="tags" tokenSeparators={[',', '，']} open={false} suffixIcon={null} />
      </Form.Item>
    )
  }
  if (field.as === 'choice') {
    const options = field.options.map((value) => ({ value, label: value }))
    return (
      <Form.Item name={name} label={label}>
        {field.many ? <Select mode="multiple" options={options} /> : <Select options={options} allowClear />}
      </Form.Item>
    )
  }
  return (
    <Form.Item name={name} label={label}>
      {field.as === 'number' ? <InputNumber min={0} max={30} /> : <Input maxLength={300} />}
    </Form.Item>
  )
}

/** Renders the editor of one property from its description. `inside` is the path within the nearest list. */
export function FieldView({ field, inside }: { field: Field; inside: Path }) {
  const text = useText(editorText)
  const path = [...inside, field.name]
  if (field.as === 'group') return field.fields.map((one) => <FieldView key={one.name} field={one} inside={path} />)
  const label = text[field.label]
  switch (field.as) {
    case 'word':
    case 'prose':
      return (
        <PairItem path={path} label={label} lines={field.as === 'prose' ? 2 : 1} optional={field.optional ?? false} />
      )
    case 'words':
    case 'proses':
      return (
        <Entries path={path} label={label} fresh={fresh}>
          {(place) => <PairItem path={[place]} label={label} lines={field.as === 'proses' ? 2 : 1} optional={false} />}
        </Entries>
      )
    case 'cells':
      return (
        <Entries path={path} label={label} fresh={() => [fresh(), fresh()]}>
          {(row) => (
            <Entries path={[row]} label={label} fresh={fresh}>
              {(cell) => <PairItem path={[cell]} label={label} lines={1} optional={false} />}
            </Entries>
          )}
        </Entries>
      )
    case 'list':
      return (
        <Entries path={path} label={label} fresh={() => emptyEntry(field.fields)}>
          {(place) => field.fields.map((one) => <FieldView key={one.name} field={one} inside={[place]} />)}
        </Entries>
      )
    case 'pictures':
      return (
        <Entries path={path} label={label} fresh={emptyPicture}>
          {(place) => (
            <Form.Item name={[place]}>
              <PictureInput />
            </Form.Item>
          )}
        </Entries>
      )
    case 'picture':
      return (
        <Form.Item name={path} label={label}>
          <PictureInput />
        </Form.Item>
      )
    default:
      return <SimpleField field={field} path={path} label={label} />
  }
}
