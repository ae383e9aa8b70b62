import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import './no-style-sheets.ts'

// Ant Design's forms and dialogs are slow on a busy machine.
configure({ asyncUtilTimeout: 120_000 })

// The files of a worker share one document: each begins with an empty page and a browser that remembers nothing.
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
