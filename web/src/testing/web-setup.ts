import { configure } from '@testing-library/dom'

// The default of one second is too short for a rendering on a busy machine. Nothing waits longer than it must.
configure({ asyncUtilTimeout: 120_000 })
