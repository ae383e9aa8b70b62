import { useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { TabLinks } from '../../../shared/ui/tab-links.tsx'
import { preferenceText } from '../preference.text.ts'
import { type PreferenceTab, preferenceTabs, tabOf } from '../preference.view.ts'
import { BatchPanel } from './batch-panel.tsx'
import { ColorsPanel } from './colors-panel.tsx'
import { HotKeysPanel } from './hot-keys-panel.tsx'
import { NameRulePanel } from './name-rule-panel.tsx'
import css from './preference.module.css'
import { UploadPanel } from './upload-panel.tsx'

const panels: Record<PreferenceTab, () => React.ReactNode> = {
  'hot-keys': HotKeysPanel,
  colors: ColorsPanel,
  'name-rule': NameRulePanel,
  batch: BatchPanel,
  upload: UploadPanel,
}

/** All preferences; the open tab stands in the address. */
export function PreferenceTabs() {
  const text = useText(preferenceText)
  const [params] = useSearchParams()
  const active = tabOf(params.get('tab'))
  const names: Record<PreferenceTab, string> = {
    'hot-keys': text.hot_keys,
    colors: text.colors,
    'name-rule': text.name_rule,
    batch: text.batch,
    upload: text.upload,
  }
  const Panel = panels[active]
  return (
    <section className={css.card}>
      <div className={css.tab_line}>
        <TabLinks
          label={text.kinds}
          active={active}
          items={preferenceTabs.map((tab) => ({ key: tab, to: `?tab=${tab}`, label: names[tab] }))}
        />
      </div>
      <Panel />
    </section>
  )
}
