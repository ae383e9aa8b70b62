import { getDeskProduct, listDeskProducts } from '@inkroute/contract/catalog/desk/desk'
import { useSearchParams } from 'react-router'
import { useCall } from '../../../../shared/api/hooks.ts'

interface ProductColour {
  readonly key: string
  readonly hex: string
  readonly name: { readonly zh: string; readonly en: string }
}

/** What most shops stock, until the set belongs to a product. */
const usual: readonly ProductColour[] = [
  { key: 'white', hex: '#ffffff', name: { zh: '白色', en: 'White' } },
  { key: 'black', hex: '#1b1b1e', name: { zh: '黑色', en: 'Black' } },
  { key: 'heather-grey', hex: '#b9bcc0', name: { zh: '麻灰', en: 'Heather grey' } },
  { key: 'navy', hex: '#1f2d4d', name: { zh: '藏青', en: 'Navy' } },
  { key: 'red', hex: '#c8372d', name: { zh: '红色', en: 'Red' } },
  { key: 'forest', hex: '#2f5d46', name: { zh: '墨绿', en: 'Forest' } },
  { key: 'sand', hex: '#d9c7a7', name: { zh: '沙色', en: 'Sand' } },
  { key: 'yellow', hex: '#f2b632', name: { zh: '黄色', en: 'Yellow' } },
]

/** The product that the pictures are made for, when the bench was opened from its editor: `?product=code`. */
export function useProduct() {
  const [params] = useSearchParams()
  const code = params.get('product') ?? ''
  const found = useCall(listDeskProducts, code ? { keyword: code, page_size: 20 } : null, { quiet: true }).data
  const id = found?.data.find((product) => product.code === code)?.id
  return useCall(getDeskProduct, id ? { id } : null, { quiet: true }).data ?? null
}

export function useProductColours(): readonly ProductColour[] {
  const colours = useProduct()?.document.colours ?? []
  return colours.length > 0 ? colours.filter((colour) => colour.key !== '') : usual
}
