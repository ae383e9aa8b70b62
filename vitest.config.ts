import { globSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/check/longest-first.ts'
import { patienceMs } from './scripts/check/patience.ts'

// Node strips and compiles each file of the server once, not once for each process that loads it.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'inkroute-test-compile-cache')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

/** Without Vite: Node runs these files as they are, in production too, and loads them in half the time. */
const native = { viteModuleRunner: false, nodeLoader: false }

/** Pure functions of the web app: they need no DOM and share no state between files. */
const plainWeb = [
  'web/src/**/*.{view,rules}.test.ts',
  'web/src/shared/format/*.test.ts',
  'web/src/shared/hooks/use-drag-sort.test.ts',
  'web/src/shared/api/sse.test.ts',
  'web/src/app/layouts/{ops/ops-menu,console/console-menu,console/palette}.test.ts',
  'web/src/app/seo/*.test.ts',
  'web/src/features/site/page/ops/block-fields.test.ts',
  'web/src/features/auth/redirect.test.ts',
]

/** Connectors against the vendors' documents: neither a database nor a sandbox. */
const samples = ['server/src/connectors/{testing,*}/samples.test.ts']

/** Whole screens, driven against a fake API. */
const screens = 'web/src/**/*.screen.test.tsx'

/** A file that replaces modules needs them for itself; all others share what they load, which takes a third of the time. */
const replacing = globSync('web/src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|doMock)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

/** Suites whose inputs are the same as when they passed. */
const passedBefore = (process.env.INKROUTE_PASSED_BEFORE ?? '').split('\n').filter(Boolean)

const processorTime = 'scripts/check/processor-time.ts'

const patience_ms = patienceMs()
const settings = {
  maxWorkers: 2,
  setupFiles: [processorTime],
  testTimeout: 2 * patience_ms,
  hookTimeout: 2 * patience_ms,
  expect: { poll: { timeout: patience_ms } },
  provide: { patience_ms },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...settings,
          name: 'engine',
          experimental: native,
          include: [
            'engine/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'assets/**/*.test.ts',
            'web/build-plugins/**/*.test.ts',
            'sandbox/src/**/*.test.ts',
            ...samples,
          ],
          exclude: passedBefore,
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          ...settings,
          name: 'server',
          experimental: native,
          include: ['server/src/**/*.test.ts'],
          exclude: [...samples, ...passedBefore],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          provide: { ...settings.provide, demo_dir: process.env.DEMO_DIR ?? '' },
          setupFiles: [processorTime, 'scripts/check/reach.ts', 'server/src/testing/close-apps.ts'],
          // Loading the whole server again for each file took two thirds of the time.
          isolate: false,
        },
      },
      {
        test: {
          ...settings,
          name: 'view',
          include: plainWeb,
          exclude: passedBefore,
          environment: 'node',
          isolate: false,
        },
      },
      {
        test: {
          ...settings,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [...plainWeb, ...replacing, screens, ...passedBefore],
          environment: 'happy-dom',
          setupFiles: [processorTime, 'web/src/testing/screen-setup.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...settings,
          name: 'web-alone',
          include: replacing,
          exclude: [...plainWeb, screens, ...passedBefore],
          environment: 'happy-dom',
          setupFiles: [processorTime, 'web/src/testing/web-setup.ts'],
        },
      },
      {
        test: {
          ...settings,
          name: 'screen',
          include: [screens],
          exclude: passedBefore,
          environment: 'happy-dom',
          setupFiles: [processorTime, 'web/src/testing/screen-setup.ts'],
          // They mock no modules, only `fetch`, so Ant Design is loaded once for all of them.
          isolate: false,
        },
      },
    ],
  },
})
