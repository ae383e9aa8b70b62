import { useEffect, useRef, useState } from 'react'
import { usePainted } from './stage/use-painted.ts'
import { useStudio } from './state/studio-store.ts'

const TEXTURE_PX = 1024

interface FaceProps {
  readonly view_id: number
  readonly onCanvas: (view_id: number, canvas: HTMLCanvasElement) => void
}

/** Paints one face of the design for the model, off the screen. */
function Face({ view_id, onCanvas }: FaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const area = useStudio((state) => state.product?.print_areas.find((one) => one.view_id === view_id))
  const [round, setRound] = useState(0)
  const scale = area ? TEXTURE_PX / Math.max(area.width, area.height) : 1
  const [painted] = useState(() => () => setRound((now) => now + 1))
  usePainted(canvas, { view_id, scale, origin: 'area' }, painted)
  useEffect(() => {
    if (round === 0) return
    const source = canvas.current
    if (!source) return
    // A new canvas each time, so that consumers detect the change by identity.
    const copy = document.createElement('canvas')
    copy.width = source.width
    copy.height = source.height
    copy.getContext('2d')?.drawImage(source, 0, 0)
    onCanvas(view_id, copy)
  }, [round, view_id, onCanvas])
  return <canvas ref={canvas} hidden />
}

/** Renders the printed faces to canvases whenever they change. */
export function FaceCanvases({ onCanvas }: { onCanvas: FaceProps['onCanvas'] }) {
  const views = useStudio((state) => state.product?.views)
  return views?.map((view) => <Face key={view.view_id} view_id={view.view_id} onCanvas={onCanvas} />)
}
