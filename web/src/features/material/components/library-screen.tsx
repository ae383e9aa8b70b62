import type { Material } from '@inkroute/contract/material/item'
import { Button, Drawer } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { type LibraryQuery, useLibraryPlace } from '../library-filter.ts'
import { dialogText, materialText } from '../material.text.ts'
import { type MaterialActions, useMaterialActions } from '../use-material-actions.ts'
import { DuplicatesView } from './duplicates-view.tsx'
import { LibraryList } from './library-list.tsx'
import { LibrarySide } from './library-side.tsx'
import css from './screen.module.css'
import { SimilarList } from './similar-list.tsx'
import { UrlDialog } from './url-dialog.tsx'

const SHOWN_MS = 10_000

/** Shows what was deleted, with an undo. */
function UndoBar({ actions }: { actions: MaterialActions }) {
  const text = useText(materialText)
  const { undoable, forget, restore } = actions
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts with each deletion
  useEffect(() => {
    if (undoable.length === 0) return
    const timer = setTimeout(forget, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [undoable])
  if (undoable.length === 0) return null
  return (
    <div
      className={`flex items-center fixed text-on-dark whitespace-nowrap bg-ink rounded-card shadow-float gap-4 ${css.undo}`}
      role="status"
    >
      <span>{fill(text.deleted_now, { count: undoable.length })}</span>
      <button type="button" disabled={restore.isPending} onClick={() => restore.mutate({ ids: [...undoable] })}>
        {text.undo}
      </button>
    </div>
  )
}

export interface UploadSlot {
  /** Target folder of uploads. */
  readonly category_id: number | null
  readonly children: ReactNode
}

interface ScreenProps {
  /** Upload button and drop zone, provided by another feature. */
  readonly chooser: (category_id: number | null) => ReactNode
  readonly surround: (slot: UploadSlot) => ReactNode
  readonly extra: (query: LibraryQuery) => ReactNode
}

/** The seller's library. */
export function LibraryScreen({ chooser, surround, extra }: ScreenProps) {
  const text = useText(materialText)
  const words = useText(dialogText)
  const handle = useLibraryPlace()
  const actions = useMaterialActions()
  const may_upload = usePermission('design.material:upload')
  const [dialog, setDialog] = useState<'url' | 'folders' | null>(null)
  const { view, query } = handle.place
  const category_id = query.category_id || null
  const side = <LibrarySide handle={handle} onMaterials={(ids, to) => actions.move.mutate({ ids, category_id: to })} />
  const onSimilar = (material: Pick<Material, 'id'>) => handle.go({ view: 'similar', to: material.id })
  const tools = (
    <>
      <Button className={`hidden ${css.folders_button}`} onClick={() => setDialog('folders')}>
        {text.folders}
      </Button>
      <Button icon={<Icon name="search" size_px={16} />} onClick={() => handle.go({ view: 'similar' })}>
        {words.image_search}
      </Button>
      {extra(query)}
      {may_upload ? (
        <Button icon={<Icon name="link" size_px={16} />} onClick={() => setDialog('url')}>
          {words.url_title}
        </Button>
      ) : null}
      {may_upload ? chooser(category_id) : null}
    </>
  )
  const body = (
    <div className={`grid gap-6 ${css.screen}`}>
      <aside className={`self-start sticky overflow-y-auto ${css.aside}`}>{side}</aside>
      <div className="grid content-start min-w-0 gap-3">
        {view === 'duplicates' ? <DuplicatesView handle={handle} actions={actions} /> : null}
        {view === 'similar' ? <SimilarList handle={handle} actions={actions} onSimilar={onSimilar} /> : null}
        {view === 'all' || view === 'deleted' ? (
          <LibraryList handle={handle} actions={actions} onSimilar={onSimilar} />
        ) : null}
      </div>
    </div>
  )
  return (
    <>
      <PageHeader description={text.description} actions={tools} />
      {may_upload ? surround({ category_id, children: body }) : body}
      <Drawer
        open={dialog === 'folders'}
        placement="left"
        size={300}
        title={text.folders}
        onClose={() => setDialog(null)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a choice within closes the drawer */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons within answer keys */}
        <div onClick={(event) => (event.target as HTMLElement).closest('[aria-current]') && setDialog(null)}>
          {side}
        </div>
      </Drawer>
      {dialog === 'url' ? <UrlDialog category_id={category_id} onClose={() => setDialog(null)} /> : null}
      <UndoBar actions={actions} />
    </>
  )
}
