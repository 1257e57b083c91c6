import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { chainReview, contentCalls, fillPost, openPost } from './harness/chainReviews.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { curator, postReview, registryOf } from './harness/registryRecords.ts'
import { uniqueWord } from './harness/reviews.ts'
import { toasts } from './harness/screen.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import { connect, short } from './harness/walletScreen.ts'

test('a review is posted with the demo wallet, is there after a reload, and a second person reads it', async ({
  page,
  browser,
  hub,
}) => {
  const word = uniqueWord()
  await connect(page, 'Demo wallet')
  const form = await openPost(page)
  await expect(form.dialog.getByRole('heading', { name: 'Post Review' })).toBeFocused()
  await expect(form.dialog.getByRole('radio', { name: '5 of 5' })).toBeChecked()
  await expect(form.anonymous).toBeChecked()
  await expect(form.anonymous).toHaveAccessibleDescription(
    'Hide your wallet address from public view',
  )
  await fillPost(form, `Slow ${word}`, `They answered ${word}.\nEvery letter.`)
  await form.dialog.getByRole('radio', { name: '2 of 5' }).check()
  await form.tags.fill('timeline, left over')
  await expect(form.dialog.getByText('Network fee: free on this practice network')).toBeVisible()
  await form.post.click()
  await expect(toasts(page)).toContainText('Review Posted Successfully')
  await expect(toasts(page)).toContainText(
    'Your review has been posted to the blockchain. It may take a few moments to appear.',
  )
  await expect(form.dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Post Review' })).toBeFocused()
  const expectShown = async (shown: typeof page) => {
    const review = chainReview(shown, `Slow ${word}`)
    await expect(review).toContainText(`They answered ${word}.\nEvery letter.`)
    await expect(review.getByText('2 of 5')).toBeVisible()
    await expect(review).toContainText('Lakeside State College')
    await expect(review).toContainText('timeline · left over')
    await expect(review.getByText('On-chain', { exact: true })).toBeVisible()
    await expect(review.getByText('Anonymous', { exact: true })).toBeVisible()
    await expect(review).not.toContainText('0x')
  }
  await expectShown(page)
  await page.reload()
  await expectShown(page)

  const other = await browser.newPage({ baseURL: hub.url })
  await addWallet(other, await walletRpcUrl(hub.url), { person: 3 })
  await connect(other)
  await expectShown(other)
  await expect(
    chainReview(other, word).getByRole('button', { name: 'Remove my text' }),
  ).toHaveCount(0)
  await other.close()
  const again = await openPost(page)
  await expect(again.title).toHaveValue('')
})

test('what another person posts comes in front by itself', async ({ page, hub }) => {
  const [first, second] = [uniqueWord(), uniqueWord()]
  const registry = await registryOf(hub.url)
  await postReview(registry, 5, first)
  await connect(page, 'Demo wallet')
  await expect(page.getByRole('article').first()).toContainText(first)
  await postReview(registry, 5, second)
  await expect(page.getByRole('article').first()).toContainText(second)
  await expect(page.getByRole('article').nth(1)).toContainText(first)
})

test('an older review that is verified under way says so by itself', async ({ page, hub }) => {
  const [checked, newer] = [uniqueWord(), uniqueWord()]
  const registry = await registryOf(hub.url)
  await postReview(registry, 5, checked)
  await connect(page, 'Demo wallet')
  await expect(chainReview(page, checked)).not.toContainText('Verified')
  await registry.write(curator, 'setReviewVerified', [
    await registry.totalReviews(),
    true,
    'A test.',
  ])
  await expect(chainReview(page, checked).getByText('Verified', { exact: true })).toBeVisible()
  await postReview(registry, 5, newer)
  await expect(chainReview(page, newer)).not.toContainText('Verified')
  await expect(chainReview(page, checked).getByText('Verified', { exact: true })).toBeVisible()
})

test('a public review shows its short address, an anonymous one hides it from everybody', async ({
  page,
  hub,
}) => {
  const [open, hidden] = [uniqueWord(), uniqueWord()]
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 1 })
  await connect(page)
  for (const [word, anonymous] of [
    [open, false],
    [hidden, true],
  ] as const) {
    const form = await openPost(page)
    await fillPost(form, word)
    await form.anonymous.setChecked(anonymous)
    await form.post.click()
    await expect(form.dialog).toHaveCount(0)
  }
  const shown = chainReview(page, open)
  await expect(shown.getByText('Public', { exact: true })).toBeVisible()
  await expect(shown).toContainText(`By ${short(wallet.address)}`)
  await expect(chainReview(page, hidden).getByText('Anonymous', { exact: true })).toBeVisible()
  const html = await chainReview(page, hidden).innerHTML()
  expect(html.toLowerCase()).not.toContain(wallet.address.slice(2, 8).toLowerCase())
})

test('a review is written for a school of the chain, or for one that is added on the way', async ({
  page,
  hub,
}) => {
  const [listed, added, word] = [uniqueWord(), uniqueWord(), uniqueWord()]
  const registry = await registryOf(hub.url)
  await registry.write(5, 'addSchool', [`Marrow ${listed}`, 'college'])
  await connect(page, 'Demo wallet')
  const form = await openPost(page)
  await form.schools.selectOption({ label: `Marrow ${listed}` })
  await form.title.fill(`Listed ${word}`)
  await form.content.fill('They answered every letter.')
  await form.post.click()
  await expect(chainReview(page, `Listed ${word}`)).toContainText(`Marrow ${listed}`)

  const next = await openPost(page)
  await next.byHand.click()
  await next.school.fill(`Lakeside ${added}`)
  await next.dialog.getByRole('button', { name: 'Add this school to the chain' }).click()
  await expect(next.dialog.getByRole('combobox', { name: 'Type' })).toBeFocused()
  await next.dialog.getByRole('combobox', { name: 'Type' }).selectOption('Community College')
  await next.dialog.getByRole('button', { name: 'Add School' }).click()
  await expect(toasts(page)).toContainText('School added successfully!')
  await expect(next.schools).toBeFocused()
  await expect(next.schools).toHaveValue(/^\d+$/)
  await expect(next.schools.locator('option:checked')).toHaveText(`Lakeside ${added}`)
  await next.title.fill(`Added ${word}`)
  await next.content.fill('They answered every letter.')
  await next.post.click()
  await expect(chainReview(page, `Added ${word}`)).toContainText(`Lakeside ${added}`)
})

test('a school can be entered by hand from the moment that the form is drawn', async ({
  page,
  hub,
}) => {
  const registry = await registryOf(hub.url)
  await registry.write(5, 'addSchool', [`Marrow ${uniqueWord()}`, 'college'])
  await connect(page, 'Demo wallet')
  // The page knows the schools from here on: a new form has all of them at once.
  const filled = await openPost(page)
  await fillPost(filled, uniqueWord())
  await filled.post.click()
  await expect(filled.dialog).toHaveCount(0)
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('[role=dialog] button')]
      const byHand = buttons.find((one) => one.textContent === 'Enter the school by hand')
      if (!(byHand instanceof HTMLElement)) return
      observer.disconnect()
      byHand.click()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const form = await openPost(page)
  await expect(form.school).toBeVisible()
  await expect(form.fromList).toBeVisible()
})

test('a text that does not match its digest is not shown', async ({ page, hub }) => {
  const word = uniqueWord()
  const registry = await registryOf(hub.url)
  await postReview(registry, 5, word)
  await page.route(contentCalls, (route) => route.fulfill({ body: 'They paid me to write this.' }))
  await connect(page, 'Demo wallet')
  const review = chainReview(page, word)
  await expect(review).toContainText('Content not available')
  await expect(review).toContainText('does not match its digest on the chain')
  await expect(page.getByText('They paid me')).toHaveCount(0)
})

test('a text that never came is not available, and one that does not load can be asked for again', async ({
  page,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const [missing, slow] = [uniqueWord(), uniqueWord()]
  const registry = await registryOf(hub.url)
  await postReview(registry, 5, missing)
  await page.route(contentCalls, (route) => route.fulfill({ status: 404, body: 'Nothing.' }))
  await connect(page, 'Demo wallet')
  await expect(chainReview(page, missing)).toContainText('Content not available')
  await page.unroute(contentCalls)
  await page.route(contentCalls, (route) => route.abort())
  await postReview(registry, 5, slow)
  await expect(chainReview(page, slow)).toContainText('Content not available')
  await page.unroute(contentCalls)
  await chainReview(page, slow).getByRole('button', { name: 'Try again' }).click()
  await expect(chainReview(page, slow)).toContainText(`${slow}: they answered`)
})

test('more reviews come by scrolling, each once', async ({ page, hub }) => {
  const word = uniqueWord()
  const registry = await registryOf(hub.url)
  for (let at = 1; at <= 23; at += 1) await postReview(registry, 5, `${word} no. ${at}.`)
  await connect(page, 'Demo wallet')
  const titles = page.getByRole('heading', { name: word })
  await expect(titles.first()).toHaveText(`${word} no. 23.`)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(titles).toHaveCount(23)
  await expect(titles.last()).toHaveText(`${word} no. 1.`)
})

test('what will be public and what gives a wallet away is said before signing', async ({
  page,
}) => {
  await connect(page, 'Demo wallet')
  const { dialog, post, content, title } = await openPost(page)
  const facts = dialog.getByRole('region', { name: 'What will be public' })
  await expect(facts).toContainText('The transaction is public and cannot be taken back.')
  await expect(facts).toContainText('Your wallet address and the time')
  await expect(facts).toContainText('What can tie a wallet to you')
  await expect(dialog.getByRole('region', { name: 'Please leave out' })).toBeVisible()
  await post.click()
  await expect(dialog.getByText('School name is required')).toBeVisible()
  await expect(title).toHaveAccessibleDescription('Title is required')
  await expect(content).toHaveAccessibleDescription(/Content must be at least 10 characters/)
  await content.fill('Dean Hale said no.')
  await expect(dialog.getByText('1 detail here could point to you').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
