import * as contract from '@inkroute/contract/catalog/bench/bench'
import type { Input } from '@inkroute/contract/endpoint'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen, press } from '../../../testing/open-screen.tsx'
import { sample } from '../../../testing/sample.ts'
import BenchScreen from './bench-screen.tsx'
import { withPhotos } from './document/shots.view.ts'
import { saveNow } from './draft/bench-sync.ts'

const photo = sample(contract.BenchPhotoFile, { id: 3, name: 'tee.jpg', width_px: 1200, height_px: 1200 })
const document = withPhotos({ name: '纯棉 T 恤', shots: [] }, [photo])

const getSet = (revision: number, changes: Partial<contract.BenchSet> = {}) =>
  sample(contract.BenchSet, { id: 5, revision, document, photos: [photo], updated_by: '王芳', ...changes })

/** Pictures are composed by a worker and drawn on canvases; neither exists here. */
class NoWorker {
  postMessage() {}
  terminate() {}
  addEventListener() {}
}

type Save = Input<typeof contract.saveBenchSet>

function open(api = fakeApi()) {
  const saved: Save[] = []
  api.on(contract.getBenchSet, () => getSet(1))
  api.on(contract.saveBenchSet, (input: Save) => {
    saved.push(input)
    return getSet(input.revision + 1, { document: input.document })
  })
  openScreen(api, <BenchScreen />, { at: '/ops/bench/5', path: '/ops/bench/:id' })
  return saved
}

beforeEach(() => {
  vi.stubGlobal('Worker', NoWorker)
  vi.stubGlobal('createImageBitmap', () => new Promise(() => {}))
  localStorage.clear()
})

const step = async (name: RegExp) =>
  fireEvent.click(within(await screen.findByRole('navigation', { name: '步骤' })).getByRole('button', { name }))

test('points move by keys, mistakes are named at once, and every change can be undone and is saved', async () => {
  const saved = open()
  await press('平面')
  const corner = screen.getByRole('button', { name: '控制点 1' })
  fireEvent.keyDown(corner, { key: 'ArrowRight' })
  fireEvent.keyDown(corner, { key: 'ArrowDown', shiftKey: true })
  fireEvent.blur(corner)
  await saveNow()
  expect(saved.at(-1)?.document.shots[0]?.view.surface).toMatchObject({
    kind: 'flat',
    corners: [[341, 290], [660, 280], {}, {}],
  })
  for (let n = 0; n < 60; n++)
    fireEvent.keyDown(screen.getByRole('button', { name: '控制点 1' }), { key: 'ArrowDown', shiftKey: true })
  expect(await screen.findByText(/四个角的顺序或位置不对/)).toBeTruthy()
  await press('撤销')
  await press('撤销')
  await waitFor(() => expect(screen.queryByText(/四个角的顺序或位置不对/)).toBeNull())
  await press('撤销')
  await saveNow()
  expect(saved.at(-1)?.document.shots[0]?.view.surface.kind).toBe('cloth')
  expect(saved.map((save) => save.revision)).toEqual([1, 2])
})

test('light, scale and holes are set in their steps; the finish lists what is missing and leads there', async () => {
  const saved = open()
  await step(/光影/)
  fireEvent.change(screen.getByLabelText('高光'), { target: { value: '1.2' } })
  await step(/完成/)
  fireEvent.click(await screen.findByRole('button', { name: /正面：/ }))
  const width = await screen.findByLabelText('宽')
  fireEvent.change(width, { target: { value: '32' } })
  fireEvent.blur(width)
  expect((screen.getByLabelText('高') as HTMLInputElement).value).toBe('42')
  await saveNow()
  const view = saved.at(-1)?.document.shots[0]?.view
  expect(view?.light.highlights).toBe(1.2)
  expect(view?.size_cm).toEqual([32, 42])
  await step(/完成/)
  expect((screen.getByRole('button', { name: '制作图片' }) as HTMLButtonElement).disabled).toBe(false)
})

test('two people on the same set are told, and the other version can be undone', async () => {
  const api = fakeApi()
  open(api)
  await press('平面')
  const theirs = { ...document, name: '王芳的版本' }
  api.refuse(contract.saveBenchSet, 'bench_changed_meanwhile')
  api.on(contract.getBenchSet, () => getSet(4, { document: theirs }))
  await saveNow()
  expect((await screen.findByRole('alert')).textContent).toContain('王芳 刚刚保存了另一个版本')
  await press('用对方的')
  expect(screen.getByRole('heading', { name: '王芳的版本' })).toBeTruthy()
  await press('撤销')
  expect(screen.getByRole('heading', { name: '纯棉 T 恤' })).toBeTruthy()
})

test('changes that were not sent come back after a reload', async () => {
  localStorage.setItem('inkroute.bench.5', JSON.stringify({ revision: 1, document: { ...document, name: '还没保存' } }))
  const saved = open()
  expect(await screen.findByRole('heading', { name: '还没保存' })).toBeTruthy()
  await saveNow()
  expect(saved.at(-1)?.document.name).toBe('还没保存')
  expect(localStorage.getItem('inkroute.bench.5')).toBeNull()
})
