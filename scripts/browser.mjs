// Finds a Chromium for the browser tests, and installs one with Chinese fonts where possible. The headless shell is
// preferred: it is the same engine and needs half the CPU for the same page.
import { spawnSync } from 'node:child_process'
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

/** True when all of them are installed afterwards. */
function install(...packages) {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options).status === 0
}

function installBrowser() {
  console.log('Installing Chromium and Chinese fonts through apt, once …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!hasCjkFont()) install('fonts-noto-cjk', 'fontconfig')
  // Older releases do not have the shell; use the full browser.
  if (!install(shell) && !findBrowser()) install('chromium')
}

export function ensureBrowser() {
  const is_complete = (process.env.BROWSER_PATH || pathOf(shell)) && hasCjkFont()
  if (!is_complete && canApt()) installBrowser()
  const browser = findBrowser()
  if (!browser) {
    console.error(
      'The browser tests need Chromium or Chrome. Install it (Debian: apt install chromium fonts-noto-cjk) or set BROWSER_PATH.',
    )
    process.exit(1)
  }
  return browser
}
