import { actName } from '@inkroute/contract/audit/act-names'
import type { AuditRecord } from '@inkroute/contract/audit/audit'
import { Link } from 'react-router'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import css from './audit.module.css'
import { auditText } from './audit.text.ts'
import { fieldChanges, fieldName, subjectPath } from './audit.view.ts'

/** What a record holds: what it changed, who did it from where, and what was sent. */
export function AuditDetail({ record }: { readonly record: AuditRecord }) {
  const text = useText(auditText)
  const { language } = useLanguage()
  const path = subjectPath(record)
  const changes = fieldChanges(record)
  const facts = [
    [text.person, `${record.staff_name} · ${record.ip}`],
    [text.what, actName(record.endpoint, language)],
    [text.endpoint, record.endpoint],
    [text.permission, record.permission ?? ''],
    [text.device, record.user_agent],
    [text.request, record.request_id],
  ] as const
  return (
    <div className="grid gap-3">
      {path ? <Link to={path}>{text.open}</Link> : null}
      {changes.length > 0 ? (
        <table className={`w-full border-collapse ${css.changes}`}>
          <thead>
            <tr>
              <th>{text.field}</th>
              <th>{text.before}</th>
              <th>{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <td>{fieldName(field)[language]}</td>
                <td className={css.old}>{before}</td>
                <td className={css.new}>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <table className={`w-full border-collapse ${css.changes}`}>
        <tbody>
          {facts.map(([name, value]) =>
            value === '' ? null : (
              <tr key={name}>
                <th>{name}</th>
                <td>{value}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <strong>{text.input}</strong>
      <pre className={`overflow-auto text-xs wrap-anywhere bg-paper rounded-control p-3 m-0 ${css.raw}`}>
        {JSON.stringify(record.input, null, 2)}
      </pre>
    </div>
  )
}
