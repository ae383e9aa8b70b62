import * as contract from '@inkroute/contract/catalog/desk/desk'
import { Button, Drawer, Empty, Pagination, Popconfirm, Skeleton } from 'antd'
import { useState } from 'react'
import { useCall, useSend } from '../../../../shared/api/hooks.ts'
import { useLanguage, useText } from '../../../../shared/text/language.tsx'
import { fill } from '../../../../shared/text/text.ts'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { RelativeTime } from '../../../../shared/ui/relative-time.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { differenceText } from '../draft/differences.text.ts'
import { findIdentity, placeWords, valueWords } from '../draft/differences.view.ts'
import { differences } from '../draft/merge.view.ts'
import { getField } from '../draft/paths.view.ts'
import css from './editor.module.css'
import { editorText } from './editor.text.ts'
import { groupVersions } from './history-groups.view.ts'

const PAGE_SIZE = 50
const MAX_SHOWN = 40

/** What a version changed, compared with the one before it. */
function Changes({ id, number, before: previous }: { id: number; number: number; before: number }) {
  const text = useText(editorText)
  const words = useText(differenceText)
  const { language } = useLanguage()
  const after = useCall(contract.getDeskVersion, { id, number }, { quiet: true })
  const before = useCall(contract.getDeskVersion, previous > 0 ? { id, number: previous } : null, { quiet: true })
  if (previous === 0) return <p className={css.quiet}>{text.first_version}</p>
  if (after.isError || before.isError) {
    return (
      <LoadFailed
        onRetry={() => {
          void after.refetch()
          void before.refetch()
        }}
      />
    )
  }
  if (after.data?.number !== number || before.data?.number !== previous) return <Skeleton active />
  const next = after.data.document
  const found = differences(before.data.document, next, findIdentity)
  if (found.length === 0) return <p className={css.quiet}>{text.no_changes}</p>
  return (
    <dl className={`text-xs bg-paper rounded-control px-3 py-2 m-0 mt-2 ${css.changes}`}>
      {found.slice(0, MAX_SHOWN).map((one) => (
        <div key={getField(one.path)}>
          <dt className="text-quiet">{placeWords(next, one.path, language, words)}</dt>
          <dd className="grid wrap-anywhere m-0">
            <del className="text-danger">{valueWords(one.before, one.path, language, words)}</del>
            <ins>{valueWords(one.after, one.path, language, words)}</ins>
          </dd>
        </div>
      ))}
      {found.length > MAX_SHOWN ? <p>{fill(text.more_changes, { count: found.length - MAX_SHOWN })}</p> : null}
    </dl>
  )
}

interface HistoryProps {
  readonly editor: contract.DeskEditor
  /** Unsaved changes are saved first, so that they are in the history too. */
  readonly onBefore: () => Promise<boolean>
  readonly revisionOf: () => number
  readonly onReplace: (editor: contract.DeskEditor) => void
  readonly onClose: () => void
}

/** Who changed the product, when and what; any version can become the draft again. */
export function HistoryDrawer({ editor, onBefore, revisionOf, onReplace, onClose }: HistoryProps) {
  const text = useText(editorText)
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<number | null>(null)
  const list = useCall(contract.listDeskHistory, { id: editor.id, page, page_size: PAGE_SIZE }, { stale_ms: 0 })
  const restore = useSend(contract.restoreDeskVersion, {
    refetch: [contract.listDeskHistory, contract.listDeskProducts],
    onSuccess: (next) => {
      onReplace(next)
      showToast('success', text.restored)
      onClose()
    },
  })
  const takeBack = async (number: number) => {
    if (await onBefore()) restore.mutate({ id: editor.id, revision: revisionOf(), number })
  }
  return (
    <Drawer open title={text.history_title} onClose={onClose} size={520}>
      {list.isError ? <LoadFailed onRetry={() => void list.refetch()} /> : null}
      {list.data?.total === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.history_none} />
      ) : (
        <ol className="bare-list mb-4">
          {groupVersions(list.data?.data ?? []).map(({ newest: entry, before, saves }) => (
            <li className="border-b py-2.5" key={entry.number}>
              <div className={`flex items-center gap-2 ${css.version}`}>
                <span>
                  <strong>{text[`action_${entry.action}`]}</strong>
                  <small>
                    {entry.by} · <RelativeTime at={entry.at} />
                    {saves > 1 ? ` · ${fill(text.saves, { count: saves })}` : null}
                  </small>
                </span>
                <Button
                  size="small"
                  type="link"
                  aria-expanded={shown === entry.number}
                  onClick={() => setShown(shown === entry.number ? null : entry.number)}
                >
                  {shown === entry.number ? text.hide_changes : text.show_changes}
                </Button>
                <Popconfirm
                  title={text.restore}
                  description={text.restore_ask}
                  okText={text.restore}
                  cancelText={text.cancel}
                  onConfirm={() => void takeBack(entry.number)}
                >
                  <Button size="small">{text.restore}</Button>
                </Popconfirm>
              </div>
              {shown === entry.number ? <Changes id={editor.id} number={entry.number} before={before} /> : null}
            </li>
          ))}
        </ol>
      )}
      <Pagination
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={setPage}
      />
    </Drawer>
  )
}
