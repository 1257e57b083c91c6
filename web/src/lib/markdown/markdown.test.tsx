import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { unfinished } from '../answers/AnswerText.tsx'
import { Markdown } from './Markdown.tsx'

/** The HTML of a text, without the elements' classes. */
function html(text: string): string {
  return renderToStaticMarkup(
    <Markdown
      text={text}
      cite={(number) => <sup>{number}</sup>}
      exists={(path) => path === '/guides/appeal'}
    />,
  )
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '')
}

describe('what answers are written in', () => {
  it.each([
    ['One.\ntwo\n\nThree.', '<p>One. two</p><p>Three.</p>'],
    ['You **may** bring one.', '<p>You <strong>may</strong> bring one.</p>'],
    ['So it is. [1][2]', '<p>So it is.<sup>1</sup><sup>2</sup></p>'],
    ['Both [1, 12].', '<p>Both<sup>1</sup><sup>12</sup>.</p>'],
    ['**All of it. [3]**', '<p><strong>All of it.<sup>3</sup></strong></p>'],
    ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['1. a\n2. b', '<ol start="1"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['Steps:\n- a', '<p>Steps:</p><ul><li><p>a</p></li></ul>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected)
  })
})

describe('what models add', () => {
  it.each([
    ['## Title\nWords', '<p>Title</p><p>Words</p>'],
    ['*so*, **a *b* c**', '<p><em>so</em>, <strong>a <em>b</em> c</strong></p>'],
    ['*a **b** c*', '<p><em>a <strong>b</strong> c</em></p>'],
    ['a `b*c*` d', '<p>a <code>b*c*</code> d</p>'],
    ['```\na <b>\n- c\n```\nd', '<pre>a &lt;b&gt;\n- c</pre><p>d</p>'],
    ['> a\n> b\n\nc', '<blockquote><p>a b</p></blockquote><p>c</p>'],
    ['a\n\n---\n\nb', '<p>a</p><p>b</p>'],
    [
      '1. a\n\n   more\n   - b\n\n3. c',
      '<ol start="1"><li><p>a</p><p>more</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>',
    ],
    ['3) a\nstill a', '<ol start="3"><li><p>a still a</p></li></ol>'],
    ['- a\n1. b', '<ul><li><p>a</p></li></ul><ol start="1"><li><p>b</p></li></ol>'],
    ['\\*not\\* \\[1\\]', '<p>*not* [1]</p>'],
    ['2 * 3 * 4 and ** and *', '<p>2 * 3 * 4 and ** and *</p>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected)
  })
})

describe('links', () => {
  it('lead to screens of the hub that exist, in the same tab', () => {
    expect(html('[Appeals](/guides/appeal#steps)')).toBe(
      '<p><a href="/guides/appeal#steps">Appeals</a></p>',
    )
    expect(html('[No](/nowhere) [Out](/api/logout)')).toBe('<p>No Out</p>')
  })

  it('lead to web addresses without telling them where they come from', () => {
    const rel = 'target="_blank" rel="noopener noreferrer nofollow"'
    expect(html('[OCR](https://www.ed.gov/ocr) or https://www.ed.gov.')).toBe(
      `<p><a href="https://www.ed.gov/ocr" ${rel}>OCR</a> or ` +
        `<a href="https://www.ed.gov" ${rel}>https://www.ed.gov</a>.</p>`,
    )
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert`1`)',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](//evil.example/a)',
    '[x](/\\evil.example)',
    '[x](https://user@evil.example)',
    '[x](https://127.0.0.1/)',
    '[x](ftp://evil.example)',
    '[x](vbscript:x)',
    '[x](java\nscript:x)',
    '![x](//evil.example/pixel.png)',
  ])('are none in %j', (text) => {
    expect(html(text)).not.toMatch(/<a|<img/)
  })

  it('are made of the words alone where a number is one', () => {
    expect(html('[1](https://www.ed.gov)')).toContain('>1</a>')
  })
})

describe('nasty input', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '**<b onclick="x">**',
    '[<img src=x>](https://www.ed.gov)',
    '`<svg/onload=x>`',
    '> <iframe src=//evil.example>',
    '- <style>*{display:none}</style>',
  ])('stays text: %j', (text) => {
    expect(html(text)).not.toMatch(/<(script|img|b |svg|iframe|style)/)
  })

  it('makes only the elements that there are, with only their attributes', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(...'*`_[]()<>#-1.\n \t\\>!&"\''),
      fc.constantFrom(
        '**',
        '\n\n',
        '- ',
        '1. ',
        '> ',
        '```',
        '<script>',
        'javascript:',
        '](/',
        '[1]',
      ),
      fc.constantFrom('https://a.example/', '<img src=x onerror=y>', '    ', '\r\n', '&lt;'),
    )
    const allowed =
      /^(?:<\/?(?:p|strong|em|code|pre|blockquote|ul|li|sup)>|<\/?ol>|<ol start="\d+">|<\/?a>|<a href="(?:\/guides\/appeal|https?:\/\/)[^"]*"(?: target="_blank" rel="noopener noreferrer nofollow")?>|[^<>]+)*$/
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(html(pieces.join(''))).toMatch(allowed)
      }),
      { numRuns: 1000 },
    )
  })

  // Where the time grew with a power of the length, the last of them would not be read before the test is ended.
  it('reads the worst of it to its end', () => {
    const worst = [
      '**a ',
      '*a **',
      '[',
      '[a](',
      '> ',
      '- ',
      '`a',
      '  - a\n',
      '1. ',
      'http://',
      '\\',
      '``` ',
    ]
    for (const part of worst) {
      expect(() => html(part.repeat(20_000 / part.length))).not.toThrow()
    }
  })
})

describe('a text that is still written', () => {
  it.each([
    ['So it **is', 'So it **is**'],
    ['So it **is*', 'So it **is**'],
    ['So it **', 'So it '],
    ['So it *', 'So it '],
    ['So it is. [', 'So it is. '],
    ['So it is. [1', 'So it is. '],
    ['So it is. [1]', 'So it is. [1]'],
    ['See [the guide](/gui', 'See '],
    ['**Done.** And', '**Done.** And'],
    ['**Done.**\n\nAnd **so', '**Done.**\n\nAnd **so**'],
  ])('%j is shown as %j', (text, shown) => {
    expect(unfinished(text)).toBe(shown)
  })

  it('never shows more than was written, but for the end of bold words', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab*[](1 \n') }), (text) => {
        const shown = unfinished(text).replace(/\*\*$/, '').trimEnd()
        expect(text.startsWith(shown)).toBe(true)
      }),
    )
  })
})
