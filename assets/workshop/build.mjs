// Builds product pictures and models:  node assets/workshop/build.mjs tshirt mug   (or --all, --list, --manifest)
// Options: views=front and shots=hero rebuild only that part in place (views=none: no maps, model=1: the model too),
// quick=1 makes a rough one in the cache folder.
// Needs Debian packages, see `needs`, and the project's own Node modules, which draw the artworks of the gallery.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const here = dirname(fileURLToPath(import.meta.url))
const products = join(dirname(here), 'products')
const cache = process.env.POD_WORK ?? join(tmpdir(), 'inkroute-workshop')
const packages = 'blender gcc libc6-dev libembree-dev python3-numpy python3-scipy python3-pil'

const runs = (cmd, args) => spawnSync(cmd, args, { stdio: 'ignore' }).status === 0
const compiles = (line) =>
  spawnSync('gcc', ['-fsyntax-only', '-x', 'c', '-'], { input: line, stdio: ['pipe', 'ignore', 'ignore'] }).status === 0

const needs = [
  ['Blender (geometry and GLB export)', () => runs('blender', ['--version'])],
  ['a C compiler (gcc)', () => runs('gcc', ['--version'])],
  ['Embree 3 headers (ray tracing)', () => compiles('#include <embree3/rtcore.h>\n')],
  ['numpy, scipy and PIL in the system python', () => runs('/usr/bin/python3', ['-c', 'import numpy, scipy, PIL'])],
]

function checkTools() {
  const missing = needs.filter(([, ok]) => !ok()).map(([name]) => name)
  if (missing.length === 0) return
  console.error(`The picture workshop cannot run, it misses:\n  ${missing.join('\n  ')}`)
  console.error(`On Debian or Ubuntu:\n  apt-get install -y --no-install-recommends ${packages}`)
  console.error('The finished pictures are committed in assets/products: only rebuilding needs these tools.')
  process.exit(1)
}

const codes = () =>
  readdirSync(join(here, 'products'))
    .filter((f) => f.endsWith('.py') && f !== '__init__.py')
    .map((f) => f.slice(0, -3).replaceAll('_', '-'))
    .sort()

/** Drafts have a product file but no committed pictures: `--all` leaves them out. */
const shipped = (code) => existsSync(join(products, code, 'assets.json'))

const FLOAT = 5126
const lanes = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }
const JSON_AT = 20
const CHUNK_HEAD = 8

/** Rounds every number of a GLB to twelve binary digits, a tenth of a millimetre on a shirt: the rest is noise that does not pack. */
function rounded(glb) {
  const json_length = glb.readUInt32LE(12)
  const { accessors, bufferViews } = JSON.parse(glb.subarray(JSON_AT, JSON_AT + json_length).toString())
  const binary = JSON_AT + json_length + CHUNK_HEAD
  for (const { componentType, bufferView, byteOffset = 0, count, type } of accessors) {
    if (componentType !== FLOAT) continue
    const first = binary + (bufferViews[bufferView].byteOffset ?? 0) + byteOffset
    for (let at = first; at < first + 4 * count * lanes[type]; at += 4)
      glb.writeUInt32LE(((glb.readUInt32LE(at) + 0x800) & 0xfffff000) >>> 0, at)
  }
  return glb
}

/** Models are kept and sent packed: that takes a quarter of the room. Blender's Python has no Brotli. */
function packModel(out) {
  const plain = join(out, 'model.glb')
  if (!existsSync(plain)) return
  writeFileSync(`${plain}.br`, brotliCompressSync(rounded(readFileSync(plain))))
  rmSync(plain)
}

function buildOne(code, options) {
  const out = options.includes('quick=1') ? join(cache, 'try', code) : join(products, code)
  mkdirSync(out, { recursive: true })
  const started = Date.now()
  const args = ['-b', '--factory-startup', '-P', join(here, 'main.py'), '--', code, out, ...options]
  const run = spawnSync('nice', ['-n', '19', 'blender', ...args], {
    encoding: 'utf8',
    env: { ...process.env, POD_WORK: cache, PROJECT_NODE: projectNode() },
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  if (run.status !== 0 || !run.stdout.includes('BUILT')) {
    console.error(`${code}: failed after ${seconds} s\n${run.stdout.slice(-2000)}\n${run.stderr.slice(-2000)}`)
    return false
  }
  packModel(out)
  console.log(`${code}: built in ${seconds} s → ${out}`)
  return true
}

/** Every product with views, pictures and file sizes: what the catalogue and the docs read. */
function writeManifest() {
  const list = readdirSync(products, { withFileTypes: true })
    .filter((d) => d.isDirectory() && existsSync(join(products, d.name, 'assets.json')))
    .map((d) => {
      const folder = join(products, d.name)
      const { licence: _, ...info } = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))
      const files = Object.fromEntries(
        readdirSync(folder)
          .filter((f) => !['assets.json', 'product.json', 'size-chart.svg'].includes(f))
          .sort()
          .map((f) => [f, statSync(join(folder, f)).size]),
      )
      return { ...info, bytes: Object.values(files).reduce((a, b) => a + b, 0), files }
    })
  const total = list.reduce((a, p) => a + p.bytes, 0)
  const manifest = { licence: 'made by this project', count: list.length, bytes: total, products: list }
  writeFileSync(join(products, 'manifest.json'), `${JSON.stringify(manifest)}\n`)
  console.log(`manifest: ${list.length} products, ${(total / 1e6).toFixed(1)} MB`)
}

/** The catalogue is TypeScript: it needs the Node of the project, whichever one runs this file. */
function projectNode() {
  const own = join(dirname(dirname(here)), 'node_modules', '.bin', 'node')
  return existsSync(own) ? own : process.execPath
}

/** Product data name the pictures that are there, so new pictures need new data. */
function refreshCatalogue() {
  const script = join(dirname(here), 'catalogue', 'build.ts')
  if (spawnSync(projectNode(), [script], { stdio: 'inherit' }).status !== 0)
    console.error('The catalogue data were not refreshed: see above, then run node assets/catalogue/build.ts')
}

function main(argv) {
  const options = argv.filter((a) => a.includes('='))
  const wanted = argv.includes('--all')
    ? codes().filter(shipped)
    : argv.filter((a) => !a.includes('=') && !a.startsWith('--'))
  if (argv.includes('--list')) {
    console.log(
      codes()
        .map((c) => (shipped(c) ? c : `${c} (draft)`))
        .join('\n'),
    )
    return
  }
  if (argv.includes('--manifest')) return writeManifest()
  const unknown = wanted.filter((c) => !codes().includes(c))
  if (wanted.length === 0 || unknown.length > 0) {
    if (unknown.length > 0) console.error(`Unknown product: ${unknown.join(', ')}`)
    console.error(`Usage: npm run assets -- <code> … | --all | --list | --manifest\nProducts: ${codes().join(' ')}`)
    process.exit(1)
  }
  checkTools()
  const failed = wanted.filter((c) => !buildOne(c, options))
  if (!options.includes('quick=1')) {
    writeManifest()
    refreshCatalogue()
  }
  if (failed.length > 0) process.exit(1)
}

main(process.argv.slice(2))
