import { type HotKeyAction, type HotKeyChoice, hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import * as contract from '@inkroute/contract/preference/preference'
import { Button, Popconfirm } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { useSetting } from '../preference.api.ts'
import { preferenceText } from '../preference.text.ts'
import { HotKeyTable } from './hot-key-table.tsx'
import { PanelState } from './panel-state.tsx'
import css from './preference.module.css'

export function HotKeysPanel() {
  const text = useText(preferenceText)
  const { value, is_failed, retry, write } = useSetting(contract.getHotKeys, contract.setHotKeys)
  if (!value) return <PanelState is_failed={is_failed} retry={retry} />
  const current: HotKeyChoice[] = value.hot_keys.map(({ action, key }) => ({ action: action as HotKeyAction, key }))
  const is_changed = value.hot_keys.some((entry) => entry.key !== entry.default_key)
  return (
    <>
      <div className={css.lead}>
        <p>{text.keys_help}</p>
        <Popconfirm
          title={text.reset_all_question}
          okText={text.reset_all}
          cancelText={text.cancel}
          placement="bottomRight"
          onConfirm={() => write.mutateAsync({ is_reset: true }).catch(() => {})}
        >
          <Button disabled={!is_changed}>{text.reset_all}</Button>
        </Popconfirm>
      </div>
      <HotKeyTable
        defaults={hotKeyDefaults}
        current={current}
        is_saving={write.isPending}
        onChange={(hot_keys) => write.mutate({ hot_keys: [...hot_keys] })}
      />
    </>
  )
}
