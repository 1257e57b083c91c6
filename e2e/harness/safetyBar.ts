import { expect, type Page } from '@playwright/test'

/** Expects that a press on the safety bar calls 988: its own target, whole in sight, beside the others. */
export async function expectOneTapTo988(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Safety' })
  const lifeline = bar.getByRole('link', { name: 'Call or text, any hour 988', exact: true })
  await expect(lifeline).toHaveAttribute('href', 'tel:988')
  const others = [bar.locator('summary'), bar.getByRole('link', { name: 'Leave this site' })]
  const boxes = []
  for (const target of [lifeline, ...others]) {
    await expect(target).toBeInViewport({ ratio: 1 })
    // What lies over it would be pressed in its place.
    await target.click({ trial: true })
    const box = await target.boundingBox()
    if (!box) throw new Error('A target of the safety bar is not drawn.')
    expect(box.width).toBeGreaterThanOrEqual(44)
    expect(box.height).toBeGreaterThanOrEqual(44)
    boxes.push(box)
  }
  for (const [at, box] of boxes.slice(1).entries()) {
    const before = boxes[at]
    expect(box.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
  }
}
