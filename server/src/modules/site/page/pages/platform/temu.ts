import { avoids, dos, fact, item, link, mockup, platformPage, qa, same, t } from '../define-page.ts'

export const temuPage = platformPage('/home/homeTemu', {
  name: same('Temu'),
  theme: 'pumpkin',
  title: t`Temu 按需印刷：半托管、本土店与全托管备货怎么选 | Temu print on demand: semi-managed, local or fully managed`,
  description: t`Temu 三种模式对按需印刷卖家意味着什么：核价、备货仓、发货时效、定制字段、合规标签，以及印途的全托管专区和海外仓代发。 | What Temu’s three models mean for print on demand: price review, stock, shipping time, customisation fields, compliance labels, and InkRoute’s managed zone and overseas fulfilment.`,
  keywords: t`Temu半托管POD,Temu本土店,Temu全托管,Temu定制 | Temu semi-managed POD,Temu local seller,Temu fully managed,Temu custom`,
  blocks: [
    {
      kind: 'hero',
      eyebrow: t`平台指南 · Temu | Marketplace guide · Temu`,
      title: t`先选模式，再选图：三种托管，三种算法 | Choose the model before the design: three kinds of management, three calculations`,
      lead: t`全托管拼供货价，半托管拼海外仓时效，本土店拼运营。按需印刷在 Temu 的优势是“别人没有的图”，但前提是成本、时效和标签都经得起平台核对。 | Fully managed is about supply price, semi-managed about overseas speed, local about running the shop. Your advantage is a design nobody else has, provided cost, time and labels stand inspection.`,
      pictures: [
        mockup('garden-flag', 'front', 'white', 'hello-autumn'),
        mockup('desk-mat', 'front', 'white', 'northern-lights'),
      ],
      actions: [
        link(t`看全托管专区 | Fully managed zone`, '/zone/jit'),
        link(t`看海外仓商品 | Overseas stock`, '/zone/US-EU'),
      ],
      facts: [
        fact(t`约 1 年 | about 1 year`, t`令牌有效，到期需重新授权 | token life, then authorise again`),
        fact(same('1:1'), t`主图比例，800 像素以上 | main picture, 800 px and more`),
        fact(t`{{dispatch}} | {{dispatch}}`, t`付款到交给承运商 | payment to hand-over`),
        fact(t`3 种 | 3 ways`, t`合作模式都能接 | to work together`),
      ],
    },
    {
      kind: 'table',
      title: t`三种模式对照 | The three models compared`,
      columns: [t`项目 | Item`, t`全托管 | Fully managed`, t`半托管 | Semi-managed`, t`本土店 | Local`],
      rows: [
        [
          t`谁定价 | Who sets the price`,
          t`平台核价 | The platform reviews`,
          t`您报价，平台审核 | You quote, the platform approves`,
          t`您自己定 | You`,
        ],
        [
          t`谁发货 | Who ships`,
          t`备到国内平台仓 | To the platform’s warehouse in China`,
          t`海外仓代发 | From overseas stock`,
          t`本地仓代发 | From local stock`,
        ],
        [
          t`印途怎么接 | How InkRoute fits`,
          t`JIT 专区：接备货单，{{dispatch:zone=jit:CN}} 内印制出库 | Managed zone: stock orders printed and handed over in {{dispatch:zone=jit:CN}}`,
          t`美欧工厂接单即印即发 | US and EU factories print per order`,
          t`同半托管 | As semi-managed`,
        ],
        [
          t`适合的商品 | Products`,
          t`低价、标准图案、走量 | Cheap, standard designs, volume`,
          t`中高客单、尺寸较大 | Larger and dearer goods`,
          t`个性化、礼品 | Personalised gifts`,
        ],
        [t`资金占用 | Money bound`, t`一批货款 | One batch`, t`几乎为零 | Almost none`, t`几乎为零 | Almost none`],
      ],
    },
    {
      kind: 'cards',
      title: t`核价被打回？先看这四笔 | Price refused? Look at these four first`,
      items: [
        item(
          t`颜色数 | Colours`,
          t`热升华不按颜色收费，满版图和单色图同价，别用“工艺复杂”当理由。 | Sublimation does not charge by colour; a full print costs as much as one tone.`,
        ),
        item(
          t`印几面 | Printed sides`,
          t`第二面起有加价。抱枕只印正面、背面留白，成本立刻下来。 | The second side costs extra: print the pillow’s front only.`,
        ),
        item(
          t`数量档 | Quantity tier`,
          t`备货单按 50、200、1000 件分档降价，把零散颜色合并再下单。 | Stock orders fall at 50, 200 and 1000 pieces; join colours before ordering.`,
        ),
        item(
          t`包装 | Packing`,
          t`平台要求独立包装和条码，选自封袋加标签即可，礼盒会推高体积重。 | A sealed bag with barcode is enough; gift boxes raise the volumetric weight.`,
        ),
      ],
    },
    {
      kind: 'steps',
      title: t`半托管与本土店的接入 | Connecting a semi-managed or local shop`,
      items: [
        item(
          t`取得令牌 | Get the token`,
          t`在卖家后台授权应用，或把生成的令牌粘贴到印途；注意区分区域。 | Authorise the app in the seller centre or paste the token; mind the region.`,
        ),
        item(
          t`绑定仓库 | Bind the warehouse`,
          t`把平台里的仓库对应到我们的海外仓（{{warehouses:overseas}}），库存才能准确回写。 | Map the platform’s warehouse to ours overseas ({{warehouses:overseas}}) so that stock is written back correctly.`,
        ),
        item(
          t`关联货号 | Link codes`,
          t`用“货品编码”填我们的 SKU，一次导入，之后改名换图都不会断。 | Put our SKU into the item code once; renaming later does not break the link.`,
        ),
        item(
          t`收单发货 | Pull and ship`,
          t`母单下的子单可分批发，单号按子单回传；临近最晚发货时间的订单排在队列最前。 | Parts of a parent order may ship apart; the number is returned per part, and what is due soonest is printed first.`,
        ),
      ],
    },
    {
      kind: 'checklist',
      title: t`下架与罚款最常见的起因 | What most often leads to removal or fines`,
      groups: [
        dos(
          t`商品图里的图案与实物一致，用真实样机而不是贴图 | Show what is delivered: real mockups, not pasted pictures`,
          t`外包装贴制造商与欧盟责任人标签，我们可随单打印 | Put maker and EU responsible person on the pack; we print it along`,
          t`接到备货单后当天确认数量，改不动时及时取消 | Confirm stock orders the same day, cancel in time if you cannot`,
        ),
        avoids(
          t`节日图案上传太晚，审核通过时节日已过 | Uploading seasonal designs so late that approval comes after the day`,
          t`使用“同款”“大牌”字样和相似 logo | “Same as”, brand-like words or lookalike logos`,
          t`用国内仓冒充海外仓，轨迹会暴露 | Passing off Chinese stock as overseas: tracking shows it`,
        ),
      ],
    },
    {
      kind: 'products',
      title: t`适合全托管走量 | For managed volume`,
      lead: t`都在 JIT 专区，单价低、条码齐，支持整批入仓。 | All in the managed zone: low price, barcodes ready, delivered by the batch.`,
      rule: { zone: 'jit' },
      limit: 8,
    },
    {
      kind: 'faq',
      title: t`Temu 卖家常问 | Temu sellers ask`,
      items: [
        qa(
          t`买家的定制文字能自动带进来吗？ | Does the buyer’s text come along?`,
          t`不会。请把买家的文字整理成表格，用批量设计的变量填进模板的文字图层，再下单。 | No. Put the buyers’ words into a spreadsheet, fill the text layers of a template with it in a batch run, then order.`,
        ),
        qa(
          t`库存数会不会虚高？ | Could stock be overstated?`,
          t`我们按仓库回写底版的可用库存，多家店共用同一底版时按比例留出余量。 | Stock of blanks is written back by warehouse, with a reserve when several shops share a base.`,
        ),
        qa(
          t`令牌到期订单会漏吗？ | Are orders lost when the token expires?`,
          t`不会丢。重新授权后从上次同步的时间点继续拉取，重复的订单会被识别并跳过。 | No. After re-authorising we continue from the last point; duplicates are recognised.`,
        ),
      ],
    },
    {
      kind: 'action',
      title: t`拿一张季节图，先进半托管试价 | Try one seasonal design semi-managed`,
      body: t`花园旗、桌垫和挂毯在美国仓都有现货，印多少、发多少。 | Garden flags, desk mats and tapestries stand in US stock: print as many as you sell.`,
      links: [
        link(t`挑选商品 | Choose products`, '/products'),
        link(t`时效赔付怎么算 | Late? How we compensate`, '/activity/compensationZone'),
      ],
    },
  ],
})
