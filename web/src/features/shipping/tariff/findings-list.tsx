import type { Finding } from '@inkroute/contract/shipping/tariff/tariff'
import { Alert, Tag } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { freightDeskText } from './freight-desk.text.ts'

const MAX_SHOWN = 200

/** What a check found, errors first, each at its cell or zone. */
export function FindingsList({ findings }: { readonly findings: readonly Finding[] }) {
  const text = useText(freightDeskText)
  if (findings.length === 0) return <Alert type="success" showIcon title={text.findings_none} />
  const sorted = [...findings].sort((a, b) => (a.level === b.level ? 0 : a.level === 'error' ? -1 : 1))
  return (
    <ul className="bare-list grid gap-2">
      {sorted.slice(0, MAX_SHOWN).map((one) => (
        <li className="flex items-baseline gap-2" key={`${one.kind} ${one.cell} ${one.zone} ${one.message}`}>
          <Tag color={one.level === 'error' ? 'red' : 'gold'}>{text[`level_${one.level}`]}</Tag>
          <span>
            {one.cell ? <code className="text-quiet">{one.cell} </code> : null}
            {one.zone ? <strong>{one.zone} </strong> : null}
            {one.message}
          </span>
        </li>
      ))}
    </ul>
  )
}
