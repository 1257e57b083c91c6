/** Text at twice its size, as a browser's own setting makes it. */
import { expect, test } from './harness/fixtures.ts'
import { openReport } from './harness/reportAnswer.ts'
import { expectOneTapTo988 } from './harness/safetyBar.ts'
import { expectNoOverflow, setTextSize } from './harness/textSize.ts'

test('with text at 200 % on a phone the way out and the crisis lines stay in sight, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await setTextSize(page, 32)
  for (const path of ['/', '/reviews', '/search', '/analysis', '/web3-assistant']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expect(page.getByRole('link', { name: 'Leave this site' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Crisis lines').first()).toBeInViewport({ ratio: 1 })
    await expectNoOverflow(page)
  }
})

test('at that size a report with its score counted out does not scroll sideways either', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await setTextSize(page, 32)
  const titles = ['Cross-examination by the advisors', 'Right to inspect and review the evidence']
  const points = titles.map((title) => ({ id: title, title, state: 'contradicted', weight: 3 }))
  await openReport(page, { compliance: { score: 0, issues: [], points } })
  await page.getByText('How the score is counted').press('Enter')
  const row = page.getByRole('row', { name: /^Cross-examination/ })
  await expect(row.getByRole('cell')).toHaveText(['seems to go against', '0 of 3'])
  await expectNoOverflow(page)
})

for (const width of [320, 360]) {
  for (const size of [20, 24, 32]) {
    test(`with text of ${size} px on a phone of ${width} px 988 stays one tap away`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 780 })
      await setTextSize(page, size)
      await page.goto('/reviews')
      await expectOneTapTo988(page)
      await expectNoOverflow(page)
    })
  }

  test(`with text at 200 % on a phone of ${width} px the words of the bottom bar stand apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await setTextSize(page, 32)
    for (const path of ['/reviews', '/analysis', '/chat']) {
      await page.goto(path)
      const words = await page
        .getByRole('navigation', { name: 'Shortcuts' })
        .getByRole('link')
        .locator('span')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      for (const [at, word] of words.slice(1).entries()) {
        expect(word.left - words[at].right, path).toBeGreaterThanOrEqual(4)
      }
      expect(words.at(-1).right, path).toBeLessThanOrEqual(width)
    }
  })
}
