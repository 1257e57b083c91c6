/** The analysis over labelled case documents, scored by the scorer that lies beside them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { analyze } from '@hub/core/analysis/analyze'
import { extractText } from '@hub/core/extract/extractText'
import { openReader } from '@hub/server/analysis/openReader'
import { readDocParts } from '@hub/server/extraction/readDocParts'
import { wordF1 } from './wordF1.ts'

interface Label {
  file: string
}

const READER = join(import.meta.dirname, '../../models/reader')

const say = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Prints the scorer's figures for a folder with `labels.json` and the documents; the scorer is `score.mjs`
 * beside the folder.
 *
 * @param flags handed to the scorer
 */
export async function evaluateDocuments(folder: string, flags: readonly string[]): Promise<void> {
  const labels = join(folder, 'labels.json')
  const scorer = join(folder, '..', 'score.mjs')
  const missing = [labels, scorer].find((file) => !existsSync(file))
  if (missing) {
    say(`${missing} is absent, so nothing is measured there.`)
    return
  }
  const reader = await openReader(READER)
  const results = []
  const extraction: number[] = []
  for (const { file } of JSON.parse(readFileSync(labels, 'utf8')) as Label[]) {
    const text = await textOf(join(folder, file))
    const report = await analyze(text, reader)
    results.push({
      file,
      docType: report.docType,
      audience: report.audience,
      standardOfEvidence: report.standardOfEvidence,
      issues: report.potentialIssues.map((issue) => ({
        text: `${issue.kind} ${issue.id} ${issue.title}: ${issue.text}`,
        cite: issue.cite,
      })),
      dates: report.dates.map(({ iso }) => iso),
    })
    const source = join(folder, 'source', file.replace(/\.\w+$/, '.txt'))
    if (existsSync(source)) extraction.push(wordF1(readFileSync(source, 'utf8'), text.text))
  }
  score(scorer, labels, results, flags)
  if (extraction.length > 0) sayExtraction(extraction)
}

async function textOf(file: string) {
  const type = extname(file).slice(1) as 'pdf' | 'docx' | 'doc' | 'txt'
  const bytes = new Uint8Array(readFileSync(file))
  return (await extractText(bytes, type, { readDoc: readDocParts })).document
}

function score(scorer: string, labels: string, results: unknown, flags: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'hub-eval-'))
  const file = join(folder, 'results.json')
  writeFileSync(file, JSON.stringify(results))
  spawnSync(process.execPath, [scorer, labels, file, ...flags], { stdio: 'inherit' })
  rmSync(folder, { recursive: true })
}

function sayExtraction(scores: readonly number[]): void {
  const mean = scores.reduce((sum, value) => sum + value, 0) / scores.length
  say(
    `\nwords extracted  F1 ${(100 * mean).toFixed(2)}% on average, lowest ${(100 * Math.min(...scores)).toFixed(2)}%`,
  )
}
