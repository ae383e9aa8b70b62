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
  // The installation is warm when the day begins.
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: { ...base.use, actionTimeout: 60_000, baseURL: installation.origin, ignoreHTTPSErrors: true },
})
