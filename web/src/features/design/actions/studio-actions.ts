import type { HotKeyAction } from '@inkroute/contract/preference/hot-keys'
import { align, centre, distribute, type Edge } from '@inkroute/engine/commands/align'
import { duplicate, group, removeLayers, reorder, setStanding, ungroup } from '@inkroute/engine/commands/layers'
import { tile, untile } from '@inkroute/engine/commands/tile'
import { type DesignDocument, isEmptyDesign, NO_PRODUCT } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import type { Selection } from '@inkroute/engine/transform/selection'
import { fill, fit, mirror, rotate } from '@inkroute/engine/transform/transform'
import { inkBoxNow } from '../state/font-shelf.ts'
import { canAddLayers } from '../state/layer-limit.ts'
import { fitView, zoomBy } from '../state/stage-store.ts'
import {
  apply,
  choose,
  chosenLayers,
  coverNow,
  documentNow,
  frameNow,
  layersNow,
  newLayerId,
  redoStep,
  selectionNow,
  undoStep,
  useStudio,
} from '../state/studio-store.ts'
import { flip, openDialog, openPanel } from '../state/studio-ui.ts'
import type { actionText } from './action.text.ts'
import { copyChosen, cutChosen, hasClipboard, pasteLayers } from './clipboard.ts'
import { canCombine, combineChosen } from './combine-chosen.ts'
import { canCropToShape, cropToShape } from './crop-to-shape.ts'

type Change = (document: DesignDocument, selection: Selection, area: Area) => DesignDocument

export interface StudioAction {
  readonly id: keyof typeof actionText
  /** Name in the hot-key settings, for actions the seller can rebind. */
  readonly hot_key?: HotKeyAction
  /** A fixed key. */
  readonly key?: string
  readonly can: () => boolean
  readonly run: () => void
}

type Keys = Pick<StudioAction, 'hot_key' | 'key'>

const always = () => true
const hasChosen = (least = 1) => useStudio.getState().chosen.length >= least
const isAny = (test: (layer: ReturnType<typeof chosenLayers>[number]) => boolean) => () => chosenLayers().some(test)

const onSelection = (
  id: StudioAction['id'],
  change: Change,
  keys: Keys = {},
  can = () => hasChosen(),
): StudioAction => ({
  id,
  ...keys,
  can,
  run: () => {
    const area = frameNow()
    if (area) apply((document) => change(document, selectionNow(), area))
  },
})
const act = (id: StudioAction['id'], run: () => void, keys: Keys = {}, can: () => boolean = always): StudioAction => ({
  id,
  ...keys,
  can,
  run,
})

/** Selects the copies, so that they can be moved right away. */
function duplicateChosen(): void {
  if (!canAddLayers(chosenLayers().length)) return
  const before = new Set(layersNow().map((layer) => layer.id))
  apply((document) => duplicate(document, selectionNow(), newLayerId))
  choose(layersNow().flatMap((layer) => (before.has(layer.id) ? [] : [layer.id])))
}

const chooseAll = () => choose(layersNow().flatMap((layer) => (layer.is_hidden || layer.is_locked ? [] : [layer.id])))

/** The next layer up or down the stack, wrapping around. */
function chooseBeside(by: 1 | -1): void {
  const ids = layersNow().map((layer) => layer.id)
  const at = ids.indexOf(useStudio.getState().chosen.at(-1) ?? '')
  const next = at < 0 ? (by > 0 ? 0 : ids.length - 1) : (at + by + ids.length) % ids.length
  choose(ids.slice(next, next + 1))
}

const standing = (change: Parameters<typeof setStanding>[2]) => () =>
  apply((document) => setStanding(document, selectionNow(), change))

const aligned =
  (edge: Edge): Change =>
  (document, chosen, area) =>
    align(document, chosen, edge, area, inkBoxNow)

/** Sheets of several products have no link and no file of their own. */
const isProduct = () => useStudio.getState().product?.id !== NO_PRODUCT

const isPicture = (layer: { type: string }) => layer.type === 'image' || layer.type === 'pattern'

/** The one list that buttons, menus, keys, help and tests read. */
export const studioActions = {
  find: act('find', () => openDialog('find'), { key: 'Ctrl+K' }),
  undo: act('undo', undoStep, { hot_key: 'undo' }, () => useStudio.getState().history.past.length > 0),
  redo: act('redo', redoStep, { hot_key: 'redo' }, () => useStudio.getState().history.future.length > 0),
  fit: onSelection('fit', (document, chosen, area) => fit(document, chosen, area, inkBoxNow), { hot_key: 'fit' }),
  fill: onSelection('fill', (document, chosen, area) => fill(document, chosen, coverNow() ?? area, inkBoxNow), {
    hot_key: 'fill',
  }),
  centre: onSelection('centre', (document, chosen, area) => centre(document, chosen, area, inkBoxNow), {
    key: 'Ctrl+E',
  }),
  left: onSelection('left', aligned('left')),
  hcentre: onSelection('hcentre', aligned('centre')),
  right: onSelection('right', aligned('right')),
  top: onSelection('top', aligned('top')),
  vmiddle: onSelection('vmiddle', aligned('middle')),
  bottom: onSelection('bottom', aligned('bottom')),
  spread_h: onSelection(
    'spread_h',
    (document, chosen) => distribute(document, chosen, 'x', inkBoxNow),
    {},
    () => hasChosen(3),
  ),
  spread_v: onSelection(
    'spread_v',
    (document, chosen) => distribute(document, chosen, 'y', inkBoxNow),
    {},
    () => hasChosen(3),
  ),
  mirror_h: onSelection('mirror_h', (document, chosen) => mirror(document, chosen, 'x'), { hot_key: 'mirror-h' }),
  mirror_v: onSelection('mirror_v', (document, chosen) => mirror(document, chosen, 'y'), { hot_key: 'mirror-v' }),
  rotate_5: onSelection('rotate_5', (document, chosen) => rotate(document, chosen, 5), { hot_key: 'rotate-5' }),
  rotate_45: onSelection('rotate_45', (document, chosen) => rotate(document, chosen, 45), { hot_key: 'rotate-45' }),
  rotate_90: onSelection('rotate_90', (document, chosen) => rotate(document, chosen, 90), { hot_key: 'rotate-90' }),
  tile_basic: onSelection(
    'tile_basic',
    (document, chosen, area) => tile(document, chosen, 'basic', coverNow() ?? area),
    { hot_key: 'tile-basic' },
    isAny(isPicture),
  ),
  tile_mirrored: onSelection(
    'tile_mirrored',
    (document, chosen, area) => tile(document, chosen, 'mirrored', coverNow() ?? area),
    { hot_key: 'tile-mirrored' },
    isAny(isPicture),
  ),
  untile: onSelection(
    'untile',
    untile,
    {},
    isAny((layer) => layer.type === 'pattern'),
  ),
  front: onSelection('front', (document, chosen) => reorder(document, chosen, 'front'), { key: 'Ctrl+Shift+]' }),
  forward: onSelection('forward', (document, chosen) => reorder(document, chosen, 'forward'), { key: 'Ctrl+]' }),
  backward: onSelection('backward', (document, chosen) => reorder(document, chosen, 'backward'), { key: 'Ctrl+[' }),
  back: onSelection('back', (document, chosen) => reorder(document, chosen, 'back'), { key: 'Ctrl+Shift+[' }),
  group: onSelection(
    'group',
    (document, chosen) => group(document, chosen, newLayerId),
    { key: 'Ctrl+G' },
    () => hasChosen(2),
  ),
  ungroup: onSelection(
    'ungroup',
    ungroup,
    { key: 'Ctrl+Shift+G' },
    isAny((layer) => layer.group_id !== null),
  ),
  unite: act('unite', () => combineChosen('unite'), {}, canCombine),
  subtract: act('subtract', () => combineChosen('subtract'), {}, canCombine),
  intersect: act('intersect', () => combineChosen('intersect'), {}, canCombine),
  exclude: act('exclude', () => combineChosen('exclude'), {}, canCombine),
  crop_to_shape: act('crop_to_shape', cropToShape, {}, canCropToShape),
  lock: act(
    'lock',
    standing({ is_locked: true }),
    {},
    isAny((layer) => !layer.is_locked),
  ),
  unlock: act(
    'unlock',
    standing({ is_locked: false }),
    {},
    isAny((layer) => layer.is_locked),
  ),
  hide: act(
    'hide',
    standing({ is_hidden: true }),
    {},
    isAny((layer) => !layer.is_hidden),
  ),
  duplicate: act('duplicate', duplicateChosen, { key: 'Ctrl+D' }, () => hasChosen()),
  copy: act('copy', copyChosen, { key: 'Ctrl+C' }, () => hasChosen()),
  cut: act('cut', cutChosen, { key: 'Ctrl+X' }, () => hasChosen()),
  paste: act('paste', pasteLayers, { key: 'Ctrl+V' }, hasClipboard),
  remove: onSelection('remove', removeLayers, { hot_key: 'delete' }),
  choose_all: act('choose_all', chooseAll, { key: 'Ctrl+A' }, () => layersNow().length > 0),
  choose_none: act(
    'choose_none',
    () => choose([]),
    { key: 'Escape' },
    () => hasChosen(),
  ),
  choose_next: act(
    'choose_next',
    () => chooseBeside(1),
    { key: ']' },
    () => layersNow().length > 0,
  ),
  choose_previous: act(
    'choose_previous',
    () => chooseBeside(-1),
    { key: '[' },
    () => layersNow().length > 0,
  ),
  copy_to_views: act(
    'copy_to_views',
    () => openDialog('copy_views'),
    {},
    () => layersNow().length > 0 && (useStudio.getState().product?.views.length ?? 0) > 1,
  ),
  redesign: act(
    'redesign',
    () => openDialog('redesign'),
    { hot_key: 'redesign' },
    () => !isEmptyDesign(documentNow()),
  ),
  save: act('save', () => openDialog('save'), { hot_key: 'save-product' }),
  select_product: act('select_product', () => openDialog('products'), { hot_key: 'select-product' }, isProduct),
  theme_design: act('theme_design', () => openPanel('templates'), { hot_key: 'theme-design' }),
  export_print: act('export_print', () => openDialog('export'), {}, isProduct),
  share: act('share', () => openDialog('share'), {}, isProduct),
  zoom_in: act('zoom_in', () => zoomBy(1.25), { key: 'Ctrl+=' }),
  zoom_out: act('zoom_out', () => zoomBy(0.8), { key: 'Ctrl+-' }),
  zoom_fit: act('zoom_fit', fitView, { key: 'Shift+1' }),
  rulers: act('rulers', () => flip('has_rulers'), { key: 'Shift+R' }),
  guides: act('guides', () => flip('has_guides'), { key: 'Ctrl+;' }),
  grid: act('grid', () => flip('has_grid'), { key: "Ctrl+'" }),
  snapping: act('snapping', () => flip('is_snapping'), { key: 'Ctrl+Shift+;' }),
  key_help: act('key_help', () => openDialog('keys'), { key: 'Shift+/' }),
} as const satisfies Record<string, StudioAction>

export type StudioActionId = keyof typeof studioActions
