import { listMaterials } from '@inkroute/contract/material/library'
import { listArtworks } from '@inkroute/contract/material/material'
import { listTemplates, listUserTemplates } from '@inkroute/contract/template/template'
import { useEffect, useState } from 'react'
import { useCall } from '../../../shared/api/hooks.ts'
import { useLater } from '../../../shared/hooks/use-later.ts'
import { usePermission } from '../../../shared/session/permission.tsx'
import { useLanguage } from '../../../shared/text/language.tsx'
import { useBrand } from '../brand/kit/use-brand-kit.ts'
import { otherWords } from '../panels/search-words.view.ts'
import { openTypesetter, useFonts } from '../state/font-shelf.ts'
import { useStudio } from '../state/studio-store.ts'
import { type Found, type FoundGroup, getGroups, type Tool } from './find.view.ts'

const PAGE = 8
const FRESH_MS = 60_000

/** Asks again in the words the gallery goes by where the typed ones find nothing. */
function useOtherWords(query: string, total: number | undefined): string | null {
  const { language } = useLanguage()
  return total === 0 ? otherWords(query, language) : null
}

const options = { quiet: true, stale_ms: FRESH_MS } as const

/** The list of fonts, which is loaded with the first text otherwise. */
function useFamilies() {
  const catalogue = useFonts((state) => state.catalogue)
  const [is_failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    void openTypesetter().catch(() => setFailed(true))
  }
  useEffect(load, [])
  return { families: catalogue?.families ?? [], is_failed, load }
}

/** Templates, those of the product in the studio first, then those of its kind; others are carried over to it. */
function useTemplates(keyword: string, is_offered: boolean) {
  const product_id = useStudio((state) => state.product?.id)
  const may_own = usePermission('design.template')
  const asked = keyword ? { keyword } : {}
  const is_asked = is_offered && product_id !== undefined
  const own = useCall(
    listUserTemplates,
    is_asked && may_own ? { ...asked, page_size: PAGE, basic_product_id: product_id } : null,
    options,
  )
  const ready_options = { page_size: PAGE, for_product_id: product_id }
  const platform = useCall(listTemplates, is_asked ? { ...asked, ...ready_options } : null, options)
  const other = useOtherWords(keyword, platform.data?.total)
  const again = useCall(listTemplates, is_asked && other ? { keyword: other, ...ready_options } : null, options)
  const ready = [...(platform.data?.data ?? []), ...(other ? (again.data?.data ?? []) : [])]
  const items: Found[] = [
    ...(own.data?.data ?? []).map((template): Found => ({ kind: 'template', owner: 'own', template })),
    ...ready.map((template): Found => ({ kind: 'template', owner: 'platform', template })),
  ]
  return { items, calls: [own, platform, again] }
}

interface Finding {
  readonly groups: readonly FoundGroup[]
  readonly is_searching: boolean
  readonly is_failed: boolean
  readonly retry: () => void
}

/** Everything that goes by these words. Sources that fail do not hide what the others found. */
export function useFound(query: string, has_templates: boolean, tools: readonly Tool[]): Finding {
  const wanted = query.trim()
  const keyword = useLater(wanted)
  const may_see = usePermission('design.material')
  const fonts = useFamilies()
  const brand = useBrand()
  const asked = { page_size: PAGE, ...(keyword ? { keyword } : {}) }
  const materials = useCall(listMaterials, may_see ? asked : null, options)
  const artworks = useCall(listArtworks, asked, options)
  const other = useOtherWords(keyword, artworks.data?.total)
  const again = useCall(listArtworks, other ? { page_size: PAGE, keyword: other } : null, options)
  const templates = useTemplates(keyword, has_templates)
  const calls = [materials, artworks, again, ...templates.calls]
  const pictures = [...(artworks.data?.data ?? []), ...(other ? (again.data?.data ?? []) : [])]
  const ready = materials.data?.data.filter(({ status }) => status === 'ready') ?? []
  const groups = getGroups({
    query: wanted,
    tools,
    brand,
    families: fonts.families,
    templates: templates.items,
    materials: ready.map((material): Found => ({ kind: 'material', material })),
    artworks: pictures.map((artwork): Found => ({ kind: 'artwork', artwork })),
  })
  return {
    groups,
    is_searching: keyword !== wanted || calls.some((one) => one.isFetching),
    is_failed: fonts.is_failed || calls.some((one) => one.isError && !one.isFetching),
    retry: () => {
      if (fonts.is_failed) fonts.load()
      for (const one of calls) if (one.isError) void one.refetch()
    },
  }
}
