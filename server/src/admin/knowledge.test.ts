import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { officialText, removeOfficialTexts } from '../features/guides/store.ts'
import { describeApi } from '../testing/describeApi.ts'
import { runAdmin } from './commands.ts'

const cite = '34 CFR 106.45(b)(5)(iv)'
const presumption = '34 CFR 106.45(b)(1)(iv)'
const list = [
  { cite, text: 'Bring somebody.' },
  { cite: presumption, text: 'Presume nothing.' },
]

const ecfr = `<?xml version="1.0"?><DIV1 N="1"><DIV8 N="106.45" TYPE="SECTION">
<HEAD>§ 106.45   Grievance process for formal complaints of sexual harassment.</HEAD>
<P>(a) <I>Sex.</I> Words of (a).</P><P>(b) Words of (b).</P><P>(1) <I>Basics.</I> Must—</P>
<P>(i) Words.</P><P>(ii) Words.</P><P>(iii) Words.</P><P>(iv) Presume this.</P></DIV8></DIV1>`

describeApi('the import of official text', (hub) => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-knowledge-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  beforeEach(() => removeOfficialTexts(hub().database.queries))

  async function run(word: string): Promise<string[]> {
    const lines: string[] = []
    const call = { words: ['knowledge', 'import', word], folder }
    await runAdmin(call, hub().database, (line) => lines.push(line))
    return lines
  }

  async function importFile(name: string, content: unknown): Promise<string[]> {
    const isText = typeof content === 'string' || Buffer.isBuffer(content)
    await writeFile(join(folder, name), isText ? content : JSON.stringify(content))
    return run(name)
  }

  const texts = async () => {
    const found = await officialText(hub().database.queries, [cite, presumption])
    return [...found.values()].map(({ text }) => text).toSorted()
  }

  test('takes in a JSON list, and again changes nothing', async () => {
    const lines = await importFile('part106.json', list)
    expect(lines).toEqual([
      'Reading part106.json...',
      '2 paragraphs read. Checking them...',
      '2 paragraphs imported. The guide shows them now.',
    ])
    expect(await importFile('part106.json', list)).toEqual(lines)
    expect(await texts()).toEqual(['Bring somebody.', 'Presume nothing.'])
  })

  test('takes in the XML of the eCFR, in place of what was there', async () => {
    await importFile('part106.json', list)
    const lines = await importFile('title-34.xml', ecfr)
    expect(lines).toContain('7 paragraphs imported. The guide shows them now.')
    expect(await texts()).toEqual(['Presume this.'])
    const shown = await hub().get('/api/guides/presumed-not-responsible')
    const source = shown.json.sources.find((one: { cite: string }) => one.cite === presumption)
    expect(source).toMatchObject({ text: 'Presume this.', textSource: 'title-34.xml' })
  })

  test('counts and names what the guide does not cite', async () => {
    const others = Array.from({ length: 12 }, (_, at) => ({ cite: `34 CFR 99.${at}`, text: 'x' }))
    const lines = await importFile('more.json', [...list, ...others])
    expect(lines.at(-1)).toMatch(
      /^12 paragraphs left out, since the guide does not cite them: 34 CFR 99\.0, .* and 2 more\.$/,
    )
  })

  test('takes it out again', async () => {
    await importFile('part106.json', list)
    expect(await run('--remove')).toEqual([
      '2 paragraphs taken out. The guide links the official pages again.',
    ])
    expect(await texts()).toEqual([])
    expect(await run('--remove')).toEqual(['No official text was imported.'])
  })

  test.each([
    ['an empty file', '', 'is empty'],
    ['a page that is no XML of the eCFR', '<html></html>', 'no section of 34 CFR Part 106'],
    ['broken XML', '<DIV8 N="106.45"><P>', 'not whole XML'],
    ['broken JSON', '[{', 'neither JSON nor XML'],
    ['other JSON', { cite }, 'must hold a list'],
    ['a list with a wrong entry', [...list, { cite: 7 }], 'Entry 3 of the list'],
    ['a picture', Buffer.from([0x89, 0x50, 0xff, 0xfe]), 'no text in UTF-8'],
    ['HTML in a text', [{ cite, text: '<b>x</b>' }], 'holds HTML'],
    ['the vacated rule', [...list, { cite: '34 CFR 106.45(c)', text: 'x' }], '2024 rule'],
  ])('refuses %s with a sentence, and keeps what was there', async (_what, content, sentence) => {
    await importFile('part106.json', list)
    await expect(importFile('wrong', content)).rejects.toThrow(sentence)
    expect(await texts()).toHaveLength(2)
  })

  test('refuses a huge file before it is read, and one that is not there', async () => {
    await writeFile(join(folder, 'huge.xml'), '')
    await truncate(join(folder, 'huge.xml'), 2 ** 30)
    await expect(run('huge.xml')).rejects.toThrow('huge.xml is too large: at most 64 MB are read.')
    await expect(run('nowhere.json')).rejects.toThrow('cannot be read')
    await expect(run('.')).rejects.toThrow('cannot be read')
  })

  test('says how it is called where no file is named', async () => {
    const call = { words: ['knowledge', 'import'], folder }
    await expect(runAdmin(call, hub().database, () => {})).rejects.toThrow(
      'Name the file: npm run knowledge:import -- FILE',
    )
  })
})
