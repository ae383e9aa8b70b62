import type { Level } from '@inkroute/engine/preflight/core/preflight-types'
import { useEffect, useState } from 'react'
import { type ClientLoaderFunctionArgs, Link, useRevalidator } from 'react-router'
import { DocumentTitle } from '../../app/seo/document-title.tsx'
import { addPicture } from '../../features/design/actions/add-picture.ts'
import { brandText } from '../../features/design/brand/brand.text.ts'
import { BrandPanel } from '../../features/design/brand/brand-panel.tsx'
import { StudioIcon } from '../../features/design/controls/studio-icon.tsx'
import { DraftState } from '../../features/design/draft/draft-state.tsx'
import { useDraft } from '../../features/design/draft/draft-store.ts'
import { ChooseFiles } from '../../features/design/incoming/arrivals.tsx'
import { ArtworkPanel } from '../../features/design/panels/artwork-panel.tsx'
import { BackgroundPanel } from '../../features/design/panels/background-panel.tsx'
import { PatternPanel } from '../../features/design/panels/pattern-panel.tsx'
import { ShapePanel } from '../../features/design/panels/shape-panel.tsx'
import { AdjustPanel } from '../../features/design/picture/adjust-panel.tsx'
import { pictureText } from '../../features/design/picture/picture.text.ts'
import { PreflightBadge } from '../../features/design/preflight/preflight-badge.tsx'
import { checkVariants, getLine, useFindings, type Variants } from '../../features/design/preflight/use-findings.ts'
import { PreviewPane } from '../../features/design/preview/preview-pane.tsx'
import { PiecePrice } from '../../features/design/product/piece-price.tsx'
import { placeTemplate } from '../../features/design/product/place-template.ts'
import { ProductPanel } from '../../features/design/product/product-panel.tsx'
import { MembershipGate } from '../../features/design/shell/membership-gate.tsx'
import css from '../../features/design/shell/shell.module.css'
import { studioText } from '../../features/design/state/studio.text.ts'
import type { DialogSlotProps, RailPanel, SendFile } from '../../features/design/state/studio-slots.ts'
import { documentNow, useStudio } from '../../features/design/state/studio-store.ts'
import { openDialog } from '../../features/design/state/studio-ui.ts'
import { Studio } from '../../features/design/studio.tsx'
import { TextPanel } from '../../features/design/text/text-panel.tsx'
import { SaveDialog, useKnownGoods } from '../../features/goods/save/save-dialog.tsx'
import { MaterialPanel } from '../../features/material/panel/material-panel.tsx'
import { templateText } from '../../features/template/template.text.ts'
import { TemplatePanel } from '../../features/template/template-panel.tsx'
import { useTemplate } from '../../features/template/use-template.ts'
import { acceptedFiles } from '../../features/upload/upload.view.ts'
import { ApiError } from '../../shared/api/request.ts'
import { useLanguage, useText } from '../../shared/text/language.tsx'
import { Button } from '../../shared/ui/button.tsx'
import type { Route } from './+types/single-design'
import { openStudio } from './open-studio.ts'
import { useSendPicture } from './send-picture.ts'
import { StudioModel } from './studio-model.tsx'

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => openStudio(request)

/** Saves the current design to the goods library. */
function Saving({ onClose }: DialogSlotProps) {
  const { product, color_id, history } = useStudio()
  const { language } = useLanguage()
  const [variants, setVariants] = useState<Variants | null>(null)
  const findings = useFindings(variants) ?? []
  const draft_id = useDraft((state) => (state.link?.revision ? state.link.id : undefined))
  if (!product) return null
  const getLines = (wanted: Level) =>
    findings.filter(({ level }) => level === wanted).map((finding) => getLine(finding, language))
  return (
    <SaveDialog
      draft_id={draft_id}
      product={product}
      document={history.present}
      color_id={color_id}
      print_errors={getLines('error')}
      print_warnings={getLines('warning')}
      onChoose={(chosen) => {
        setVariants(chosen)
        checkVariants(product.id, chosen)
      }}
      onClose={onClose}
      onAnother={() => openDialog('products')}
    />
  )
}

/** A design of existing goods is checked in their colours and sizes before anybody opens the save dialog. */
function Check() {
  const product_id = useStudio((state) => state.product?.id)
  const { known } = useKnownGoods(product_id)
  useEffect(() => {
    if (known && product_id !== undefined) checkVariants(product_id, known)
  }, [known, product_id])
  return <PreflightBadge />
}

/** Templates, those of the current product first; applying one can be undone. */
function Templates() {
  const { product, color_id } = useStudio()
  if (!product) return null
  return <TemplatePanel product={product} color_id={color_id} documentNow={documentNow} onUse={placeTemplate} />
}

/** The tool rail, top to bottom. New panels are added here. */
function useRailPanels(send: SendFile): readonly RailPanel[] {
  const text = useText(studioText)
  const adjusting = useText(pictureText)
  const templates = useText(templateText)
  const brand = useText(brandText)
  return [
    {
      id: 'product',
      label: text.product,
      icon: <StudioIcon name="product" />,
      render: () => <ProductPanel />,
    },
    {
      id: 'pictures',
      label: text.mine,
      icon: <StudioIcon name="picture" />,
      render: () => <MaterialPanel onPick={addPicture} uploader={<ChooseFiles send={send} accept={acceptedFiles} />} />,
    },
    {
      id: 'templates',
      label: templates.rail,
      icon: <StudioIcon name="template" />,
      render: () => <Templates />,
    },
    {
      id: 'artworks',
      label: text.artworks,
      icon: <StudioIcon name="gallery" />,
      render: () => <ArtworkPanel />,
    },
    { id: 'brand', label: brand.rail, icon: <StudioIcon name="brand" />, render: () => <BrandPanel /> },
    { id: 'text', label: text.words, icon: <StudioIcon name="text" />, render: () => <TextPanel /> },
    { id: 'shapes', label: text.shapes, icon: <StudioIcon name="shape" />, render: () => <ShapePanel /> },
    {
      id: 'adjust',
      label: adjusting.rail,
      icon: <StudioIcon name="sliders" />,
      render: () => <AdjustPanel send={send} />,
    },
    { id: 'patterns', label: text.patterns, icon: <StudioIcon name="pattern" />, render: () => <PatternPanel /> },
    {
      id: 'background',
      label: text.background,
      icon: <StudioIcon name="background" />,
      render: () => <BackgroundPanel />,
    },
  ]
}

export default function SingleDesign({ loaderData }: Route.ComponentProps) {
  const text = useText(studioText)
  const name = useStudio((state) => state.product?.name)
  const send = useSendPicture()
  const panels = useRailPanels(send)
  const applyTemplate = useTemplate(placeTemplate)
  const { locked, was_restored } = loaderData
  if (locked) return <MembershipGate product={locked} />
  return (
    <>
      <DocumentTitle title={name ? `${text.title} · ${name}` : text.title} />
      <Studio
        was_restored={was_restored}
        panels={panels}
        previewSlot={<PreviewPane renderModel={(props) => <StudioModel {...props} />} />}
        priceSlot={<PiecePrice />}
        preflightSlot={<Check />}
        applyTemplate={applyTemplate}
        sendFile={send}
        saveSlot={(slot) => <Saving {...slot} />}
        draftSlot={<DraftState />}
      />
    </>
  )
}

/** Says whether the product is gone or the connection failed, and what to do next. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = useText(studioText)
  const { revalidate } = useRevalidator()
  const is_gone = error instanceof ApiError && error.code === 'not_found'
  return (
    <div className={`grid place-items-center content-center min-h-dvh text-center gap-4 p-6 ${css.state}`} role="alert">
      <p>{is_gone ? text.missing : text.failed}</p>
      {is_gone ? (
        <Link to="/products">{text.choose}</Link>
      ) : (
        <Button onClick={() => void revalidate()}>{text.retry}</Button>
      )}
    </div>
  )
}
