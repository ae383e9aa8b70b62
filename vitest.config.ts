import { defineConfig } from 'vitest/config'

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
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          setupFiles: ['server/src/testing/close-apps.ts'],
          // Loading the whole server anew for each file took two thirds of the time.
          isolate: false,
        },
      },
      {
        test: {
          // Pure functions keep nothing between files.
          name: 'view',
          include: ['web/src/**/*.view.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.view.test.ts'],
          environment: 'happy-dom',
          testTimeout: 15_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
