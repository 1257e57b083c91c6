import { expect, test, vi } from 'vitest'
import { dataBlock, pageDrawer } from './drawPage.ts'

const screen = {
  html: '<body><main><div id="root">loading</div></main></body>',
  reads: ['/api/x'],
}
const never = () => {
  throw new Error('must not fail')
}

test('an answer stands in the page as data, with its call and its Link', () => {
  const answer = { body: '[1]', link: '</api/x?cursor=a>; rel="next"' }
  expect(dataBlock(['/api/x?a=1&b=2', answer])).toBe(
    '<script type="application/json" data-answer="/api/x?a=1&amp;b=2" ' +
      'data-link="&lt;/api/x?cursor=a>; rel=&quot;next&quot;">[1]</script>',
  )
})

test('no text of a person can end the data block or begin markup', () => {
  const body = JSON.stringify(['</script><script>alert(1)</script><!--', '$& $1'])
  const html = dataBlock(['/api/x', { body, link: '' }])
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const data = />(\[.*\])<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual(JSON.parse(body))
})

test('a page is drawn with its answers once, and again when one has changed', async () => {
  let body = '[1]'
  const renderScreen = vi.fn(async () => ({ html: `<p>${body}</p>` }))
  const draw = pageDrawer(
    async () => ({ status: 200, body, link: '' }),
    async () => ({ renderScreen }),
    never,
  )
  const first = await draw('/x', screen)
  expect(first.html).toContain('<div id="root"><p>[1]</p></div></main>')
  expect(first.html).toContain('data-answer="/api/x"')
  expect(await draw('/x', screen)).toEqual(first)
  expect(renderScreen).toHaveBeenCalledTimes(1)
  body = '[2]'
  expect((await draw('/x', screen)).html).toContain('<p>[2]</p>')
})

test('a page that cannot be drawn is sent as it was built, and the failure is told', async () => {
  const failures: unknown[] = []
  const renderScreen = () => Promise.reject(new Error('broken'))
  const read = async () => ({ status: 200, body: '[]', link: '' })
  const draw = pageDrawer(
    read,
    async () => ({ renderScreen }),
    (error) => failures.push(error),
  )
  expect(await draw('/x', screen)).toEqual({ html: screen.html, isThere: true })
  expect(failures).toHaveLength(1)
})

test('a page is sent as it was built where the screens do not load, and the failure is told', async () => {
  const failures: unknown[] = []
  const read = async () => ({ status: 200, body: '[]', link: '' })
  const missing = () => Promise.reject(new Error('missing'))
  const draw = pageDrawer(read, missing, (error) => failures.push(error))
  expect(await draw('/x', screen)).toEqual({ html: screen.html, isThere: true })
  expect(failures).toHaveLength(1)
})

test('a page whose answers cannot be read is sent as it was built', async () => {
  const draw = pageDrawer(
    async () => ({ status: 500, body: 'Failed.', link: '' }),
    async () => ({ renderScreen: never }),
    never,
  )
  expect(await draw('/x', screen)).toEqual({ html: screen.html, isThere: true })
})

test.each([400, 404])('what answers %i is not there', async (status) => {
  const draw = pageDrawer(
    async () => ({ status, body: 'No.', link: '' }),
    async () => ({ renderScreen: never }),
    never,
  )
  expect(await draw('/x', screen)).toEqual({ html: screen.html, isThere: false })
})
