import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const contrast = ['color-contrast']

/** The checker as it stands in the page, with its table of rules. A finding is as grave as its rule. */
interface Checker {
  run(context: Document, options: RunOptions): Promise<AxeResults>
  _audit: {
    rules: { id: string; enabled: boolean; impact: string; tags: string[] }[]
    /** Rules with one of these are not run unless they are asked for. */
    tagExclude: string[]
  }
}

/** A width, a theme, and the rules that are looked at there, where it is not all. */
interface View {
  width: number
  theme: 'light' | 'dark'
  only?: readonly string[]
}

const phoneAndDesk: readonly View[] = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
]

/** The narrowest phone and a desktop, each in both themes; of the other rules none hangs on the theme. */
export const everyView: readonly View[] = [
  { width: 320, theme: 'light' },
  { width: 320, theme: 'dark', only: contrast },
  { width: 1280, theme: 'dark' },
  { width: 1280, theme: 'light', only: contrast },
]

/** Expects no serious or critical finding of axe: on a phone in light and on a desktop in dark, if no others are named. */
export async function expectAccessible(page: Page, views = phoneAndDesk): Promise<void> {
  const before = page.viewportSize()
  // Once for all views, and once for a document: to read it takes as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker)
  const grave = await page.evaluate(graveRules)
  // As many as matter, or the table of rules has changed its form.
  expect(grave.length, 'rules of axe with grave findings').toBeGreaterThan(50)
  for (const { width, theme, only } of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    await page.evaluate(transitionsEnded)
    const findings = await page.evaluate(findingsOf, only ?? grave)
    expect(findings, `axe at ${width} px, ${theme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}

/** Runs in the page: a color half-way between two has a contrast of its own. What moves without end is left to move. */
async function transitionsEnded(): Promise<void> {
  const ends = (one: Animation) =>
    one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  const moving = document.getAnimations().filter(ends)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Runs in the page. The rules of less weight, which cannot fail a test, took a third of the time. */
function graveRules(): string[] {
  // oxlint-disable-next-line no-underscore-dangle -- the name is axe's, which tells a rule's weight nowhere else
  const { rules, tagExclude } = (window as unknown as { axe: Checker }).axe._audit
  return rules
    .filter(({ enabled, tags }) => enabled && !tags.some((tag) => tagExclude.includes(tag)))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id }) => id)
}

/** Runs in the page: what these rules find there. */
async function findingsOf(rules: readonly string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: Checker }
  const { violations } = await axe.run(document, {
    runOnly: [...rules],
    resultTypes: ['violations'],
    // Only a rule on sound that plays by itself, which is no grave one, asks for what can be fetched beforehand.
    preload: false,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
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
