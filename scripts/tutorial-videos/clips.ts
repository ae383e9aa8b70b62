import type { Clip } from './record-clip.ts'

const start = { zh: '新手入门', en: 'Getting started' }
const choose = { zh: '选品与下单', en: 'Choosing products' }
const team = { zh: '账户与团队', en: 'Account and team' }

/** In page order. Speech is in Chinese; the transcript has both languages. */
export const clips: readonly Clip[] = [
  {
    slug: 'log-in',
    topic: start,
    title: { zh: '注册与登录', en: 'Register and log in' },
    summary: {
      zh: '从首页打开登录框，看看注册要填什么，用账号密码登录进入工作台。',
      en: 'Open the login from the home page, see what registering asks, and log in to the console.',
    },
    async run({ page, open, say, click, type, pause }) {
      await open('/')
      await say({ zh: '点击右上角的“登录 / 注册”', en: 'Press “Log in / Sign up” at the top right.' })
      await click(page.getByRole('button', { name: /登录 \/ 注册|登录/ }).first())
      const dialog = page.getByRole('dialog')
      await say({ zh: '没有账号先注册：用户名、手机号和验证码', en: 'Without an account: username, phone and a code.' })
      await click(dialog.getByRole('button', { name: /注册/ }).first())
      await pause(1500)
      await say({ zh: '已有账号，切回登录', en: 'With an account: back to logging in.' })
      await click(dialog.getByRole('button', { name: /登录/ }).first())
      await type(dialog.getByRole('textbox').first(), 'demo')
      await type(dialog.locator('input[type="password"]').first(), 'inkroute-demo')
      await click(dialog.locator('button[type="submit"]').first())
      await say({ zh: '登录成功，从右上角进入工作台', en: 'Logged in: open the console at the top right.' })
      await pause(1500)
    },
  },
  {
    slug: 'find-product',
    topic: choose,
    title: { zh: '找到产品并比较', en: 'Find and compare products' },
    summary: {
      zh: '在底版目录里搜索、按条件筛选，打开产品看价格表、颜色和尺码。',
      en: 'Search the catalogue, filter it, and open a product for its prices, colours and sizes.',
    },
    async run({ page, open, say, click, scroll, pause }) {
      await open('/products')
      await say({
        zh: '底版目录：左侧可以按类目、价格、发货地筛选',
        en: 'The catalogue: filter by category, price and warehouse.',
      })
      await scroll(500)
      await scroll(-500)
      await say({ zh: '点开一个产品', en: 'Open a product.' })
      await click(page.locator('main a[href*="/productDesignDetail/"]').first())
      await page.waitForURL('**/productDesignDetail/**')
      await page.waitForLoadState('networkidle')
      await say({
        zh: '图片、颜色、尺码和按数量的价格都在这里',
        en: 'Pictures, colours, sizes and prices by quantity.',
      })
      await scroll(600)
      await say({ zh: '往下看尺码表、运费和设计说明', en: 'Below: size chart, freight and design guide.' })
      await scroll(900)
      await pause(600)
    },
  },
  {
    slug: 'upload-pictures',
    topic: start,
    title: { zh: '上传图片到图库', en: 'Upload pictures' },
    summary: {
      zh: '打开我的图库，上传图案，查看像素尺寸和可以印多大。',
      en: 'Open your library, upload artwork, and see its pixels and how large it prints.',
    },
    as: 'demo',
    async run({ page, open, say, click, point, pause }) {
      await open('/gallery/material')
      await say({ zh: '“我的图库”保存所有上传的图案', en: 'Your library keeps all artwork you upload.' })
      await pause(1600)
      await say({ zh: '把图片拖到这里，或点击选择文件', en: 'Drop pictures here or choose files.' })
      await point(page.getByRole('button', { name: '上传图片' }).first())
      await pause(1200)
      await say({ zh: '点开一张图，看像素、大小和上传时间', en: 'Open one for its pixels, size and date.' })
      await click(page.getByRole('main').locator('img').first())
      await pause(1400)
      await say({ zh: '这里还有它能印多大', en: 'And how large it prints.' })
      await pause(1400)
    },
  },
  {
    slug: 'team-roles',
    topic: team,
    title: { zh: '子账号与角色', en: 'Sub-accounts and roles' },
    summary: {
      zh: '给员工建角色、勾选权限，再把角色分给子账号。',
      en: 'Make a role, tick its permissions, and give it to a sub-account.',
    },
    as: 'demo',
    async run({ page, open, say, click, type, pause }) {
      await open('/setting/createRole')
      await say({ zh: '“子账号与角色”：看到团队里的每个人', en: 'Team and roles: everyone in your team.' })
      await pause(1200)
      await say({ zh: '切换到角色，查看每个角色能做什么', en: 'Roles say what each person may do.' })
      await click(page.getByRole('tab', { name: '角色' }))
      await pause(1200)
      await say({ zh: '新建角色，起一个看得懂的名字', en: 'Make a role with a name everyone understands.' })
      await click(page.getByRole('button', { name: '新建角色' }).first())
      const role = page.getByRole('dialog')
      await type(role.getByLabel('角色名称'), '美工')
      await say({ zh: '勾选这个角色能用的页面和按钮', en: 'Tick the screens and buttons it may use.' })
      await click(role.getByRole('checkbox', { name: '我的图库' }).first())
      await pause(800)
      await say({ zh: '没有勾选的页面不会出现在菜单里', en: 'Screens without a tick are not in the menu.' })
      await pause(1500)
    },
  },
  {
    slug: 'message-centre',
    topic: team,
    title: { zh: '消息中心', en: 'Message centre' },
    summary: {
      zh: '平台、订单、交易三类消息，未读数字实时更新，可以标记已读和删除。',
      en: 'Platform, order and trade messages, counted live; mark them read or delete them.',
    },
    as: 'demo',
    async run({ page, open, say, click, pause, scroll }) {
      await open('/main/message')
      await say({ zh: '消息分为平台、订单、交易三类', en: 'Messages come in three kinds.' })
      await click(page.getByRole('main').getByRole('link', { name: /订单/ }).first())
      await pause(600)
      await click(page.getByRole('main').getByRole('link', { name: /交易/ }).first())
      await pause(600)
      await click(page.getByRole('main').getByRole('link', { name: /平台/ }).first())
      await say({
        zh: '点开一条即标为已读，铃铛上的数字随之减少',
        en: 'Opening one marks it read, and the bell counts down.',
      })
      await click(page.getByRole('main').getByRole('listitem').first().getByRole('button').first())
      await scroll(300)
      await pause(1200)
    },
  },
]
