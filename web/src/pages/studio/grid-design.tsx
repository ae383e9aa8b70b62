import { findView } from '@inkroute/engine/document/design-document'
import { applyTemplate } from '@inkroute/engine/grid/apply-template'
import { fillCells } from '@inkroute/engine/grid/fill-cells'
import { useEffect, useState } from 'react'
import { type ClientLoaderFunctionArgs, redirect, useRevalidator, useSearchParams } from 'react-router'
import { requireSession } from '../../app/guards.ts'
import { DocumentTitle } from '../../app/seo/document-title.tsx'
import { addPicture } from '../../features/design/actions/add-picture.ts'
import { StudioIcon } from '../../features/design/controls/studio-icon.tsx'
import { DraftState } from '../../features/design/draft/draft-state.tsx'
import { gridText } from '../../features/design/grid/grid.text.ts'
import { GridOverlay } from '../../features/design/grid/grid-overlay.tsx'
import { GridPanel } from '../../features/design/grid/grid-panel.tsx'
import { downloadSheet, openGridSheet, SHEET_VIEW_ID } from '../../features/design/grid/sheet.ts'
import { useShuffleKey } from '../../features/design/grid/shuffle.ts'
import { ChooseFiles } from '../../features/design/incoming/arrivals.tsx'
import { ArtworkPanel } from '../../features/design/panels/artwork-panel.tsx'
import { ShapePanel } from '../../features/design/panels/shape-panel.tsx'
import { AdjustPanel } from '../../features/design/picture/adjust-panel.tsx'
import { pictureText } from '../../features/design/picture/picture.text.ts'
import css from '../../features/design/shell/shell.module.css'
import { newPicture } from '../../features/design/state/new-picture.ts'
import { studioText } from '../../features/design/state/studio.text.ts'
import { writeDraft } from '../../features/design/state/studio-draft.ts'
import type { RailPanel, SendFile } from '../../features/design/state/studio-slots.ts'
import { apply, documentNow, newLayerId } from '../../features/design/state/studio-store.ts'
import { Studio } from '../../features/design/studio.tsx'
import { TextPanel } from '../../features/design/text/text-panel.tsx'
import { ExportDialog } from '../../features/goods/grid/export-dialog.tsx'
import { type GoodsLayer, GoodsPanel } from '../../features/goods/grid/goods-panel.tsx'
import { gridPanelsText } from '../../features/goods/grid/grid.text.ts'
import { BottomTemplatePanel, templateDocument } from '../../features/goods/grid/template-panel.tsx'
import { MaterialPanel } from '../../features/material/panel/material-panel.tsx'
import { acceptedFiles } from '../../features/upload/upload.view.ts'
import { useText } from '../../shared/text/language.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import type { Route } from './+types/grid-design'
import { useSendPicture } from './send-picture.ts'

/** The same in every language. */
const SHEET_NAME = '550 × 550'

/** `?draft=` opens a draft, `?template=own:3` starts from a template, `?layout=9` from a layout, `?goods=7` from goods. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const url = new URL(request.url)
  const user = await requireSession(request)
  const [kind, id] = (url.searchParams.get('template') ?? '').split(':')
  const is_named = (kind === 'own' || kind === 'pay') && Number(id) > 0
  // If the template no longer exists, the current sheet stays.
  const template = is_named ? await templateDocument(kind, Number(id)).catch(() => null) : null
  const layout = url.searchParams.get('layout')
  const layout_id = layout !== null && /^\d$/.test(layout) ? Number(layout) : undefined
  writeDraft()
  const was_restored = await openGridSheet({
    user_id: user.id,
    name: SHEET_NAME,
    template,
    layout_id,
    draft_id: url.searchParams.get('draft') ?? undefined,
  })
  if (is_named || layout !== null) {
    writeDraft()
    // A reload continues with the sheet instead of starting over.
    url.searchParams.delete('template')
    url.searchParams.delete('layout')
    if (is_named && !template) url.searchParams.set('gone', '1')
    throw redirect(url.pathname + url.search)
  }
  return {
    was_restored,
    goods_id: Number(url.searchParams.get('goods')) || null,
    is_template_gone: url.searchParams.has('gone'),
  }
}

const fillWith = (pictures: readonly GoodsLayer[]) =>
  apply((document) =>
    fillCells(
      document,
      SHEET_VIEW_ID,
      pictures.map(({ name, view_id, source }) => ({ view_id, layer: newPicture(name, source) })),
      newLayerId,
    ),
  )

/** Loads goods only if the sheet shows pictures of goods. */
const hasGoods = () =>
  findView(documentNow(), SHEET_VIEW_ID)?.layers.some((layer) => 'source' in layer && layer.source.kind === 'mockup') ??
  false

/** The tool rail, top to bottom. */
function useRailPanels(
  goods_id: number | null,
  setGoods: (id: number | null) => void,
  send: SendFile,
): readonly RailPanel[] {
  const [text, grid, more] = [useText(studioText), useText(gridText), useText(gridPanelsText)]
  const adjusting = useText(pictureText)
  const use = (template: Parameters<typeof applyTemplate>[2]) =>
    apply((document) => applyTemplate(document, SHEET_VIEW_ID, template, newLayerId))
  return [
    { id: 'grid', label: grid.rail, icon: <StudioIcon name="grid" />, render: () => <GridPanel /> },
    {
      id: 'pictures',
      label: text.mine,
      icon: <StudioIcon name="picture" />,
      render: () => <MaterialPanel onPick={addPicture} uploader={<ChooseFiles send={send} accept={acceptedFiles} />} />,
    },
    { id: 'artworks', label: text.artworks, icon: <StudioIcon name="gallery" />, render: () => <ArtworkPanel /> },
    {
      id: 'goods',
      label: more.goods_rail,
      icon: <StudioIcon name="product" />,
      render: () => (
        <GoodsPanel
          goods_id={goods_id}
          onGoods={setGoods}
          onPick={(name, source) => addPicture(name, source)}
          onFill={fillWith}
        />
      ),
    },
    {
      id: 'templates',
      label: more.template_rail,
      icon: <StudioIcon name="template" />,
      render: () => <BottomTemplatePanel onUse={use} />,
    },
    { id: 'text', label: text.words, icon: <StudioIcon name="text" />, render: () => <TextPanel /> },
    { id: 'shapes', label: text.shapes, icon: <StudioIcon name="shape" />, render: () => <ShapePanel /> },
    {
      id: 'adjust',
      label: adjusting.rail,
      icon: <StudioIcon name="sliders" />,
      render: () => <AdjustPanel send={send} />,
    },
  ]
}

/** Reports that the requested item no longer exists and another sheet is shown. */
function useGoneTemplate(is_gone: boolean): void {
  const text = useText(gridPanelsText)
  const [, setSearch] = useSearchParams()
  useEffect(() => {
    if (!is_gone) return
    showToast('error', text.template_gone)
    setSearch(
      (search) => {
        search.delete('gone')
        return search
      },
      { replace: true },
    )
  }, [is_gone, text, setSearch])
}

export default function GridDesign({ loaderData }: Route.ComponentProps) {
  const text = useText(gridText)
  const [goods_id, setGoods] = useState(loaderData.goods_id)
  const send = useSendPicture()
  const panels = useRailPanels(goods_id, setGoods, send)
  useShuffleKey()
  useGoneTemplate(loaderData.is_template_gone)
  return (
    <>
      <DocumentTitle title={text.title} />
      <Studio
        was_restored={loaderData.was_restored}
        panels={panels}
        head={{ title: text.title, back_to: '/gallery/material', back_label: text.back, save_label: text.export }}
        overlaySlot={<GridOverlay />}
        sendFile={send}
        saveSlot={({ onClose }) => (
          <ExportDialog
            document={documentNow()}
            goods_id={hasGoods() ? goods_id : null}
            onClose={onClose}
            onDownload={downloadSheet}
          />
        )}
        draftSlot={<DraftState />}
      />
    </>
  )
}

export function ErrorBoundary() {
  const text = useText(gridText)
  const { revalidate } = useRevalidator()
  return (
    <div className={`grid place-items-center content-center min-h-dvh text-center gap-4 p-6 ${css.state}`} role="alert">
      <p>{text.failed}</p>
      <Button onClick={() => void revalidate()}>{text.retry}</Button>
    </div>
  )
}
