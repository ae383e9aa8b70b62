import type { ReactNode } from 'react'
import css from './preference.module.css'

interface SettingRowProps {
  readonly name: string
  readonly help?: string
  /** The id that the control names as its label. */
  readonly label_id: string
  readonly children: ReactNode
}

export function SettingRow({ name, help, label_id, children }: SettingRowProps) {
  return (
    <div className={css.setting}>
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
