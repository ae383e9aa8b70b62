import type { Message } from '@inkroute/contract/message/message'
import { Button, Checkbox, Popconfirm } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { useDeleteMessages, useReadMessages, useUnreadCounts } from '../message.api.ts'
import { messageText } from '../message.text.ts'
import type { MessageTypeCode } from '../message.view.ts'
import css from './message-centre.module.css'

interface BulkBarProps {
  readonly rows: readonly Message[]
  readonly chosen: readonly number[]
  readonly type: MessageTypeCode | undefined
  readonly onChoose: (ids: readonly number[]) => void
}

/** Actions for the selected messages, or for all in the view. */
export function BulkBar({ rows, chosen, type, onChoose }: BulkBarProps) {
  const text = useText(messageText)
  const is_all = chosen.length === rows.length
  const count = chosen.length
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3 ${css.bulk}`}>
      <Checkbox
        checked={is_all}
        indeterminate={count > 0 && !is_all}
        onChange={() => onChoose(is_all ? [] : rows.map((row) => row.id))}
      >
        {count > 0 ? fill(text.selected, { count }) : text.select_page}
      </Checkbox>
      {count > 0 ? <ChosenActions chosen={chosen} onDone={() => onChoose([])} /> : <ReadAll type={type} />}
    </div>
  )
}

function ReadAll({ type }: { type: MessageTypeCode | undefined }) {
  const text = useText(messageText)
  const unread = useUnreadCounts()
  const read = useReadMessages(() => showToast('success', text.marked))
  const waiting = type ? unread?.by_type[`${type}`] : unread?.total
  return (
    <Button
      className="ml-auto"
      disabled={!waiting}
      loading={read.isPending}
      onClick={() => read.mutate(type ? { type } : {})}
    >
      {type ? text.read_type : text.read_all}
    </Button>
  )
}

function ChosenActions({ chosen, onDone }: { chosen: readonly number[]; onDone: () => void }) {
  const text = useText(messageText)
  const done = (message: string) => () => {
    showToast('success', message)
    onDone()
  }
  const read = useReadMessages(done(text.marked))
  const remove = useDeleteMessages(done(text.deleted))
  const ids = [...chosen]
  return (
    <span className="flex gap-2 ml-auto">
      <Button loading={read.isPending} onClick={() => read.mutate({ ids })}>
        {text.read_selected}
      </Button>
      <Popconfirm
        title={fill(text.delete_question, { count: ids.length })}
        description={text.delete_note}
        okText={text.delete_selected}
        okButtonProps={{ danger: true }}
        cancelText={text.cancel}
        onConfirm={() => remove.mutateAsync({ ids }).catch(() => {})}
      >
        <Button danger loading={remove.isPending}>
          {text.delete_selected}
        </Button>
      </Popconfirm>
    </span>
  )
}
