import * as catalog from '@inkroute/contract/catalog/catalog'
import { getTitle } from '../../../app/seo/seo.view.ts'
import { serverCall } from '../../../app/server-call.ts'
import type { DesignWay } from '../../../features/catalog/design-mode/design-mode.part.tsx'
import { designModeText } from '../../../features/catalog/design-mode/design-mode.text.ts'
import { siteBrand } from '../../../shared/brand/brand.ts'
import { languageOfPath, pathInLanguage } from '../../../shared/text/stored-language.ts'
import { part } from '../../../shared/ui/part.tsx'
import type { Route } from './+types/design-mode'

const DesignMode = part(
  async () => (await import('../../../features/catalog/design-mode/design-mode.part.tsx')).DesignMode,
)

/** The sample product for each design mode; the batch designer takes any. */
const codes: Readonly<Record<Exclude<DesignWay, 'batch'>, string>> = { single: 'tshirt', grid: 'blanket', model: 'mug' }
const SHOWN = 8

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const list = (code: string) =>
    serverCall(context, language, catalog.listProducts, { code, page_size: 96 }).catch(() => null)
  const [home, ...found] = await Promise.all([
    serverCall(context, language, catalog.listHomeProducts, { limit: SHOWN }).catch(() => null),
    ...Object.values(codes).map(list),
  ])
  const getPath = (code: string) => {
    const product = found.flatMap((reply) => reply?.data ?? []).find((card) => card.code === code)
    return pathInLanguage(product ? `/productDesignDetail/${product.id}` : '/products', language)
  }
  const links: Record<DesignWay, string> = {
    single: getPath(codes.single),
    batch: pathInLanguage('/products', language),
    grid: getPath(codes.grid),
    model: getPath(codes.model),
  }
  const seo = {
    title: getTitle(designModeText.seo_title[language], siteBrand().full[language]),
    description: designModeText.seo_description[language],
  }
  return { links, products: home?.hot ?? [], seo }
}

export default function DesignModePage({ loaderData }: Route.ComponentProps) {
  return <DesignMode links={loaderData.links} products={loaderData.products} />
}
