import { expect, test } from 'vitest'
import { measure, textOf } from './textOf.ts'

const made = (source: string, textBy: 'html' | 'markdown' | 'json') =>
  textOf(new TextEncoder().encode(source), { textBy })

test('a page gives the words of its main part, block by block, without menus, code and markup', async () => {
  const page = `<body><nav>Home</nav><main><h1>Title IX</h1><script>track()</script>
    <p>Reports go to the <b>coordinator</b>.</p><ul><li>By mail</li><li>By phone</li></ul></main>
    <footer>Contact</footer></body>`
  expect((await made(page, 'html')).split('\n').filter((line) => line.trim() !== '')).toEqual([
    'Title IX',
    'Reports go to the coordinator.',
    'By mail',
    'By phone',
  ])
})

test('a page of a site generator loses its settings and program parts', async () => {
  const page =
    '---\nlayout: policy\n---\n<?php include("head.php") ?><h2>Appeal</h2><p>In ten days.</p>'
  expect(await made(page, 'html')).not.toMatch(/layout|include|---/)
  expect(await made(page, 'html')).toContain('In ten days.')
})

test('a Markdown file keeps its marks and loses its settings', async () => {
  const text = await made(
    '---\ntitle: Rights\n---\n# Rights\n\nYou may bring an advisor.\n',
    'markdown',
  )
  expect(text).toContain('# Rights')
  expect(text).not.toContain('title:')
})

test('a file of scraped pages gives what each page holds, and nothing else of it', async () => {
  const pages = [{ url: 'a', content: 'First.\nSecond.' }, { meta: { content: 'Third.' } }, null]
  expect(await made(JSON.stringify(pages), 'json')).toBe('First.\nSecond.\n\nThird.')
})

test('a paper without text gives none', async () => {
  expect(await textOf(new Uint8Array([1]), { textBy: 'none' })).toBe('')
})

test('words are counted between white space', () => {
  expect(measure('Both  parties\nmay appeal.')).toMatchObject({ characters: 25, words: 4 })
})
