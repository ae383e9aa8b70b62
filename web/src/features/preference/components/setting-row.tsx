import { Button, Result, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { preferenceText } from '../preference.text.ts'
import css from './preference.module.css'

/** Placeholder of a panel until its setting has loaded. */
export function PanelState({ is_failed, retry }: { is_failed: boolean; retry: () => void }) {
  const text = useText(preferenceText)
  if (!is_failed) return <Skeleton active paragraph={{ rows: 6 }} />
  return <Result status="warning" title={text.failed} extra={<Button onClick={retry}>{text.retry}</Button>} />
}

interface SettingRowProps {
  readonly name: string
  readonly help?: string
  /** The id that the control references as its label. */
  readonly label_id: string
  readonly children: ReactNode
}

export function SettingRow({ name, help, label_id, children }: SettingRowProps) {
  return (
    <div className={`grid border-b gap-x-6 gap-y-1 py-4 ${css.setting}`}>
      <div>
        <span id={label_id} className={css.setting_name}>
          {name}
        </span>
        {help ? <span className={css.setting_help}>{help}</span> : null}
      </div>
      <div>{children}</div>
    </div>
  )
}
