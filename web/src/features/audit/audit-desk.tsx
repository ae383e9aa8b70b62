import { actName } from '@inkroute/contract/audit/act-names'
import * as contract from '@inkroute/contract/audit/audit'
import { Alert, Button, Drawer, Tag } from 'antd'
import { Link } from 'react-router'
import { useCall } from '../../shared/api/hooks.ts'
import { TwoLines } from '../../shared/list/cells.tsx'
import { choices, sameInBoth } from '../../shared/list/filter-types.ts'
import { listScreen } from '../../shared/list/list-screen.tsx'
import { OpsText } from '../../shared/ops/ops-link.tsx'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import css from './audit.module.css'
import { auditText as text } from './audit.text.ts'
import { fieldChanges, fieldName, subjectName, subjectPath } from './audit.view.ts'
import { AuditDetail } from './audit-detail.tsx'

const resultColors = { ok: 'green', refused: 'orange', failed: 'red' } as const

const useFacets = () => useCall(contract.getAuditFacets, {}, { quiet: true }).data
const usePeople = () =>
  (useFacets()?.people ?? []).map(({ id, name }) => ({ value: String(id), label: sameInBoth(name) }))
const useSubjects = () => choices(useFacets()?.subjects ?? [], subjectName)

function Integrity() {
  const words = useText(text)
  const state = useCall(contract.getAuditIntegrity, {}, { quiet: true }).data
  if (!state) return null
  return state.is_intact ? (
    <Alert type="success" showIcon title={fill(words.intact, { last: state.last_id, sealed: state.sealed_id })} />
  ) : (
    <Alert type="error" showIcon title={fill(words.broken, { id: state.broken_at ?? 0 })} />
  )
}

/** What staff did: searchable, exportable, and provably complete. */
export default listScreen(contract.listAudit, {
  title: text.title,
  description: text.description,
  rowKey: 'id',
  above: () => <Integrity />,
  filters: {
    staff_id: { kind: 'choice', label: text.person, options: usePeople, isNumber: true },
    subject: { kind: 'choice', label: text.subject, options: useSubjects },
    result: { kind: 'choice', label: text.result, options: choices(contract.auditResults, (result) => text[result]) },
    subject_id: { kind: 'search', label: text.subject_id },
    keyword: { kind: 'search', label: text.keyword },
    endpoint: { kind: 'search', label: text.endpoint },
    date_from: { kind: 'day', label: text.from, before: 'date_to' },
    date_to: { kind: 'day', label: text.until, after: 'date_from' },
  },
  columns: [
    {
      title: text.what,
      cell: (row, { language, say }) => {
        const path = subjectPath(row)
        const name = row.title || row.subject_id || ''
        return (
          <TwoLines
            second={
              <>
                {say(subjectName(row.subject))} {path ? <Link to={path}>{name}</Link> : <OpsText>{name}</OpsText>}
              </>
            }
          >
            {actName(row.endpoint, language)}
          </TwoLines>
        )
      },
    },
    {
      title: text.changes,
      cell: (row, { say, open }) => {
        const changes = fieldChanges(row)
        const [first] = changes
        return (
          <>
            {first ? (
              <span className="block wrap-anywhere">
                {say(fieldName(first.field))}{' '}
                {first.before ? <del className={css.old}>{first.before.slice(0, 40)}</del> : null}{' '}
                <ins className={css.new}>{first.after.slice(0, 60)}</ins>
              </span>
            ) : null}
            <Button size="small" type="link" className="p-0" onClick={() => open(String(row.id))}>
              {changes.length > 1 ? say(text.fields_changed, { count: changes.length }) : say(text.details)}
            </Button>
          </>
        )
      },
    },
    { title: text.person, cell: (row) => <TwoLines second={row.ip}>{row.staff_name}</TwoLines> },
    {
      title: text.result,
      cell: (row, { say }) => (
        <TwoLines second={row.error}>
          <Tag color={resultColors[row.result]}>{say(text[row.result])}</Tag>
        </TwoLines>
      ),
    },
    { title: text.when, width: 130, cell: (row) => <RelativeTime at={row.at} /> },
  ],
  none: text.none,
  drawer: {
    row: (record, close) => (
      <Drawer open size="large" title={`#${record.id} ${record.title}`} onClose={close}>
        <AuditDetail record={record} />
      </Drawer>
    ),
  },
  exports: [{ kind: 'audit.list' }],
})
