import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Progress } from './Progress.tsx'

const shown = (value: number) =>
  renderToStaticMarkup(<Progress title="Opening" step="Step 2 of 2" value={value} isCounted />)

/** What a screen reader is told of by itself. */
function told(value: number): string {
  const [, status = ''] = shown(value).split('role="status">')
  return status.slice(0, status.indexOf('</span><span aria-hidden')).replaceAll(/<[^>]*>/g, '')
}

it('shows each percent of a counted step', () => {
  expect(shown(0.4)).toContain('<span aria-hidden="true">, 40% done</span>')
  expect(shown(0.4)).toContain('aria-valuetext="Step 2 of 2, 40% done"')
  expect(shown(0.4)).toContain('value="40"')
})

it('tells screen readers of each quarter alone', () => {
  expect([0, 0.24, 0.25, 0.4, 0.99].map(told)).toEqual([
    'Step 2 of 2',
    'Step 2 of 2',
    'Step 2 of 2, 25% done',
    'Step 2 of 2, 25% done',
    'Step 2 of 2, 75% done',
  ])
})

it('says no percents of a step that stands for one of several', () => {
  const words = renderToStaticMarkup(<Progress title="Uploading" step="Preparing..." value={0.3} />)
  expect(words).not.toContain('% done')
})
