import { BatchDesignMode } from '@inkroute/contract/codes'
import * as contract from '@inkroute/contract/preference/preference'
import { Radio, Space, Switch } from 'antd'
import { useText } from '../../../shared/text/language.tsx'
import { useSetting } from '../preference.api.ts'
import { preferenceText } from '../preference.text.ts'
import css from './preference.module.css'
import { PanelState, SettingRow } from './setting-row.tsx'

export function BatchPanel() {
  const { value, is_failed, retry, write } = useSetting(contract.getBatchDesign, contract.setBatchDesign)
  if (!value) return <PanelState is_failed={is_failed} retry={retry} />
  return (
    <div className={css.settings}>
      <ModeRow />
      <PlacementRows value={value} onChange={(change) => write.mutate(change)} />
      <RunRows value={value} onChange={(change) => write.mutate(change)} />
      <KeepDesignRow />
    </div>
  )
}

function ModeRow() {
  const text = useText(preferenceText)
  const { value, write } = useSetting(contract.getBatchDesignMode, contract.setBatchDesignMode)
  const option = (mode: number, name: string, help: string) => (
    <Radio value={mode}>
      {name}
      <span className="text-xs text-quiet ml-2">{help}</span>
    </Radio>
  )
  return (
    <SettingRow name={text.mode} label_id="batch-mode">
      <Radio.Group
        aria-labelledby="batch-mode"
        value={value?.mode}
        onChange={(event) => write.mutate({ mode: event.target.value })}
      >
        <Space direction="vertical">
          {option(BatchDesignMode.cross, text.mode_cross, text.mode_cross_help)}
          {option(BatchDesignMode.pair, text.mode_pair, text.mode_pair_help)}
        </Space>
      </Radio.Group>
    </SettingRow>
  )
}

interface RowsProps {
  readonly value: contract.BatchDesign
  readonly onChange: (change: Partial<contract.BatchDesign>) => void
}

function PlacementRows({ value, onChange }: RowsProps) {
  const text = useText(preferenceText)
  const scopes = [
    { label: text.scope_all, value: 'all' },
    { label: text.scope_default, value: 'default' },
  ]
  return (
    <>
      <SettingRow name={text.placement} label_id="batch-placement">
        <Radio.Group
          aria-labelledby="batch-placement"
          value={value.placement}
          onChange={(event) => onChange({ placement: event.target.value })}
        >
          <Space direction="vertical">
            {(['fit', 'fill', 'keep_size'] as const).map((placement) => (
              <Radio key={placement} value={placement}>
                {text[placement]}
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      </SettingRow>
      {(['color_scope', 'size_scope'] as const).map((name) => (
        <SettingRow key={name} name={text[name]} label_id={`batch-${name}`}>
          <Radio.Group
            aria-labelledby={`batch-${name}`}
            options={scopes}
            value={value[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </SettingRow>
      ))}
    </>
  )
}

function RunRows({ value, onChange }: RowsProps) {
  const text = useText(preferenceText)
  return (
    <>
      <SettingRow name={text.skip_low} help={text.skip_low_help} label_id="batch-skip">
        <Switch
          aria-labelledby="batch-skip"
          checked={value.skip_low_resolution}
          onChange={(skip_low_resolution) => onChange({ skip_low_resolution })}
        />
      </SettingRow>
      <SettingRow name={text.notify} help={text.notify_help} label_id="batch-notify">
        <Switch
          aria-labelledby="batch-notify"
          checked={value.notify_when_done}
          onChange={(notify_when_done) => onChange({ notify_when_done })}
        />
      </SettingRow>
    </>
  )
}

function KeepDesignRow() {
  const text = useText(preferenceText)
  const { value, write } = useSetting(contract.getKeepDesign, contract.setKeepDesign)
  return (
    <SettingRow name={text.keep_design} help={text.keep_design_help} label_id="keep-design">
      <Switch
        aria-labelledby="keep-design"
        checked={value?.keep_design ?? false}
        disabled={!value}
        onChange={(keep_design) => write.mutate({ keep_design })}
      />
    </SettingRow>
  )
}
