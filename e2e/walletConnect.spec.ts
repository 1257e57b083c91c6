import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { test as base, expect, failedLoad } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { keptOnDevice } from './harness/keptOnDevice.ts'
import {
  connectButton,
  guarded,
  openAnswered,
  openCard,
  walletScreen,
} from './harness/walletScreen.ts'

const RELAY = /^wss:\/\/relay\.walletconnect\./

/** A hub whose operator has a project with WalletConnect. */
const test = base.extend<object, { project: string }>({
  project: [
    async ({}, use) => {
      await withFreshHub((hub) => use(hub.url), { WALLETCONNECT_PROJECT_ID: '0'.repeat(32) })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// One worker, so that its hub is started once.
test.describe.configure({ mode: 'default' })

/** Keeps every request on this machine, and notes which hosts were asked. */
async function closeOff(page: Page, hubUrl: string): Promise<Set<string>> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url())
    if (href.startsWith('http') && !href.startsWith(hubUrl)) asked.add(hostname)
  })
  await page.route(
    (url) => !url.href.startsWith(hubUrl),
    (route) => route.abort(),
  )
  return asked
}

/** Stands in for the relay: it says yes to everything, so that a code comes. */
async function answerAsRelay(page: Page): Promise<void> {
  await page.routeWebSocket(RELAY, (socket) => {
    socket.onMessage((text) => {
      const { id, method } = JSON.parse(String(text)) as { id: number; method?: string }
      if (!method) return
      const result = method.endsWith('ubscribe') ? 'subscription' : true
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', result }))
    })
  })
}

test('[wallet.disconnect] shows its code to scan and to copy, from this page alone, and leaves nothing', async ({
  page,
  context,
  project,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked = await closeOff(page, project)
  await answerAsRelay(page)
  await page.goto(project + walletScreen)
  await expect(page.getByText('Its servers see your internet address.')).toBeVisible()
  expect([...asked]).toEqual([])
  await connectButton(page, 'WalletConnect').click()
  await expect(page.getByText('Scan this code with the wallet on your phone.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open a wallet on this device' })).toHaveAttribute(
    'href',
    /^wc:/,
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:.*symKey=/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect([...asked].filter((host) => host !== 'verify.walletconnect.org')).toEqual([])

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0)
  await expect(connectButton(page, 'WalletConnect')).toBeVisible()

  // Disconnect takes away what its library has kept, wherever that is.
  expect(await keptOnDevice(page)).toContain('wc@2:')
  await connectButton(page, 'Demo wallet').click()
  await expect(guarded(page)).toBeVisible()
  await (await openCard(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => keptOnDevice(page)).not.toContain('wc@2:')
  await page.goto(project + walletScreen)
  await expect(connectButton(page, 'WalletConnect')).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).not.toContain('wc@2:')
})

test('without an answer of its relay, says so after 20 seconds', async ({
  page,
  project,
  allowErrors,
}) => {
  allowErrors(/./)
  await closeOff(page, project)
  // A line that is open and says nothing.
  await page.routeWebSocket(RELAY, () => {})
  await page.clock.install()
  await openAnswered(page, project + walletScreen)
  await connectButton(page, 'WalletConnect').click()
  await expect(page.getByText('Asking for a code...')).toBeVisible()
  await page.clock.runFor(20_000)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('There is no answer from WalletConnect.')
  await expect(connectButton(page, 'WalletConnect')).toBeVisible()
})

test('when its code does not come, says so', async ({ page, project, allowErrors }) => {
  allowErrors(failedLoad)
  await page.goto(project + walletScreen)
  await expect(connectButton(page, 'WalletConnect')).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await connectButton(page, 'WalletConnect').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'We could not load WalletConnect.',
  )
})
