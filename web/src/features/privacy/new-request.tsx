import * as contract from '@inkroute/contract/privacy/privacy'
import { Alert, Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import css from './privacy.module.css'
import { deskText, privacyText } from './privacy.text.ts'
import { blockerLines } from './privacy.view.ts'

type Subject = 'seller' | 'buyer'
type Kind = 'export' | 'erase'
/** A buyer of all sellers. */
const ALL = 0

interface HitsProps {
  readonly subject: Subject
  readonly keyword: string
  readonly chosen: number | null
  readonly onChoose: (seller_id: number) => void
}

function Hits({ subject, keyword, chosen, onChoose }: HitsProps) {
  const text = useText(deskText)
  const words = useText(privacyText)
  const found = useCall(contract.findPrivacySubject, keyword === '' ? null : { subject, keyword }, { quiet: true })
  if (!found.data) return null
  const { data } = found.data
  if (data.length === 0) return <Alert type="info" title={text.nobody} />
  const counts = (one: contract.PrivacySubject) =>
    fill(text.order_counts, { orders: one.orders, open: one.open_orders })
  return (
    <Radio.Group className="grid gap-2" value={chosen} onChange={(event) => onChoose(event.target.value as number)}>
      {subject === 'buyer' && data.length > 1 ? <Radio value={ALL}>{text.all_sellers}</Radio> : null}
      {data.map((one) => (
        <Radio key={one.seller_id} value={one.seller_id}>
          {one.name}
          <small className={css.small}>
            {[subject === 'buyer' ? fill(text.of_seller, { id: one.seller_id ?? '' }) : '', one.detail, counts(one)]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {one.blockers.length > 0 ? (
            <small className={css.small}>{blockerLines(one.blockers, words).join(' · ')}</small>
          ) : null}
        </Radio>
      ))}
    </Radio.Group>
  )
}

interface KindFieldProps {
  readonly subject: Subject
  readonly kind: Kind
  readonly onChange: (kind: Kind) => void
}

function KindField({ subject, kind, onChange }: KindFieldProps) {
  const text = useText(deskText)
  const words = useText(privacyText)
  const warning = subject === 'seller' ? text.erase_seller_note : text.erase_buyer_note
  const extra =
    kind === 'export'
      ? fill(text.export_note, { days: contract.FILE_DAYS })
      : fill(warning, { days: contract.COOLING_DAYS })
  return (
    <Form.Item label={text.what} extra={extra}>
      <Radio.Group
        value={kind}
        options={contract.privacyKinds.map((value) => ({ value, label: words[value] }))}
        optionType="button"
        onChange={(event) => onChange(event.target.value as Kind)}
      />
    </Form.Item>
  )
}

/** Records what somebody asked for by letter or phone, after looking the person up. */
export function NewRequest({
  onClose,
  onMade,
}: {
  readonly onClose: () => void
  readonly onMade: (id: number) => void
}) {
  const text = useText(deskText)
  const words = useText(privacyText)
  const [subject, setSubject] = useState<Subject>('buyer')
  const [kind, setKind] = useState<Kind>('export')
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const create = useSend(contract.createPrivacyRequest, {
    refetch: [contract.listPrivacyRequests],
    onSuccess: ({ id }) => {
      showToast('success', fill(text.created, { id }))
      onMade(id)
    },
  })
  const send = () => {
    const seller = chosen === null || chosen === ALL ? {} : { seller_id: chosen }
    create.mutate({ subject, kind, keyword: subject === 'buyer' ? keyword : '', note, ...seller })
  }
  return (
    <Modal
      open
      title={text.new_request}
      okText={text.start}
      cancelText={words.cancel}
      okButtonProps={{ disabled: chosen === null || note.trim().length < 2, danger: kind === 'erase' }}
      confirmLoading={create.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label={text.whose}>
          <Radio.Group
            value={subject}
            options={(['buyer', 'seller'] as const).map((value) => ({ value, label: words[value] }))}
            optionType="button"
            onChange={(event) => {
              setSubject(event.target.value as Subject)
              setKeyword('')
              setChosen(null)
            }}
          />
        </Form.Item>
        <Form.Item>
          <Input.Search
            key={subject}
            enterButton={text.search}
            maxLength={100}
            placeholder={subject === 'seller' ? text.find_seller : text.find_buyer}
            aria-label={subject === 'seller' ? text.find_seller : text.find_buyer}
            onSearch={(value) => {
              setChosen(null)
              setKeyword(value.trim().length < 2 ? '' : value.trim())
            }}
          />
        </Form.Item>
        <Form.Item>
          <Hits subject={subject} keyword={keyword} chosen={chosen} onChoose={setChosen} />
        </Form.Item>
        <KindField subject={subject} kind={kind} onChange={setKind} />
        <Form.Item label={text.who_asked}>
          <Input.TextArea
            aria-label={text.who_asked}
            value={note}
            rows={2}
            maxLength={500}
            placeholder={text.note_hint}
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
