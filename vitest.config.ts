import { defineConfig } from 'vitest/config'

/** Pure functions of the web app: they need no page and keep nothing between files. */
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

/** No test waits for time to pass; this is for machines that are busy with other work. */
const testTimeout = 60_000

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
          hookTimeout: 120_000,
          // As in the browser: a machine that is busy with other work may miss a deadline once; a real fault fails twice.
          retry: process.env.CI ? 1 : 0,
          maxWorkers: 2,
          setupFiles: ['server/src/testing/close-apps.ts'],
          // Loading the whole server anew for each file took two thirds of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: 'view',
          include: plainWeb,
          environment: 'node',
          testTimeout,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: plainWeb,
          environment: 'happy-dom',
          testTimeout,
          maxWorkers: 2,
        },
      },
    ],
  },
})
