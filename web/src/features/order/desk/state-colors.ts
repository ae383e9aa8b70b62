import type { orderStates } from '@inkroute/contract/order/codes'

export const stateColors: Partial<Record<(typeof orderStates)[number], string>> = {
  on_hold: 'orange',
  cancelled: 'default',
  refunded: 'default',
  in_production: 'blue',
  packed: 'blue',
  shipped: 'cyan',
  delivered: 'green',
  completed: 'green',
  paid: 'geekblue',
}
