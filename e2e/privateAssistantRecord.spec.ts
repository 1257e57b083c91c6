/** A conversation is recorded on the chain where its owner asks for that, and only then called so. */
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { chainCalls } from './harness/chainReviews.ts'
import { expect, test } from './harness/fixtures.ts'
import { ask, begin, listed, privateScreen } from './harness/privateAssistant.ts'
import { toasts } from './harness/screen.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import { connectButton } from './harness/walletScreen.ts'

test('[private.record] a conversation is called on-chain once the chain has its record, which says nothing of it', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000)
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 13 })
  await page.goto(privateScreen)
  await connectButton(page).click()
  await begin(page)
  await ask(page, 'Who can be my advisor?')
  const calls: string[] = []
  page.on('request', (request) => {
    if (chainCalls.test(request.url())) calls.push(request.postData() ?? '')
  })
  const badge = listed(page).getByText('On-chain', { exact: true })
  await expect(badge).toHaveCount(0)
  // Nobody who records nothing asks the chain anything.
  await begin(page, 'Title IX Conversation 2')
  expect(calls).toEqual([])

  await page.getByRole('button', { name: 'Record on chain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record this conversation' })
  await expect(dialog).toContainText('Everybody can see, for good: your wallet address, the time')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  wallet.rejectNext('eth_sendTransaction')
  const record = dialog.getByRole('button', { name: 'Record it on the chain' })
  await record.click()
  await expect(dialog.getByRole('alert')).toContainText('You said no in your wallet.')
  await expect(badge).toHaveCount(0)
  await record.click()
  await expect(toasts(page)).toContainText('Conversation recorded')
  await expect(dialog).toHaveCount(0)
  await expect(badge).toHaveCount(1)
  await expect(listed(page).first()).toContainText('On-chain')
  await expect(page.getByRole('button', { name: 'Record on chain' })).toHaveCount(0)

  const sent = wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')
  const bytes = Buffer.from(JSON.stringify(sent.at(-1)?.params).replace(/^.*"data":"0x/, ''), 'hex')
  expect(bytes.toString('latin1')).toContain('conversation ')
  expect(bytes.toString('latin1')).not.toContain('Title IX Conversation')

  await page.reload()
  await expect(badge).toHaveCount(1)
  await expectAccessible(page)
  // Another wallet has no such record.
  await wallet.changeAccount(5)
  await expect(badge).toHaveCount(0)
})
