// Writes assets/products/<code>/product.json and size-chart.svg for every product with pictures, and
// assets/catalogue/data/<code>.json for sets, and the version of all pictures into the contract:
// node assets/catalogue/build.ts
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalogue, data_root, pictures_root } from './catalogue.ts'
import { jsonText } from './json-text.ts'
import { writePicturesVersion } from './pictures-version.ts'
import { shared_file, sharedData } from './shared.ts'
import { sizeChart } from './size-chart.ts'

const { pictured, others, waiting } = buildCatalogue()
for (const product of pictured) {
  const folder = join(pictures_root, product.code)
  writeFileSync(join(folder, 'product.json'), `${jsonText(product)}\n`)
  writeFileSync(join(folder, 'size-chart.svg'), sizeChart(product))
}
rmSync(data_root, { recursive: true, force: true })
mkdirSync(data_root, { recursive: true })
for (const product of others) writeFileSync(join(data_root, `${product.code}.json`), `${jsonText(product)}\n`)
writeFileSync(shared_file, `${jsonText(sharedData())}\n`)
console.log(`${pictured.length} products beside their pictures, ${others.length} without pictures of their own`)
if (waiting.length > 0) console.log(`defined, pictures not made yet: ${waiting.join(', ')}`)
console.log(`pictures of version ${writePicturesVersion()}`)
