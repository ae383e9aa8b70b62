// node scripts/make-card-pictures.ts <origin of a running product>
// The first picture on each product card, kept with the sources so that a fresh installation has it at once. They are in
// a folder per version, so outdated pictures are never shown. Run it when the version changed.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listProducts } from '@inkroute/contract/catalog/catalog'
import { productPicture } from '@inkroute/contract/catalog/pictures'
import { PICTURES_VERSION } from '@inkroute/contract/catalog/pictures-version'
import type { ProductCard } from '@inkroute/contract/catalog/product'

const CARD_PX = 480
const PAGE = 96
const origin = process.argv[2] ?? 'http://localhost:3000'
const folder = join(import.meta.dirname, '..', 'assets', 'cards')

function findAddress({ views, default_view_key, default_color_key, artwork }: ProductCard): string | null {
  const pictured = views.filter(({ picture }) => picture)
  const { picture } = pictured.find(({ key }) => key === default_view_key) ?? pictured[0] ?? {}
  if (!picture) return null
  const { product: code, view } = picture
  return productPicture({ code, view, colour: default_color_key, artwork: artwork || undefined }, CARD_PX)
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(origin + address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return answer
}

const reply: unknown = await (await fetched(`/req${listProducts.path}?page_size=${PAGE}`)).json()
const { data: products } = (reply as { data: { data: ProductCard[] } }).data
const addresses = new Set(products.flatMap((product) => findAddress(product) ?? []))
let bytes = 0
for (const address of addresses) {
  const made = Buffer.from(await (await fetched(address)).arrayBuffer())
  const path = join(folder, PICTURES_VERSION, new URL(address, origin).pathname.replace('/pictures/', ''))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, made)
  bytes += made.length
}
for (const version of readdirSync(folder)) {
  if (version !== PICTURES_VERSION) rmSync(join(folder, version), { recursive: true })
}
console.log(`${addresses.size} card pictures, ${Math.round(bytes / 1000)} kB`)
