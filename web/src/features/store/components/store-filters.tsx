import * as contract from '@inkroute/contract/store/store'
import { Button, Checkbox, Input, Select } from 'antd'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { storeText } from '../store.text.ts'
import { platformLabel } from '../store.view.ts'
import { PlatformBadge } from './platform-badge.tsx'
import css from './store.module.css'

export const storeFilterKeys = ['platform', 'authStatus', 'group', 'keyword', 'pushes', 'unread'] as const
type Key = (typeof storeFilterKeys)[number]
type Filter = { readonly [key in Key]?: string }

interface TabsProps {
  readonly value: number | undefined
  readonly onChange: (platform: number | undefined) => void
}

/** Platforms with stores first; a red number where some lost their authorisation. */
export function PlatformTabs({ value, onChange }: TabsProps) {
  const text = useText(storeText)
  const { language } = useLanguage()
  const platforms = useCall(contract.platformStores, {}).data?.data ?? []
  const lost = useCall(contract.authExceptionStores, {}, { quiet: true }).data
  const shown = platforms.filter(({ platform, stores }) => stores.length > 0 || platform === value)
  if (shown.length === 0) return null
  const trouble = (platform: number) =>
    (lost?.exception[platform] ?? 0) + (lost?.recently1[platform] ?? 0) + (lost?.recently7[platform] ?? 0)
  return (
    <nav className={`flex overflow-x-auto gap-2 ${css.tabs}`} aria-label={text.platforms}>
      <button type="button" className={css.tab} aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        {text.all_platforms}
      </button>
      {shown.map(({ platform, stores }) => (
        <button
          key={platform}
          type="button"
          className={css.tab}
          aria-pressed={value === platform}
          onClick={() => onChange(platform)}
        >
          <PlatformBadge platform={platform} size_px={22} />
          {platformLabel(platform, language)}
          <span className="text-quiet tabular-nums">{stores.length}</span>
          {trouble(platform) > 0 ? (
            <span className={`text-xs text-on-dark leading-4.5 text-center ${css.alarm}`}>{trouble(platform)}</span>
          ) : null}
        </button>
      ))}
    </nav>
  )
}

interface FiltersProps {
  readonly filter: Filter
  readonly groups: readonly string[]
  readonly is_narrowed: boolean
  readonly onChange: (part: { readonly [key in Key]?: string | undefined }) => void
}

export function StoreFilters({ filter, groups, is_narrowed, onChange }: FiltersProps) {
  const text = useText(storeText)
  return (
    <div className="flex flex-wrap items-center gap-3 mb-4">
      <Input.Search
        key={filter.keyword ?? ''}
        className={css.bar_search ?? ''}
        allowClear
        defaultValue={filter.keyword ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        onSearch={(keyword) => onChange({ keyword: keyword.trim() || undefined })}
      />
      {groups.length > 0 ? (
        <Select
          style={{ minWidth: 140 }}
          aria-label={text.group}
          value={filter.group ?? ''}
          options={[{ value: '', label: text.all_groups }, ...groups.map((group) => ({ value: group, label: group }))]}
          onChange={(group: string) => onChange({ group: group || undefined })}
        />
      ) : null}
      <Checkbox
        checked={filter.authStatus === '1'}
        onChange={(event) => onChange({ authStatus: event.target.checked ? '1' : undefined })}
      >
        {text.only_ending}
      </Checkbox>
      {is_narrowed ? (
        <Button
          type="link"
          onClick={() =>
            onChange({
              platform: undefined,
              authStatus: undefined,
              group: undefined,
              keyword: undefined,
              pushes: undefined,
              unread: undefined,
            })
          }
        >
          {text.clear}
        </Button>
      ) : null}
    </div>
  )
}
