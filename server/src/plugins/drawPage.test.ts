import { expect, test } from 'vitest'
import { dataBlock } from './drawPage.ts'

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
