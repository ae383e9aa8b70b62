import { type ShopShot, shopPictureSource } from '@inkroute/contract/catalog/pictures'

export interface ContentImage {
  readonly src: string
  readonly srcSet?: string
}

const SHOP = /^\/pictures\/shop\/([\w-]+)\/(hero|detail|scene2?)-\d+\.webp$/

/** Staff store a picture by its plain URL; built-in ones come in several sizes, uploads in one. */
export function contentImage(address: string): ContentImage {
  const [, code, shot] = SHOP.exec(address) ?? []
  if (!code) return { src: address }
  const { src, srcSet } = shopPictureSource(code, shot as ShopShot)
  return { src, srcSet }
}
