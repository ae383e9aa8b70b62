import { getDefaultId, getProductAsSeller } from '@inkroute/contract/catalog'
import { useCallback, useMemo, useState } from 'react'
import { type ClientLoaderFunctionArgs, Link, redirect, useRevalidator } from 'react-router'
import { requireSession } from '../../app/guards.ts'
import { DocumentTitle } from '../../app/seo/document-title.tsx'
import { modelAddresses } from '../../features/catalog/detail/subject.view.ts'
import { Turntable } from '../../features/catalog/turntable/turntable.tsx'
import type { SlotPrint, Subject } from '../../features/catalog/turntable/turntable.types.ts'
import { FaceCanvases } from '../../features/design/face-canvases.tsx'
import { ArtworkPanel } from '../../features/design/panels/artwork-panel.tsx'
import { PicturePanel } from '../../features/design/panels/picture-panel.tsx'
import { ProductPanel } from '../../features/design/panels/product-panel.tsx'
import css from '../../features/design/shell/shell.module.css'
import { StudioIcon } from '../../features/design/shell/studio-icon.tsx'
import { studioText } from '../../features/design/studio.text.ts'
import { Studio } from '../../features/design/studio.tsx'
import { readDraft } from '../../features/design/studio-draft.ts'
import type { DialogSlotProps, RailPanel } from '../../features/design/studio-slots.ts'
import { openProduct, useStudio } from '../../features/design/studio-store.ts'
import { openDialog } from '../../features/design/studio-ui.ts'
import { SaveDialog } from '../../features/goods/save/save-dialog.tsx'
import { UploadButton } from '../../features/upload/components/upload-button.tsx'
import { uploadFile } from '../../features/upload/upload.api.ts'
import { call } from '../../shared/api/client.ts'
import { ApiError } from '../../shared/api/request.ts'
import { useText } from '../../shared/text/language.tsx'
import { Button } from '../../shared/ui/button.tsx'
import type { Route } from './+types/single-design'

/** `?id=` names the product, `color` and `size` what was chosen on its page. Without one a sensible product is taken. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const user = await requireSession(request)
  const url = new URL(request.url)
  const id = Number(url.searchParams.get('id'))
  if (!Number.isInteger(id) || id < 1) {
    const { id: fallback } = await call(getDefaultId, {})
    url.searchParams.set('id', String(fallback))
    throw redirect(url.pathname + url.search)
  }
  const product = await call(getProductAsSeller, { id })
  const draft = readDraft(user.id, product.id)
  const number = (name: string) => Number(url.searchParams.get(name)) || 0
  openProduct({ product, color_id: number('color'), size_id: number('size'), draft })
  return { user_id: user.id, was_restored: draft !== null }
}

/** The design as it lies on the model now. */
function Preview() {
  const text = useText(studioText)
  const { product, color_id } = useStudio()
  const [faces, setFaces] = useState<ReadonlyMap<number, HTMLCanvasElement>>(new Map())
  const onCanvas = useCallback(
    (view_id: number, canvas: HTMLCanvasElement) => setFaces((now) => new Map(now).set(view_id, canvas)),
    [],
  )
  const prints = useMemo(() => {
    const entries = (product?.views ?? []).flatMap((view): [string, SlotPrint][] => {
      const image = faces.get(view.view_id)
      return image ? [[`print_${view.key}`, { image, aspect: image.width / image.height, fit: 'exact' }]] : []
    })
    return Object.fromEntries(entries)
  }, [faces, product])
  const color = product?.colors.find((one) => one.id === color_id)
  const subject = useMemo<Subject | null>(
    () =>
      product
        ? {
            ...modelAddresses(product.code),
            color: { hex: color?.hex ?? '#ffffff', part_ids: color?.part_ids ?? [] },
            prints,
            light: product.light_params,
          }
        : null,
    [product, color, prints],
  )
  if (!product || !subject) return null
  if (!product.has_model) return <p style={{ padding: 16 }}>{text.noPreview}</p>
  return (
    <>
      <FaceCanvases onCanvas={onCanvas} />
      <Turntable subject={subject} name={product.name} fallback={null} />
    </>
  )
}

/** What lies on the table, on its way to the goods library. */
function Saving({ onClose }: DialogSlotProps) {
  const { product, color_id, history } = useStudio()
  if (!product) return null
  return (
    <SaveDialog
      product={product}
      document={history.present}
      color_id={color_id}
      onClose={onClose}
      onAnother={() => openDialog('products')}
    />
  )
}

/** The rail from top to bottom. A capability that brings a panel adds its line here. */
function useRailPanels(): readonly RailPanel[] {
  const text = useText(studioText)
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
      render: () => <PicturePanel uploader={<UploadButton />} />,
    },
    {
      id: 'artworks',
      label: text.artworks,
      icon: <StudioIcon name="gallery" />,
      render: () => <ArtworkPanel />,
    },
  ]
}

export default function SingleDesign({ loaderData }: Route.ComponentProps) {
  const text = useText(studioText)
  const name = useStudio((state) => state.product?.name)
  const panels = useRailPanels()
  return (
    <>
      <DocumentTitle title={name ? `${text.title} · ${name}` : text.title} />
      <Studio
        user_id={loaderData.user_id}
        was_restored={loaderData.was_restored}
        panels={panels}
        previewSlot={<Preview />}
        sendFile={uploadFile}
        saveSlot={(slot) => <Saving {...slot} />}
        // Slots not filled yet, see studio-slots.ts: preflightSlot, draftSlot.
      />
    </>
  )
}

/** A product that is gone, or a connection that is: say which, and the way on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = useText(studioText)
  const { revalidate } = useRevalidator()
  const is_gone = error instanceof ApiError && error.code === 'not_found'
  return (
    <div className={css.state} role="alert">
      <p>{is_gone ? text.missing : text.failed}</p>
      {is_gone ? (
        <Link to="/products">{text.choose}</Link>
      ) : (
        <Button onClick={() => void revalidate()}>{text.retry}</Button>
      )}
    </div>
  )
}
