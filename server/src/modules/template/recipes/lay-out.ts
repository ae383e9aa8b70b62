import type { SlotRole } from '@inkroute/contract/template/template'
import type { ViewDesign } from '@inkroute/engine/document/design-document'
import type { Area } from '@inkroute/engine/geometry/box'
import { loadTypesetter } from '../../../infra/fonts/load-typesetter.ts'
import { type ArtworkSize, fitTexts } from './build-document.ts'
import { layPieces, toSheet } from './lay-pieces.ts'
import type { Piece } from './pieces.ts'
import { composeRecipe, type Recipe } from './recipes.ts'

/** Where a recipe is laid out: the print area of its view and the colour of its product. */
export interface Place {
  readonly view_id: number
  readonly area: Area
  readonly cloth: string
}

export interface LaidOut {
  readonly view: ViewDesign
  readonly pieces: readonly Piece[]
  readonly roles: ReadonlyMap<string, SlotRole>
  /** Artworks it shows. */
  readonly used: readonly string[]
}

export async function laidOut(
  recipe: Recipe,
  { view_id, area, cloth }: Place,
  findSize: (artwork: string) => ArtworkSize | undefined,
): Promise<LaidOut> {
  const { background, pieces } = composeRecipe(recipe, toSheet(area), cloth)
  const { layers, roles } = layPieces(pieces, { area, sizeOf: findSize })
  const fitted = fitTexts(layers, await loadTypesetter(layers)).map((layer, n) => {
    const [before, piece] = [layers[n], pieces[Number(layer.id.slice(1)) - 1]]
    // What is read as a list begins where the line above begins.
    if (!before || piece?.kind !== 'type' || piece.align !== 'left') return layer
    return { ...layer, cx: before.cx - (before.width - layer.width) / 2 }
  })
  const view = { view_id, background, layers: fitted }
  const used = new Set(layers.flatMap((layer) => ('source' in layer ? [layer.source.key] : [])))
  return { view, pieces, roles, used: [...used] }
}
