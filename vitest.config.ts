import { globSync, readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

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

/** Generous, because the machine may be busy; no test waits for time to pass. */
const testTimeout = 900_000
const expect = { poll: { timeout: 300_000 } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          experimental: native,
          maxWorkers: 2,
          include: [
            'engine/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'assets/**/*.test.ts',
            'web/build-plugins/**/*.test.ts',
            'sandbox/src/**/*.test.ts',
            ...samples,
          ],
          environment: 'node',
          testTimeout,
          expect,
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          experimental: native,
          include: ['server/src/**/*.test.ts'],
          exclude: samples,
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout,
          expect,
          hookTimeout: 900_000,
          maxWorkers: 2,
          setupFiles: ['server/src/testing/close-apps.ts'],
          // Loading the whole server again for each file took two thirds of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'view',
          include: plainWeb,
          environment: 'node',
          testTimeout,
          expect,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [...plainWeb, ...replacing, screens],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/screen-setup.ts'],
          testTimeout,
          expect,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'web-alone',
          include: replacing,
          exclude: [...plainWeb, screens],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/web-setup.ts'],
          testTimeout,
          expect,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'screen',
          include: [screens],
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/screen-setup.ts'],
          testTimeout,
          expect,
          maxWorkers: 2,
          // They mock no modules, only `fetch`, so Ant Design is loaded once for all of them.
          isolate: false,
        },
      },
    ],
  },
})
