import type { SurfaceKind } from '../document/surface.view.ts'
import type { MaskTool } from './drawing/tools-store.ts'

const kinds: Record<SurfaceKind, string> = {
  flat: 'M12 12 44 8v40L12 42zM12 22l32-3M12 32l32 6M22 11v33M33 9.500v37',
  round: 'M14 12c0 7 28 7 28 0v30c0 7-28 7-28 0zM14 12c0-5 28-5 28 0M23 17v30M33 17v30M14 27c0 7 28 7 28 0',
  cloth:
    'M18 8 8 14l4 10 5-2v26h22V22l5 2 4-10-10-6c-2 6-18 6-20 0zM21 24c5 3 9-2 14 1M21 32c5 3 9-2 14 1M21 40c5 3 9-2 14 1M26 23v18M31 23v18',
  polygon: 'M28 6 48 20 42 44 16 48 6 24z',
}

/** A small drawing of what the kind is for. */
export function KindPicture({ kind }: { kind: SurfaceKind }) {
  return (
    <svg
      viewBox="0 0 56 56"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={kinds[kind]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}

const tools: Record<MaskTool, string> = {
  brush: 'M14 4l6 6-9 9H5v-6zM5 19c0 2-1 2-2 2',
  erase: 'M9 19 3.500 13.500 13 4l7 7-8 8zM8 8.500l7 7M8 19.500h12',
  polygon: 'M12 3.500 20.500 10 17 20H7L3.500 10z',
  colour: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
}

export function ToolPicture({ tool }: { tool: MaskTool }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={tools[tool]} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}
