import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { secondsFor } from './scripts/check/file-times.ts'
import { patienceMs } from './scripts/check/patience.ts'
import { isListening } from './scripts/check/results.ts'

const port = Number(process.env.E2E_PORT ?? 3970)

/** Worker processes load this file too and inherit the folder from the process that created it. */
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'inkroute-e2e-'))
  process.env.E2E_DATA_DIR = folder
  // Made once for the whole check; without it the first start of the server makes its own.
  if (process.env.DEMO_DIR) execFileSync('cp', ['-a', `${process.env.DEMO_DIR}/.`, folder])
  // At exit, not in a global teardown: that runs before the server is stopped, and its jobs would lose their files.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
}

/** Playwright goes by the alphabet within a project: the longest journeys are projects that come first. */
const LONG_S = [50, 20, 0]
const passedBefore = (process.env.INKROUTE_PASSED_BEFORE ?? '').split('\n')
const journeys = readdirSync(join(import.meta.dirname, 'e2e')).filter(
  (name) => name.endsWith('.e2e.ts') && !passedBefore.includes(`e2e/${name}`),
)
const lengthClass = (name: string) => LONG_S.findIndex((seconds) => secondsFor(`e2e/${name}`) >= seconds)

const patience_ms = patienceMs()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/can-sign-in.ts',
  projects: LONG_S.map((seconds, at) => ({
    name: `${seconds} s`,
    testMatch: journeys.filter((name) => lengthClass(name) === at).map((name) => `**/${name}`),
  })),
  outputDir: 'test-results',
  timeout: 10 * patience_ms,
  expect: { timeout: patience_ms, toPass: { timeout: patience_ms } },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A flaky journey is a failed journey: fix its cause.
  retries: 0,
  reporter: [['list'], ...(isListening() ? ([['./scripts/check/playwright-reporter.ts']] as [[string]]) : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: patience_ms,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Clicks on something that is still moving get lost on a busy machine.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording a trace takes a third longer; ask for one with `playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
        ...['--no-first-run', '--disable-quic', '--enable-unsafe-swiftshader'],
      ],
    },
  },
  webServer: {
    command: 'node server/src/run.ts',
    url: `http://localhost:${port}/healthz`,
    timeout: 4 * patience_ms,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    // While writing a journey: start the server once with the same DATA_DIR and keep it running.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
      // All journeys share one address and would run into limits made for one person.
      RATE_LIMITS: 'false',
      // All cards and all views of the catalogue: journeys open a few, which are made when they are asked for.
      PREPARE_PICTURES: 'false',
      // The data is deleted after the run, so nothing needs to wait for the disk.
      PGOPTIONS: '-c synchronous_commit=off',
    },
  },
})
