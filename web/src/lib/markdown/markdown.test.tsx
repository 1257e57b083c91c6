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

describe('tables', () => {
  const [head, rule] = ['|  | A | B |', '| --- | --- | --- |']
  const drawn = (text: string) =>
    html(text)
      .replace(/ (?:role|scope|aria-hidden)="[^"]*"/g, '')
      .replace(/<\/?div>/g, '')

  it('have a caption, names of columns and rows, and marks in their cells', () => {
    expect(html(`Words.\n\n**Both**\n${head}\n${rule}\n| Who | **I** [1] | you |`)).toBe(
      '<p>Words.</p><div><table role="table"><caption>Both</caption><thead role="rowgroup"><tr role="row">' +
        '<td></td><th scope="col" role="columnheader">A</th><th scope="col" role="columnheader">B</th>' +
        '</tr></thead><tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">Who</th>' +
        '<td role="cell"><span aria-hidden="true">A</span><strong>I</strong><sup>1</sup></td>' +
        '<td role="cell"><span aria-hidden="true">B</span>you</td></tr></tbody></table></div>',
    )
  })

  it.each([
    ['end a paragraph and a list', `a\n${head}\n${rule}\n| r | x | y |\nb`, '<p>a</p><table>'],
    [
      'have as many cells in a row as names',
      `${head}\n${rule}\n| r | x |`,
      'x</td><td><span>B</span></td>',
    ],
    [
      'keep a sign that was written with a backslash',
      `${head}\n${rule}\n| r | x\\|y | z |`,
      'x|y</td>',
    ],
    ['are none without a line below their names', `${head}\n| r | x | y |`, '<p>|  | A | B | | r'],
  ])('%s', (_, text, part) => {
    expect(drawn(text)).toContain(part)
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
      fc.constantFrom('\n| a | b |', '\n| --- | --- |', '|'),
    )
    const allowed =
      /^(?:<\/?(?:p|strong|em|code|pre|blockquote|ul|li|sup)>|(?:<\/?(?:div|table|caption|thead|tbody|tr|th|td|span)(?: (?:role|scope|aria-hidden)="[a-z]+")*>)|<\/?ol>|<ol start="\d+">|<\/?a>|<a href="(?:\/guides\/appeal|https?:\/\/)[^"]*"(?: target="_blank" rel="noopener noreferrer nofollow")?>|[^<>]+)*$/
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
      '| a ',
      '| a |\n',
      '**a**\n| a |\n| - | - |\n',
      '| a | b |\n|',
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
