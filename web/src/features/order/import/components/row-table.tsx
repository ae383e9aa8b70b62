import { importFieldDefinitions } from '@inkroute/contract/order/import/fields'
import { type ImportDetail, listImportRows, type RowStatus, rowStatuses } from '@inkroute/contract/order/import/import'
import { Input, Pagination, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { importText } from '../import.text.ts'
import { firstTab, shownFields, statusTones } from '../import.view.ts'
import css from '../rows.module.css'
import { RowLine } from './row-line.tsx'

const PAGE_SIZE = 50
const ALL = 'all'

function useRowFilter(detail: ImportDetail) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('status') ?? firstTab(detail) ?? ALL
  const status = rowStatuses.find((candidate) => candidate === asked)
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const keyword = search.get('keyword') ?? ''
  const change = (next: { status?: string; page?: string; keyword?: string }) => {
    const merged = { id: String(detail.id), status: status ?? ALL, keyword, ...next }
    setSearch(Object.fromEntries(Object.entries(merged).filter(([, value]) => value)), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return { status, page, keyword, change }
}

interface TabsProps {
  readonly detail: ImportDetail
  readonly status: RowStatus | undefined
  readonly onChange: (status: string) => void
}

/** Counts by outcome; each links to its rows. */
function FateTabs({ detail, status, onChange }: TabsProps) {
  const text = useText(importText)
  const shown = rowStatuses.filter(
    (one) => detail.orders[one] > 0 || one === status || (one === 'ready' && detail.state === 'checked'),
  )
  return (
    <fieldset className={`grid min-w-0 border-0 gap-3 p-0 m-0 ${css.fates}`}>
      <legend className={`absolute overflow-hidden whitespace-nowrap ${css.hidden}`}>{text.result}</legend>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          className={css.fate}
          data-tone={statusTones[one]}
          aria-pressed={status === one}
          onClick={() => onChange(status === one ? ALL : one)}
        >
          <span className={css.fate_name}>{text[`status_${one}`]}</span>
          <strong>{detail.orders[one].toLocaleString()}</strong>
          <span className="text-xs text-quiet">{text[`${one}_note`]}</span>
        </button>
      ))}
    </fieldset>
  )
}

export function RowTable({ detail }: { detail: ImportDetail }) {
  const text = useText(importText)
  const { language } = useLanguage()
  const { status, page, keyword, change } = useRowFilter(detail)
  const input = {
    id: detail.id,
    page,
    page_size: PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(keyword ? { keyword } : {}),
  }
  const list = useCall(listImportRows, input, { quiet: true })
  const fields = shownFields(detail)
  const rows = list.data?.data ?? []
  return (
    <>
      <FateTabs detail={detail} status={status} onChange={(next) => change({ status: next })} />
      <div className={`flex items-center gap-3 ${css.table_tools}`}>
        <Input.Search
          key={keyword}
          allowClear
          defaultValue={keyword}
          placeholder={text.search_rows}
          aria-label={text.search_rows}
          onSearch={(value) => change({ keyword: value.trim() })}
        />
        <span className="text-sm text-quiet">{status ? text[`status_${status}`] : text.all_rows}</span>
      </div>
      {list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <Skeleton active paragraph={{ rows: 8 }} /> : null}
      {list.data && rows.length === 0 ? <p className={`text-quiet text-center ${css.none}`}>{text.no_rows}</p> : null}
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must be able to scroll it
        <section className={css.table_scroll} aria-label={detail.name} tabIndex={0}>
          <table className={`w-full text-sm ${css.table}`}>
            <thead>
              <tr>
                <th scope="col">{text.row}</th>
                {fields.map((field) => (
                  <th scope="col" key={field}>
                    {importFieldDefinitions[field][language]}
                  </th>
                ))}
                <th scope="col">{text.action}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <RowLine key={row.row_at} row={row} detail={detail} fields={fields} />
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <Pagination
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={(next) => change({ page: String(next) })}
      />
    </>
  )
}
