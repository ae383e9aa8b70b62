import type { Module } from '../../infra/module.ts'
import { auditLedger } from './audit-ledger.job.ts'
import { walletRoutes } from './wallet.routes.ts'
import { seedWallet } from './wallet.seed.ts'

export const walletModule: Module = { name: 'wallet', routes: walletRoutes, jobs: [auditLedger], seed: seedWallet }
