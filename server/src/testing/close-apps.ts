import { afterAll } from 'vitest'
import { passwordCost } from '../modules/account/password.ts'
import { closeOpenApps } from './test-app.ts'

Object.assign(passwordCost, { memoryCost: 64, timeCost: 1 })
afterAll(closeOpenApps)
