import * as contract from '@inkroute/contract/personal/personal'
import { type PersonalField, wordsIn } from '@inkroute/engine/personal/personal-field'
import { Link } from 'react-router'
import { useCall } from '../../../shared/api/hooks.ts'
import { useMayOpen } from '../../../shared/session/permission.tsx'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { CardTable } from '../../../shared/ui/table/card-table.tsx'
import { viewAnswer } from '../answer.view.ts'
import look from '../personal.module.css'
import css from './form.module.css'
import { formText } from './form.text.ts'

interface Row extends contract.FieldStatistics {
  readonly field: PersonalField
}

/** The most frequent answers, most frequent first. */
function Values({ field, values }: Row) {
  const { language } = useLanguage()
  return (
    <ul className={`bare-list flex flex-wrap gap-x-4 gap-y-1 ${css.values}`}>
      {values.map(({ value, count }) => {
        const view = viewAnswer(field, value, language)
        return (
          <li key={value} dir="auto">
            {view?.colour ? <span className={look.swatch} style={{ background: view.colour }} /> : null}
            {view?.value ?? value} <small>× {count}</small>
          </li>
        )
      })}
    </ul>
  )
}

interface FormStatisticsProps {
  readonly id: number
  /** As saved: answers belong to these. */
  readonly fields: readonly PersonalField[]
}

/** How buyers answered, by field. Nothing before the first order. */
export function FormStatistics({ id, fields }: FormStatisticsProps) {
  const text = useText(formText)
  const { language } = useLanguage()
  const may_open = useMayOpen()
  const { data } = useCall(contract.getPersonalStatistics, { id }, { quiet: true })
  if (!data || data.lines === 0) return null
  const rows = data.fields.flatMap((counted): Row[] => {
    const field = fields.find((one) => one.id === counted.field_id)
    return field ? [{ ...counted, field }] : []
  })
  const { look: waiting, held, approved } = data.counts
  return (
    <Panel title={text.statistics}>
      <p className="mb-3">
        {fill(text.statistics_lines, { count: data.lines, approved, waiting, held })}{' '}
        {may_open('/myOrder/personal') ? <Link to="/myOrder/personal">{text.statistics_open}</Link> : null}
      </p>
      <CardTable<Row>
        rowKey="field_id"
        size="small"
        pagination={false}
        dataSource={rows}
        columns={[
          { key: 'field', title: text.statistics_field, render: (_, { field }) => wordsIn(field.label, language) },
          { key: 'answered', title: text.statistics_answered, dataIndex: 'answered' },
          { key: 'held', title: text.statistics_held, dataIndex: 'held' },
          { key: 'values', title: text.statistics_values, render: (_, row) => <Values {...row} /> },
        ]}
      />
    </Panel>
  )
}
