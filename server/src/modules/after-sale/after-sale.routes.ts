import { returnCalls, type SellerCalls, workOrderCalls } from '@inkroute/contract/after-sale/after-sale'
import type { WorkForm } from '@inkroute/contract/after-sale/codes'
import * as staff from '@inkroute/contract/after-sale/staff'
import type { Bind } from '../../infra/http/bind.ts'
import { getOrderLines, openStaffWork, openWork } from './core/open-work.ts'
import { countOwnWork, countStaffWork, getStaffWork, getWork, listStaffWork, listWork } from './core/read-work.ts'
import { rejectStaffWork, resolveStaffWork } from './decide-work.ts'
import { replyStaffWork, replyWork, takeStaffWork, withdrawWork } from './reply-work.ts'
import { acceptReturn, receiveReturn, sendBack } from './return-goods.ts'

function sellerRoutes(bind: Bind, calls: SellerCalls, form: WorkForm): void {
  bind(calls.list, (ctx, input) => listWork(ctx, form, input))
  bind(calls.counts, (ctx) => countOwnWork(ctx, form))
  bind(calls.orderLines, getOrderLines)
  bind(calls.get, (ctx, input) => getWork(ctx, form, input))
  bind(calls.open, (ctx, input) => openWork(ctx, form, input))
  bind(calls.reply, (ctx, input) => replyWork(ctx, form, input))
  bind(calls.withdraw, (ctx, input) => withdrawWork(ctx, form, input))
  bind(calls.sendBack, (ctx, input) => sendBack(ctx, form, input))
}

export function afterSaleRoutes(bind: Bind): void {
  sellerRoutes(bind, workOrderCalls, 'work')
  sellerRoutes(bind, returnCalls, 'return')
  bind(staff.listStaffWork, listStaffWork)
  bind(staff.countStaffWork, countStaffWork)
  bind(staff.getStaffWork, getStaffWork)
  bind(staff.openStaffWork, openStaffWork)
  bind(staff.replyStaffWork, replyStaffWork)
  bind(staff.takeStaffWork, takeStaffWork)
  bind(staff.acceptReturn, acceptReturn)
  bind(staff.receiveReturn, receiveReturn)
  bind(staff.resolveStaffWork, resolveStaffWork)
  bind(staff.rejectStaffWork, rejectStaffWork)
}
