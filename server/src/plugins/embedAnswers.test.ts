import { expect, test } from 'vitest'
import { embedAnswers } from './embedAnswers.ts'

const page = '<html><body><p>x</p></body></html>'

test('an answer stands in the page as data, with its call and its Link', async () => {
  const read = async () => ({ body: '[1]', link: '</api/x?cursor=a>; rel="next"' })
  expect(await embedAnswers(page, ['/api/x?a=1&b=2'], read)).toBe(
    '<html><body><p>x</p><script type="application/json" data-answer="/api/x?a=1&amp;b=2" ' +
      'data-link="&lt;/api/x?cursor=a>; rel=&quot;next&quot;">[1]</script></body></html>',
  )
})

test('no text of a person can end the data block or begin markup', async () => {
  const body = JSON.stringify(['</script><script>alert(1)</script><!--', '$& $1'])
  const html = await embedAnswers(page, ['/api/x'], async () => ({ body, link: '' }))
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const data = />(\[.*\])<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual(JSON.parse(body))
})

test('an answer that is no success is left to the screen', async () => {
  expect(await embedAnswers(page, ['/api/x'], async () => null)).toBe(page)
})
