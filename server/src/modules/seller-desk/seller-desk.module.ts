import * as adjustment from '@inkroute/contract/seller-desk/adjustment'
import * as records from '@inkroute/contract/seller-desk/records'
import * as contract from '@inkroute/contract/seller-desk/seller-desk'
import * as view from '@inkroute/contract/seller-desk/view'
import type { AppCtx } from '../../infra/context.ts'
import { on } from '../../infra/hooks.ts'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted, kept } from '../../infra/privacy/personal-data.ts'
import { staffWaiting } from '../../infra/staff-waiting.ts'
import { addRoleLimit, countPending } from './adjustment.queries.ts'
import {
  cancelAdjustment,
  createAdjustment,
  decideAdjustment,
  getOwnLimit,
  listAdjustments,
  listMoneyLimits,
  setMoneyLimit,
} from './adjustments.ts'
import { inviteSeller, renewSellerLink, resetSellerTwoStep } from './invite-seller.ts'
import {
  listSellerActivity,
  listSellerMessages,
  listSellerMovements,
  listSellerNotes,
  listSellerOrders,
  listSellerPayments,
  listSellerSessions,
  listSellerStores,
  listSellerTeam,
  listSellerTransfers,
  listSellerViews,
  sendSellerMessage,
} from './records.ts'
import { addDemoSellers } from './seller-desk.demo.ts'
import { exportSellers, getSeller, listSellers } from './seller-list.ts'
import {
  addSellerNote,
  changeSellerNote,
  deleteSellerNote,
  endSellerSessions,
  freezeSeller,
  unfreezeSeller,
  updateSellerContact,
} from './sellers.ts'
import { endSellerView, startSellerView } from './views.ts'

function sellerDeskRoutes(bind: Bind): void {
  bind(contract.listSellers, listSellers)
  bind(contract.exportSellers, exportSellers)
  bind(contract.getSeller, getSeller)
  bind(contract.inviteSeller, inviteSeller)
  bind(contract.renewSellerLink, renewSellerLink)
  bind(contract.resetSellerTwoStep, resetSellerTwoStep)
  bind(contract.updateSellerContact, updateSellerContact)
  bind(contract.freezeSeller, freezeSeller)
  bind(contract.unfreezeSeller, unfreezeSeller)
  bind(contract.listSellerSessions, listSellerSessions)
  bind(contract.endSellerSessions, endSellerSessions)
  bind(contract.listSellerTeam, listSellerTeam)
  bind(contract.listSellerNotes, listSellerNotes)
  bind(contract.addSellerNote, addSellerNote)
  bind(contract.changeSellerNote, changeSellerNote)
  bind(contract.deleteSellerNote, deleteSellerNote)
  bind(records.listSellerMovements, listSellerMovements)
  bind(records.listSellerPayments, listSellerPayments)
  bind(records.listSellerTransfers, listSellerTransfers)
  bind(records.listSellerOrders, listSellerOrders)
  bind(records.listSellerStores, listSellerStores)
  bind(records.listSellerMessages, listSellerMessages)
  bind(records.sendSellerMessage, sendSellerMessage)
  bind(records.listSellerActivity, listSellerActivity)
  bind(adjustment.createAdjustment, createAdjustment)
  bind(adjustment.listAdjustments, listAdjustments)
  bind(adjustment.getOwnLimit, getOwnLimit)
  bind(adjustment.decideAdjustment, decideAdjustment)
  bind(adjustment.cancelAdjustment, cancelAdjustment)
  bind(adjustment.listMoneyLimits, listMoneyLimits)
  bind(adjustment.setMoneyLimit, setMoneyLimit)
  bind(view.startSellerView, startSellerView)
  bind(view.endSellerView, endSellerView)
  bind(view.listSellerViews, listSellerViews)
}

/** What the finance role may move alone until staff say otherwise. */
const FIRST_LIMIT_FEN = 50_000

const addFirstLimits = async (ctx: AppCtx): Promise<void> => {
  await addRoleLimit(ctx.db, '财务', FIRST_LIMIT_FEN, ctx.clock.now())
}

export const sellerDeskModule: Module = {
  name: 'seller-desk',
  tables: ['seller_note', 'seller_view', 'money_adjustment', 'staff_money_limit'],
  reads: [
    'activity_log',
    'app_user',
    'design',
    'goods',
    'ledger_account',
    'material',
    'order_payment',
    'payment',
    'recharge',
    'role',
    'sales_order',
    'seller',
    'seller_authentication',
    'seller_plan',
    'session',
    'shipment',
    'store',
    'store_sync',
    'upload',
    'user_message',
    'user_role',
    'withdrawal',
    'work_order',
  ],
  personal: {
    tables: [deleted('seller_note'), deleted('seller_view'), kept('money_adjustment', 'accounting')],
  },
  routes: sellerDeskRoutes,
  hooks: [on(staffWaiting, { path: '/ops/adjustment', permission: 'ops.money', count: countPending })],
  base: addFirstLimits,
  demo: addDemoSellers,
}
