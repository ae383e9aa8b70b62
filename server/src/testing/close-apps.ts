import { afterAll } from 'vitest'
import { closeOpenApps } from './test-app.ts'

afterAll(closeOpenApps)
