import { fact, item, link, marketingPage, mockup, qa, shop, t } from '../define-page.ts'

export const podPage = marketingPage('/home/pod', {
  name: t`什么是按需印刷 | What is print on demand`,
  theme: 'seal',
  title: t`按需印刷（POD）是什么：先卖出，再印刷，一件也发 | What is print on demand: sell first, print after, one piece is enough`,
  description: t`用一件 T恤的五天，讲清楚按需印刷怎样从一张图变成买家手里的商品，钱和货各在哪里流动，适合谁、不适合谁。 | Five days in the life of one T-shirt: how a picture becomes a product in a buyer’s hands, where money and goods move, and whom it suits.`,
  keywords: t`按需印刷,POD是什么,一件代发,定制T恤 | print on demand,what is POD,dropshipping,custom T-shirts`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`按需印刷 | Print on demand`,
      title: t`先有买家，再有这件衣服 | First the buyer, then the shirt`,
      lead: t`传统卖货先压一仓库，再求人来买。按需印刷反过来：图案上架，买家付款，我们才开机。没有库存，也就没有卖不掉的库存。 | The old way fills a warehouse and hopes. Here a design is listed, a buyer pays, and only then does a machine start. No stock means no unsold stock.`,
      pictures: [
        mockup('tshirt', 'front', 'white', 'great-wave'),
        mockup('tote', 'front', 'natural', 'great-wave'),
        mockup('poster', 'front', 'oak', 'great-wave'),
      ],
      actions: [
        link(t`选一件底版试试 | Try a product`, '/products'),
        link(t`看生产过程 | How it is made`, '/home/productionProcess'),
      ],
      facts: [
        fact(t`1 件 | 1 piece`, t`起印 | minimum`),
        fact(t`{{products}} 款 | {{products}}`, t`底版，九种工艺 | bases, nine techniques`),
        fact(t`{{dispatch}} | {{dispatch}}`, t`付款到交给承运商 | from payment to hand-over`),
        fact(t`3 个地区 | 3 regions`, t`工厂：中国、美国、欧洲 | of factories: China, US, Europe`),
      ],
    },
    {
      kind: 'steps',
      title: t`一件 T恤的五天 | Five days of one T-shirt`,
      items: [
        item(
          t`周一，一张图 | Monday, a picture`,
          t`您上传图案，放到 T恤上，样机和三维预览当场生成，发布到店铺。 | You upload artwork, place it, see mockup and 3D at once, and publish it.`,
        ),
        item(
          t`周二，一位买家 | Tuesday, a buyer`,
          t`买家付给您 29.99 美元。订单自动进入印途，等您确认。 | A buyer pays you 29.99 dollars. The order reaches InkRoute and waits for you.`,
        ),
        item(
          t`周三，一台机器 | Wednesday, a machine`,
          t`您支付印制费和运费，印刷文件生成，最近的工厂开印、质检、包装。 | You pay printing and freight; the file is made and the nearest factory prints, checks and packs.`,
        ),
        item(
          t`周四，一个包裹 | Thursday, a parcel`,
          t`交给承运商，运单号写回您的店铺。 | The carrier takes it and the number returns to your shop.`,
        ),
        item(
          t`几天后，一次开箱 | Days later, an unboxing`,
          t`买家看到的只有您的品牌。差价就是您的利润。 | The buyer sees only your brand. The difference is your profit.`,
        ),
      ],
    },
    {
      kind: 'table',
      title: t`和囤货、和普通代发比一比 | Compared with stock and with plain dropshipping`,
      columns: [t`比较 | Compare`, t`囤货 | Stock`, t`普通代发 | Dropshipping`, t`按需印刷 | Print on demand`],
      rows: [
        [t`启动资金 | To start`, t`数万元起 | Tens of thousands`, t`几乎没有 | Almost none`, t`几乎没有 | Almost none`],
        [
          t`商品独特性 | Uniqueness`,
          t`取决于开模 | Depends on tooling`,
          t`人人都有 | Everybody has it`,
          t`图案只属于您 | The design is yours`,
        ],
        [t`上新速度 | New products`, t`数周 | Weeks`, t`一天 | A day`, t`几分钟 | Minutes`],
        [t`单件成本 | Unit cost`, t`最低 | Lowest`, t`中 | Middle`, t`较高，靠溢价 | Higher, carried by the design`],
        [t`滞销风险 | Risk of leftovers`, t`高 | High`, t`无 | None`, t`无 | None`],
      ],
    },
    {
      kind: 'picture_text',
      title: t`样机和实物，用的是同一套画法 | Mockup and print are drawn by the same hand`,
      paragraphs: [
        t`设计器里的画面、商品样机、三维贴图和最后的印刷文件，由同一个绘制程序生成。您看到什么位置，工厂就印在什么位置。 | Canvas, mockup, 3D texture and print file come from one painter. Where you see it is where it is printed.`,
      ],
      points: [
        t`印刷文件带实际尺寸，厘米对厘米 | Print files carry their real size, centimetre for centimetre`,
        t`分辨率、边距、细线在设计时就检查，不等付款后退回 | Resolution, margins and thin lines are checked while you design`,
      ],
      picture: shop('poster', 'scene'),
      link: link(t`了解设计方式 | Ways to design`, '/designMode'),
    },
    {
      kind: 'checklist',
      title: t`适合谁，不适合谁 | Whom it suits`,
      groups: [
        {
          name: t`适合 | It suits`,
          tone: 'do',
          items: [
            t`有图、有受众、没有仓库的人 | Those with pictures and an audience but no warehouse`,
            t`想同时测很多图案的店铺 | Shops that test many designs`,
            t`做个性化礼物、社群周边的卖家 | Sellers of personal gifts and merchandise`,
          ],
        },
        {
          name: t`不太适合 | Less so`,
          tone: 'avoid',
          items: [
            t`只拼最低价的标品 | Plain goods sold by the lowest price`,
            t`要求当天送达的生意 | Same-day delivery`,
            t`没有图案来源，又不愿花时间做图 | No artwork and no wish to make any`,
          ],
        },
      ],
    },
    {
      kind: 'faq',
      title: t`新手最常问 | Newcomers ask`,
      items: [
        qa(
          t`我不会画画可以做吗？ | I cannot draw. Can I start?`,
          t`可以。图库里有两百多张可用图案，文字设计也很好卖；重要的是知道卖给谁。 | Yes. The gallery holds more than two hundred designs and lettering sells well; what matters is knowing for whom.`,
        ),
        qa(
          t`印得不好谁负责？ | Who answers for a bad print?`,
          t`质量问题由我们重印或退款，规则见[退款说明](/refund)。 | We do, by reprint or refund: see [refunds](/refund).`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`用一张图，走完这五天 | Walk the five days with one picture`,
      body: t`注册、设计、看样机都不收费，有订单才付印制费。 | Registering, designing and mockups cost nothing; you pay when there is an order.`,
      links: [link(t`开始 | Begin`, '/products'), link(t`新手指引 | First steps`, '/homeGuide')],
    },
  ],
})
