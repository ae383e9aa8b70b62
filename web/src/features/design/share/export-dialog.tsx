import { exportVector, type VectorFormat } from '@inkroute/contract/design/vector'
import { findView, type ViewDesign } from '@inkroute/engine/document/design-document'
import { pixelLayers } from '@inkroute/engine/paint/vector-parts'
import { getLabel } from '@inkroute/engine/preflight/core/layer-label'
import { printedBox } from '@inkroute/engine/text/ink-box'
import { useSend } from '../../../shared/api/hooks.ts'
import { saveBase64 } from '../../../shared/format/save-file.ts'
import { useLanguage, useText } from '../../../shared/text/language.tsx'
import { fill } from '../../../shared/text/text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Modal } from '../../../shared/ui/modal.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { loadedTypesetter } from '../state/font-shelf.ts'
import { useStudio } from '../state/studio-store.ts'
import { closeDialog } from '../state/studio-ui.ts'
import css from './share.module.css'
import { shareText } from './share.text.ts'

const MOST_NAMED = 6

/** Which layers of the face a vector file shows in pixels, and why. */
function PixelList({ view }: { view: ViewDesign }) {
  const text = useText(shareText)
  const { language } = useLanguage()
  const found = pixelLayers(view, (layer) => printedBox(layer, loadedTypesetter()?.layout))
  if (found.length === 0) return null
  return (
    <>
      <p>{text.asPixels}</p>
      <ul className={`grid gap-1 m-0 mt-2 ${css.pixels}`}>
        {found.slice(0, MOST_NAMED).map(({ layer, reason }) => (
          <li key={layer.id}>
            {getLabel(layer)[language]} <small className="text-quiet">{text[reason]}</small>
          </li>
        ))}
        {found.length > MOST_NAMED ? <li>{fill(text.moreLayers, { count: found.length - MOST_NAMED })}</li> : null}
      </ul>
    </>
  )
}

/** The current face as PDF or SVG. */
export function ExportDialog() {
  const text = useText(shareText)
  const { product, view_id, size_id, history } = useStudio()
  const document = history.present
  const send = useSend(exportVector, {
    onSuccess: ({ name, file_base64, width_mm, height_mm }) => {
      saveBase64(name, file_base64)
      showToast('success', fill(text.done, { width: width_mm, height: height_mm }))
    },
  })
  const view = findView(document, view_id)
  const is_empty = !view || (view.layers.length === 0 && view.background === null)
  const names = {
    view: product?.views.find((one) => one.view_id === view_id)?.name ?? '',
    size: product?.sizes.find((one) => one.id === size_id)?.name ?? '',
  }
  const save = (format: VectorFormat) =>
    send.mutate({ document, view_id, size_id, format, name: `${product?.code ?? ''} ${names.size}`.trim() })
  return (
    <Modal
      title={text.title}
      onClose={closeDialog}
      footer={
        <>
          <Button disabled={is_empty || send.isPending} onClick={() => save('svg')}>
            {text.svg}
          </Button>
          <Button kind="primary" disabled={is_empty || send.isPending} onClick={() => save('pdf')}>
            {text.pdf}
          </Button>
        </>
      }
    >
      <p>{fill(text.body, names)}</p>
      {view ? <PixelList view={view} /> : null}
      {is_empty ? <p role="status">{text.empty}</p> : null}
      {send.isPending ? <p role="status">{text.making}</p> : null}
    </Modal>
  )
}
