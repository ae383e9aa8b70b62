import * as contract from '@inkroute/contract/privacy/privacy'
import { Alert, Drawer, Tag } from 'antd'
import { formatInstant } from '../../shared/format/time.ts'
import { TwoLines } from '../../shared/list/cells.tsx'
import { choices } from '../../shared/list/filter-types.ts'
import { listScreen } from '../../shared/list/list-screen.tsx'
import type { FrameProps } from '../../shared/list/list-types.ts'
import type { Say } from '../../shared/list/verb-types.ts'
import { useTimeZone } from '../../shared/session/use-user.ts'
import { useText } from '../../shared/text/language.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { NewRequest } from './new-request.tsx'
import { privacyText, deskText as text } from './privacy.text.ts'
import { blockerLines, statusColours } from './privacy.view.ts'
import { PrivacyFrame } from './privacy-frame.tsx'
import { RequestDetail } from './request-detail.tsx'

const POLL_MS = 5_000

function useWords() {
  const words = useText(privacyText)
  const time_zone = useTimeZone()
  return { words, day: (at: string) => formatInstant(at, time_zone).slice(0, 10) }
}

/** Below the state: when it runs, or what it waits for. */
function stateNote(row: contract.PrivacyRequest, { words, day }: ReturnType<typeof useWords>, say: Say) {
  if (row.status === 'scheduled') return say(text.runs_at, { time: day(row.run_at) })
  return row.status === 'waiting' ? blockerLines(row.blockers, words).join(' · ') : null
}

export const RequestList = listScreen(contract.listPrivacyRequests, {
  frame: (props: FrameProps) => <PrivacyFrame active="requests" {...props} />,
  use: useWords,
  wide: text.requests,
  rowKey: 'id',
  refetchMs: POLL_MS,
  above: ({ reply, say }) =>
    reply && reply.overdue > 0 ? (
      <Alert type="warning" showIcon title={say(text.overdue_note, { count: reply.overdue })} />
    ) : null,
  filters: {
    status: {
      kind: 'choice',
      label: text.status,
      options: choices(contract.privacyStatuses, (one) => privacyText[one]),
    },
    kind: { kind: 'choice', label: text.kind, options: choices(contract.privacyKinds, (one) => privacyText[one]) },
    subject: {
      kind: 'choice',
      label: text.about,
      options: choices(contract.privacySubjects, (one) => privacyText[one]),
    },
    asked_by: {
      kind: 'choice',
      label: text.asked,
      options: choices(contract.privacyAskers, (one) => text[`by_${one}`]),
    },
    keyword: { kind: 'search', label: text.keyword },
  },
  columns: [
    {
      title: text.about,
      cell: (row, { extra }) => <TwoLines second={`#${row.id} · ${extra.words[row.subject]}`}>{row.title}</TwoLines>,
    },
    {
      title: text.kind,
      width: 90,
      cell: (row, { extra }) => <Tag color={row.kind === 'erase' ? 'volcano' : 'blue'}>{extra.words[row.kind]}</Tag>,
    },
    {
      title: text.asked,
      cell: (row, { say }) => <TwoLines second={row.asked_name}>{say(text[`by_${row.asked_by}`])}</TwoLines>,
    },
    {
      title: text.status,
      cell: (row, { extra, say }) => (
        <TwoLines second={stateNote(row, extra, say)}>
          <Tag color={statusColours[row.status]}>{extra.words[row.status]}</Tag>
        </TwoLines>
      ),
    },
    { title: text.when, width: 120, cell: (row) => <RelativeTime at={row.requested_at} /> },
    {
      title: text.due,
      width: 120,
      cell: (row, { extra, say }) =>
        row.is_overdue ? (
          <span className="text-danger">{`${extra.day(row.due_at)} ${say(text.overdue)}`}</span>
        ) : (
          <time className="whitespace-nowrap">{extra.day(row.due_at)}</time>
        ),
    },
    { title: text.finished, width: 120, cell: (row) => (row.done_at ? <RelativeTime at={row.done_at} /> : null) },
  ],
  actions: [{ key: 'open', label: text.open, opens: true }],
  none: text.none,
  drawer: {
    param: 'id',
    byKey: (key, close, { say }) =>
      Number(key) > 0 ? (
        <Drawer open title={say(text.request_no, { id: key })} size="large" onClose={close}>
          <RequestDetail key={key} id={Number(key)} />
        </Drawer>
      ) : null,
    create: {
      label: text.new_request,
      show: (close, { open }) => <NewRequest onClose={close} onMade={(id) => open(String(id))} />,
    },
  },
  exports: [{ kind: 'privacy.list' }],
})
