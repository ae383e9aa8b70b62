import { configure } from '@testing-library/dom'
import './no-style-sheets.ts'

// The default of one second is too short for a rendering on a busy machine. Nothing waits longer than it must.
configure({ asyncUtilTimeout: 120_000 })
