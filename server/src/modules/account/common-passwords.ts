/**
 * Words that head every published list of leaked passwords, English and Chinese. Each stands for itself and for what
 * people make of it: with digits, a year or a sign behind it, capitals, or 0 for o (see `password.rules.ts`).
 */
export const commonWords: ReadonlySet<string> = new Set(
  `123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz 1qaz2wsx 1qazxsw2 2wsx 3edc 5201314 woaini woaini520 woaini1314 5201314520 zxcvbnm aa
  a1b2c3 a1b2c3d4 aaa aabbcc abc abcd abcde abcdef abcdefg abc123 access account adidas admin adminadmin administrator
  adobe aikman alaska alex alexander alexandra alexis alice alipay allison amanda amazon america anderson andrea andrew
  angel angela angels animal anthony apple apples arsenal arthur asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdf1234
  asdasd asdqwe ashley asshole august austin awesome azerty babies baby babygirl badboy bailey baidu balance banana
  bandit barney baseball basketball batman beach beautiful beaver benjamin bigdaddy bigdog bike bill billy bird bitch
  black blahblah blessed blink182 blue bond007 bonjour boomer booboo boston brandon brandy braves brazil brian brooklyn
  browns bubba buddy bulldog business buster butterfly butthead caiwu california calvin camaro cameron camilla canada
  captain carlos carmen carolina casper cassie celtic changeme charles charlie charlotte cheese chelsea cherry chester
  chicago chicken china chinese chocolate chris christ christian christina christine christmas classic claudia cocacola
  coffee company compaq computer confirm console cookie cool cooper corvette cowboy cowboys cracker crystal cutie cxcx
  dakota dallas daniel daniela danielle database david dddd debbie december default dennis designer destiny diablo
  diamond diana dick dietcoke digital dingdong disney doctor doggie dolphin dolphins domain donald dragon dreams dubai
  ecommerce eagle eagles edward einstein elephant elizabeth eminem emily england enter erotic etsy explorer facebook
  falcon family fashion february ferrari fender finance fire fish fishing florida flower flowers football ford forever
  forgot francis frank freddy freedom friday friend friends fuck fucker fuckme fuckoff fuckyou gabriel galaxy gandalf
  garfield gateway gemini genesis george germany gfhjkm giants ginger girls golden golf golfer google gordon graphic
  green gregory guest guitar gunner hacker hahaha hammer hannah happy hardcore harley harry heather heaven hello
  hellohello hello123 helpme henry hidden hockey holiday home honda honey hongkong hooters horny horses hotmail house
  houston hunter iceman iloveu iloveyou iloveyou1 india indian inkroute inkroutedemo inkrouteops instagram internet
  ironman isabella island italy jack jackie jackson jaguar james january jasmine jason jasper jeffrey jennifer jenny
  jeremy jessica jessie jesus john johnny johnson jonathan jordan jordan23 joseph joshua julia july june junior justice
  justin karate katherine kevin killer kimberly king kingdom kitten kitty knight korea kristen lakers lauren legend
  leonard letmein liaoning liberty lincoln little liverpool login logistics london london123 looking lotus love loveme
  lover lovely loveyou lucky lucky7 lynn madison maggie magic mainland malaysia manager manchester march marina marine
  mario market marketing marlboro martin marvin maryjane master masterkey matrix matthew maverick maxwell mazda member
  mercedes merlin mexico michael michelle mickey microsoft midnight miller million minecraft miranda mississippi mobile
  modem mohammad molly monday money monica monkey monster moon morgan mother mountain movie muffin murphy music mustang
  myspace mypassword naked nana natalie nathan naruto natasha netscape network newyork newpass nicholas nicole nikita
  ninja nirvana nissan nokia nothing november oliver ole olivia omega online operation operator ops orange orders
  oscar ozon package packers panda panther parker parol pascal pass passion passme passpass passw0rd password
  passwort patricia patrick payment peaches peanut pepper peter phoenix phone picture pikachu pink pirate platform
  please pokemon police porsche power prince princess print printer private product production prince123 purple
  pussy qazwsx qazwsxedc qazxsw qq qqq qqqwww qqww1122 qwaszx qweasd qweasdzxc qwe qweqwe qwert qwerty qwertyu qwertyui
  qwertyuiop qwert12345 q1w2e3 q1w2e3r4 rabbit rachel raiders rainbow ranger rangers raymond rebecca redskins redsox
  remember reset richard robert rocket root rosebud runner rush2112 russia sabrina sakura sales sammy samantha samson
  samsung samurai sandra saturn scooby scooter scorpio scorpion scott seller secret secure security september server
  service sexsex shadow shalom shanghai shannon sharon shein shenzhen shipping shop shopee shopify shopping sierra
  silver singapore skippy slayer slipknot smokey snoopy snowball soccer sophie spanky spider spiderman spring staff
  star starwars startrek steelers stella stephen steven store student success summer sunday sunflower sunshine super
  superman superstar superuser supplier support susan sweetie sweetheart sydney system taiwan taobao taylor teacher
  technology temu temp temporary tennis teresa tester testing test testtest texas thailand thomas thumper thunder
  thursday tiffany tiger tigers tiktok tinker titanic tomcat topgun toyota travel trinity trouble trustno1 tuesday
  turtle tweety twitter united unknown username user vanessa veronica victor victoria vietnam viking vincent violet
  virginia voodoo walmart walter warcraft warehouse warrior webmaster wednesday weixin welcome welcome1 whatever
  white william willow wilson windows winner winnie winston winter wish wizard wolf woaiwojia woshishui wordpass
  worker wangyi wechat xiaoming xiaomi xxxxxx yamaha yankees yellow yinhua yintu youtube zaq1 zaq12wsx zaq1zaq1 zhang
  zhangsan zhangwei zhongguo zombie zxc zxcv zxcvb zxcvbn zxcasd zxcasdqwe zzzz`.split(/\s+/),
)

/** Rows of the keyboard, the alphabet and the digits: a run along one of them is no secret. */
export const keyboardRows: readonly string[] = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqxswcdevfrbgtnhymjukilop',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
]
