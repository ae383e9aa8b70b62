// Makes assets/fonts from the packages named in families.ts, @twemoji/svg and emojibase-data:
//   npm install --prefix FOLDER --no-save --ignore-scripts @fontsource/… @twemoji/svg@15.0.0 emojibase-data@17.0.0
//   node assets/fonts/workshop/build.ts FOLDER/node_modules
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FontCatalogue } from '../../../engine/src/text/font/font-catalogue.ts'
import { buildEmoji } from './build-emoji.ts'
import { bringFonts } from './build-fonts.ts'
import { coverageTable } from './coverage-table.ts'
import { fallback } from './families.ts'
import { packFamilies } from './pack-families.ts'

const modules = process.argv[2]
if (!modules) throw new Error('name the folder of packages')
const target = join(import.meta.dirname, '..')
const [files, emoji_folder] = [join(target, 'files'), join(target, 'emoji')]
for (const folder of [files, emoji_folder]) await rm(folder, { recursive: true, force: true })

const families = await bringFonts({ packages: join(modules, '@fontsource'), target: files })
const emoji = await buildEmoji(modules, emoji_folder)

/** Changes when any byte of any file does. */
async function getVersion(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    const paths = names.map((entry) => join(entry.parentPath, entry.name)).sort()
    for (const path of paths) hash.update(path.slice(folder.length)).update(await readFile(path))
  }
  return hash.digest('hex').slice(0, 12)
}

const catalogue = FontCatalogue.parse({
  version: await getVersion([files, emoji_folder]),
  families,
  fallback: [...fallback],
  emoji,
})
await writeFile(join(target, 'catalogue.json'), `${JSON.stringify(catalogue)}\n`)
await packFamilies(files, families)

const notice = [
  '# Fonts and drawings in this folder',
  '',
  'All fonts are under the SIL Open Font License 1.1 (https://openfontlicense.org). They may be used, also in printed',
  'products that are sold; they may not be sold by themselves. `Georgia` in the studio is drawn with Gelasio, which has the',
  'same widths. Files are the web fonts published by Fontsource; LXGW WenKai was cut to standard Chinese.',
  '',
  'Emoji drawings are Twemoji 15 (copyright Twitter, Inc. and other contributors), under CC-BY 4.0',
  '(https://creativecommons.org/licenses/by/4.0/), repacked as outlines. Emoji names come from Emojibase (MIT).',
  '',
  '| family | drawn by | licence |',
  '|---|---|---|',
  ...families.map((one) => `| ${one.family} | ${one.drawn_by} | ${one.license.replace(/\|/g, '/')} |`),
  '',
  ...coverageTable(families),
]
await writeFile(join(target, 'NOTICE.md'), notice.join('\n'))
