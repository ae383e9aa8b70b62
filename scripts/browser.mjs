// Finds a Chromium for the browser tests, and installs one with Chinese fonts where possible. The headless shell is
// preferred: it is the same engine and needs half the CPU for the same page.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const shell = 'chromium-headless-shell'
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const places = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function pathOf(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.split('\n')[0].trim() : undefined
}

function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  for (const name of names) {
    const path = pathOf(name)
    if (path) return path
  }
  return places.find((place) => existsSync(place))
}

const canApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const hasCjkFont = () =>
  process.platform !== 'linux' || /\S/.test(spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout ?? '')

const OPTIONS = {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
}

/** True when it succeeded. Does not block: packages from npm can be installed meanwhile. */
const apt = (...args) =>
  new Promise((resolve) => {
    const child = spawn('apt-get', args, OPTIONS)
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
const install = (...packages) => apt('install', '-y', '-qq', '--no-install-recommends', ...packages)

async function installBrowser() {
  console.log('Installing Chromium and Chinese fonts through apt, once …')
  await apt('update', '-qq')
  if (!hasCjkFont()) await install('fonts-noto-cjk', 'fontconfig')
  // Older releases do not have the shell; use the full browser.
  if (!(await install(shell)) && !findBrowser()) await install('chromium')
}

/** The path of a browser, installed where needed and possible. */
export async function ensureBrowser() {
  const is_complete = (process.env.BROWSER_PATH || pathOf(shell)) && hasCjkFont()
  if (!is_complete && canApt()) await installBrowser()
  const browser = findBrowser()
  if (!browser) {
    console.error(
      'The browser tests need Chromium or Chrome. Install it (Debian: apt install chromium fonts-noto-cjk) or set BROWSER_PATH.',
    )
    process.exit(1)
  }
  return browser
}
