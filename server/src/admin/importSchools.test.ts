import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeApi } from '../testing/describeApi.ts'
import { runAdmin } from './commands.ts'

const ipeds = `UNITID,INSTNM,ADDR,CITY,STABBR,WEBADDR,ICLEVEL
1,"Marrow University, North",1 A St,Salem,OR,www.marrow.edu/,1
2,Lakeside Community College,2 B St,Fresno,CA,https://lakeside.edu,2
3,Universit\u00e9 Caf\u00e9,3 C St,Austin,TX,,1
`

describeApi('the import of schools', (hub) => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-import-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function importFile(name: string, content: string | Buffer): Promise<string[]> {
    const lines: string[] = []
    await writeFile(join(folder, name), content)
    const call = { words: ['schools', 'import', name], folder }
    await runAdmin(call, hub().database, (line) => lines.push(line))
    return lines
  }

  const find = async (words: string) =>
    (await hub().get(`/api/schools?search=${encodeURIComponent(words)}&limit=1`)).json[0]

  test('takes in an IPEDS file, in Latin-1 as the Department writes it, and again changes nothing', async () => {
    const first = await importFile('hd.csv', Buffer.from(ipeds, 'latin1'))
    expect(first.at(-1)).toBe('3 rows read: 3 schools added, 0 completed.')
    const again = await importFile('hd.csv', Buffer.from(ipeds, 'latin1'))
    expect(again.at(-1)).toBe('3 rows read: 0 schools added, 0 completed.')
    await expect
      .poll(() => find('marrow north'))
      .toMatchObject({
        name: 'Marrow University, North',
        type: 'university',
        location: 'Salem, OR',
        website: 'https://www.marrow.edu',
      })
    expect(await find('universite cafe')).toMatchObject({ name: 'Université Café' })
  })

  test('takes in what a file holds before it breaks off, shows that, and says so', async () => {
    const whole = Array.from({ length: 1009 }, (_, at) => `Torn ${at} College,Salem,OR,,1`)
    const csv = ['INSTNM,CITY,STABBR,WEBADDR,ICLEVEL', ...whole, '"Lost College,Salem'].join('\n')
    expect(await find('torn 999')).toBeUndefined()
    await expect(importFile('torn.csv', csv)).rejects.toThrow(
      /^The file is damaged after 1,00\d rows, which were taken in\. Get a whole one/,
    )
    await expect.poll(() => find('torn 999')).toMatchObject({ name: 'Torn 999 College' })
  })

  test('completes a school that is known without its place, and keeps its reviews', async () => {
    const known = await hub().post('/api/schools', { name: 'Known College', type: 'college' })
    const review = { rating: 4, title: 't', content: 'c', schoolId: known.json.id }
    await hub().post('/api/reviews', review)
    const csv = `INSTNM,CITY,STABBR,WEBADDR,ICLEVEL\nKnown College,Albany,NY,known.edu,1\n`
    expect((await importFile('one.csv', csv)).at(-1)).toBe(
      '1 rows read: 0 schools added, 1 completed.',
    )
    const { json } = await hub().get(`/api/schools/${known.json.id}`)
    expect(json).toMatchObject({ location: 'Albany, NY', totalReviews: 1, averageRating: 4 })
  })

  test('takes in the NCES directory and says what it skipped', async () => {
    const csv = `SCH_NAME,LCITY,LSTATE,LEVEL,WEBSITE
Cedar High,Albany,NY,High,http://cedar.k12.ny.us
Cedar Middle,Albany,NY,Middle,
Cedar Elementary,Albany,NY,Elementary,
`
    const lines = await importFile('nces.csv', csv)
    expect(lines).toContain('3 rows read: 2 schools added, 0 completed.')
    expect(lines.join('\n')).toMatch(/1 rows? skipped/)
  })

  test.each([
    ['a file with other columns', 'NAME,TOWN\nA,B\n', /INSTNM/],
    ['an empty file', '', 'The file is empty.'],
  ])('refuses %s with a sentence', async (_name, content, sentence) => {
    await expect(importFile('wrong.csv', content)).rejects.toThrow(sentence)
  })

  test('refuses a file that is not there with a sentence', async () => {
    const call = { words: ['schools', 'import', 'nowhere.csv'], folder }
    await expect(runAdmin(call, hub().database, () => {})).rejects.toThrow('cannot be read')
  })
})
