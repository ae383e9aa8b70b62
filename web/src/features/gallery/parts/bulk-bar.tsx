import { Button, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import css from '../gallery.module.css'
import { galleryText } from '../gallery.text.ts'
import { fenOf } from '../gallery.view.ts'

export type SharedChange =
  | { readonly kind: 'tags'; readonly add_zh: string[]; readonly add_en: string[]; readonly remove: string[] }
  | { readonly kind: 'price'; readonly price_fen: number }
  | { readonly kind: 'state'; readonly state: 'on_sale' | 'withdrawn' }

interface BulkBarProps {
  readonly count: number
  readonly is_busy: boolean
  readonly onChange: (change: SharedChange) => void
  readonly onClear: () => void
  /** Further actions of the screen. */
  readonly children?: ReactNode
}

const tagField = { mode: 'tags', open: false, suffixIcon: null, maxCount: 20, style: { width: '100%' } } as const

function TagsDialog({ onApply, onClose }: { onApply: (change: SharedChange) => void; onClose: () => void }) {
  const text = useText(galleryText)
  const [tags, setTags] = useState({ add_zh: [] as string[], add_en: [] as string[], remove: [] as string[] })
  const labels = { add_zh: text.add_zh, add_en: text.add_en, remove: text.remove_tags }
  return (
    <Modal
      open
      title={text.bulk_tags}
      okText={text.apply}
      cancelText={text.cancel}
      okButtonProps={{ disabled: Object.values(tags).every((list) => list.length === 0) }}
      onOk={() => onApply({ kind: 'tags', ...tags })}
      onCancel={onClose}
    >
      {(['add_zh', 'add_en', 'remove'] as const).map((key) => (
        <div key={key} className={css.field}>
          <span>{labels[key]}</span>
          <Select
            {...tagField}
            aria-label={labels[key]}
            placeholder={text.tags_help}
            value={tags[key]}
            onChange={(value) => setTags({ ...tags, [key]: value })}
          />
        </div>
      ))}
    </Modal>
  )
}

function PriceDialog({ onApply, onClose }: { onApply: (change: SharedChange) => void; onClose: () => void }) {
  const text = useText(galleryText)
  const [yuan, setYuan] = useState('')
  return (
    <Modal
      open
      title={text.bulk_price}
      okText={text.apply}
      cancelText={text.cancel}
      onOk={() => onApply({ kind: 'price', price_fen: fenOf(yuan) })}
      onCancel={onClose}
    >
      <div className={css.field}>
        <AmountInput aria-label={text.price} placeholder={text.free} value={yuan} onChange={setYuan} />
        <small>{text.price_help}</small>
      </div>
    </Modal>
  )
}

/** What can be done with everything that is selected. */
export function BulkBar({ count, is_busy, onChange, onClear, children }: BulkBarProps) {
  const text = useText(galleryText)
  const [asked, setAsked] = useState<'tags' | 'price' | 'withdraw' | null>(null)
  const close = () => setAsked(null)
  const apply = (change: SharedChange) => {
    close()
    onChange(change)
  }
  return (
    <div className={css.bulk} role="toolbar" aria-label={fill(text.selected, { count })}>
      <strong>{fill(text.selected, { count })}</strong>
      <Button loading={is_busy} onClick={() => apply({ kind: 'state', state: 'on_sale' })}>
        {text.publish}
      </Button>
      <Button onClick={() => setAsked('withdraw')}>{text.withdraw}</Button>
      <Button onClick={() => setAsked('tags')}>{text.bulk_tags}</Button>
      <Button onClick={() => setAsked('price')}>{text.bulk_price}</Button>
      {children}
      <Button type="text" onClick={onClear}>
        {text.clear}
      </Button>
      {asked === 'tags' ? <TagsDialog onApply={apply} onClose={close} /> : null}
      {asked === 'price' ? <PriceDialog onApply={apply} onClose={close} /> : null}
      {asked === 'withdraw' ? (
        <Modal
          open
          title={fill(text.withdraw_many, { count })}
          okText={text.withdraw}
          cancelText={text.cancel}
          okButtonProps={{ danger: true }}
          onOk={() => apply({ kind: 'state', state: 'withdrawn' })}
          onCancel={close}
        />
      ) : null}
    </div>
  )
}

interface Outcome {
  readonly changed: number
  readonly refused: readonly { readonly name: string; readonly problem: string }[]
}

/** What a change of many did; shown while something was refused. */
export function BulkOutcome({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const text = useText(galleryText)
  return (
    <Modal
      open
      title={`${fill(text.changed, { count: outcome.changed })} · ${fill(text.refused, { count: outcome.refused.length })}`}
      footer={null}
      onCancel={onClose}
    >
      <ul className={css.problems}>
        {outcome.refused.map(({ name, problem }) => (
          <li key={name}>
            <strong>{name || text.nameless}</strong>
            {problem}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
