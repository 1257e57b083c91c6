import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askBeforeLeaving } from './askBeforeLeaving.ts'

let page: EventTarget
let html: { hidden: boolean }
let isUnkept: boolean
let stop: () => void
beforeEach(() => {
  page = new EventTarget()
  html = { hidden: false }
  isUnkept = true
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', { documentElement: html })
  stop = askBeforeLeaving(() => isUnkept)
})
afterEach(() => vi.unstubAllGlobals())

/** Whether the browser asks. */
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks before words go that are in this page alone, and only then', () => {
  expect(asks()).toBe(true)
  isUnkept = false
  expect(asks()).toBe(false)
})

test('nothing is asked over the page that "Leave this site" has blanked', () => {
  html.hidden = true
  expect(asks()).toBe(false)
  html.hidden = false
  expect(asks()).toBe(true)
})

test('nothing is asked once it was ended', () => {
  stop()
  expect(asks()).toBe(false)
})
