import { copyFile, cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentReport } from '@hub/api/documents'
import { onePage } from '@hub/core/document/documentText'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Analyzer, createAnalyzer, shippedModel } from './analyzer.ts'

const letter = onePage(`Ashgrove College, Title IX Office

Notice of allegations

This is your written notice that a formal complaint was filed on May 1, 2026. You may not discuss the allegations with anyone.`)

const log = { error: vi.fn() }
const never = new AbortController().signal
let models: string
let folder: string
let analyzer: Analyzer

beforeEach(async () => {
  log.error.mockClear()
  models = await mkdtemp(join(tmpdir(), 'hub-model-'))
  folder = join(models, 'reader')
  await cp(shippedModel, folder, { recursive: true })
  for (const beside of ['words', 'times', 'pairs'])
    await cp(join(shippedModel, '..', beside), join(models, beside), { recursive: true })
  analyzer = createAnalyzer(log, folder)
})
afterEach(async () => {
  await analyzer.close()
  await rm(models, { recursive: true })
})

test('a letter is analyzed with the model that ships, in a thread', async () => {
  const report = await analyzer.analyze(letter, never)
  expect(report.docType).toBe('notice_of_allegations')
  expect(log.error).not.toHaveBeenCalled()
})

test('nothing of a report is lost on its way to the reader, be it of a day that is the school’s or of another language', async () => {
  const sent = documentReport.omit({ document: true, assistant: true })
  const days = `${letter.text} The College is closed on November 26, 2026. The interview is on May 14, 2026.`
  const told = await analyzer.analyze(onePage(`May 4, 2026\n\n${days}`), never)
  expect(told.dates.filter(({ isSchools }) => isSchools)).toHaveLength(1)
  expect(sent.parse(told)).toEqual(told)
  const words = 'Le escribo para informarle que esta oficina ha recibido una queja formal. '
  const foreign = await analyzer.analyze(onePage(words.repeat(5)), never)
  expect(foreign.isForeign).toBe(true)
  expect(sent.parse(foreign)).toEqual(foreign)
})

test.each([
  ['model.onnx', 'is cut off', (file: string) => truncate(file, 1_000_000)],
  ['model.onnx', 'is a pointer', (file: string) => writeFile(file, 'version https://git-lfs')],
  ['model.onnx', 'is absent', (file: string) => rm(file)],
  ['heads.bin', 'is cut off', (file: string) => truncate(file, 400_000)],
  ['heads.json', 'is of another model', (file: string) => writeFile(file, '{"columns":["A"]}')],
  ['../words/tokenizer.json', 'is cut off', (file: string) => truncate(file, 100_000)],
  ['../words/vectors.bin', 'is cut off', (file: string) => truncate(file, 100_000)],
  ['../times/model.onnx', 'is absent', (file: string) => rm(file)],
  ['../times/heads.bin', 'is cut off', (file: string) => truncate(file, 4_000)],
  ['../pairs/model.onnx', 'is absent', (file: string) => rm(file)],
  ['../pairs/heads.bin', 'is cut off', (file: string) => truncate(file, 4_000)],
])('where %s %s, nothing is reported and the log is told', async (name, _, damage) => {
  await damage(join(folder, name))
  await expect(analyzer.analyze(letter, never)).rejects.toThrow('cannot be opened')
  await expect(analyzer.prepare()).rejects.toThrow('cannot be opened')
  expect(log.error).toHaveBeenCalledTimes(2)
  expect(log.error).toHaveBeenCalledWith(
    { folder, reason: expect.any(String) },
    expect.stringContaining('no document can be analyzed'),
  )
})

test('a model that was repaired is opened by the next analysis', async () => {
  const heads = join(folder, 'heads.bin')
  await truncate(heads, 4)
  await expect(analyzer.analyze(letter, never)).rejects.toThrow('cannot be opened')
  await copyFile(join(shippedModel, 'heads.bin'), heads)
  expect((await analyzer.analyze(letter, never)).docType).toBe('notice_of_allegations')
})

test('what is at work or waits ends with the analyzer, and whoever gives up is let go', async () => {
  const abort = new AbortController()
  const given = analyzer.analyze(letter, abort.signal)
  abort.abort()
  await expect(given).rejects.toThrow(/abort/i)
  const left = Array.from({ length: 5 }, () => analyzer.analyze(letter, never))
  const settled = Promise.allSettled(left)
  await analyzer.close()
  for (const { status } of await settled) expect(status).toBe('rejected')
  await expect(analyzer.prepare()).rejects.toThrow(/abort/i)
})

test('a letter of who sent few is read while the long paper of who sent many is held, and that then goes on', async () => {
  const paragraphs = Array.from(
    { length: 80 },
    (_, at) =>
      `${at + 1}. Each party may bring an advisor of their choice to every meeting and hearing.`,
  )
  const ended: string[] = []
  const papers = [8, 9, 10].map((turn) =>
    analyzer
      .analyze(onePage(paragraphs.join('\n\n')), never, turn)
      .finally(() => void ended.push('paper')),
  )
  await analyzer.analyze(letter, never).finally(() => void ended.push('letter'))
  for (const report of await Promise.all(papers)) expect(report.docType).not.toBe('')
  expect(ended[0]).toBe('letter')
})

test('a paper that is given up while it is read, or is held, ends neither the server nor what comes next', async () => {
  const abort = new AbortController()
  const long = onePage('Each party may bring an advisor to every meeting.\n\n'.repeat(800))
  const given = analyzer.analyze(long, abort.signal, 8)
  const letters = [0, 1, 2, 3].map(() => analyzer.analyze(letter, never))
  await letters[0]
  abort.abort()
  await expect(given).rejects.toThrow(/abort/i)
  expect((await Promise.all(letters)).length).toBe(4)
  for (const _ of [1, 2, 3]) {
    const again = new AbortController()
    const reading = analyzer.analyze(long, again.signal)
    // The model is open, so it is read by the time that another one was given up while it waited.
    await Promise.race([reading, analyzer.analyze(letter, AbortSignal.timeout(700))]).catch(
      () => {},
    )
    again.abort()
    await expect(reading).rejects.toThrow(/abort/i)
  }
  expect((await analyzer.analyze(letter, never)).docType).toBe('notice_of_allegations')
})
