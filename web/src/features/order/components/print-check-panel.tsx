import type { PrintCheck } from '@inkroute/contract/design/check'
import { Alert, Checkbox } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import css from '../order.module.css'
import { orderText } from '../order.text.ts'

interface PrintCheckPanelProps {
  readonly checks: readonly PrintCheck[]
  readonly is_accepted: boolean
  readonly onAccept: (is_accepted: boolean) => void
}

/** What would come out spoilt, piece by piece, and the seller's word that it is wanted so. */
export function PrintCheckPanel({ checks, is_accepted, onAccept }: PrintCheckPanelProps) {
  const text = useText(orderText)
  return (
    <Alert
      type="warning"
      showIcon
      title={fill(text.check_title, { count: checks.length })}
      description={
        <div className={css.stack}>
          <ul className={css.checks}>
            {checks.map((check) => (
              <li key={`${check.design_id}:${check.version}`}>
                {check.picture ? <img src={check.picture} alt="" width={56} height={56} /> : null}
                <div>
                  <b>{check.name}</b>
                  {check.findings.map((finding) => (
                    <p key={finding}>{finding}</p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          <Checkbox checked={is_accepted} onChange={(event) => onAccept(event.target.checked)}>
            {text.check_accept}
          </Checkbox>
        </div>
      }
    />
  )
}
