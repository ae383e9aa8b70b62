import { Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../../shared/text/language.tsx'
import { preferenceText } from '../preference.text.ts'
import { tabOf } from '../preference.view.ts'
import { BatchPanel } from './batch-panel.tsx'
import { ColorsPanel } from './colors-panel.tsx'
import { HotKeysPanel } from './hot-keys-panel.tsx'
import { NameRulePanel } from './name-rule-panel.tsx'
import css from './preference.module.css'
import { UploadPanel } from './upload-panel.tsx'

/** All preferences; the open tab stands in the address. */
export function PreferenceTabs() {
  const text = useText(preferenceText)
  const [params, setParams] = useSearchParams()
  return (
    <section className={css.card}>
      <Tabs
        activeKey={tabOf(params.get('tab'))}
        destroyOnHidden
        items={[
          { key: 'hot-keys', label: text.hot_keys, children: <HotKeysPanel /> },
          { key: 'colors', label: text.colors, children: <ColorsPanel /> },
          { key: 'name-rule', label: text.name_rule, children: <NameRulePanel /> },
          { key: 'batch', label: text.batch, children: <BatchPanel /> },
          { key: 'upload', label: text.upload, children: <UploadPanel /> },
        ]}
        onChange={(tab) => setParams({ tab }, { replace: true })}
      />
    </section>
  )
}
