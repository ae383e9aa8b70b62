import { fact, item, link, marketingPage, mockup, t } from '../define-page.ts'

export const saasPage = marketingPage('/home/saas', {
  name: t`卖家工作台 | The seller’s workbench`,
  theme: 'indigo',
  title: t`印途卖家系统：设计、刊登、收单、对账一个后台 | InkRoute for sellers: design, list, take orders and reconcile in one place`,
  description: t`不只是工厂：批量设计、多店收单、SKU 关联、子账号权限、双重记账的余额与对账，卖家每天要用的工具都在一个后台。 | More than a factory: batch design, orders of many shops, SKU links, team rights, a double-entry balance and reconciliation.`,
  keywords: t`跨境POD系统,多店铺订单管理,批量设计,子账号权限 | POD software,multi-store orders,batch design,team permissions`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`卖家系统 | For sellers`,
      title: t`一天的活，放在一个屏幕里做完 | A day’s work on one screen`,
      lead: t`早上看待办，上午批量出图，下午付款发货，晚上对账。四件事如果分散在五个工具里，错一单就要翻半天。 | To-dos in the morning, batches before noon, payments after, accounts at night. Spread over five tools, one wrong order costs half a day.`,
      pictures: [
        mockup('desk-mat', 'front', 'white', 'bauhaus-warm'),
        mockup('mug', 'front', 'white', 'say-coffee-first'),
      ],
      actions: [link(t`进入后台 | Open the console`, '/views/main'), link(t`看会员方案 | See plans`, '/vipService')],
      facts: [
        fact(t`16 个 | 16`, t`平台可接店铺 | marketplaces to connect`),
        fact(t`1 处 | 1 inbox`, t`异常订单收件箱 | for exceptions`),
        fact(t`每分 | to the fen`, t`都有凭据的账 | every movement accounted for`),
        fact(t`100 个 | 100`, t`子账号，钻石会员 | sub-accounts at diamond level`),
      ],
    },
    {
      kind: 'timeline',
      title: t`跟着一位卖家过一天 | One day with a seller`,
      items: [
        {
          when: t`9:00 | 9:00`,
          title: t`先看“需要我处理的” | What needs me`,
          body: t`仪表盘把授权快到期、预检未过、地址缺失、待付款列在最上面，按紧急程度排序。 | Expiring shops, failed preflight, missing addresses and unpaid orders stand on top, most urgent first.`,
        },
        {
          when: t`10:00 | 10:00`,
          title: t`一次做一百个商品 | A hundred products at once`,
          body: t`二十张图乘五种底版，批量任务在后台跑，进度实时，关掉页面也不停；单格失败单独重试。 | Twenty pictures by five bases run in the background, live, even with the page closed; a failed cell is retried alone.`,
        },
        {
          when: t`14:00 | 14:00`,
          title: t`各店订单汇到一处 | All orders in one place`,
          body: t`按 SKU 自动匹配，认不出的给出建议；改地址、换尺码在生产前自己就能做。 | Matched by SKU, with suggestions for the rest; address and size can be changed until production.`,
        },
        {
          when: t`17:00 | 17:00`,
          title: t`付款，看清每一分 | Pay and see every fen`,
          body: t`拆包、重量、运费在付款前显示，显示多少就收多少；余额、支付宝可混合支付。 | Parcels, weight and freight are shown before paying and charged as shown; balance and Alipay can be mixed.`,
        },
        {
          when: t`21:00 | 21:00`,
          title: t`利润按店铺看 | Profit by shop`,
          body: t`销售额、成本、运费、退款、利润逐日逐店，可导出表格交给会计。 | Sales, cost, freight, refunds and profit by day and shop, exported for the accountant.`,
        },
      ],
    },
    {
      kind: 'cards',
      title: t`做过的人才知道重要的细节 | Details that matter in practice`,
      items: [
        item(
          t`重复点付款不会扣两次 | Paying twice charges once`,
          t`每笔付款带唯一编号，断网重试也只扣一次。 | Each payment has its own key; a retry is never a second charge.`,
        ),
        item(
          t`导入可以撤销 | Imports can be undone`,
          t`任意列顺序、先试跑、逐行报错，付款前可整批撤回。 | Any columns, a dry run with errors by row, and the whole import can be taken back before paying.`,
        ),
        item(
          t`关联不会断 | Links do not break`,
          t`改名、换图、重新授权，SKU 关联都在。 | Renaming, new pictures, re-authorising: the links stay.`,
        ),
        item(
          t`权限管到按钮 | Rights down to the button`,
          t`美工只能设计，客服只能看订单，财务才能提现；服务器同样拦截。 | Designers design, support sees orders, only finance withdraws, and the server refuses the rest.`,
        ),
        item(
          t`消息不漏 | No message missed`,
          t`平台、订单、交易三类消息实时推送，未读有数。 | Platform, order and trade messages arrive live, with counts.`,
        ),
        item(
          t`数据带得走 | Your data leaves with you`,
          t`商品、订单、流水都能导出，不锁定。 | Goods, orders and movements can all be exported.`,
        ),
      ],
    },
    {
      kind: 'links',
      title: t`继续了解 | Read on`,
      items: [
        {
          title: t`平台对接 | Marketplaces`,
          body: t`十一个平台各自的规则与接法 | Rules and ways of eleven marketplaces`,
          to: '/aggregation',
        },
        {
          title: t`软件服务模式 | The software model`,
          body: t`只用系统、自带工厂也可以 | Use the system with your own factory`,
          to: '/home/saasModel',
        },
        { title: t`帮助中心 | Help centre`, body: t`操作步骤，可搜索 | Every step, searchable`, to: '/helpCenter' },
      ],
    },
    {
      kind: 'action',
      title: t`把五个工具换成一个 | Five tools become one`,
      body: t`普通会员免费，两个店铺、每月一百次设计，够跑通整条流程。 | The basic level is free: two shops and a hundred designs a month, enough to try everything.`,
      links: [link(t`免费注册 | Register free`, '/views/main')],
    },
  ],
})
