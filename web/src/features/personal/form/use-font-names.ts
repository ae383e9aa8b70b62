import type { FontCatalogue } from '@inkroute/engine/text/font/font-catalogue'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../../shared/api/static-file.ts'

/** The fonts of the studio, as it calls them. */
export function useFontNames(): FontCatalogue['families'] {
  const found = useQuery({
    queryKey: ['personal', 'fonts'],
    queryFn: async () => (await (await fetchFile('/fonts/catalogue.json')).json()) as FontCatalogue,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (found.data?.families ?? []).filter(({ is_hidden }) => !is_hidden)
}
