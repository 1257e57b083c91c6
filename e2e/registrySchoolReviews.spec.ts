import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { postReview, registryOf } from './harness/registryRecords.ts'
import { uniqueWord } from './harness/reviews.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'
import { connect } from './harness/walletScreen.ts'

test("a school's name leads to its own reviews, page by page, and back to all", async ({
  page,
  hub,
}) => {
  const registry = await registryOf(hub.url)
  const [school, bare, other] = [uniqueWord(), uniqueWord(), uniqueWord()]
  await registry.write(3, 'addSchool', [`${bare} College`, 'college'])
  await registry.write(3, 'addSchool', [`${school} College`, 'college'])
  const schoolId = await registry.totalSchools()
  for (let at = 1; at <= 21; at++) {
    await postReview(registry, 3, `${school} ${at}`, { schoolId, rating: at === 1 ? 4 : 2 })
  }
  await postReview(registry, 3, other)

  await addWallet(page, await walletRpcUrl(hub.url), { person: 3 })
  await page.setViewportSize({ width: 360, height: 740 })
  await connect(page)
  await expect(page.getByRole('article').first()).toContainText(other)
  // A school that the registry does not know leads nowhere.
  await expect(page.getByRole('article').first().getByRole('link')).toHaveCount(0)
  await page
    .getByRole('link', { name: `${school} College` })
    .first()
    .click()

  const title = page.getByRole('heading', { name: `Reviews of ${school} College` })
  await expect(title).toBeFocused()
  await expect(page.getByText('2.1 out of 5, based on 21 reviews')).toBeVisible()
  const reviews = page.getByRole('article')
  await expect(reviews.first()).toContainText(`${school} 21`)
  await reviews.last().scrollIntoViewIfNeeded()
  await expect(reviews).toHaveCount(21)
  await expect(reviews.last().getByRole('heading')).toHaveText(`${school} 1`)
  await expect(reviews.filter({ hasText: other })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // What is posted meanwhile comes in front, and the average follows.
  await postReview(registry, 3, `${school} newest`, { schoolId, rating: 5 })
  await expect(reviews.first()).toContainText(`${school} newest`)
  await expect(page.getByText('2.2 out of 5, based on 22 reviews')).toBeVisible()

  await page.reload()
  await expect(title).toBeVisible()
  await expect(reviews.first()).toContainText(`${school} newest`)
  await page.getByRole('link', { name: 'All reviews' }).click()
  await expect(title).toHaveCount(0)
  await expect(reviews.filter({ hasText: other })).toHaveCount(1)
  await page.goBack()
  await expect(title).toBeVisible()

  await page.goto(`/web3-reviews?school=${schoolId - 1n}`)
  await expect(page.getByRole('heading', { name: `Reviews of ${bare} College` })).toBeVisible()
  await expect(page.getByText('No Reviews Yet')).toBeVisible()
  for (const none of ['999999', 'x']) {
    await page.goto(`/web3-reviews?school=${none}`)
    await expect(page.getByRole('heading', { name: 'No such school' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All reviews' })).toBeVisible()
  }
})
