import { MessageType } from '@inkroute/contract/codes'
import { welcomeMessage } from './welcome.job.ts'

interface DemoMessage {
  readonly hours_ago: number
  readonly is_read: boolean
  readonly type: 1 | 2 | 3
  readonly title: { readonly zh: string; readonly en: string }
  readonly body: { readonly zh: string; readonly en: string }
  readonly link: string | null
}

const { platform, order, trade } = MessageType

const message = (
  hours_ago: number,
  type: 1 | 2 | 3,
  is_read: boolean,
  [title_zh, body_zh]: [string, string],
  [title_en, body_en]: [string, string],
  link: string | null = null,
): DemoMessage => ({
  hours_ago,
  is_read,
  type,
  title: { zh: title_zh, en: title_en },
  body: { zh: body_zh, en: body_en },
  link,
})

const { once_key: _, ...welcome } = welcomeMessage

/** Two weeks in the life of a small shop, oldest first. */
export const demoMessages: readonly DemoMessage[] = [
  { ...welcome, hours_ago: 336, is_read: true },
  message(
    330,
    trade,
    true,
    ['充值到账 ¥500.00', '支付宝充值 ¥500.00 已到账，当前可用余额 ¥500.00。'],
    ['¥500.00 credited', 'Your Alipay recharge of ¥500.00 has arrived. Available balance: ¥500.00.'],
  ),
  message(
    318,
    order,
    true,
    ['样品订单已付款', '订单 IR2611020007（经典圆领 T 恤 × 2）已付款 ¥79.60，正在审核设计文件。'],
    [
      'Sample order paid',
      'Order IR2611020007 (classic crew-neck T-shirt × 2) is paid, ¥79.60. We are checking the design file.',
    ],
  ),
  message(
    317,
    trade,
    true,
    ['余额支付 ¥79.60', '订单 IR2611020007 使用余额支付 ¥79.60，剩余 ¥420.40。'],
    ['¥79.60 paid from balance', 'Order IR2611020007 was paid from your balance: ¥79.60. Remaining ¥420.40.'],
  ),
  message(
    300,
    order,
    true,
    ['样品已投入生产', '订单 IR2611020007 通过审核，已在广州工厂投入生产，预计 48 小时内发货。'],
    [
      'Sample in production',
      'Order IR2611020007 passed review and is in production in Guangzhou, leaving within 48 h.',
    ],
  ),
  message(
    276,
    order,
    true,
    ['样品已发货', '订单 IR2611020007 已由云途全球专线发出，运单号 YT2630811260004512，预计 7–10 天送达。'],
    ['Sample shipped', 'Order IR2611020007 left by YunExpress, tracking YT2630811260004512, expected in 7–10 days.'],
  ),
  message(
    264,
    platform,
    true,
    ['会员成长提示', '近 90 天累计消费达到 ¥100,000.00 即可升级铂金会员，享 6% 折扣和每月 10,000 款设计。'],
    [
      'On the way to Platinum',
      'Spend ¥100,000.00 within 90 days to become Platinum: 6 % off and 10,000 designs a month.',
    ],
    '/setting/accountInfo',
  ),
  message(
    242,
    trade,
    true,
    ['充值到账 ¥2,000.00', '银行转账 ¥2,000.00 已由财务确认到账，当前可用余额 ¥2,420.40。'],
    ['¥2,000.00 credited', 'Finance confirmed your bank transfer of ¥2,000.00. Available balance: ¥2,420.40.'],
  ),
  message(
    228,
    order,
    true,
    ['12 个订单已付款', '批量付款成功：12 个订单，商品 ¥486.00，运费 ¥318.72，合计 ¥804.72。'],
    ['12 orders paid', 'Batch payment done: 12 orders, goods ¥486.00, freight ¥318.72, total ¥804.72.'],
  ),
  message(
    227,
    trade,
    true,
    ['余额支付 ¥804.72', '12 个订单使用余额支付 ¥804.72，剩余 ¥1,615.68。'],
    ['¥804.72 paid from balance', '12 orders were paid from your balance: ¥804.72. Remaining ¥1,615.68.'],
  ),
  message(
    204,
    platform,
    true,
    ['年底发货截止时间已公布', '圣诞前送达的下单截止时间因目的地而异，请尽早安排备货。'],
    ['Year-end cut-offs published', 'The last day to order for Christmas depends on the destination. Plan ahead.'],
    '/main/bulletin',
  ),
  message(
    190,
    order,
    true,
    ['设计文件需要确认', '订单 IR2611060113 的背面图案分辨率为 112 dpi，低于建议的 150 dpi，已按您的确认继续生产。'],
    [
      'Design file accepted with a warning',
      'The back artwork of order IR2611060113 has 112 dpi, below the advised 150 dpi. Production goes on as you confirmed.',
    ],
  ),
  message(
    168,
    order,
    true,
    ['订单已发货', '订单 IR2611060108 等 11 单已发出，运单号已同步。'],
    ['Orders shipped', 'Order IR2611060108 and 10 others have left; tracking numbers are in place.'],
  ),
  message(
    150,
    trade,
    true,
    ['运费多退 ¥8.64', '订单 IR2611060110 实际计费重低于预估，运费差额 ¥8.64 已退回余额。'],
    ['¥8.64 freight returned', 'Order IR2611060110 weighed less than estimated; ¥8.64 went back to your balance.'],
  ),
  message(
    132,
    order,
    true,
    ['订单已签收', '样品订单 IR2611020007 已由买家签收。'],
    ['Order delivered', 'The sample order IR2611020007 was signed for by the buyer.'],
  ),
  message(
    120,
    platform,
    true,
    ['新登录提醒', '账号在广东广州的新设备上登录。如非本人操作，请立即修改密码。'],
    [
      'New device',
      'Your account was used on a new device in Guangzhou. If that was not you, change your password now.',
    ],
    '/setting/accountSecurity',
  ),
  message(
    98,
    trade,
    true,
    ['优惠券到账', '收到满 ¥300 减 ¥30 优惠券一张，有效期至本月底。'],
    ['Coupon received', 'You received a coupon: ¥30 off from ¥300, valid until the end of the month.'],
  ),
  message(
    76,
    order,
    true,
    ['订单地址已更正', '订单 IR2611120046 的邮编与州不符，系统已按买家确认改为 CA 90012。'],
    [
      'Address corrected',
      'Postcode and state of order IR2611120046 did not match; changed to CA 90012 as the buyer confirmed.',
    ],
  ),
  message(
    52,
    trade,
    false,
    ['余额支付 ¥356.40', '订单 IR2611130021 等 6 单使用余额支付 ¥356.40，剩余 ¥1,267.92。'],
    ['¥356.40 paid from balance', 'Order IR2611130021 and 5 others: ¥356.40. Remaining ¥1,267.92.'],
  ),
  message(
    50,
    order,
    false,
    ['6 个订单已付款', '订单 IR2611130021 等 6 单已付款，预计明天 18:00 前投入生产。'],
    ['6 orders paid', 'Order IR2611130021 and 5 others are paid and enter production by 18:00 tomorrow.'],
  ),
  message(
    34,
    trade,
    false,
    ['余额支付 ¥1,267.92', '21 个订单使用余额支付 ¥1,267.92，余额已用完，付款前请先充值。'],
    [
      '¥1,267.92 paid from balance',
      '21 orders were paid: ¥1,267.92. Your balance is used up; recharge before paying again.',
    ],
  ),
  message(
    30,
    platform,
    false,
    ['美欧海外仓上新', '美国和欧洲仓新增卫衣、马克杯和帆布袋，就近印制发货。'],
    [
      'New products in the US and EU warehouses',
      'Our US and EU warehouses now hold sweatshirts, mugs and totes, printed and sent from nearby.',
    ],
    '/main/bulletin',
  ),
  message(
    22,
    order,
    false,
    ['5 个订单已投入生产', '订单 IR2611130021 等 5 单已在广州工厂排产。'],
    ['5 orders in production', 'Order IR2611130021 and 4 others are on the line in Guangzhou.'],
  ),
  message(
    9,
    order,
    false,
    ['1 个订单待确认', '订单 IR2611130024 的 XXL 码白色 T 恤缺货约 2 天，可等待补货或更换颜色。'],
    [
      '1 order needs your answer',
      'White T-shirts in XXL for order IR2611130024 are out for about 2 days: wait, or choose another colour.',
    ],
  ),
  message(
    5,
    trade,
    false,
    ['充值到账 ¥2,680.00', '银行转账 ¥2,680.00 已由财务确认到账，当前可用余额 ¥2,680.00。'],
    ['¥2,680.00 credited', 'Finance confirmed your bank transfer of ¥2,680.00. Available balance: ¥2,680.00.'],
  ),
  message(
    2,
    platform,
    false,
    ['快捷键可以自定义了', '17 个设计快捷键都可以改成您习惯的按键，冲突会当场提示。'],
    [
      'Hot keys are yours now',
      'All 17 studio hot keys can be changed to what your hands know; conflicts show at once.',
    ],
    '/setting/accountSetting',
  ),
]
