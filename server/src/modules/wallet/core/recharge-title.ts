import { type PayChannel, payChannelNames } from '@inkroute/contract/wallet/payment'

/** Of a cashier or the bank. */
export function rechargeTitle(channel: string): { readonly zh: string; readonly en: string } {
  const name = payChannelNames[channel as PayChannel]
  return name
    ? { zh: `${name.zh}充值`, en: `Recharge with ${name.en}` }
    : { zh: '银行转账充值', en: 'Recharge by bank transfer' }
}
