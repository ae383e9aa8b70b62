import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3970)
/** Workers read this file too, so the folder is made once and handed down. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'inkroute-e2e-'))

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // A busy machine may stand still for a while; only what never comes is a fault.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A machine that is busy with other work may miss a deadline, even twice; a real fault fails each time.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as [[string]]) : [])],
  globalTeardown: './e2e/support/teardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 30_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Recording every run would cost a third of its time; a second try is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
        ...['--no-first-run', '--disable-quic', '--enable-unsafe-swiftshader'],
      ],
    },
  },
  webServer: {
    command: 'node server/src/main.ts',
    url: `http://localhost:${port}/healthz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    // While writing a journey: start the program once with the same DATA_DIR and keep it.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
      // All journeys together come from one address, more than one person ever does.
      RATE_LIMITS: 'false',
      // The data is thrown away with the run: no journey waits for the disk.
      PGOPTIONS: '-c synchronous_commit=off',
    },
  },
})
