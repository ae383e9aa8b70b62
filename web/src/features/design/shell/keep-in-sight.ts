import { boundsOf } from '@inkroute/engine/geometry/box'
import { useEffect, useLayoutEffect } from 'react'
import { fitView, useHand, useViewport, viewportNow } from '../stage/stage-store.ts'
import { chosenLayers, useStudio } from '../studio-store.ts'
import { useStudioUi } from '../studio-ui.ts'
import { inkBoxNow } from '../text/font-shelf.ts'
import { broughtInSight, isInSight } from './in-sight.view.ts'

const NARROW = '(max-width: 760px)'

/** The stage as it was before a sheet covered part of it, and where it was moved to. */
let before: {
  readonly was: ReturnType<typeof useViewport.getState>
  readonly moved: ReturnType<typeof viewportNow>
} | null = null

const openSheet = (): HTMLElement | null => document.querySelector('[data-sheet="true"]')

/** What the open sheet leaves of the stage, without the animation that brings it up. */
function roomAbove(sheet: HTMLElement): number {
  const stage = document.querySelector('[data-stage]')
  return stage ? sheet.offsetTop - stage.getBoundingClientRect().top : 0
}

/** Moves what is edited out from under the sheet. While a finger holds it, it stays where the finger is. */
function lookAgain(): void {
  const [sheet, layers] = [openSheet(), chosenLayers()]
  if (!sheet || layers.length === 0 || useHand.getState().doing || !window.matchMedia(NARROW).matches) return
  const room_px = roomAbove(sheet)
  const [view, area] = [viewportNow(), boundsOf(layers.map(inkBoxNow))]
  if (room_px <= 0 || isInSight(view, area, room_px)) return
  const was = before?.was ?? useViewport.getState()
  useViewport.setState({ ...broughtInSight(view, area, room_px), is_fitted: false })
  before = { was, moved: viewportNow() }
}

/** Puts the stage back, unless it has been moved or zoomed by hand since. */
function putBack(): void {
  if (!before) return
  const { was, moved } = before
  const { zoom, x, y } = viewportNow()
  before = null
  if (zoom !== moved.zoom || x !== moved.x || y !== moved.y) return
  if (was.is_fitted) fitView()
  else useViewport.setState({ zoom: was.zoom, x: was.x, y: was.y })
}

/** On phones, where panels open over the stage: the layer that is edited is never covered by them. */
export function useKeepInSight(): void {
  const sheet = useStudioUi((state) => state.sheet)
  const panel = useStudioUi((state) => state.panel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is another sheet, of another height
  useLayoutEffect(() => {
    const element = openSheet()
    if (!sheet || !element) return putBack()
    lookAgain()
    // Its contents arrive later, and change with the selection.
    const watch = new ResizeObserver(lookAgain)
    watch.observe(element)
    return () => watch.disconnect()
  }, [sheet, panel])
  useEffect(() => {
    const ends = [useStudio.subscribe(lookAgain), useHand.subscribe(lookAgain)]
    return () => {
      for (const end of ends) end()
      before = null
    }
  }, [])
}
