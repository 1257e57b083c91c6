import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const contrast = ['color-contrast']

/** What stands around every screen (web/src/app/prerender.tsx). */
const frameParts = ['[data-safety-bar]', '#frame > header', '#frame > footer', '#frame > nav']

/** Parts of the frame in which this worker has found nothing, letter by letter, each at a width and in a theme. */
const flawless = new Set<string>()

/** The checker as it stands in the page, with its table of rules. A finding is as grave as its rule. */
interface Checker {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>
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

/**
 * Expects no serious or critical finding of axe: on a phone in light and on a desktop in dark, if no others are named.
 * What stands around every screen is looked at once for each state of it.
 */
export async function expectAccessible(page: Page, views = phoneAndDesk): Promise<void> {
  const before = page.viewportSize()
  // Once for all views, and once for a document: to read it takes as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker)
  const { grave, frame, isWhole } = await page.evaluate(whatToCheck, frameParts)
  // As many as matter, or the table of rules has changed its form.
  expect(grave.length, 'rules of axe with grave findings').toBeGreaterThan(50)
  for (const { width, theme, only = grave } of views) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    await page.evaluate(transitionsEnded)
    const keyOf = (html: string) => [width, theme, only.length, html].join()
    const known = frame.filter(({ html }) => flawless.has(keyOf(html)))
    const leftOut = known.map(({ part }) => part)
    const findings = await page.evaluate(findingsOf, { rules: only, leftOut })
    expect(findings, `axe at ${width} px, ${theme}`).toEqual([])
    if (isWhole) for (const { html } of frame) flawless.add(keyOf(html))
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
function whatToCheck(parts: readonly string[]) {
  // oxlint-disable-next-line no-underscore-dangle -- the name is axe's, which tells a rule's weight nowhere else
  const { rules, tagExclude } = (window as unknown as { axe: Checker }).axe._audit
  const grave = rules
    .filter(({ enabled, tags }) => enabled && !tags.some((tag) => tagExclude.includes(tag)))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id }) => id)
  const frame = parts.flatMap((part) => {
    const html = document.querySelector(part)?.outerHTML
    return html ? { part, html } : []
  })
  // What lies behind a dialog or is not laid out yet has not been looked at.
  const isWhole = document.querySelector('html[data-later-parts], [inert], :modal') === null
  return { grave, frame, isWhole }
}

/** Runs in the page: what these rules find there. */
async function findingsOf({ rules, leftOut }: { rules: readonly string[]; leftOut: string[] }) {
  const { axe } = window as unknown as { axe: Checker }
  const { violations } = await axe.run(
    { include: document, exclude: leftOut },
    {
      runOnly: [...rules],
      resultTypes: ['violations'],
      // Only a rule on sound that plays by itself, which is no grave one, asks for what can be fetched beforehand.
      preload: false,
    },
  )
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
