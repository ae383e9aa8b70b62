import type { HotKeyAction } from '@inkroute/contract/hot-keys'
import { align, centre } from '@inkroute/engine/commands/align'
import { fill, fit } from '@inkroute/engine/commands/fit'
import { duplicate, redesign, removeLayers, reorder } from '@inkroute/engine/commands/layers'
import { mirror } from '@inkroute/engine/commands/mirror'
import { rotate } from '@inkroute/engine/commands/rotate'
import type { Selection } from '@inkroute/engine/commands/selection'
import { tile } from '@inkroute/engine/commands/tile'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import { apply, areaNow, redoStep, selectionNow, undoStep } from './studio-store.ts'

type Change = (document: DesignDocument, selection: Selection, area: Area) => DesignDocument

export interface StudioAction {
  readonly id: string
  /** Name in the hot-key settings, for those that have keys. */
  readonly hot_key?: HotKeyAction
  readonly needs_selection: boolean
  readonly run: () => void
}

export const newLayerId = (): string => crypto.randomUUID().slice(0, 13)

const onSelection = (id: string, change: Change, hot_key?: HotKeyAction): StudioAction => ({
  id,
  needs_selection: true,
  ...(hot_key ? { hot_key } : {}),
  run: () => {
    const area = areaNow()
    if (area) apply((document) => change(document, selectionNow(), area))
  },
})

/** The one list that toolbar, keys and tests read. */
export const studioActions = {
  fit: onSelection('fit', fit, 'fit'),
  fill: onSelection('fill', fill, 'fill'),
  centre: onSelection('centre', centre),
  left: onSelection('left', (document, chosen, area) => align(document, chosen, 'left', area)),
  right: onSelection('right', (document, chosen, area) => align(document, chosen, 'right', area)),
  top: onSelection('top', (document, chosen, area) => align(document, chosen, 'top', area)),
  bottom: onSelection('bottom', (document, chosen, area) => align(document, chosen, 'bottom', area)),
  mirror_h: onSelection('mirror_h', (document, chosen) => mirror(document, chosen, 'x'), 'mirror-h'),
  mirror_v: onSelection('mirror_v', (document, chosen) => mirror(document, chosen, 'y'), 'mirror-v'),
  rotate_5: onSelection('rotate_5', (document, chosen) => rotate(document, chosen, 5), 'rotate-5'),
  rotate_45: onSelection('rotate_45', (document, chosen) => rotate(document, chosen, 45), 'rotate-45'),
  rotate_90: onSelection('rotate_90', (document, chosen) => rotate(document, chosen, 90), 'rotate-90'),
  tile_basic: onSelection(
    'tile_basic',
    (document, chosen, area) => tile(document, chosen, 'basic', area),
    'tile-basic',
  ),
  tile_mirrored: onSelection(
    'tile_mirrored',
    (document, chosen, area) => tile(document, chosen, 'mirrored', area),
    'tile-mirrored',
  ),
  duplicate: onSelection('duplicate', (document, chosen) => duplicate(document, chosen, newLayerId)),
  front: onSelection('front', (document, chosen) => reorder(document, chosen, 'front')),
  forward: onSelection('forward', (document, chosen) => reorder(document, chosen, 'forward')),
  backward: onSelection('backward', (document, chosen) => reorder(document, chosen, 'backward')),
  back: onSelection('back', (document, chosen) => reorder(document, chosen, 'back')),
  remove: onSelection('remove', removeLayers, 'delete'),
  redesign: { id: 'redesign', hot_key: 'redesign', needs_selection: false, run: () => apply(redesign) },
  undo: { id: 'undo', hot_key: 'undo', needs_selection: false, run: undoStep },
  redo: { id: 'redo', hot_key: 'redo', needs_selection: false, run: redoStep },
} as const satisfies Record<string, StudioAction>

export type StudioActionId = keyof typeof studioActions
