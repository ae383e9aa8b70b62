import { configure } from '@testing-library/dom'
import { inject } from 'vitest'
import './no-style-sheets.ts'

declare module 'vitest' {
  interface ProvidedContext {
    patience_ms: number
  }
}

configure({ asyncUtilTimeout: inject('patience_ms') })
