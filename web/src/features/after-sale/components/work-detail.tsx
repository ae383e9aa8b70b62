import { type SellerCalls, WORK_STREAM_PATH, type WorkDetail as Work } from '@inkroute/contract/after-sale/after-sale'
import { MAX_WORK_PICTURES } from '@inkroute/contract/after-sale/codes'
import { listExceptions } from '@inkroute/contract/exception/exception'
import { Button, Form, Input, Popconfirm, Skeleton } from 'antd'
import { type ComponentType, useState } from 'react'
import { useCall, useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import css from '../after-sale.module.css'
import { workText } from '../after-sale.text.ts'
import { useLiveWork } from '../use-live-work.ts'
import { Unsent } from './unsent.tsx'
import { SendBackFacts, WorkDecision, WorkHead, WorkLines } from './work-facts.tsx'
import { WorkThread } from './work-thread.tsx'

interface Picked {
  readonly upload_id: number
  readonly name: string
  readonly preview_url: string
}
export interface PictureFieldProps {
  readonly value: readonly Picked[]
  readonly onChange: (value: readonly Picked[]) => void
  readonly max: number
}
export type PictureField = ComponentType<PictureFieldProps>

interface PartProps {
  readonly work: Work
  readonly calls: SellerCalls
}

export const getRefetch = (calls: SellerCalls) => [calls.get, calls.list, calls.counts, listExceptions]

function Composer({ work, calls, field: Pictures }: PartProps & { readonly field: PictureField }) {
  const text = useText(workText)
  const [body, setBody] = useState('')
  const [pictures, setPictures] = useState<readonly Picked[]>([])
  const [has_pictures, setHasPictures] = useState(false)
  const reply = useSend(calls.reply, {
    refetch: getRefetch(calls),
    quiet: true,
    onSuccess: () => {
      setBody('')
      setPictures([])
      setHasPictures(false)
    },
    onError: ({ message }) => showToast('error', message),
  })
  const is_empty = body.trim() === '' && pictures.length === 0
  const send = () => {
    if (is_empty || reply.isPending) return
    reply.mutate({ id: work.id, body, upload_ids: pictures.map(({ upload_id }) => upload_id) })
  }
  if (!work.may.reply) return <Unsent body={body} />
  return (
    <div className={`border-t pt-3 ${css.composer}`}>
      {has_pictures ? <Pictures value={pictures} onChange={setPictures} max={MAX_WORK_PICTURES} /> : null}
      <Input.TextArea
        value={body}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={2000}
        aria-label={text.write}
        placeholder={text.write}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      />
      <span className={`flex-wrap justify-between ${css.composer_bar}`}>
        <Button type="text" onClick={() => setHasPictures(!has_pictures)}>
          {has_pictures ? text.hide_pictures : text.add_pictures}
        </Button>
        <Button type="primary" disabled={is_empty} loading={reply.isPending} onClick={send}>
          {text.send}
        </Button>
      </span>
    </div>
  )
}

function SendBackForm({ work, calls }: PartProps) {
  const text = useText(workText)
  const send = useSend(calls.sendBack, { refetch: getRefetch(calls) })
  return (
    <Form<{ tracking_no: string }>
      layout="vertical"
      className="border rounded-control p-3"
      onFinish={({ tracking_no }) => send.mutate({ id: work.id, tracking_no })}
    >
      <Form.Item
        name="tracking_no"
        label={text.tracking_no}
        rules={[{ required: true, pattern: /^[A-Za-z0-9-]{6,40}$/, message: text.tracking_help }]}
      >
        <Input maxLength={40} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={send.isPending}>
        {text.confirm_sent}
      </Button>
    </Form>
  )
}

function Withdraw({ work, calls }: PartProps) {
  const text = useText(workText)
  const withdraw = useSend(calls.withdraw, { refetch: getRefetch(calls) })
  return (
    <Popconfirm
      title={text.withdraw_sure}
      okText={text.withdraw_ok}
      cancelText={text.cancel}
      onConfirm={() => withdraw.mutate({ id: work.id })}
    >
      <Button size="small" loading={withdraw.isPending}>
        {text.withdraw}
      </Button>
    </Popconfirm>
  )
}

interface DetailProps {
  readonly id: number
  readonly calls: SellerCalls
  readonly field: PictureField
  readonly onBack: () => void
}

/** One request: subject, messages and actions. */
export function WorkDetail({ id, calls, field, onBack }: DetailProps) {
  const text = useText(workText)
  const found = useCall(calls.get, { id }, { quiet: true, stale_ms: 0 })
  const is_live = useLiveWork(WORK_STREAM_PATH, id, getRefetch(calls))
  const work = found.data?.id === id ? found.data : undefined
  if (found.isError) return <LoadFailed onRetry={() => void found.refetch()} />
  if (!work) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <article className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-end min-h-6 gap-3">
        <Button
          type="text"
          className={`hidden mr-auto ${css.back}`}
          icon={<Icon name="chevron_left" size_px={16} />}
          onClick={onBack}
        >
          {text.back}
        </Button>
        {is_live && work.may.reply ? <span className={css.live}>{text.live}</span> : null}
        {work.may.withdraw ? <Withdraw work={work} calls={calls} /> : null}
      </div>
      <WorkHead work={work} />
      <WorkLines work={work} />
      <WorkDecision work={work} />
      <SendBackFacts work={work} />
      {work.may.send_back && !work.send_back?.tracking_no ? <SendBackForm work={work} calls={calls} /> : null}
      <WorkThread work={work} me="seller" />
      <Composer key={work.id} work={work} calls={calls} field={field} />
    </article>
  )
}
