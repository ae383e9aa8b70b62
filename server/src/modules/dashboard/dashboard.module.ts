import * as contract from '@inkroute/contract/dashboard/dashboard'
import * as steps from '@inkroute/contract/dashboard/first-steps'
import type { Bind } from '../../infra/http/bind.ts'
import type { Module } from '../../infra/module/module.ts'
import { deleted } from '../../infra/privacy/personal-data.ts'
import { addDemoTodos } from './dashboard.demo.ts'
import { getFirstSteps, setFirstSteps } from './first-steps.ts'
import { getOverview } from './get-overview.ts'
import { addTodo, changeTodo, deleteTodo, listTodos } from './todos.ts'

function dashboardRoutes(bind: Bind): void {
  bind(contract.getOverview, getOverview)
  bind(contract.listTodos, listTodos)
  bind(contract.addTodo, addTodo)
  bind(contract.changeTodo, changeTodo)
  bind(contract.deleteTodo, deleteTodo)
  bind(steps.getFirstSteps, getFirstSteps)
  bind(steps.setFirstSteps, setFirstSteps)
}

export const dashboardModule: Module = {
  name: 'dashboard',
  tables: ['dashboard_todo'],
  reads: ['cart_item', 'goods', 'listing', 'sales_order', 'sales_order_line', 'store'],
  personal: { tables: [deleted('dashboard_todo')] },
  routes: dashboardRoutes,
  demo: addDemoTodos,
}
