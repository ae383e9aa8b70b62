import type { DemoNotice } from './demo-notice.ts'
import { seasonNotices } from './notice.demo-season.ts'

const platformNotices: readonly DemoNotice[] = [
  {
    slug: 'privacy-update',
    days_ago: 34,
    title: { zh: '隐私与数据保留说明更新', en: 'Update on privacy and how long data is kept' },
    summary: {
      zh: '买家地址只用于发货，订单完成 180 天后自动脱敏。',
      en: 'Buyer addresses serve delivery only and are masked 180 days after an order is completed.',
    },
    desc: {
      zh: '<p>为了让您的买家资料更安全，我们收紧了数据保留规则：</p><ul><li>买家姓名、电话和地址只用于打单与发货；订单完成 180 天后自动脱敏，仅保留国家与邮编用于统计。</li><li>设计原图始终属于您，删除后 30 天内从所有备份中清除。</li><li>子账号只能看到被授权的内容，主账号可以查看操作记录。</li></ul><p>规则自动生效，无需操作。</p>',
      en: '<p>To keep the data of your buyers safer, we have tightened how long we keep it:</p><ul><li>Names, phones and addresses serve labels and delivery only. 180 days after an order is completed they are masked; country and postcode stay for statistics.</li><li>Your artwork always belongs to you. Once deleted, it leaves all backups within 30 days.</li><li>Sub-accounts see only what they are granted, and the main account can review what was done.</li></ul><p>This takes effect by itself; there is nothing to do.</p>',
    },
  },
  {
    slug: 'design-quota-rules',
    days_ago: 27,
    audience: 'seller',
    title: { zh: '设计数量规则说明', en: 'How design quotas are counted' },
    summary: {
      zh: '保存一款成品计 1 次，修改和重新渲染不计；每月 1 日 00:00（北京时间）重置。',
      en: 'Saving one finished product counts once; changes do not. Quotas reset on the 1st at 00:00 Beijing time.',
    },
    desc: {
      zh: '<p>设计数量按自然月计算，北京时间每月 1 日 00:00 重置，未用完的不结转。</p><table><thead><tr><th>会员等级</th><th>每月设计数量</th><th>商品折扣</th></tr></thead><tbody><tr><td>普通</td><td>{{quota:0}}</td><td>{{discount:0}}</td></tr><tr><td>白银</td><td>{{quota:1}}</td><td>{{discount:1}}</td></tr><tr><td>黄金</td><td>{{quota:2}}</td><td>{{discount:2}}</td></tr><tr><td>铂金</td><td>{{quota:3}}</td><td>{{discount:3}}</td></tr><tr><td>钻石</td><td>{{quota:4}}</td><td>{{discount:4}}</td></tr></tbody></table><h3>哪些操作计数</h3><ul><li>保存一款新的成品：计 1 次，无论包含多少颜色和尺码。</li><li>批量设计：每个“图案 × 产品”组合计 1 次。</li></ul><h3>哪些操作不计数</h3><ul><li>修改已保存的设计、重新生成效果图。</li><li>草稿与自动保存。</li><li>生成失败的组合，数量自动退回。</li></ul>',
      en: '<p>Quotas follow the calendar month and reset on the 1st at 00:00 Beijing time. What is left over does not carry on.</p><table><thead><tr><th>Level</th><th>Designs a month</th><th>Discount</th></tr></thead><tbody><tr><td>Basic</td><td>{{quota:0}}</td><td>{{discount:0}}</td></tr><tr><td>Silver</td><td>{{quota:1}}</td><td>{{discount:1}}</td></tr><tr><td>Gold</td><td>{{quota:2}}</td><td>{{discount:2}}</td></tr><tr><td>Platinum</td><td>{{quota:3}}</td><td>{{discount:3}}</td></tr><tr><td>Diamond</td><td>{{quota:4}}</td><td>{{discount:4}}</td></tr></tbody></table><h3>What counts</h3><ul><li>Saving a new finished product counts once, whatever colours and sizes it has.</li><li>In a batch run, each artwork on each product counts once.</li></ul><h3>What does not</h3><ul><li>Changing a saved design or making its mockups again.</li><li>Drafts and automatic saving.</li><li>Combinations that fail; their count is returned.</li></ul>',
    },
  },
  {
    slug: 'material-library',
    days_ago: 19,
    title: {
      zh: '平台图库：200 余幅原创图案可商用',
      en: 'The platform gallery: over 200 original artworks for your goods',
    },
    summary: {
      zh: '风景、花卉、几何与复古系列，全部矢量绘制，放大到任何尺寸都清晰。',
      en: 'Landscapes, flowers, geometry and retro, all drawn as vectors and sharp at any size.',
    },
    desc: {
      zh: '<p>平台图库收录 200 余幅原创图案，由印途设计团队绘制，可以直接用于您的商品销售，不另收版权费。</p><ul><li>系列：风景、花卉图案、几何、复古日落等。</li><li>全部为矢量图，按印刷区输出，适合直喷与热转印。</li><li>每月中旬更新一批，以卖家投票最多的主题优先。</li></ul><p>请不要将图案本身单独转售，或注册为商标。</p>',
      en: '<p>Our gallery holds over 200 original artworks drawn by the InkRoute design team. Use them on the goods you sell at no extra licence fee.</p><ul><li>Series: landscapes, floral patterns, geometry, retro sunsets and more.</li><li>All are vectors, rendered at the size of the print area, ready for direct and transfer printing.</li><li>A new batch each month, starting with the themes sellers vote for.</li></ul><p>Please do not resell the artworks by themselves or register them as trademarks.</p>',
    },
  },
  {
    slug: 'hot-keys',
    days_ago: 2,
    audience: 'seller',
    title: { zh: '快捷键、常用色和命名规则可自行设置', en: 'Set your own hot keys, colours and naming rule' },
    summary: {
      zh: '17 个设计快捷键、48 个常用色、商品命名规则，按人保存，换电脑也在。',
      en: '17 hot keys, up to 48 colours and a naming rule, kept for each person on every computer.',
    },
    desc: {
      zh: '<p>“偏好设置”已上线，每个子账号都有自己的一份，换电脑登录也会跟着走：</p><ul><li><strong>快捷键</strong>：点击一行，直接按下想用的组合。与其他动作冲突、或被浏览器占用时会当场说明。</li><li><strong>常用色</strong>：最多 48 种，设计时一键取用。</li><li><strong>命名规则</strong>：用产品、颜色、尺码、日期、序号拼出商品名，实时预览。</li><li><strong>批量与上传</strong>：默认摆放方式、重复图片如何处理。</li></ul><p><a href="/setting/accountSetting">前往偏好设置</a></p>',
      en: '<p>Preferences are here. Each sub-account has its own, and they follow you to any computer:</p><ul><li><strong>Hot keys</strong>: click a row and press the keys you want. Conflicts and combinations kept by the browser are explained at once.</li><li><strong>Colours</strong>: up to 48, one click away while designing.</li><li><strong>Naming rule</strong>: build names from product, colour, size, date and number, with a live example.</li><li><strong>Batch and upload</strong>: how artwork is placed, and what happens to pictures you already have.</li></ul><p><a href="/setting/accountSetting">Open preferences</a></p>',
    },
  },
]

/** Oldest first. */
export const demoNotices: readonly DemoNotice[] = [...platformNotices, ...seasonNotices].sort(
  (a, b) => b.days_ago - a.days_ago,
)
