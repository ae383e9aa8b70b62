import type { MaterialCategory } from '@inkroute/contract/material/folder'
import * as folder from '@inkroute/contract/material/folder'
import { getMaterialUsage, listMaterials } from '@inkroute/contract/material/library'
import { useCall, useSend } from '../../shared/api/hooks.ts'

export interface FolderNode extends MaterialCategory {
  readonly children: readonly FolderNode[]
}

/** Folders as a sorted tree. */
export function getTree(folders: readonly MaterialCategory[], parent_id: number | null = null): FolderNode[] {
  return folders
    .filter((one) => one.parent_id === parent_id)
    .map((one) => ({ ...one, children: getTree(folders, one.id) }))
}

/** The names from the top down to a folder. */
export function getPath(folders: readonly MaterialCategory[], id: number | null): string[] {
  const own = folders.find((one) => one.id === id)
  return own ? [...getPath(folders, own.parent_id), own.name] : []
}

const changed = [folder.listMaterialCategories, listMaterials, getMaterialUsage]

export function useFolders() {
  const list = useCall(folder.listMaterialCategories, {}, { quiet: true })
  const folders = list.data?.data ?? []
  return {
    folders,
    tree: getTree(folders),
    create: useSend(folder.createMaterialCategory, { refetch: changed }),
    change: useSend(folder.changeMaterialCategory, { refetch: changed }),
    remove: useSend(folder.deleteMaterialCategory, { refetch: changed }),
    sort: useSend(folder.sortMaterialCategories, { refetch: changed }),
  }
}
export type FolderHandle = ReturnType<typeof useFolders>

export function useTags() {
  const list = useCall(folder.listMaterialTags, { is_all: '1' }, { quiet: true })
  const refetch = [folder.listMaterialTags, listMaterials]
  return {
    tags: list.data?.data ?? [],
    create: useSend(folder.createMaterialTag, { refetch }),
    change: useSend(folder.changeMaterialTag, { refetch }),
    remove: useSend(folder.deleteMaterialTag, { refetch }),
  }
}
