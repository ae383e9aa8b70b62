import { getMaterial } from '@inkroute/contract/material/library'
import { listArtworks } from '@inkroute/contract/material/material'
import { getTemplate, getUserTemplate } from '@inkroute/contract/template/template'
import { isVectorType } from '@inkroute/contract/upload/upload'
import type { DesignDocument } from '@inkroute/engine/document/design-document'
import { readDocument } from '@inkroute/engine/document/read-document'
import type { PictureSource } from '@inkroute/engine/layers/placed'
import { call } from '../../shared/api/client.ts'

export type QueryItem =
  | { readonly kind: 'document'; readonly document: DesignDocument }
  | {
      readonly kind: 'picture'
      readonly name: string
      readonly source: PictureSource
      readonly dpi?: number | null
    }

let waiting: QueryItem | null = null

async function readTemplate(
  endpoint: typeof getTemplate | typeof getUserTemplate,
  id: number,
): Promise<QueryItem | null> {
  const read = readDocument((await call(endpoint, { id })).document)
  return read.ok ? { kind: 'document', document: read.document } : null
}

async function readPicture(name: string, value: string): Promise<QueryItem | null> {
  if (name === 'material') {
    const { id, name: called, type, dpi, width_px, height_px } = await call(getMaterial, { id: Number(value) })
    const source = { kind: 'material', key: String(id), width_px: width_px ?? 1, height_px: height_px ?? 1 } as const
    return { kind: 'picture', name: called, source: isVectorType(type) ? { ...source, is_vector: true } : source, dpi }
  }
  const { data } = await call(listArtworks, { slug: value })
  const found = data[0]
  if (!found) return null
  const { slug, width_px, height_px, is_vector } = found
  const source = { kind: 'artwork', key: slug, width_px, height_px } as const
  return { kind: 'picture', name: found.name, source: is_vector ? source : { ...source, is_vector } }
}

/**
 * Loads the template or picture named in the query, once: the parameter is removed, so a reload continues with the
 * design instead of adding the same item again. Returns true if there was one.
 */
export async function loadQueryItem(url: URL): Promise<boolean> {
  for (const name of ['template', 'own_template', 'material', 'artwork'] as const) {
    const value = url.searchParams.get(name)
    if (!value) continue
    url.searchParams.delete(name)
    const id = Number(value)
    // An item that no longer exists leaves an empty canvas, not an error.
    waiting = await (name === 'template'
      ? readTemplate(getTemplate, id)
      : name === 'own_template'
        ? readTemplate(getUserTemplate, id)
        : readPicture(name, value)
    ).catch(() => null)
    return true
  }
  return false
}

export function takeQueryItem(): QueryItem | null {
  const found = waiting
  waiting = null
  return found
}
