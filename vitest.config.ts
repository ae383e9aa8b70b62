import { defineConfig } from 'vitest/config'

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

/** Whole screens, driven against a fake API. */
const screens = 'web/src/**/*.screen.test.tsx'

/** Generous, because the machine may be busy; no test waits for time to pass. */
const testTimeout = 900_000
const expect = { poll: { timeout: 300_000 } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          maxWorkers: 2,
          include: [
            'engine/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'assets/**/*.test.ts',
            'web/build-plugins/**/*.test.ts',
            'sandbox/src/**/*.test.ts',
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
          include: ['server/src/**/*.test.ts'],
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
