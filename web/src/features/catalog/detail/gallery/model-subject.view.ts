import { artPicture, modelDetail, productModel } from '@inkroute/contract/catalog/pictures'
import type { BasicProduct } from '@inkroute/contract/catalog/product'
import type { SlotPrint, Subject } from '../../turntable/turntable.types.ts'

/** Sewn products that have a seam map. */
const withSeams = new Set(['kids-tee', 'sweatshirt', 'tank-top', 'tshirt', 'womens-tee'])

type Modelled = Pick<BasicProduct, 'code' | 'artwork' | 'views' | 'print_areas' | 'light_params'>

/** The demo artwork on every print slot of the model. */
export function demoPrints(product: Modelled): Readonly<Record<string, SlotPrint>> {
  if (!product.artwork) return {}
  return Object.fromEntries(
    product.views.flatMap((view) => {
      const area = product.print_areas.find(({ view_id }) => view_id === view.view_id)
      if (!area) return []
      const print: SlotPrint = {
        image: artPicture(product.artwork, 1200),
        aspect: area.width / area.height,
        fit: 'auto',
      }
      return [[`print_${view.key}`, print]]
    }),
  )
}

/** The folder that the product's pictures and model come from: a copy, or one made on the bench, has another code. */
const getFolder = ({ code, views }: Pick<Modelled, 'code' | 'views'>): string =>
  views.find(({ picture }) => picture !== null)?.picture?.product ?? code

export function modelAddresses(product: Pick<Modelled, 'code' | 'views'>): Pick<Subject, 'model_url' | 'detail_url'> {
  const folder = getFolder(product)
  return { model_url: productModel(folder), detail_url: withSeams.has(folder) ? modelDetail(folder) : undefined }
}
