import type { Upload } from '@inkroute/contract/upload/upload'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { ApiError } from '../../shared/api/request.ts'
import { QueuePanel } from './components/queue-panel.tsx'
import { uploadFile } from './upload.api.ts'
import { clearFinished, enqueueFiles, useUploadQueue } from './upload-queue.ts'

vi.mock('./upload.api.ts', () => ({ uploadFile: vi.fn() }))
const send = vi.mocked(uploadFile)

const file = (name: string) => new File(['x'], name)
const states = () => useUploadQueue.getState().items.map(({ state }) => state)

/** Uploads that end when the test says so. */
function held() {
  const ends: Array<{ resolve: (upload: Upload) => void; reject: (error: unknown) => void }> = []
  send.mockImplementation(
    (_file, options) =>
      new Promise((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')))
        ends.push({ resolve, reject })
      }),
  )
  return ends
}

afterEach(cleanup)
beforeEach(() => {
  useUploadQueue.setState({ items: [], paused_until_ms: 0 })
  send.mockReset()
})

test('three files travel at once, the next starts when one has arrived', async () => {
  const ends = held()
  enqueueFiles(['a.png', 'b.png', 'c.png', 'd.png'].map(file))
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
  ends[0]?.resolve({} as Upload)
  await vi.waitFor(() => expect(states()).toEqual(['done', 'sending', 'sending', 'sending']), {
    timeout: inject('patience_ms'),
  })
})

test('a file of the wrong kind is never sent and cannot be retried', async () => {
  held()
  enqueueFiles([file('a.docx')])
  render(<QueuePanel />)
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByText(/不支持这种文件/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /重试/ })).toBeNull()
})

test('a refusal shows the server’s sentence; a lost connection can be tried again', async () => {
  const ends = held()
  enqueueFiles([file('bad.png'), file('lost.png')])
  render(<QueuePanel />)
  ends[0]?.reject(new ApiError(200, { msg: '图片不完整', status_code: 422 }))
  ends[1]?.reject(new ApiError(500, { msg: '', status_code: 500 }))
  expect(await screen.findByText('图片不完整')).toBeTruthy()
  expect(await screen.findByText(/网络中断/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试上传 bad.png' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '重试上传 lost.png' }))
  expect(states()).toEqual(['failed', 'sending'])
})

test('a document with several pages asks which, and each becomes an upload of its own', async () => {
  const ends = held()
  enqueueFiles([file('cards.pdf')])
  render(<QueuePanel />)
  const refusal = new ApiError(200, { msg: '这个文件有 3 页，请选择要用的页', status_code: 422 })
  refusal.pages = 3
  ends[0]?.reject(refusal)
  await userEvent.click(await screen.findByRole('combobox', { name: '选择 cards.pdf 的页' }))
  for (const page of ['第 3 页', '第 1 页']) await userEvent.click(await screen.findByTitle(page))
  await userEvent.click(screen.getByRole('button', { name: '上传' }))
  expect(send.mock.calls.slice(1).map(([sent, options]) => [sent.name, options?.page])).toEqual([
    ['cards.pdf', 1],
    ['cards.pdf', 3],
  ])
  ends[1]?.resolve({ is_flattened: true, pixel_causes: ['detail'] } as Upload)
  expect(await screen.findByText(/细节过多.*已按印刷分辨率转为像素/)).toBeTruthy()
  ends[2]?.resolve({ pixel_causes: ['blend', 'mask'] } as Upload)
  expect(await screen.findByText(/混合模式.*蒙版.*仅这些对象/)).toBeTruthy()
})

test('cancelling stops the file on its way and lets the next one start', async () => {
  held()
  enqueueFiles(['a.png', 'b.png', 'c.png', 'd.png'].map(file))
  render(<QueuePanel />)
  await userEvent.click(screen.getByRole('button', { name: '取消上传 a.png' }))
  await vi.waitFor(() => expect(states()).toEqual(['cancelled', 'sending', 'sending', 'sending']), {
    timeout: inject('patience_ms'),
  })
  clearFinished()
  await vi.waitFor(() => expect(states()).toHaveLength(3), { timeout: inject('patience_ms') })
})

test('when rate-limited the queue pauses and resumes automatically, and each picture is handled once', async () => {
  vi.useFakeTimers()
  const ends = held()
  const after = vi.fn(async () => {})
  enqueueFiles(['a.png', 'b.png'].map(file), after)
  ends[0]?.reject(new ApiError(200, { msg: '操作太频繁', status_code: 429 }))
  ends[1]?.reject(new ApiError(0, {}))
  await vi.advanceTimersByTimeAsync(100)
  expect(states()).toEqual(['waiting', 'waiting'])
  await vi.advanceTimersByTimeAsync(2500)
  expect(states()).toEqual(['sending', 'sending'])
  ends[2]?.resolve({ id: 7 } as Upload)
  await vi.advanceTimersByTimeAsync(10)
  expect([states()[0], after.mock.calls.length]).toEqual(['done', 1])
  vi.useRealTimers()
})
