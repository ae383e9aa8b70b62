import { listMaterials } from '@inkroute/contract/material/library'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { getKey } from '../../shared/api/hooks.ts'
import { useSendPicture } from './send-picture.ts'

const uploadFile = vi.hoisted(() => vi.fn())
vi.mock('../../features/upload/upload.api.ts', () => ({ uploadFile }))

const options = { signal: new AbortController().signal, onProgress: () => {} }

function hook() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const list = [...getKey(listMaterials), { page: 1 }]
  client.setQueryData(list, { data: [], total: 0 })
  const { result } = renderHook(() => useSendPicture(), { wrapper })
  return { send: result.current, isListStale: () => client.getQueryState(list)?.isInvalidated }
}

test('the panel’s list is refetched once a picture has been uploaded', async () => {
  uploadFile.mockResolvedValue({ id: 3, name: 'a.svg', type: 'svg', width_px: 9, height_px: 9, dpi: null })
  const { send, isListStale } = hook()
  expect(isListStale()).toBe(false)
  await expect(send(new File(['x'], 'a.svg'), options)).resolves.toMatchObject({ id: 3, is_vector: true })
  expect(isListStale()).toBe(true)
})

test('a file that cannot be a picture is refused before the upload', async () => {
  uploadFile.mockClear()
  const { send } = hook()
  await expect(send(new File(['x'], 'notes.docx'), options)).rejects.toThrow(/png/)
  expect(uploadFile).not.toHaveBeenCalled()
})
