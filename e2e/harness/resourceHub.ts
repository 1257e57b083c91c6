import { type ResourceCategory, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { resources } from '@hub/core/knowledge/resources'
import { guideResources } from '@hub/core/resources/guideResources'
import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the Resource Hub and waits for its list, all of it laid out: until then what stands below it still moves. */
export async function openHub(page: Page, address = '/resources'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-later-parts')
}

/** The badge beside the title that says how many resources are shown. */
export function badge(page: Page, words: string): Locator {
  return page.getByRole('main').locator('header').getByText(words, { exact: true })
}

/** So many guides of a group are shown at first; one more where that spares the button. */
const SHOWN_GUIDES = 4

/** How many entries the hub shows at first: every organization, and of each group the first guides. */
export function shownAtFirst(): number {
  const guides = resourceCategories.map((category) => {
    const count = guideResources.filter((guide) => guide.category === category).length
    return count <= SHOWN_GUIDES + 1 ? count : SHOWN_GUIDES
  })
  return resources.length + guides.reduce((sum, count) => sum + count, 0)
}

/** How many resources there are in a category, or in all. */
export function countOf(category?: ResourceCategory): number {
  const all = [...resources, ...guideResources]
  return category ? all.filter((one) => one.category === category).length : all.length
}
