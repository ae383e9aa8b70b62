import * as contract from '@inkroute/contract/personal/personal'
import type { PersonalField } from '@inkroute/engine/personal/personal-field'
import { Alert, Button } from 'antd'
import { useSend } from '../../../shared/api/hooks.ts'
import { useText } from '../../../shared/text/language.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import css from './form.module.css'
import { formText } from './form.text.ts'

/** The worst a form allows, painted as it would be printed. */
export function FormPreview({ id, fields }: { readonly id: number; readonly fields: readonly PersonalField[] }) {
  const text = useText(formText)
  const check = useSend(contract.checkPersonalForm)
  const button = (
    <Button
      size="small"
      disabled={fields.length === 0}
      loading={check.isPending}
      onClick={() => check.mutate({ id, fields: [...fields] })}
    >
      {text.preview_now}
    </Button>
  )
  return (
    <Panel title={text.preview} extra={button}>
      {check.data ? null : <p>{text.preview_note}</p>}
      <ul className={`bare-list grid gap-4 ${css.samples}`}>
        {check.data?.samples.map(({ kind, picture, problems }) => (
          <li key={kind}>
            <strong>{text[`sample_${kind}`]}</strong>
            {picture ? <img src={picture} alt={text[`sample_${kind}`]} /> : null}
            <Alert
              type={problems.length > 0 ? 'warning' : 'success'}
              showIcon
              title={problems.length > 0 ? problems.map((one) => <div key={one.text}>{one.text}</div>) : text.fine}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
