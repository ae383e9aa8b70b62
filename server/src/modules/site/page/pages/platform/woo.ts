import { avoids, dos, fact, item, link, mockup, platformPage, qa, same, t } from '../define-page.ts'

export const wooPage = platformPage('/home/homeWoo', {
  name: same('WooCommerce'),
  theme: 'midnight',
  title: t`WooCommerce 按需印刷：密钥授权、可变商品、运单备注与站点设置 | WooCommerce print on demand: keys, variable products, tracking notes, site settings`,
  description: t`自建 WordPress 商店如何接按需印刷：HTTPS 与固定链接、读写密钥一键生成、可变商品同步、定时任务影响订单通知、运单写在哪里。 | Connect your own WordPress shop: HTTPS and permalinks, read/write keys in one click, variable products, why cron matters for notices, and where tracking goes.`,
  keywords: t`WooCommerce POD,WordPress按需印刷,Woo代发,WooCommerce密钥 | WooCommerce POD,WordPress print on demand,Woo REST keys`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · WooCommerce | Marketplace guide · WooCommerce`,
      title: t`自己的服务器，自己的规则，我们只管印和发 | Your server, your rules; we only print and ship`,
      lead: t`WooCommerce 没有平台审核、没有佣金，也没有人替你看着服务器。这一页讲清楚：站点要准备什么，订单为什么有时慢几分钟，运单号会写到哪里。 | WooCommerce has no review, no commission, and nobody who watches your server. This page says what the site needs, why orders are sometimes minutes late, and where tracking is written.`,
      pictures: [
        mockup('notebook', 'front', 'black', 'say-one-more-chapter'),
        mockup('mug', 'front', 'white', 'pattern-coffee-break'),
      ],
      actions: [
        link(t`站点自查清单 | Check your site`, '/home/homeWoo#checklist'),
        link(t`帮助中心 | Help centre`, '/helpCenter'),
      ],
      facts: [
        fact(t`永久 | no expiry`, t`密钥不过期，可随时撤销 | keys last until revoked`),
        fact(t`100 条 | 100`, t`每页订单，自动翻页 | orders per page`),
        fact(same('HTTPS'), t`必须启用 | is required`),
        fact(same('0%'), t`平台佣金 | commission`),
      ],
    },
    {
      kind: 'checklist',
      title: t`授权前，花五分钟自查 | Five minutes before you connect`,
      groups: [
        dos(
          t`全站 HTTPS，证书不是自签名 | HTTPS throughout, no self-signed certificate`,
          t`设置 → 固定链接：不要用“朴素”，否则接口地址不存在 | Permalinks not “plain”, or the interface has no address`,
          t`WooCommerce 保持近两年内的版本，PHP 同步更新 | A WooCommerce and PHP of the last two years`,
          t`服务器定时任务正常：建议用系统 cron 触发 wp-cron | A working cron, best triggered by the system`,
        ),
        avoids(
          t`安全插件拦截 /wp-json 路径，授权会卡在最后一步 | A security plug-in that blocks /wp-json`,
          t`把整站放在访问密码后面测试，回调进不来 | The whole site behind a password: callbacks cannot enter`,
          t`使用非常用端口，通知只会发往 80、443 和 8080 | Unusual ports: notices go to 80, 443 and 8080 only`,
        ),
      ],
    },
    {
      kind: 'steps',
      title: t`一次授权，四件事自动发生 | One consent, four things happen`,
      items: [
        item(
          t`生成密钥 | Keys are made`,
          t`填写站点地址，登录后台点“批准”，站点把读写密钥回传；我们立即用它读一次订单，验证确实是您的站。 | Enter the address, approve in your dashboard, and the site sends keys which we test at once by reading an order.`,
        ),
        item(
          t`登记通知 | Notices are registered`,
          t`新订单、改地址、取消会推送过来；连续五次失败会被站点停用，我们检测到后自动恢复。 | New, changed and cancelled orders are pushed; after five failures the site stops, and we restore it.`,
        ),
        item(
          t`推送商品 | Products are pushed`,
          t`建成“可变商品”，颜色与尺码为变体，图片逐色关联。 | As variable products with colour and size, pictures by colour.`,
        ),
        item(
          t`回写运单 | Tracking is written`,
          t`装了 Shipment Tracking 扩展就写进扩展字段，没有则写成买家可见的订单备注，并把状态改为“已完成”。 | Into the Shipment Tracking extension if present, else as a note the buyer sees, and the order is completed.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`订单状态怎么对应 | How order states map`,
      columns: [t`WooCommerce 状态 | WooCommerce`, t`在印途 | In InkRoute`, t`会生产吗 | Printed?`],
      rows: [
        [t`待付款、失败 | pending, failed`, t`等待付款 | Awaiting payment`, t`否 | No`],
        [t`保留 | on-hold`, t`暂停，等您处理 | On hold`, t`否 | No`],
        [t`处理中 | processing`, t`可发货 | Ready to ship`, t`付款后生产 | Yes, once paid to us`],
        [t`已完成 | completed`, t`已发货 | Shipped`, t`已完成 | Done`],
        [
          t`已取消、已退款 | cancelled, refunded`,
          t`停止并退回未生产部分 | Stopped, unprinted part returned`,
          t`否 | No`,
        ],
      ],
      note: t`虚拟商品和自有库存的行不会进入生产，只处理关联了印途商品的行。 | Virtual goods and your own stock are left alone; only linked lines are printed.`,
    },
    {
      kind: 'cards',
      title: t`把省下的佣金花在刀刃上 | Spend the saved commission well`,
      items: [
        item(
          t`速度 | Speed`,
          t`商品图用 WebP、开缓存，手机首屏两秒内；样机原图按 1200 像素导出足够。 | WebP and a cache, two seconds on a phone; 1200 px mockups are enough.`,
        ),
        item(
          t`内容 | Content`,
          t`给每个图案写一篇小文：灵感、适合谁、怎么洗。搜索引擎会带来免费访客。 | A short article for each design: idea, for whom, care. Search engines bring visitors for nothing.`,
        ),
        item(
          t`结账 | Checkout`,
          t`支持访客结账，运费提前显示，少填一个字段就多一分成交。 | Guest checkout, freight shown early, every field less is a sale more.`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`适合内容型小店 | For shops that write`,
      rule: { codes: ['notebook', 'mug', 'poster', 'canvas-square', 'tote', 'desk-mat', 'puzzle', 'coaster'] },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`Woo 卖家常问 | Woo sellers ask`,
      items: [
        qa(
          t`为什么有的订单晚几分钟才出现？ | Why do some orders come minutes late?`,
          t`站点的通知由定时任务发出，没有访客时可能不触发。印途另有轮询兜底，所以最多晚几分钟，不会漏。 | Notices leave by cron, which may sleep without visitors. We also poll, so an order is late at most, never lost.`,
        ),
        qa(
          t`换域名要怎么做？ | What if I change the domain?`,
          t`在新域名重新授权并选择“迁移自原店铺”，商品关联随之转移。 | Authorise the new domain and choose “moved from”, and all links move with it.`,
        ),
        qa(
          t`怎样撤销授权？ | How do I revoke access?`,
          t`在 WooCommerce 设置的 REST API 页删除密钥即可，印途随后显示为未授权，不再读取任何数据。 | Delete the key in WooCommerce under REST API; we then show the shop as unauthorised and read nothing.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`站点已就绪？三分钟接通 | Site ready? Three minutes to connect`,
      body: t`准备好管理员账号即可，不需要安装任何插件。 | All you need is an administrator account; there is no plug-in.`,
      links: [link(t`先看看商品 | See the products`, '/products'), link(t`新手指引 | First steps`, '/homeGuide')],
    },
  ],
})
