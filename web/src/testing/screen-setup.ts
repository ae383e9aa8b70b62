import { cleanup, configure } from '@testing-library/react'
import { afterEach, inject, vi } from 'vitest'
import './no-style-sheets.ts'

configure({ asyncUtilTimeout: inject('patience_ms') })

// The files of a worker share one document: each begins with an empty page and a browser that remembers nothing.
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
