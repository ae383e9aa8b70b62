import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Ant Design's forms and dialogs are slow on a busy machine.
configure({ asyncUtilTimeout: 120_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
