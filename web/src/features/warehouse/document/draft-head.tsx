import { addStaffPicture } from '@inkroute/contract/production/production'
import { documentReasons, stockLimits } from '@inkroute/contract/warehouse/codes'
import type { StockDocument } from '@inkroute/contract/warehouse/document'
import { Button, Form, Input, Select } from 'antd'
import { useRef } from 'react'
import { useSend } from '../../../shared/api/hooks.ts'
import { shrinkPicture } from '../../../shared/content/shrink-picture.ts'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { DayInput } from '../../../shared/ui/fields/day-input.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../warehouse.module.css'
import { documentText } from './document.text.ts'
import type { Draft } from './use-draft.ts'

function Photos({ draft }: { readonly draft: Draft }) {
  const text = useText(documentText)
  const input = useRef<HTMLInputElement>(null)
  const { pictures } = draft.head
  const send = useSend(addStaffPicture, { onSuccess: (photo) => draft.setHead({ pictures: [...pictures, photo] }) })
  const take = async (file: File | undefined) => {
    if (!file) return
    const data_base64 = await shrinkPicture(file)
    if (!data_base64) return showToast('error', text.photo_failed)
    send.mutate({ name: file.name, data_base64 })
  }
  return (
    <span className={`inline-flex flex-wrap items-center gap-2 ${css.photos}`}>
      {pictures.map((photo) => (
        <Button
          key={photo.id}
          type="text"
          aria-label={fill(text.remove_photo, { name: photo.name })}
          style={{ height: 'auto', padding: 0 }}
          onClick={() => draft.setHead({ pictures: pictures.filter(({ id }) => id !== photo.id) })}
        >
          <img src={photo.url} alt={photo.name} width={64} height={64} />
        </Button>
      ))}
      {pictures.length < stockLimits.max_pictures ? (
        <Button loading={send.isPending} onClick={() => input.current?.click()}>
          {text.photo}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        style={{ display: 'none' }}
        aria-label={text.photo}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
    </span>
  )
}

/** Reason, reference, note and photos of a draft. */
export function DraftHeadForm({ document, draft }: { readonly document: StockDocument; readonly draft: Draft }) {
  const text = useText(documentText)
  const { head, setHead } = draft
  return (
    <Form layout="vertical" className={css.columns ?? ''}>
      <Form.Item label={text.reason}>
        <Select
          aria-label={text.reason}
          value={head.reason}
          options={documentReasons[document.kind].map((reason) => ({ value: reason, label: text[reason] }))}
          onChange={(reason: string) => setHead({ reason })}
        />
      </Form.Item>
      <Form.Item label={text.reference}>
        <Input
          aria-label={text.reference}
          maxLength={80}
          value={head.reference}
          placeholder={text.reference_hint}
          onChange={({ target }) => setHead({ reference: target.value })}
        />
      </Form.Item>
      {document.kind === 'receipt' ? (
        <Form.Item label={text.expected_on} help={text.expected_hint}>
          <DayInput
            label={text.expected_on}
            value={head.expected_on}
            onChange={(day) => setHead({ expected_on: day || null })}
          />
        </Form.Item>
      ) : null}
      <Form.Item label={text.note}>
        <Input.TextArea
          aria-label={text.note}
          autoSize={{ minRows: 1, maxRows: 4 }}
          maxLength={500}
          value={head.note}
          onChange={({ target }) => setHead({ note: target.value })}
        />
      </Form.Item>
      <Form.Item label={text.photos}>
        <Photos draft={draft} />
      </Form.Item>
    </Form>
  )
}
