/** Cities with their place and time zone: English and Chinese name, latitude, longitude, zone. */
const table = `
Amsterdam|阿姆斯特丹|52.37|4.90|Europe/Amsterdam
Athens|雅典|37.98|23.73|Europe/Athens
Barcelona|巴塞罗那|41.39|2.17|Europe/Madrid
Basel|巴塞尔|47.56|7.59|Europe/Zurich
Belfast|贝尔法斯特|54.60|-5.93|Europe/London
Belgrade|贝尔格莱德|44.79|20.45|Europe/Belgrade
Berlin|柏林|52.52|13.40|Europe/Berlin
Bern|伯尔尼|46.95|7.45|Europe/Zurich
Birmingham|伯明翰|52.49|-1.89|Europe/London
Bordeaux|波尔多|44.84|-0.58|Europe/Paris
Bratislava|布拉迪斯拉发|48.15|17.11|Europe/Bratislava
Bremen|不来梅|53.08|8.80|Europe/Berlin
Bristol|布里斯托尔|51.45|-2.59|Europe/London
Brussels|布鲁塞尔|50.85|4.35|Europe/Brussels
Bucharest|布加勒斯特|44.43|26.10|Europe/Bucharest
Budapest|布达佩斯|47.50|19.04|Europe/Budapest
Cardiff|加的夫|51.48|-3.18|Europe/London
Cologne|科隆|50.94|6.96|Europe/Berlin
Copenhagen|哥本哈根|55.68|12.57|Europe/Copenhagen
Dresden|德累斯顿|51.05|13.74|Europe/Berlin
Dublin|都柏林|53.35|-6.26|Europe/Dublin
Düsseldorf|杜塞尔多夫|51.23|6.78|Europe/Berlin
Edinburgh|爱丁堡|55.95|-3.19|Europe/London
Florence|佛罗伦萨|43.77|11.26|Europe/Rome
Frankfurt|法兰克福|50.11|8.68|Europe/Berlin
Gdansk|格但斯克|54.35|18.65|Europe/Warsaw
Geneva|日内瓦|46.20|6.14|Europe/Zurich
Glasgow|格拉斯哥|55.86|-4.25|Europe/London
Gothenburg|哥德堡|57.71|11.97|Europe/Stockholm
Graz|格拉茨|47.07|15.44|Europe/Vienna
Hamburg|汉堡|53.55|9.99|Europe/Berlin
Hanover|汉诺威|52.37|9.73|Europe/Berlin
Helsinki|赫尔辛基|60.17|24.94|Europe/Helsinki
Innsbruck|因斯布鲁克|47.27|11.40|Europe/Vienna
Istanbul|伊斯坦布尔|41.01|28.98|Europe/Istanbul
Kyiv|基辅|50.45|30.52|Europe/Kyiv
Krakow|克拉科夫|50.06|19.94|Europe/Warsaw
Leeds|利兹|53.80|-1.55|Europe/London
Leipzig|莱比锡|51.34|12.37|Europe/Berlin
Lille|里尔|50.63|3.06|Europe/Paris
Lisbon|里斯本|38.72|-9.14|Europe/Lisbon
Liverpool|利物浦|53.41|-2.98|Europe/London
Ljubljana|卢布尔雅那|46.06|14.51|Europe/Ljubljana
London|伦敦|51.51|-0.13|Europe/London
Luxembourg|卢森堡|49.61|6.13|Europe/Luxembourg
Lyon|里昂|45.76|4.84|Europe/Paris
Madrid|马德里|40.42|-3.70|Europe/Madrid
Malaga|马拉加|36.72|-4.42|Europe/Madrid
Manchester|曼彻斯特|53.48|-2.24|Europe/London
Marseille|马赛|43.30|5.37|Europe/Paris
Milan|米兰|45.46|9.19|Europe/Rome
Minsk|明斯克|53.90|27.57|Europe/Minsk
Moscow|莫斯科|55.76|37.62|Europe/Moscow
Munich|慕尼黑|48.14|11.58|Europe/Berlin
Nantes|南特|47.22|-1.55|Europe/Paris
Naples|那不勒斯|40.85|14.27|Europe/Rome
Nice|尼斯|43.70|7.27|Europe/Paris
Nuremberg|纽伦堡|49.45|11.08|Europe/Berlin
Oslo|奥斯陆|59.91|10.75|Europe/Oslo
Palermo|巴勒莫|38.12|13.36|Europe/Rome
Palma|帕尔马|39.57|2.65|Europe/Madrid
Paris|巴黎|48.86|2.35|Europe/Paris
Porto|波尔图|41.15|-8.61|Europe/Lisbon
Prague|布拉格|50.08|14.44|Europe/Prague
Reykjavik|雷克雅未克|64.15|-21.94|Atlantic/Reykjavik
Riga|里加|56.95|24.11|Europe/Riga
Rome|罗马|41.90|12.50|Europe/Rome
Rotterdam|鹿特丹|51.92|4.48|Europe/Amsterdam
Saint Petersburg|圣彼得堡|59.93|30.34|Europe/Moscow
Salzburg|萨尔茨堡|47.81|13.04|Europe/Vienna
Sarajevo|萨拉热窝|43.86|18.41|Europe/Sarajevo
Seville|塞维利亚|37.39|-5.98|Europe/Madrid
Sofia|索非亚|42.70|23.32|Europe/Sofia
Stockholm|斯德哥尔摩|59.33|18.07|Europe/Stockholm
Strasbourg|斯特拉斯堡|48.57|7.75|Europe/Paris
Stuttgart|斯图加特|48.78|9.18|Europe/Berlin
Tallinn|塔林|59.44|24.75|Europe/Tallinn
Toulouse|图卢兹|43.60|1.44|Europe/Paris
Turin|都灵|45.07|7.69|Europe/Rome
Valencia|瓦伦西亚|39.47|-0.38|Europe/Madrid
Venice|威尼斯|45.44|12.32|Europe/Rome
Vienna|维也纳|48.21|16.37|Europe/Vienna
Vilnius|维尔纽斯|54.69|25.28|Europe/Vilnius
Warsaw|华沙|52.23|21.01|Europe/Warsaw
Zagreb|萨格勒布|45.81|15.98|Europe/Zagreb
Zurich|苏黎世|47.37|8.54|Europe/Zurich
Atlanta|亚特兰大|33.75|-84.39|America/New_York
Austin|奥斯汀|30.27|-97.74|America/Chicago
Boston|波士顿|42.36|-71.06|America/New_York
Calgary|卡尔加里|51.05|-114.07|America/Edmonton
Charlotte|夏洛特|35.23|-80.84|America/New_York
Chicago|芝加哥|41.88|-87.63|America/Chicago
Columbus|哥伦布|39.96|-83.00|America/New_York
Dallas|达拉斯|32.78|-96.80|America/Chicago
Denver|丹佛|39.74|-104.99|America/Denver
Detroit|底特律|42.33|-83.05|America/New_York
Edmonton|埃德蒙顿|53.55|-113.49|America/Edmonton
Halifax|哈利法克斯|44.65|-63.58|America/Halifax
Honolulu|檀香山|21.31|-157.86|Pacific/Honolulu
Houston|休斯敦|29.76|-95.37|America/Chicago
Indianapolis|印第安纳波利斯|39.77|-86.16|America/Indiana/Indianapolis
Kansas City|堪萨斯城|39.10|-94.58|America/Chicago
Las Vegas|拉斯维加斯|36.17|-115.14|America/Los_Angeles
Los Angeles|洛杉矶|34.05|-118.24|America/Los_Angeles
Miami|迈阿密|25.76|-80.19|America/New_York
Minneapolis|明尼阿波利斯|44.98|-93.27|America/Chicago
Montreal|蒙特利尔|45.50|-73.57|America/Toronto
Nashville|纳什维尔|36.16|-86.78|America/Chicago
New Orleans|新奥尔良|29.95|-90.07|America/Chicago
New York|纽约|40.71|-74.01|America/New_York
Orlando|奥兰多|28.54|-81.38|America/New_York
Ottawa|渥太华|45.42|-75.70|America/Toronto
Philadelphia|费城|39.95|-75.17|America/New_York
Phoenix|凤凰城|33.45|-112.07|America/Phoenix
Pittsburgh|匹兹堡|40.44|-80.00|America/New_York
Portland|波特兰|45.52|-122.68|America/Los_Angeles
Quebec|魁北克|46.81|-71.21|America/Toronto
Sacramento|萨克拉门托|38.58|-121.49|America/Los_Angeles
Salt Lake City|盐湖城|40.76|-111.89|America/Denver
San Antonio|圣安东尼奥|29.42|-98.49|America/Chicago
San Diego|圣迭戈|32.72|-117.16|America/Los_Angeles
San Francisco|旧金山|37.77|-122.42|America/Los_Angeles
Seattle|西雅图|47.61|-122.33|America/Los_Angeles
St. Louis|圣路易斯|38.63|-90.20|America/Chicago
Tampa|坦帕|27.95|-82.46|America/New_York
Toronto|多伦多|43.65|-79.38|America/Toronto
Vancouver|温哥华|49.28|-123.12|America/Vancouver
Washington|华盛顿|38.91|-77.04|America/New_York
Winnipeg|温尼伯|49.90|-97.14|America/Winnipeg
Bogota|波哥大|4.71|-74.07|America/Bogota
Brasilia|巴西利亚|-15.79|-47.88|America/Sao_Paulo
Buenos Aires|布宜诺斯艾利斯|-34.60|-58.38|America/Argentina/Buenos_Aires
Cancun|坎昆|21.16|-86.85|America/Cancun
Caracas|加拉加斯|10.48|-66.90|America/Caracas
Guadalajara|瓜达拉哈拉|20.66|-103.35|America/Mexico_City
Havana|哈瓦那|23.11|-82.37|America/Havana
Lima|利马|-12.05|-77.04|America/Lima
Medellin|麦德林|6.24|-75.58|America/Bogota
Mexico City|墨西哥城|19.43|-99.13|America/Mexico_City
Montevideo|蒙得维的亚|-34.90|-56.16|America/Montevideo
Monterrey|蒙特雷|25.69|-100.32|America/Monterrey
Quito|基多|-0.18|-78.47|America/Guayaquil
Rio de Janeiro|里约热内卢|-22.91|-43.17|America/Sao_Paulo
San Juan|圣胡安|18.47|-66.11|America/Puerto_Rico
Santiago|圣地亚哥|-33.45|-70.67|America/Santiago
Sao Paulo|圣保罗|-23.55|-46.63|America/Sao_Paulo
Accra|阿克拉|5.60|-0.19|Africa/Accra
Addis Ababa|亚的斯亚贝巴|9.03|38.74|Africa/Addis_Ababa
Algiers|阿尔及尔|36.75|3.06|Africa/Algiers
Cairo|开罗|30.04|31.24|Africa/Cairo
Cape Town|开普敦|-33.92|18.42|Africa/Johannesburg
Casablanca|卡萨布兰卡|33.57|-7.59|Africa/Casablanca
Dakar|达喀尔|14.72|-17.47|Africa/Dakar
Johannesburg|约翰内斯堡|-26.20|28.05|Africa/Johannesburg
Lagos|拉各斯|6.52|3.38|Africa/Lagos
Marrakesh|马拉喀什|31.63|-8.01|Africa/Casablanca
Nairobi|内罗毕|-1.29|36.82|Africa/Nairobi
Tunis|突尼斯|36.81|10.18|Africa/Tunis
Abu Dhabi|阿布扎比|24.45|54.38|Asia/Dubai
Almaty|阿拉木图|43.24|76.89|Asia/Almaty
Amman|安曼|31.95|35.93|Asia/Amman
Ankara|安卡拉|39.93|32.86|Europe/Istanbul
Baghdad|巴格达|33.31|44.36|Asia/Baghdad
Bangalore|班加罗尔|12.97|77.59|Asia/Kolkata
Bangkok|曼谷|13.76|100.50|Asia/Bangkok
Beijing|北京|39.90|116.41|Asia/Shanghai
Beirut|贝鲁特|33.89|35.50|Asia/Beirut
Busan|釜山|35.18|129.08|Asia/Seoul
Changsha|长沙|28.23|112.94|Asia/Shanghai
Chengdu|成都|30.57|104.07|Asia/Shanghai
Chongqing|重庆|29.56|106.55|Asia/Shanghai
Colombo|科伦坡|6.93|79.85|Asia/Colombo
Dalian|大连|38.91|121.60|Asia/Shanghai
Delhi|德里|28.61|77.21|Asia/Kolkata
Denpasar|登巴萨|-8.67|115.21|Asia/Makassar
Dhaka|达卡|23.81|90.41|Asia/Dhaka
Doha|多哈|25.29|51.53|Asia/Qatar
Dubai|迪拜|25.20|55.27|Asia/Dubai
Fukuoka|福冈|33.59|130.40|Asia/Tokyo
Guangzhou|广州|23.13|113.26|Asia/Shanghai
Hangzhou|杭州|30.27|120.16|Asia/Shanghai
Hanoi|河内|21.03|105.85|Asia/Ho_Chi_Minh
Harbin|哈尔滨|45.80|126.53|Asia/Shanghai
Ho Chi Minh City|胡志明市|10.82|106.63|Asia/Ho_Chi_Minh
Hong Kong|香港|22.32|114.17|Asia/Hong_Kong
Jakarta|雅加达|-6.21|106.85|Asia/Jakarta
Jerusalem|耶路撒冷|31.77|35.21|Asia/Jerusalem
Karachi|卡拉奇|24.86|67.01|Asia/Karachi
Kathmandu|加德满都|27.72|85.32|Asia/Kathmandu
Kolkata|加尔各答|22.57|88.36|Asia/Kolkata
Kuala Lumpur|吉隆坡|3.14|101.69|Asia/Kuala_Lumpur
Kunming|昆明|25.04|102.71|Asia/Shanghai
Kuwait City|科威特城|29.38|47.99|Asia/Kuwait
Kyoto|京都|35.01|135.77|Asia/Tokyo
Lahore|拉合尔|31.55|74.34|Asia/Karachi
Lhasa|拉萨|29.65|91.12|Asia/Shanghai
Macau|澳门|22.20|113.54|Asia/Macau
Manila|马尼拉|14.60|120.98|Asia/Manila
Mumbai|孟买|19.08|72.88|Asia/Kolkata
Nagoya|名古屋|35.18|136.91|Asia/Tokyo
Nanjing|南京|32.06|118.80|Asia/Shanghai
Osaka|大阪|34.69|135.50|Asia/Tokyo
Qingdao|青岛|36.07|120.38|Asia/Shanghai
Riyadh|利雅得|24.71|46.68|Asia/Riyadh
Sanya|三亚|18.25|109.51|Asia/Shanghai
Sapporo|札幌|43.06|141.35|Asia/Tokyo
Seoul|首尔|37.57|126.98|Asia/Seoul
Shanghai|上海|31.23|121.47|Asia/Shanghai
Shenyang|沈阳|41.81|123.43|Asia/Shanghai
Shenzhen|深圳|22.54|114.06|Asia/Shanghai
Singapore|新加坡|1.35|103.82|Asia/Singapore
Suzhou|苏州|31.30|120.58|Asia/Shanghai
Taipei|台北|25.03|121.57|Asia/Taipei
Tashkent|塔什干|41.30|69.24|Asia/Tashkent
Tbilisi|第比利斯|41.72|44.79|Asia/Tbilisi
Tehran|德黑兰|35.69|51.39|Asia/Tehran
Tel Aviv|特拉维夫|32.09|34.78|Asia/Jerusalem
Tianjin|天津|39.13|117.20|Asia/Shanghai
Tokyo|东京|35.68|139.69|Asia/Tokyo
Urumqi|乌鲁木齐|43.83|87.62|Asia/Shanghai
Wuhan|武汉|30.59|114.31|Asia/Shanghai
Xiamen|厦门|24.48|118.09|Asia/Shanghai
Xi'an|西安|34.34|108.94|Asia/Shanghai
Yangon|仰光|16.84|96.17|Asia/Yangon
Yiwu|义乌|29.31|120.08|Asia/Shanghai
Yokohama|横滨|35.44|139.64|Asia/Tokyo
Zhengzhou|郑州|34.75|113.63|Asia/Shanghai
Adelaide|阿德莱德|-34.93|138.60|Australia/Adelaide
Auckland|奥克兰|-36.85|174.76|Pacific/Auckland
Brisbane|布里斯班|-27.47|153.03|Australia/Brisbane
Canberra|堪培拉|-35.28|149.13|Australia/Sydney
Christchurch|克赖斯特彻奇|-43.53|172.64|Pacific/Auckland
Darwin|达尔文|-12.46|130.84|Australia/Darwin
Gold Coast|黄金海岸|-28.02|153.40|Australia/Brisbane
Hobart|霍巴特|-42.88|147.33|Australia/Hobart
Melbourne|墨尔本|-37.81|144.96|Australia/Melbourne
Perth|珀斯|-31.95|115.86|Australia/Perth
Sydney|悉尼|-33.87|151.21|Australia/Sydney
Wellington|惠灵顿|-41.29|174.78|Pacific/Auckland
`

export interface City {
  readonly name: { readonly en: string; readonly zh: string }
  readonly latitude: number
  readonly longitude: number
  readonly zone: string
}

/** Names that people write instead. */
const otherNames: Readonly<Record<string, string>> = {
  nyc: 'new york',
  'new york city': 'new york',
  la: 'los angeles',
  'washington dc': 'washington',
  peking: 'beijing',
  saigon: 'ho chi minh city',
  'new delhi': 'delhi',
  bombay: 'mumbai',
  köln: 'cologne',
  koln: 'cologne',
  münchen: 'munich',
  munchen: 'munich',
  wien: 'vienna',
  zürich: 'zurich',
  genève: 'geneva',
  roma: 'rome',
  milano: 'milan',
  firenze: 'florence',
  venezia: 'venice',
  napoli: 'naples',
  torino: 'turin',
  lisboa: 'lisbon',
  sevilla: 'seville',
  praha: 'prague',
  warszawa: 'warsaw',
  moskva: 'moscow',
  kiev: 'kyiv',
  københavn: 'copenhagen',
  bruxelles: 'brussels',
  bali: 'denpasar',
}

const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

let read: readonly City[] | undefined
let byName: ReadonlyMap<string, City> | undefined

export const cities = (): readonly City[] => {
  read ??= table
    .trim()
    .split('\n')
    .map((row) => {
      const [en = '', zh = '', latitude, longitude, zone = ''] = row.split('|')
      return { name: { en, zh }, latitude: Number(latitude), longitude: Number(longitude), zone }
    })
  return read
}

/** The city of a name in English, Chinese or its own language. What follows a comma, such as a country, is left out. */
export function findCity(name: string): City | undefined {
  byName ??= new Map(cities().flatMap((city) => [city.name.en, city.name.zh].map((one) => [folded(one), city])))
  const others = new Map(Object.entries(otherNames).map(([other, usual]) => [folded(other), usual]))
  for (const wanted of [folded(name), folded(name.split(',')[0] ?? '')]) {
    const found = byName.get(others.get(wanted) ?? wanted)
    if (found) return found
  }
  return undefined
}
