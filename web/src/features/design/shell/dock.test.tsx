import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { useStudio } from '../state/studio-store.ts'
import { useStudioUi } from '../state/studio-ui.ts'
import { Dock } from './dock.tsx'

// Files of a worker share the stores: another may have left a design there.
beforeEach(() => {
  useStudio.setState(useStudio.getInitialState(), true)
  useStudioUi.setState(useStudioUi.getInitialState(), true)
})
afterEach(cleanup)

test('the preview is folded from its heading, which leaves its room to the properties, and shown again', () => {
  openScreen(fakeApi(), <Dock previewSlot={<p>T-shirt</p>} />, { at: '/design' })
  const part = within(screen.getByRole('region', { name: '实时预览' }))
  const isFolded = () => screen.getByRole('region', { name: '实时预览' }).querySelector('[data-folded=true]') !== null
  expect(isFolded()).toBe(false)
  fireEvent.click(part.getByRole('button', { expanded: true }))
  expect(isFolded()).toBe(true)
  fireEvent.click(part.getByRole('button', { name: '展开' }))
  expect(isFolded()).toBe(false)
})
