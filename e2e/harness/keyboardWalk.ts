import type { Page } from '@playwright/test'
import type { FocusWatch } from './watchFocus.ts'
import { watchFocus } from './watchFocus.ts'

/** No screen has so many stops: the focus is caught somewhere. */
const MOST_STOPS = 600
const AT_A_TIME = 20

type Watched = Window & { focusWatch: FocusWatch }

/**
 * Goes through the whole page by the Tab key alone, as somebody does who has no pointer.
 *
 * @returns a sentence for each thing that cannot be reached or read out, or that does not show, in one of the themes,
 * that it has the focus; the checker of `expectAccessible` must be in the page
 */
export async function keyboardWalk(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus)
  await pressTabToTheEnd(page)
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const found = await page.evaluate(() => (window as unknown as Watched).focusWatch.rings())
    faults.push(...found.map((fault) => `${fault} (${colorScheme})`))
  }
  await page.emulateMedia({ colorScheme: null })
  return [
    ...faults,
    ...(await page.evaluate(() => (window as unknown as Watched).focusWatch.end())),
  ]
}

async function pressTabToTheEnd(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', {
      type,
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
    })
  for (let stops = 0; stops < MOST_STOPS; stops += AT_A_TIME) {
    // In order, but none waits until the one before it was answered, which took longer than the page does.
    const pressed = Array.from({ length: AT_A_TIME }, () => [send('rawKeyDown'), send('keyUp')])
    await Promise.all(pressed.flat())
    if (await page.evaluate(() => (window as unknown as Watched).focusWatch.isRound())) {
      return session.detach()
    }
  }
  throw new Error('The Tab key does not come round.')
}
