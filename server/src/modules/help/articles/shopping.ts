import type { SeedArticle } from './article.ts'

export const shoppingHelp: readonly SeedArticle[] = [
  {
    id: 501,
    category_id: 5,
    is_common: true,
    is_tutorial: true,
    keywords: '选品 产品库 筛选 比较 catalogue filter compare',
    zh: {
      title: '怎样挑选底版',
      summary: '用类目、季节、材质、发货地和价格缩小范围，再把候选放在一起比较。',
      body: '<ol><li>打开“<a href="/products">全部产品</a>”，在左侧选择类目、材质、工艺、发货地或价格区间。已选条件显示在列表上方，点一下即可去掉。</li><li>在卡片上移动到颜色圆点，图片会换成对应颜色。</li><li>把两到四个产品加入比较，并排看价格、工艺、材质和发货时间。</li></ol><h2>先看这三项</h2><ul><li><strong>发货地</strong>：离买家越近，运费和时效越好。</li><li><strong>工艺</strong>：大面积渐变选数码直喷，小图标和文字选烫画，满版花纹选热升华。</li><li><strong>尺码</strong>：欧美市场确认大码有货。</li></ul><p>还不确定方向，可以读博客里的<a href="/home/blogDetail?id=11">新店的前十个商品</a>。</p>',
    },
    en: {
      title: 'How to choose products',
      summary: 'Narrow down by category, season, material, warehouse and price, then compare.',
      body: '<ol><li>Open “<a href="/products">All products</a>” and choose category, material, technique, warehouse or price on the left. What you chose stands above the list; a click removes it.</li><li>Point at the colour dots of a card and the picture takes that colour.</li><li>Put two to four products side by side to compare price, technique, material and delivery.</li></ol><h2>Look at three things first</h2><ul><li><strong>Warehouse</strong>: the nearer to the buyer, the better freight and time.</li><li><strong>Technique</strong>: direct print for large gradients, transfers for marks and words, sublimation for full prints.</li><li><strong>Sizes</strong>: for the US and Europe make sure large sizes are in stock.</li></ul><p>Not sure where to begin? Read <a href="/home/blogDetail?id=11">your first ten products</a>.</p>',
    },
  },
  {
    id: 502,
    category_id: 5,
    is_common: true,
    keywords: '价格表 阶梯价 会员折扣 price tier discount',
    zh: {
      title: '怎样看懂价格表',
      summary: '单价由底价、加印面、工艺、数量阶梯和会员折扣依次算出，四舍五入到分。',
      body: '<p>商品页的价格表按您的等级显示。单价这样算：</p><ol><li>从该颜色和尺码的底价开始；</li><li>印第二面起，每面加印刷费；选择刺绣等工艺时加工艺费；</li><li>按数量取阶梯：1、10、50、200、1000 件；</li><li>减去会员折扣；</li><li>四舍五入到分，只取整一次。</li></ol><h2>例子</h2><p>底价 30 元，印两面加 8 元，共 38 元；买 50 件，阶梯优惠后假设为 34.20 元；黄金会员减 4%，得 32.83 元。购物车、订单和账单用的是同一个算法，看到多少就付多少。</p><p>运费不在单价里，另按重量和目的国计算，见<a href="/helpCenter?id=503">运费怎么算</a>。</p>',
    },
    en: {
      title: 'How to read the price table',
      summary: 'Base price, printed faces, technique, quantity and level, in that order, rounded once to the fen.',
      body: '<p>Price tables show your level. A unit price is made like this:</p><ol><li>the base price of the colour and size;</li><li>plus printing for each face beyond the first, plus a surcharge for techniques such as embroidery;</li><li>then the quantity step: 1, 10, 50, 200, 1000 pieces;</li><li>less the discount of your level;</li><li>rounded once to the fen.</li></ol><h2>Example</h2><p>Base 30 yuan and 8 for the second face make 38. With 50 pieces suppose the step gives 34.20; gold takes 4 % off: 32.83. Cart, order and invoice use the same reckoning, so you pay what you saw.</p><p>Freight is separate, by weight and country: see <a href="/helpCenter?id=503">how freight is reckoned</a>.</p>',
    },
  },
  {
    id: 503,
    category_id: 5,
    is_common: true,
    keywords: '运费 物流 体积重 首重 续重 freight shipping weight',
    explains: ['/setting/shipping', '/setting/shippingRule'],
    zh: {
      title: '运费怎么算',
      summary: '取实重与体积重中较大的一个，按渠道的首重和续重计价，再加燃油与偏远附加费。',
      body: '<p>在商品页的运费计算里选择国家、数量和发货仓，会列出全部可用渠道和预计天数。</p><h2>计费重</h2><p>实际重量加包装，与体积重（长 × 宽 × 高 ÷ 除数）比较，取大的一个。抱枕和毛毯体积大，常按体积重计。</p><h2>价格</h2><ul><li>首重一个价，之后每个续重单位加一次；</li><li>有最低收费和燃油附加；</li><li>偏远邮编加收偏远费。</li></ul><h2>省运费的办法</h2><ul><li>多件合并成一个包裹，首重只付一次；</li><li>欧美买家优先选海外仓；</li><li>领取<a href="/homeCoupon">运费券</a>。</li></ul><p>寄往欧盟需要 IOSS 或 VAT 税号，没有时会显示需代收的税费。</p>',
    },
    en: {
      title: 'How freight is reckoned',
      summary: 'The larger of actual and volumetric weight, by first and further weight, plus fuel and remote areas.',
      body: '<p>Choose country, quantity and warehouse in the freight calculator of a product: it lists every channel with its days.</p><h2>Chargeable weight</h2><p>Actual weight with packaging, or volumetric weight (length × width × height ÷ divisor), whichever is larger. Pillows and blankets often go by volume.</p><h2>Price</h2><ul><li>one price for the first weight, then one for each step;</li><li>a minimum and a fuel surcharge;</li><li>a surcharge for remote postcodes.</li></ul><h2>Pay less</h2><ul><li>several pieces in one parcel pay the first weight once;</li><li>for buyers in the US and Europe prefer overseas stock;</li><li>collect a <a href="/homeCoupon">freight coupon</a>.</li></ul><p>The EU asks for an IOSS or VAT number; without one the tax to be collected is shown.</p>',
    },
  },
  {
    id: 504,
    category_id: 5,
    keywords: '模板 印刷区 PSD PNG template print area',
    zh: {
      title: '下载并使用设计模板',
      summary: '商品页提供带印刷区的 PNG 和 PSD 模板，按实际尺寸和 dpi 制作。',
      body: '<ol><li>打开商品页，在“设计说明”里选择要印的面和尺码，下载 PNG 或 PSD。</li><li>模板的画布就是印刷区的实际像素，不要改画布大小和分辨率。</li><li>把图案放在安全线以内，背景铺到出血线。</li><li>导出前隐藏模板的参考图层，存成透明底 PNG，上传到<a href="/gallery/material">我的图库</a>。</li></ol><h2>颜色</h2><p>使用 sRGB。荧光色在布料上会变灰，见<a href="/home/blogDetail?id=3">深色面料上的颜色</a>。</p>',
    },
    en: {
      title: 'Download and use templates',
      summary: 'Product pages offer PNG and PSD templates of the print area at true size and dpi.',
      body: '<ol><li>On a product page choose face and size in the design guide and download PNG or PSD.</li><li>The canvas is the print area in pixels: keep its size and resolution.</li><li>Keep artwork within the safe line and let the ground reach the bleed.</li><li>Hide the guide layers, export a transparent PNG and upload it to <a href="/gallery/material">your library</a>.</li></ol><h2>Colour</h2><p>Use sRGB. Neon turns grey on cloth: see <a href="/home/blogDetail?id=3">colour on dark cloth</a>.</p>',
    },
  },
  {
    id: 505,
    category_id: 5,
    is_common: true,
    keywords: '优惠券 领券 满减 折扣 coupon',
    explains: ['/setting/myCoupon'],
    zh: {
      title: '优惠券怎么领、怎么用',
      summary: '在领券中心领取，结算时自动选最优的一张；一单一张，取消订单会退回。',
      body: '<ol><li>打开<a href="/homeCoupon">领券中心</a>，看门槛、范围和有效期，点“立即领取”。</li><li>已领的券在<a href="/setting/myCoupon">我的优惠券</a>里，分可使用、已使用、已过期。</li><li>结算时自动选出优惠最多的一张，也可以换成别的。</li></ol><h2>规则</h2><ul><li>一个订单用一张，会员折扣照常计算。</li><li>门槛按适用范围内的商品金额计算，不含运费。</li><li>订单取消后券退回，有效期不变。</li><li>有“领取优惠券”权限的子账号才能领取。</li></ul>',
    },
    en: {
      title: 'Collecting and using coupons',
      summary: 'Collect them on the coupon page; checkout picks the best. One per order, returned on cancellation.',
      body: '<ol><li>Open the <a href="/homeCoupon">coupon page</a>, read threshold, scope and validity, and press “Collect”.</li><li>What you hold is under <a href="/setting/myCoupon">My coupons</a>: usable, used, expired.</li><li>Checkout chooses the one that saves most; you may take another.</li></ol><h2>Rules</h2><ul><li>One coupon per order; the discount of your level still counts.</li><li>Thresholds count goods within the scope, without freight.</li><li>A cancelled order gives its coupon back with the same validity.</li><li>Sub-accounts need the permission “Collect coupons”.</li></ul>',
    },
  },
  {
    id: 506,
    category_id: 5,
    keywords: '会员 等级 升级 累计消费 membership level upgrade',
    explains: ['/setting/vipLevel', '/setting/vipBuy'],
    zh: {
      title: '会员等级怎么升',
      summary: '购买套餐立即升级，或靠 90 天累计消费达到；两者取高。',
      body: '<p>五个等级的折扣、设计数量、子账号、店铺和批量上限见<a href="/vipService">会员等级与套餐</a>。</p><h2>两条路</h2><ul><li><strong>购买套餐</strong>：按月、按季、按年，付款后立即生效。</li><li><strong>累计消费</strong>：最近 90 天已付款的商品和运费减去退款，达到门槛自动升级。</li></ul><p>两者取较高的等级。套餐到期后，仍按消费等级享受权益。</p><h2>降级会怎样</h2><p>超出等级的子账号和店铺会保留，但不能新增，停用一部分或重新升级即可恢复。</p>',
    },
    en: {
      title: 'How to reach a higher level',
      summary: 'A plan counts at once, spend of 90 days counts too; the higher wins.',
      body: '<p>Discount, designs, sub-accounts, stores and batch size of the five levels stand on <a href="/vipService">levels and plans</a>.</p><h2>Two ways</h2><ul><li><strong>A plan</strong> by month, quarter or year counts as soon as it is paid.</li><li><strong>Spend</strong>: goods and freight paid in the last 90 days, less refunds, raise your level by themselves.</li></ul><p>The higher counts. When a plan ends, the level of your spend remains.</p><h2>When a level falls</h2><p>Sub-accounts and stores beyond the level stay but cannot grow until you disable some or upgrade.</p>',
    },
  },
]
