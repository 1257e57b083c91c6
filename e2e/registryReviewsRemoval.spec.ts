import { expectAccessible } from './harness/accessible.ts'
import { chainReview, fillPost, openPost, openReviews } from './harness/chainReviews.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { withFreshHub } from './harness/freshHub.ts'
import { uniqueWord } from './harness/reviews.ts'
import { toasts } from './harness/screen.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

test('the author removes the text by a signature, and for everybody', async ({
  page,
  browser,
  allowErrors,
}) => {
  // A removed text is answered with 410, which the console tells; other tests must not meet it.
  allowErrors(failedLoad)
  await withFreshHub(async (hub) => {
    const word = uniqueWord()
    const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 2 })
    await openReviews(page, hub.url)
    const form = await openPost(page)
    await fillPost(form, `Mine ${word}`)
    await form.post.click()
    const review = chainReview(page, `Mine ${word}`)
    await expect(review).toContainText('they answered every letter')
    const opener = review.getByRole('button', { name: 'Remove my text' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Remove my text' })
    await expect(dialog).toContainText('This stays on the chain: your wallet address')
    await expectAccessible(page)
    const remove = dialog.getByRole('button', { name: 'Remove my text' })

    wallet.rejectNext('eth_signTypedData_v4')
    await remove.click()
    await expect(dialog.getByRole('alert')).toContainText(
      'You said no in your wallet. Nothing was removed.',
    )
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(opener).toBeFocused()
    await expect(review).toContainText('they answered every letter')

    await opener.click()
    await remove.click()
    await expect(toasts(page)).toContainText('Text removed')
    await expect(review).toContainText('Content not available')
    await expect(opener).toHaveCount(0)
    const other = await browser.newPage()
    await addWallet(other, await walletRpcUrl(hub.url), { person: 3 })
    await openReviews(other, hub.url)
    await expect(chainReview(other, `Mine ${word}`)).toContainText('Content not available')
    await other.close()
  })
})
