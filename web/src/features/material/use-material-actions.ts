import * as folder from '@inkroute/contract/material/folder'
import * as library from '@inkroute/contract/material/library'
import { listDuplicates, searchByImage } from '@inkroute/contract/material/vision'
import { useState } from 'react'
import { useSend } from '../../shared/api/hooks.ts'
import { useText } from '../../shared/text/language.tsx'
import { fill } from '../../shared/text/text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { materialText } from './material.text.ts'

/** Everything that shows pictures of the library. */
export const shownMaterials = [
  library.listMaterials,
  library.listMaterialIds,
  library.getMaterial,
  library.getMaterialUsage,
  folder.listMaterialCategories,
  folder.listMaterialTags,
  listDuplicates,
  searchByImage,
]

/** Actions on pictures. The last deletion can be undone for a while. */
export function useMaterialActions() {
  const text = useText(materialText)
  const [undoable, setUndoable] = useState<readonly number[]>([])
  const refetch = shownMaterials
  const remove = useSend(library.deleteMaterials, {
    refetch,
    onSuccess: (_reply, { ids }) => setUndoable(ids as number[]),
  })
  const restore = useSend(library.restoreMaterials, {
    refetch,
    onSuccess: ({ count }) => {
      setUndoable([])
      showToast('success', fill(text.restored, { count }))
    },
  })
  const move = useSend(library.moveMaterials, {
    refetch,
    onSuccess: ({ count }) => showToast('success', fill(text.moved, { count })),
  })
  const pack = useSend(library.exportMaterials, { onSuccess: () => showToast('success', text.packed, 4) })
  return { remove, restore, move, pack, undoable, forget: () => setUndoable([]) }
}
export type MaterialActions = ReturnType<typeof useMaterialActions>
