import * as contract from '@inkroute/contract/preference/preference'
import { Input, Radio, Select, Switch } from 'antd'
import { useState } from 'react'
import { useText } from '../../../shared/text/language.tsx'
import { useSetting } from '../preference.api.ts'
import { preferenceText } from '../preference.text.ts'
import css from './preference.module.css'
import { PanelState, SettingRow } from './setting-row.tsx'

const ORIGINAL = 0
type MaxSide = contract.UploadMaterial['max_side_px']

export function UploadPanel() {
  const text = useText(preferenceText)
  const { value, is_failed, retry, write } = useSetting(contract.getUploadMaterial, contract.setUploadMaterial)
  if (!value) return <PanelState is_failed={is_failed} retry={retry} />
  const sides = [
    { value: ORIGINAL, label: text.max_side_none },
    ...contract.uploadMaxSides.map((side) => ({ value: side, label: `${side} px` })),
  ]
  return (
    <div className={css.settings}>
      <SettingRow name={text.trim} help={text.trim_help} label_id="upload-trim">
        <Switch
          aria-labelledby="upload-trim"
          checked={value.trim_edges}
          onChange={(trim_edges) => write.mutate({ trim_edges })}
        />
      </SettingRow>
      <SettingRow name={text.max_side} help={text.max_side_help} label_id="upload-side">
        <Select
          aria-labelledby="upload-side"
          style={{ width: 180 }}
          options={sides}
          value={value.max_side_px ?? ORIGINAL}
          onChange={(side) => write.mutate({ max_side_px: side === ORIGINAL ? null : (side as MaxSide) })}
        />
      </SettingRow>
      <FolderRow key={value.folder} kept={value.folder} onSave={(folder) => write.mutate({ folder })} />
      <SettingRow name={text.duplicates} label_id="upload-duplicates">
        <Radio.Group
          aria-labelledby="upload-duplicates"
          value={value.duplicates}
          options={(['keep', 'skip', 'replace'] as const).map((choice) => ({ value: choice, label: text[choice] }))}
          onChange={(event) => write.mutate({ duplicates: event.target.value })}
        />
      </SettingRow>
    </div>
  )
}

/** Saved on blur, as the other settings are on click. */
function FolderRow({ kept, onSave }: { kept: string; onSave: (folder: string) => void }) {
  const text = useText(preferenceText)
  const [typed, setTyped] = useState(kept)
  const save = () => {
    if (typed.trim() !== kept) onSave(typed.trim())
  }
  return (
    <SettingRow name={text.folder} help={text.folder_help} label_id="upload-folder">
      <Input
        aria-labelledby="upload-folder"
        style={{ maxWidth: 280 }}
        maxLength={40}
        placeholder={text.folder_sample}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onPressEnter={save}
      />
    </SettingRow>
  )
}
