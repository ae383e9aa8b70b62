import { type HotKeyAction, type HotKeyChoice, hotKeyDefaults } from '@inkroute/contract/preference/hot-keys'
import * as contract from '@inkroute/contract/preference/preference'
import { Button, Popconfirm } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { useSetting } from '../preference.api.ts'
import { preferenceText } from '../preference.text.ts'
import { getTab, type PreferenceTab, preferenceTabs } from '../preference.view.ts'
import { BatchPanel } from './batch-panel.tsx'
import { ColorsPanel } from './colors-panel.tsx'
import { HotKeyTable } from './hot-key-table.tsx'
import { NameRulePanel } from './name-rule-panel.tsx'
import css from './preference.module.css'
import { PanelState } from './setting-row.tsx'
import { UploadPanel } from './upload-panel.tsx'

function HotKeysPanel() {
  const text = useText(preferenceText)
  const { value, is_failed, retry, write } = useSetting(contract.getHotKeys, contract.setHotKeys)
  if (!value) return <PanelState is_failed={is_failed} retry={retry} />
  const current: HotKeyChoice[] = value.hot_keys.map(({ action, key }) => ({ action: action as HotKeyAction, key }))
  const is_changed = value.hot_keys.some((entry) => entry.key !== entry.default_key)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between text-sm text-quiet gap-3 mb-4">
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

const panels: Record<Exclude<PreferenceTab, 'delivery'>, () => React.ReactNode> = {
  'hot-keys': HotKeysPanel,
  colors: ColorsPanel,
  'name-rule': NameRulePanel,
  batch: BatchPanel,
  upload: UploadPanel,
}

interface PreferenceTabsProps {
  /** Belongs to another capability; the page puts it here. */
  readonly delivery: { readonly name: string; readonly panel: React.ReactNode }
}

/** All preferences; the open tab is in the URL. */
export function PreferenceTabs({ delivery }: PreferenceTabsProps) {
  const text = useText(preferenceText)
  const [params] = useSearchParams()
  const active = getTab(params.get('tab'))
  const names: Record<PreferenceTab, string> = {
    'hot-keys': text.hot_keys,
    colors: text.colors,
    'name-rule': text.name_rule,
    batch: text.batch,
    upload: text.upload,
    delivery: delivery.name,
  }
  const Panel = active === 'delivery' ? null : panels[active]
  return (
    <section className={`card px-6 pt-1 pb-6 ${css.card}`}>
      <div className="border-b mb-4">
        <TabLinks
          label={text.kinds}
          active={active}
          items={preferenceTabs.map((tab) => ({ key: tab, to: `?tab=${tab}`, label: names[tab] }))}
        />
      </div>
      {Panel ? <Panel /> : delivery.panel}
    </section>
  )
}
