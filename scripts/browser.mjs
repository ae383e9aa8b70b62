// Finds a Chromium for the browser tests, and installs one with Chinese fonts where that is possible.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const places = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH
  for (const name of names) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.split('\n')[0].trim()
  }
  return places.find((place) => existsSync(place))
}

const canApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const hasCjkFont = () =>
  process.platform !== 'linux' || /\S/.test(spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout ?? '')

export function ensureBrowser() {
  let browser = findBrowser()
  if ((!browser || !hasCjkFont()) && canApt()) {
    console.log('Installing Chromium and Chinese fonts through apt, once …')
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fontconfig'],
      options,
    )
    browser = findBrowser()
  }
  if (!browser) {
    console.error(
      'The browser tests need Chromium or Chrome. Install it (Debian: apt install chromium fonts-noto-cjk) or set BROWSER_PATH.',
    )
    process.exit(1)
  }
  return browser
}
