import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const contrast: RunOptions = { runOnly: ['color-contrast'] }

/** Each width in both themes. Only the contrast of colours hangs on the theme: the rest is looked at once a width. */
const views = [
  { width: 360, theme: 'light', rules: {} },
  { width: 360, theme: 'dark', rules: contrast },
  { width: 1280, theme: 'dark', rules: {} },
  { width: 1280, theme: 'light', rules: contrast },
] as const

/** Expects no serious or critical finding of axe at phone and desktop width, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()
  // Once for all four: to read it takes as long as to run it.
  await page.evaluate(checker)
  for (const { width, theme, rules } of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    expect(await graveFindings(page, rules), `axe at ${width} px, ${theme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}

function graveFindings(page: Page, rules: RunOptions): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const here = window as unknown as { axe: typeof axe }
      const { violations } = await here.axe.run(document, options)
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    // Only a rule on sound that plays by itself, which is no grave one, asks for what can be fetched beforehand.
    { ...rules, resultTypes: ['violations' as const], preload: false },
  )
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
