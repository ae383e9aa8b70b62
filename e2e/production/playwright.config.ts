import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { installation } from './installation.ts'

process.env.E2E_SANDBOX = installation.sandbox

/** Against an installation that is already running, through its proxy. */
const { webServer: _, ...settings } = base
export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  // Nodes, workers, stores and the browser share one machine, which may have more to do.
  expect: { timeout: 240_000, toPass: { timeout: 240_000 } },
  use: { ...base.use, actionTimeout: 240_000, baseURL: installation.origin, ignoreHTTPSErrors: true },
})
