const words = `
  nike, adidas, puma, reebok, converse, under armour, new balance, the north face, patagonia
  gucci, chanel, dior, prada, hermes, hermès, louis vuitton, burberry, versace, balenciaga
  supreme, off-white, champion, tommy hilfiger, calvin klein, ralph lauren, lacoste, levi's
  disney, mickey mouse, minnie mouse, marvel, avengers, spider-man, spiderman, star wars, baby yoda
  frozen elsa, lilo & stitch, winnie the pooh, pixar, harry potter, hogwarts, batman, superman
  pokemon, pokémon, pikachu, hello kitty, sanrio, kuromi, peppa pig, paw patrol, bluey, barbie
  lego, minecraft, fortnite, roblox, nintendo, super mario, playstation, xbox, sonic the hedgehog
  dragon ball, naruto, one piece, demon slayer, studio ghibli, totoro, snoopy, garfield, spongebob
  coca-cola, coca cola, pepsi, starbucks, mcdonald's, red bull, jack daniels, jack daniel's
  nba, nfl, mlb, nhl, fifa, uefa, formula 1, olympics, super bowl, nascar, real madrid
  harley-davidson, harley davidson, ferrari, porsche, lamborghini, bmw, mercedes-benz, tesla
  taylor swift, bts, blackpink, the beatles, rolling stones, metallica, nirvana, ac/dc, elvis presley
  耐克, 阿迪达斯, 彪马, 匡威, 李宁, 安踏, 特步, 古驰, 古奇, 香奈儿, 迪奥, 普拉达, 爱马仕
  路易威登, 巴宝莉, 迪士尼, 米老鼠, 漫威, 蜘蛛侠, 星球大战, 冰雪奇缘, 哈利波特, 皮卡丘, 宝可梦
  凯蒂猫, 三丽鸥, 库洛米, 小猪佩奇, 汪汪队, 乐高, 哆啦a梦, 海贼王, 火影忍者, 龙珠, 龙猫, 史努比
  奥特曼, 喜羊羊, 熊出没, 原神, 王者荣耀, 可口可乐, 百事可乐, 星巴克, 麦当劳, 茅台, 法拉利, 保时捷
`

/** Names whose owners are known to act against unlicensed prints. A base to start from; sellers add their own. */
export const baseBrandWords: readonly string[] = words
  .split(/[,\n]/)
  .map((word) => word.trim())
  .filter(Boolean)
