import { Modal, Select } from 'antd'
import { useState } from 'react'
import type { BulkVerb, Say, Sending } from '../../../shared/list/verb-types.ts'
import { useText } from '../../../shared/text/language.tsx'
import { AmountInput } from '../../../shared/ui/fields/amount-input.tsx'
import { galleryText } from '../gallery.text.ts'
import { toFen } from '../gallery.view.ts'

type SharedChange =
  | { readonly kind: 'tags'; readonly add_zh: string[]; readonly add_en: string[]; readonly remove: string[] }
  | { readonly kind: 'price'; readonly price_fen: number }
  | { readonly kind: 'state'; readonly state: 'on_sale' | 'withdrawn' }

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
        <div key={key} className="grid gap-1.5 mb-3">
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
      onOk={() => onApply({ kind: 'price', price_fen: toFen(yuan) })}
      onCancel={onClose}
    >
      <div className="grid gap-1.5 mb-3">
        <AmountInput aria-label={text.price} placeholder={text.free} value={yuan} onChange={setYuan} />
        <small className="text-quiet">{text.price_help}</small>
      </div>
    </Modal>
  )
}

/** What artworks and templates have in common when many are changed at once. */
export const sharedChanges = <R,>(send: (change: SharedChange) => Sending<readonly R[]>): BulkVerb<R, unknown>[] => [
  { key: 'publish', label: galleryText.publish, send: send({ kind: 'state', state: 'on_sale' }) },
  {
    key: 'withdraw',
    label: galleryText.withdraw,
    confirm: { title: galleryText.withdraw_many, ok: galleryText.withdraw },
    send: send({ kind: 'state', state: 'withdrawn' }),
  },
  {
    key: 'tags',
    label: galleryText.bulk_tags,
    ask: ({ run, close }) => <TagsDialog onApply={(change) => run(send(change))} onClose={close} />,
  },
  {
    key: 'price',
    label: galleryText.bulk_price,
    ask: ({ run, close }) => <PriceDialog onApply={(change) => run(send(change))} onClose={close} />,
  },
]

interface ChangeReply {
  readonly changed: number
  readonly refused: readonly { readonly name: string; readonly problem: string }[]
}

/** How both say what came of a change. */
export const changeOutcome = {
  done: ({ changed }: ChangeReply, say: Say) => say(galleryText.changed, { count: changed }),
  refused: ({ refused }: ChangeReply, say: Say) =>
    refused.map(({ name, problem }) => ({ name: name || say(galleryText.nameless), problem })),
}
