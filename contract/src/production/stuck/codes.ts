import type { HoldReason } from '../../order/codes.ts'

interface Words {
  readonly zh: string
  readonly en: string
}

/** Why an order is held, as a factory needs to hear it. */
export const staffHoldReasons: Readonly<Record<HoldReason, Words>> = {
  seller: { zh: '卖家已暂停', en: 'the seller put it on hold' },
  rule: { zh: '被店铺规则拦下', en: 'a store rule put it on hold' },
  personalised: { zh: '买家的定制内容待卖家确认', en: 'the seller has not confirmed the personalised content' },
  address: { zh: '收货地址有问题', en: 'there is a problem with the address' },
  preflight: { zh: '印前检查未通过', en: 'it failed the print check' },
  picture: { zh: '印刷文件生成失败', en: 'its print files could not be created' },
  stock: { zh: '仓库缺货', en: 'the blanks are out of stock' },
  staff: { zh: '平台员工已暂停', en: 'staff put it on hold' },
}

/** A paid order without print files is reported after so many minutes, unless staff choose another number. */
export const LATE_PRINTS_MINUTES = 30
export const MIN_LATE_PRINTS_MINUTES = 5
export const MAX_LATE_PRINTS_MINUTES = 1440
