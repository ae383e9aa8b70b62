import type { ErrorName } from '@inkroute/contract/errors/errors'
import { materialLimits } from '@inkroute/contract/material/item'

export interface Folder {
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
}

/** A folder and everything below it, parents before children. */
export function getBranch(folders: readonly Folder[], id: number): number[] {
  const found = [id]
  for (let at = 0; at < found.length; at++) {
    for (const folder of folders) {
      if (folder.parent_id === found[at] && !found.includes(folder.id)) found.push(folder.id)
    }
  }
  return found
}

/** Depth of a folder in the tree; top-level folders have depth 1. */
export function getDepth(folders: readonly Folder[], id: number | null): number {
  let depth = 0
  for (let current = id; current !== null && depth <= folders.length; depth++) {
    current = folders.find((folder) => folder.id === current)?.parent_id ?? null
  }
  return depth
}

const getHeight = (folders: readonly Folder[], id: number): number =>
  1 + Math.max(0, ...folders.filter(({ parent_id }) => parent_id === id).map((folder) => getHeight(folders, folder.id)))

/** Why a folder cannot be moved under `parent_id`, or null when it can. */
export function problemOfMove(
  folders: readonly Folder[],
  id: number,
  parent_id: number | null,
): Extract<ErrorName, `material_folder_${string}`> | null {
  if (parent_id !== null && getBranch(folders, id).includes(parent_id)) return 'material_folder_cycle'
  if (getDepth(folders, parent_id) + getHeight(folders, id) > materialLimits.max_depth) return 'material_folder_deep'
  return null
}

/** Picture counts of each folder including its subfolders. */
export function branchCounts(folders: readonly Folder[], direct: ReadonlyMap<number, number>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const folder of folders) {
    const own = direct.get(folder.id) ?? 0
    let at: number | null = folder.id
    // As deep as a tree may be: a circle in damaged rows must not hang the request.
    for (let step = 0; at !== null && step <= materialLimits.max_depth; step++) {
      counts.set(at, (counts.get(at) ?? 0) + own)
      const id: number = at
      at = folders.find((one) => one.id === id)?.parent_id ?? null
    }
  }
  return counts
}
