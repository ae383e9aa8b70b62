import { avoids, dos, fact, item, link, mockup, platformPage, qa, same, shop, step, t } from '../define-page.ts'

export const shopeePage = platformPage('/home/homeShopee', {
  name: same('Shopee'),
  theme: 'pumpkin',
  title: t`Shopee 虾皮按需印刷：发货天数、规格上限、物流入仓与选品 | Shopee print on demand: days to ship, variation limits, logistics, products`,
  description: t`东南亚、台湾与巴西站点的按需印刷打法：两层规格五十个组合、预购天数怎么设、平台物流面单、轻小件选品和大促节奏。 | Print on demand for South-East Asia, Taiwan and Brazil: two tiers and fifty models, pre-order days, platform labels, light products and campaign rhythm.`,
  keywords: t`Shopee POD,虾皮按需印刷,Shopee预购,东南亚定制 | Shopee POD,Shopee pre-order,South-East Asia custom products`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · Shopee | Marketplace guide · Shopee`,
      title: t`轻小件、快出货、跟着九九十一走 | Light goods, quick hand-over, and the rhythm of 9.9 and 11.11`,
      lead: t`Shopee 的买家用手机逛，一次买三五件，客单价低、复购高。按需印刷在这里拼的是两件事：两天内交给物流，以及一个图案能不能铺满一整排小商品。 | Shopee buyers browse by phone and take three or five things at once: small baskets, many returns. Two things count: hand over within two days, and let one design fill a whole row of small goods.`,
      pictures: [mockup('keychain', 'front', 'clear', 'boba-tea'), mockup('tote', 'front', 'natural', 'calico-loaf')],
      actions: [
        link(t`看轻小件商品 | Light products`, '/category/gifts'),
        link(t`大促日历 | Campaign calendar`, '/home/homeShopee#timeline'),
      ],
      facts: [
        fact(same('2'), t`层规格，最多 50 个组合 | tiers, 50 models at most`),
        fact(t`9 张 | 9`, t`商品图上限 | pictures`),
        fact(t`365 天 | 365 days`, t`单次授权最长 | of authorisation at most`),
        fact(t`{{dispatch:CN}} | {{dispatch:CN}}`, t`付款到交给承运商 | from payment to hand-over`),
      ],
    },
    {
      kind: 'picture_text',
      title: t`一张图，做成一排商品 | One design, a whole row`,
      paragraphs: [
        t`在 Shopee，单件利润薄，靠“再凑一件免邮”把订单做厚。把同一图案铺到钥匙扣、杯垫、鼠标垫、帆布袋四种底版，放进同一个店铺分类，买家往往带走两三样。 | Margins per piece are thin; the basket grows by “one more for free shipping”. Put one design on keychain, coaster, mouse pad and tote in one shop category and buyers take two or three.`,
      ],
      points: [
        t`批量设计一次生成全部底版与颜色，放置方式按底版自动适配 | One batch run makes every base and colour, placed sensibly on each`,
        t`组合销售时按单件 SKU 收单，印途自动拆开生产再合包 | Bundles are taken apart for production and packed together again`,
      ],
      picture: shop('coaster', 'scene'),
    },
    {
      kind: 'table',
      title: t`发货天数怎么填才不吃罚分 | Days to ship without penalty points`,
      columns: [t`商品 | Product`, t`我们的时间 | Our time`, t`建议填写 | Enter`],
      rows: [
        [
          t`手机壳、鼠标垫、桌垫 | Phone cases, pads, mats`,
          t`{{dispatch:cat=tech:CN}} | {{dispatch:cat=tech:CN}}`,
          t`普通商品，2 天 | Ready stock, 2 days`,
        ],
        [
          t`马克杯、钥匙扣、T恤 | Mugs, keychains, T-shirts`,
          t`{{dispatch:cat=apparel:CN}} | {{dispatch:cat=apparel:CN}}`,
          t`普通商品，3 天（站点允许时） | Ready stock, 3 days where the site allows`,
        ],
        [
          t`抱枕、毯子、浴巾 | Pillows, blankets, towels`,
          t`{{dispatch:cat=home:CN}} | {{dispatch:cat=home:CN}}`,
          t`预购，7 天 | Pre-order, 7 days`,
        ],
        [
          t`帆布画、挂钟 | Canvas, clocks`,
          t`{{dispatch:cat=wall:CN}} | {{dispatch:cat=wall:CN}}`,
          t`预购，7–10 天 | Pre-order, 7–10 days`,
        ],
      ],
      note: t`预购商品占比过高会影响店铺评分，主推款尽量选能两三天交出的底版。 | Too many pre-order listings lower the shop’s rating: build on bases that leave in two or three days.`,
    },
    {
      kind: 'timeline',
      title: t`跟着大促备图，而不是备货 | Prepare designs, not stock`,
      lead: t`按需印刷没有库存压力，大促前要准备的是图、券和面单。 | There is no stock to pile up; what must be ready is artwork, vouchers and labels.`,
      items: [
        step(
          same('3.3 / 4.4'),
          t`开学与斋月 | School start and Ramadan`,
          t`马来西亚、印尼做月亮与几何纹样，避开酒类和猪、狗形象。 | Moons and geometry for Malaysia and Indonesia; no alcohol, pigs or dogs.`,
        ),
        step(
          same('6.6 / 7.7'),
          t`年中促销 | Mid-year`,
          t`夏季水壶、渔夫帽、背心；菲律宾和泰国全年都是夏天。 | Bottles, bucket hats, tank tops: in the Philippines and Thailand summer never ends.`,
        ),
        step(
          same('9.9'),
          t`旺季开场 | Opening of the season`,
          t`提前十天把活动商品的库存上限放宽，避免超卖后被取消。 | Raise stock limits ten days before, so that nothing is cancelled for overselling.`,
        ),
        step(
          same('11.11 / 12.12'),
          t`全年最高峰 | The peak of the year`,
          t`提前三天打印面单模板，生产排期看板每小时更新一次。 | Have label templates ready three days before; the production board is renewed hourly.`,
        ),
      ],
    },
    {
      kind: 'cards',
      title: t`各站点的小脾气 | Every site has its ways`,
      items: [
        item(
          t`台湾 | Taiwan`,
          t`标题写繁体，买家爱问“可以换字吗”，预留文字图层；便利店取货限重限尺寸，毯子要压缩包装。 | Titles in traditional characters, many ask for other words: keep a text layer. Shop pickup limits size, so blankets are compressed.`,
        ),
        item(
          t`马来西亚、新加坡 | Malaysia, Singapore`,
          t`英文即可，客单价高，装饰画和笔记本好卖。 | English is enough, baskets are larger; wall art and notebooks sell.`,
        ),
        item(
          t`泰国、越南 | Thailand, Vietnam`,
          t`当地语言标题必备；猫狗、奶茶、日系插画常年热门。 | Titles in the local language; pets, bubble tea and Japanese drawing always sell.`,
        ),
        item(
          t`巴西 | Brazil`,
          t`配送周期长，只做不怕等的商品；税号缺失的订单会被拦住。 | Delivery is long, so sell what can wait; orders without tax number are held.`,
        ),
      ],
    },
    {
      kind: 'steps',
      title: t`接入与发货 | Connecting and shipping`,
      items: [
        item(
          t`授权 | Authorise`,
          t`支持店铺账号和主账号授权；用主账号一次可勾选多个站点的店铺。 | By shop or main account; the main account ticks shops of several sites at once.`,
        ),
        item(
          t`同步商品 | Publish`,
          t`图片先传到平台图片空间，再创建商品和规格；超过五十个组合会提示拆分。 | Pictures go to the platform first, then product and tiers; more than fifty models are split.`,
        ),
        item(
          t`安排出货 | Arrange shipment`,
          t`平台分配物流和单号，我们在出货前取回面单，贴在内包裹上送到转运仓。 | The platform assigns carrier and number; we fetch the label before shipping and bring the parcel to the transit warehouse.`,
        ),
        item(
          t`到仓签收 | Check-in`,
          t`转运仓扫描后状态自动更新，超时未扫描会提醒您。 | The scan updates the order; a missing scan raises an alert.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`罚分从哪来 | Where penalty points come from`,
      groups: [
        dos(
          t`断色断码当天下架对应规格，印途会把库存回写为 0 | Stop sold-out models the same day; we write stock back as zero`,
          t`聊天回复率保持在 85% 以上，设置自动回复说明制作时间 | Keep the chat response above 85% with an automatic note on production time`,
        ),
        avoids(
          t`首图放平台外联系方式或二维码 | Contacts or QR codes of other platforms in the pictures`,
          t`关键词堆砌，标题里写“同款”“正品” | Stuffed keywords, “same as”, “genuine”`,
          t`同一商品换首图重复上架 | Listing one product again with another first picture`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`东南亚的起步组合 | A starter set for South-East Asia`,
      rule: { codes: ['keychain', 'coaster', 'tote', 'mouse-pad', 'phonecase', 'bucket-hat', 'notebook', 'pouch'] },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`Shopee 卖家常问 | Shopee sellers ask`,
      items: [
        qa(
          t`面单打不出来怎么办？ | The label will not print. What now?`,
          t`先确认订单已“安排出货”，平台分配单号需要几分钟；仍失败时印途会保留原因，点重试即可，不会重复安排。 | Check that shipment was arranged; the number takes a few minutes. If it still fails the reason is kept and a retry never arranges twice.`,
        ),
        qa(
          t`买家申请取消，货已经在印了？ | A buyer cancels while we print?`,
          t`生产开始前自动停下并退款；开始后会提示您先与买家沟通，按[退货流程](/home/returnProcess)处理。 | Before production it stops and is refunded by itself; afterwards you are asked to talk to the buyer first, see [returns](/home/returnProcess).`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`从一枚钥匙扣开始凑满一排 | Start with one keychain, fill a row`,
      body: t`图库里有现成的奶茶、猫咪、寿司图案，零成本试第一批。 | The gallery has tea, cats and sushi ready for a first try at no cost.`,
      links: [link(t`开始选品 | Choose products`, '/products')],
    },
  ],
})
