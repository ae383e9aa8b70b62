import { useCallback, useMemo, useState } from 'react'
import { modelAddresses } from '../../features/catalog/detail/gallery/model-subject.view.ts'
import { Turntable } from '../../features/catalog/turntable/turntable.tsx'
import type { SlotPrint, Subject, TurntableHandle } from '../../features/catalog/turntable/turntable.types.ts'
import { FaceCanvases } from '../../features/design/face-canvases.tsx'
import type { ModelProps } from '../../features/design/preview/model-pane.tsx'
import { useStudio } from '../../features/design/state/studio-store.ts'

/** The current design on the model. */
export function StudioModel({ light, fallback, onSnapshot }: ModelProps) {
  const product = useStudio((state) => state.product)
  const color_id = useStudio((state) => state.color_id)
  const [faces, setFaces] = useState<ReadonlyMap<number, HTMLCanvasElement>>(new Map())
  const onCanvas = useCallback(
    (view_id: number, canvas: HTMLCanvasElement) => setFaces((now) => new Map(now).set(view_id, canvas)),
    [],
  )
  const onReady = useCallback((handle: TurntableHandle) => onSnapshot(handle.snapshot), [onSnapshot])
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
            ...modelAddresses(product),
            color: { hex: color?.hex ?? '#ffffff', part_ids: color?.part_ids ?? [] },
            prints,
            light,
          }
        : null,
    [product, color, prints, light],
  )
  if (!product || !subject) return null
  return (
    <>
      <FaceCanvases onCanvas={onCanvas} />
      <Turntable subject={subject} name={product.name} fallback={fallback} onReady={onReady} />
    </>
  )
}
