/** A conversation is recorded on the chain where its owner asks for that, and only then called so. */
import { keccak256, stringToHex } from 'viem'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { chainCalls } from './harness/chainReviews.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import {
  ask,
  begin,
  listed,
  opened,
  openPrivate,
  privateScreen,
} from './harness/privateAssistant.ts'
import { requestsFrom } from './harness/requests.ts'
import { toasts } from './harness/screen.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import { connectButton, openCard } from './harness/walletScreen.ts'

test('[private.record][wallet.code] a conversation is called on-chain once the chain has its record, which says nothing of it', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 13 })
  const asked = requestsFrom(page)
  const readers = () => asked.filter((url) => url.includes('/assets/FollowRecords-'))
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
  expect(readers()).toEqual([])

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
  expect(readers()).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Record on chain' })).toHaveCount(0)

  const sent = wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')
  const bytes = Buffer.from(JSON.stringify(sent.at(-1)?.params).replace(/^.*"data":"0x/, ''), 'hex')
  expect(bytes.toString('latin1')).toContain('conversation ')
  expect(bytes.toString('latin1')).not.toContain('Title IX Conversation')
  const tag = /"chainTag":"(\w+)"/.exec(await opened(page))?.[1]
  // The code that stays here is not the one that is public, and leads to it.
  const config: unknown = await (await page.request.get('/api/config')).json()
  const { chain } = config as { chain: { registry: string } }
  const from = JSON.stringify([tag, 1337, chain.registry, wallet.address]).toLowerCase()
  expect(bytes.toString('latin1')).not.toContain(tag)
  expect(bytes.toString('latin1')).toContain(keccak256(stringToHex(from)).slice(2, 18))

  await page.reload()
  await expect(badge).toHaveCount(1)
  await expectAccessible(page)
  // Another wallet has no such record.
  await wallet.changeAccount(5)
  await expect(badge).toHaveCount(0)
  // Who leaves the wallet keeps the conversations, and with them the code of the record.
  await (await openCard(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('heading', { name: 'Connect a wallet' }).first()).toBeVisible()
  await expect.poll(() => opened(page)).toContain(`"chainTag":"${tag}"`)
})

test('while the chain does not answer, conversations go on, and only a record waits', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await openPrivate(page)
  await begin(page)
  await page.route(chainCalls, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  const silence = page.getByRole('main').getByRole('alert')
  await expect(silence).toContainText('The blockchain does not answer.')
  await expect(silence).toContainText('Only recording a conversation on chain waits.')
  await ask(page, 'Who can be my advisor?')
  await page.getByRole('button', { name: 'Record on chain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record this conversation' })
  await dialog.getByRole('button', { name: 'Record it on the chain' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The chain does not answer right now.')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Without a wallet there is nothing to record; the words are there all the same, and stay when it answers again.
  await (await openCard(page)).getByRole('button', { name: 'Disconnect' }).click()
  await page.reload()
  await expect(silence).toBeVisible()
  await expect(listed(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Record on chain' })).toHaveCount(0)
  await ask(page, 'Can I bring a friend?')
  await page.unroute(chainCalls)
  await silence.getByRole('button', { name: 'Try again' }).click()
  await expect(silence).toHaveCount(0)
  await expect(page.getByText('Can I bring a friend?')).toBeVisible()
  await expect(connectButton(page, 'Demo wallet')).toBeVisible()
})
