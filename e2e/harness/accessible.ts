import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const widths = [360, 1280]
const themes = ['light', 'dark'] as const

/** Expects no serious or critical finding of axe at phone and desktop width, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const grave = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(grave, `axe at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}

/** Expects that nothing is cut off or scrolls sideways at the narrowest supported width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'sideways overflow at 320 px').toBeLessThanOrEqual(0)
  if (before) await page.setViewportSize(before)
}

/** Expects each of these targets, of which there are more than `count`, to be 44 px high at least. */
export async function expectRoomForFingers(targets: Locator, count: number): Promise<void> {
  const heights = await targets.evaluateAll((all) =>
    all.map((target) => ({
      text: target.textContent,
      height: target.getBoundingClientRect().height,
    })),
  )
  expect(heights.length).toBeGreaterThan(count)
  expect(heights.filter(({ height }) => height < 44)).toEqual([])
}
