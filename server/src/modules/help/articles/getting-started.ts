import type { SeedArticle } from './article.ts'

export const gettingStarted: readonly SeedArticle[] = [
  {
    id: 101,
    category_id: 1,
    is_common: true,
    is_tutorial: true,
    keywords: '注册 登录 开户 sign up register login account',
    zh: {
      title: '如何注册和登录',
      summary: '用手机号注册，两分钟开好账户；之后用用户名或手机号登录。',
      body: `<h2>注册</h2><ol><li>点击页面右上角的“登录 / 注册”，切换到“注册”。</li><li>填写用户名、密码（8–64 位）和 11 位手机号，选择您从哪里知道印途、关注哪类产品。</li><li>拖动滑块完成拼图，再点击“获取验证码”，填入收到的六位数字。</li><li>勾选用户协议，阅读 10 秒后可以确认，然后提交。</li></ol><p>注册成功后会自动回到登录，用户名和密码已经填好。</p><h2>登录</h2><p>用户名和手机号都可以登录。登录状态在这台电脑上保留 7 天，退出登录后立即失效。</p>`,
    },
    en: {
      title: 'How to register and log in',
      summary: 'Register with a phone number in two minutes, then log in with username or phone.',
      body: `<h2>Register</h2><ol><li>Press “Log in / Sign up” at the top right and switch to “Register”.</li><li>Enter a username, a password (8–64 characters) and an 11-digit phone number, and choose where you heard of InkRoute and which products you follow.</li><li>Drag the slider to complete the puzzle, press “Get code” and enter the six digits you receive.</li><li>Tick the user agreement; after ten seconds of reading you can confirm it. Then submit.</li></ol><p>After registering you are back at the login with your details filled in.</p><h2>Log in</h2><p>Both username and phone work. The login lasts seven days on this computer and ends at once when you log out.</p>`,
    },
  },
  {
    id: 102,
    category_id: 1,
    is_common: true,
    keywords: '滑块 验证码 短信 收不到 slider captcha sms code',
    zh: {
      title: '收不到短信验证码怎么办',
      summary: '请检查号码、信号和发送频率；验证码 10 分钟内有效。',
      body: `<h2>先检查</h2><ul><li>号码是否填写正确，手机能否正常接收短信。</li><li>短信是否被手机管家拦截到了垃圾短信里。</li></ul><h2>发送规则</h2><ul><li>同一号码每 60 秒可以发送一次，每天最多 10 次。</li><li>验证码 10 分钟内有效，最多输入 5 次，用过即失效。</li><li>手机号必须是 11 位、以 1 开头。</li></ul><h2>滑块拼图</h2><p>按住滑块，平稳地把缺块拖到缺口处松开。拖错了会换一张图，再试一次即可。一次验证只能使用一次，10 分钟内有效。</p>`,
    },
    en: {
      title: 'What if no SMS code arrives',
      summary: 'Check the number, the signal and the limits; a code is valid for ten minutes.',
      body: `<h2>Check first</h2><ul><li>Is the number right, and does the phone receive other messages?</li><li>Has the phone put the message into its spam folder?</li></ul><h2>Limits</h2><ul><li>One message per number every 60 seconds, at most ten a day.</li><li>A code is valid for ten minutes, for five tries, and once only.</li><li>The number has 11 digits and starts with 1.</li></ul><h2>The slider puzzle</h2><p>Hold the slider, move the piece calmly to the gap and let go. A miss brings a new picture; just try again. One verification serves once, within ten minutes.</p>`,
    },
  },
  {
    id: 103,
    category_id: 1,
    keywords: '忘记密码 重置 锁定 forgot reset password locked',
    zh: {
      title: '忘记密码或账户被锁定',
      summary: '用注册手机号重置密码；连续输错会先要求滑块，再临时锁定 15 分钟。',
      body: `<h2>重置密码</h2><ol><li>在登录窗口点击“忘记密码”。</li><li>填写注册时的手机号，获取验证码。</li><li>设置新密码并再输入一遍，提交后用新密码登录。</li></ol><p>修改密码后，其他设备上的登录会全部失效。</p><h2>为什么要求滑块或被锁定</h2><p>10 分钟内输错 5 次密码，再登录需要先完成滑块；输错 20 次，账户锁定 15 分钟。等待后会自动解除，也可以直接重置密码。</p>`,
    },
    en: {
      title: 'Forgotten password or locked account',
      summary: 'Reset the password with your phone; repeated mistakes ask for the slider, then lock for 15 minutes.',
      body: `<h2>Reset the password</h2><ol><li>Press “Forgot password” in the login window.</li><li>Enter the phone number you registered with and get a code.</li><li>Set a new password, repeat it, and log in with it.</li></ol><p>Changing the password ends all logins on other devices.</p><h2>Why the slider, why the lock</h2><p>After five wrong passwords within ten minutes the slider comes first; after twenty the account is locked for fifteen minutes. The lock ends by itself, or reset the password.</p>`,
    },
  },
  {
    id: 104,
    category_id: 1,
    is_tutorial: true,
    keywords: '工作台 导航 搜索 快捷键 console navigation palette',
    explains: ['/views/main'],
    zh: {
      title: '认识工作台',
      summary: '左侧导航、顶部菜单、Ctrl+K 快速前往、消息铃铛和账户菜单。',
      body: `<h2>四个位置</h2><ul><li><strong>左侧导航</strong>按分组列出您有权限的页面，可以收起为图标，下次打开时保持原样。</li><li><strong>顶部菜单</strong>在分组之间切换。</li><li><strong>搜索框</strong>：按 <kbd>Ctrl</kbd> + <kbd>K</kbd>，输入页面名称或帮助文章，回车前往。</li><li><strong>账户菜单</strong>在右上角：等级、余额、快捷入口和退出登录。</li></ul><h2>新手引导</h2><p>第一次登录会看到引导，逐步指出每个位置。跳过之后，可以随时从右上角的指南针图标重新打开。</p>`,
    },
    en: {
      title: 'Find your way in the console',
      summary: 'Side navigation, top menu, Ctrl+K to go anywhere, the message bell and the account menu.',
      body: `<h2>Four places</h2><ul><li>The <strong>side navigation</strong> lists the screens you may use, by group. It folds to icons and stays that way.</li><li>The <strong>top menu</strong> switches between groups.</li><li><strong>Search</strong>: press <kbd>Ctrl</kbd> + <kbd>K</kbd>, type the name of a screen or a help article, and press Enter.</li><li>The <strong>account menu</strong> at the top right has your level, balance, shortcuts and log out.</li></ul><h2>The guide</h2><p>At the first login a guide points at each place. Once skipped, it opens again from the compass at the top right.</p>`,
    },
  },
  {
    id: 105,
    category_id: 1,
    keywords: '语言 英文 中文 language english chinese',
    zh: {
      title: '切换中文和英文',
      summary: '官网的英文页面在 /en 下，工作台按您的选择显示并保存到账户。',
      body: `<p>点击右上角的“English”或“中文”即可切换。</p><ul><li><strong>官网</strong>：中文页面是原地址，英文页面在 <code>/en</code> 下，可以直接把英文链接发给海外同事。</li><li><strong>工作台</strong>：选择会保存到您的账户，换一台电脑登录也是同样的语言。</li></ul><p>金额、时间和订单内容不会因为切换语言而改变。</p>`,
    },
    en: {
      title: 'Switch between Chinese and English',
      summary:
        'Public pages have English addresses under /en; the console follows your choice, kept with your account.',
      body: `<p>Press “English” or “中文” at the top right.</p><ul><li><strong>Public site</strong>: Chinese stands at the plain address, English below <code>/en</code>, so an English link can be sent as it is.</li><li><strong>Console</strong>: the choice is saved with your account and follows you to another computer.</li></ul><p>Amounts, times and orders do not change with the language.</p>`,
    },
  },
]
