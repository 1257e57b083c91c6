import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import {
  chainCalls,
  chainReview,
  contentCalls,
  fillPost,
  openPost,
  type PostForm,
} from './harness/chainReviews.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { LocalChain } from './harness/localChain.ts'
import { uniqueWord } from './harness/reviews.ts'
import { toasts } from './harness/screen.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import { connect } from './harness/walletScreen.ts'

const failed = 'Failed to post review. Please try again.'
const PERSON = 4

/** A filled form in front of a wallet whose questions the test answers. */
async function filledForm(page: Page, hub: { url: string }, word: string) {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: PERSON })
  await connect(page)
  const form = await openPost(page)
  await fillPost(form, word)
  return { wallet, form }
}

/** Nothing that was typed is lost, and the reason stands in the form. */
async function expectKept(page: Page, form: PostForm, word: string, reason: string) {
  await expect(toasts(page)).toContainText(failed)
  await expect(form.failure).toContainText('Your review was not posted.')
  await expect(form.failure).toContainText(reason)
  await expect(form.failure).toContainText('Your words are still here.')
  await expect(form.title).toHaveValue(word)
  await expect(form.content).toHaveValue(`${word}: they answered every letter.`)
  await expect(form.post).toHaveText(/Post Review/)
}

test('an empty chain says so, and loading has its words and three placeholders', async ({
  page,
}) => {
  await withFreshHub(async (hub) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.goto(`${hub.url}/web3-reviews`)
    await page.getByRole('button', { name: 'Connect Demo wallet' }).click()
    await expect(page.getByRole('heading', { name: 'No Reviews Yet' })).toBeVisible()
    await expectAccessible(page)
    await page.route(chainCalls, async (route) => {
      if (route.request().postData()?.includes('eth_call')) await held
      await route.continue()
    })
    await page.reload()
    await expect(page.getByText('Loading reviews from blockchain...')).toBeVisible()
    await expect(page.locator('[data-placeholder]')).toHaveCount(3)
    answer()
    await expect(page.getByRole('heading', { name: 'No Reviews Yet' })).toBeVisible()
    const form = await openPost(page)
    await expect(form.school).toBeVisible()
    // The page looks for new blocks; this hub ends now.
    await page.goto('about:blank')
  })
})

test('a form survives a store, a registry and a wallet that refuse it and a change of network, and is posted also when it is closed', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const word = uniqueWord()
  const { wallet, form } = await filledForm(page, hub, word)
  const sends = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length

  await test.step('a text that is not stored: the wallet is not asked', async () => {
    await page.route(contentCalls, (route) => route.abort())
    await form.post.click()
    await expect(toasts(page)).toContainText('An error occurred while posting your review.')
    await expect(form.failure).toContainText('Check your connection, then try again.')
    await expect(form.content).toHaveValue(`${word}: they answered every letter.`)
    expect(sends()).toBe(0)
    await page.unroute(contentCalls)
  })
  await test.step('what the registry would refuse is said in its words: the wallet is not asked', async () => {
    // TooManyTags(9, 8), as the contract of another version might answer to whoever tries a write out.
    const numbers = [9, 8].map((number) => number.toString(16).padStart(64, '0')).join('')
    const error = { code: 3, message: 'execution reverted', data: `0xfb7fa22a${numbers}` }
    await page.route(chainCalls, async (route) => {
      const calls = [route.request().postDataJSON() as { id: number }].flat()
      const refused = calls.filter((call) => JSON.stringify(call).includes('"from"'))
      const response = await route.fetch()
      const answer = (await response.json()) as { id: number } | { id: number }[]
      const refuse = (one: { id: number }) =>
        refused.some(({ id }) => id === one.id) ? { jsonrpc: '2.0', id: one.id, error } : one
      await route.fulfill({
        response,
        json: Array.isArray(answer) ? answer.map(refuse) : refuse(answer),
      })
    })
    await form.post.click()
    await expectKept(page, form, word, 'There are 9 tags. Use at most 8. Nothing was sent.')
    expect(sends()).toBe(0)
    // The page looks for new blocks all the while.
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('who says no in the wallet has posted nothing', async () => {
    const answer = wallet.hold('eth_sendTransaction')
    wallet.rejectNext('eth_sendTransaction')
    await form.post.click()
    await expect(form.post).toHaveText(/Posting\.\.\./)
    await expect(form.dialog.getByText('Your wallet is asking you now.')).toBeVisible()
    answer()
    await expectKept(page, form, word, 'You said no in your wallet. Nothing was sent.')
    await expectAccessible(page)
    await expect(chainReview(page, word)).toHaveCount(0)
  })
  await test.step('a wallet that leaves the network', async () => {
    await wallet.changeNetwork(137)
    await expect(page.getByRole('button', { name: /^Switch/ })).toBeVisible()
    await page.getByRole('button', { name: /^Switch/ }).click()
    await page.getByRole('button', { name: 'Post Review' }).click()
    await expect(form.title).toHaveValue(word)
    await expect(form.school).toHaveValue('Lakeside State College')
  })
  await test.step('closing the form while the wallet asks does not stop it', async () => {
    const answer = wallet.hold('eth_sendTransaction')
    await form.post.click()
    await expect(form.dialog.getByText('Your wallet is asking you now.')).toBeVisible()
    await form.dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(form.dialog).toHaveCount(0)
    answer()
    await expect(toasts(page)).toContainText('Review Posted Successfully')
    await expect(chainReview(page, word)).toBeVisible()
  })
})

test('a transaction that fails on the chain says that nothing was stored', async ({
  page,
  hub,
}) => {
  const word = uniqueWord()
  // A wallet that gives a transaction too little gas, so that it really runs out on the chain.
  await page.addInitScript(() => {
    window.addEventListener('eip6963:announceProvider', (happening) => {
      const { provider } = (happening as CustomEvent).detail
      const ask = provider.request
      provider.request = ({ method, params }: { method: string; params: [object] }) => {
        const isSend = method === 'eth_sendTransaction'
        return ask({ method, params: isSend ? [{ ...params[0], gas: '0xc350' }] : params })
      }
    })
  })
  const { form } = await filledForm(page, hub, word)
  await form.post.click()
  await expectKept(page, form, word, 'The registry refused the transaction')
  await expect(chainReview(page, word)).toHaveCount(0)
})

test('a chain that stops answering is said, and the list comes back by a press', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await connect(page, 'Demo wallet')
  let answers = false
  await page.route(chainCalls, (route) => {
    const isRefused = !answers && route.request().postData()?.includes('eth_call')
    return isRefused ? route.fulfill({ status: 503, body: 'Later.' }) : route.continue()
  })
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load the reviews.' })
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  // From the press on, not before it: the list also comes back by itself with the next block.
  await page.exposeFunction('chainAnswers', () => {
    answers = true
  })
  await page.evaluate(() =>
    document.addEventListener('click', () => void Reflect.get(window, 'chainAnswers')(), true),
  )
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toHaveCount(0)
})

test.describe('on a network that takes its time', () => {
  let chain: LocalChain
  test.beforeEach(async ({ hub }) => {
    chain = await LocalChain.of(hub.url)
    await chain.holdsBack()
  })
  test.afterEach(() => chain.minesAtOnce())

  test('a review that was sent is taken up again after a reload, and nothing of it is kept', async ({
    page,
    hub,
  }) => {
    const word = uniqueWord()
    const { form } = await filledForm(page, hub, word)
    await form.post.click()
    await expect(form.post).toHaveText(/Confirming\.\.\./)
    await expect(
      form.dialog.getByText('Sent. Waiting for the network to confirm it.'),
    ).toBeVisible()
    const kept = await page.evaluate(() => localStorage.getItem('hub.pendingTransactions'))
    expect(kept).toMatch(/0x[0-9a-f]{64}/)
    expect(kept).not.toContain(word)
    await page.reload()
    const notice = page.getByRole('status').filter({ hasText: 'Confirming...' })
    await expect(notice).toContainText('Your review was sent.')
    await expect(chainReview(page, word)).toHaveCount(0)
    await expectAccessible(page)
    await chain.mine()
    await expect(toasts(page)).toContainText('Review Posted Successfully')
    await expect(chainReview(page, word)).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('hub.pendingTransactions'))).toBeNull()
  })

  test('a review that is cancelled in the wallet says so', async ({ page, hub }) => {
    const word = uniqueWord()
    const { form } = await filledForm(page, hub, word)
    await form.post.click()
    await expect(form.post).toHaveText(/Confirming\.\.\./)
    // By its number, which the page reads once it was sent, what took its place is known.
    const kept = () => page.evaluate(() => localStorage.getItem('hub.pendingTransactions'))
    await expect.poll(kept).toMatch(/"nonce":\d/)
    const [hash] = await chain.waiting()
    await chain.cancel(PERSON, hash ?? '0x')
    await chain.mine()
    await expectKept(page, form, word, 'You canceled the transaction in your wallet.')
  })

  test('a review that the network forgets says so, also after a reload', async ({ page, hub }) => {
    const word = uniqueWord()
    const { form } = await filledForm(page, hub, word)
    await form.post.click()
    await expect(form.post).toHaveText(/Confirming\.\.\./)
    const [hash] = await chain.waiting()
    await page.reload()
    await expect(page.getByText('Your review was sent.')).toBeVisible()
    await chain.drop(hash ?? '0x')
    await expect(toasts(page)).toContainText(failed)
    await expect(toasts(page)).toContainText('The network no longer knows the transaction')
    await expect(page.getByText('Your review was sent.')).toHaveCount(0)
    const again = await openPost(page)
    await expect(again.content).toHaveValue(`${word}: they answered every letter.`)
    await expect(again.failure).toContainText('Your details are back in the form.')
  })
})
