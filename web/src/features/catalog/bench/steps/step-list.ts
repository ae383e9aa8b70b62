import type { ComponentType } from 'react'
import type { BenchStep } from '../draft/bench-store.ts'
import type { StageTool } from '../stage/use-stage-hand.ts'
import { ColoursPanel } from './colours-step.tsx'
import { useHoleTool } from './drawing/holes.tsx'
import { FinishPanel } from './finish-step.tsx'
import { LightPanel, useLightTool } from './light-step.tsx'
import { MasksOverlay, MasksPanel, useMasksTool } from './masks-step.tsx'
import { PhotoPanel, usePhotoTool } from './photo-step.tsx'
import { ScaleOverlay, ScalePanel } from './scale-step.tsx'
import { SurfaceOverlay, SurfacePanel, useSurfaceTool } from './surface-step.tsx'
import { TestPanel } from './test-step.tsx'

interface StepParts {
  readonly Panel: ComponentType
  /** Lines and handles over the photograph. */
  readonly Overlay: ComponentType | null
}

export const stepParts: Readonly<Record<BenchStep, StepParts>> = {
  photo: { Panel: PhotoPanel, Overlay: null },
  surface: { Panel: SurfacePanel, Overlay: SurfaceOverlay },
  masks: { Panel: MasksPanel, Overlay: MasksOverlay },
  light: { Panel: LightPanel, Overlay: null },
  colours: { Panel: ColoursPanel, Overlay: null },
  scale: { Panel: ScalePanel, Overlay: ScaleOverlay },
  test: { Panel: TestPanel, Overlay: null },
  finish: { Panel: FinishPanel, Overlay: null },
}

/** What a press on the photograph does in a step. */
export function useStepTool(step: BenchStep): StageTool | null {
  const tools = {
    photo: usePhotoTool(),
    surface: useSurfaceTool(),
    masks: useMasksTool(),
    light: useLightTool(),
    colours: null,
    scale: useHoleTool(),
    test: null,
    finish: null,
  } satisfies Record<BenchStep, StageTool | null>
  return tools[step]
}
