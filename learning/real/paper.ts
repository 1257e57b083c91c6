import { readFileSync } from 'node:fs'

/** What a paper is to a reader of Title IX papers. */
const paperKinds = [
  'college policy',
  'K-12 policy',
  'handbook',
  'notice',
  'form',
  'letter',
  'training',
  'opinion',
  'OCR/DOJ resolution',
  'guide',
  'neighboring',
] as const

/** The regulation that a paper was written for; 'none' where it follows none. */
const rules = ['2020', 'before-2020', '2024', 'none', 'unsure'] as const

/**
 * How the text is made. 'extract:…' is the product's own reader. 'html' takes the main part of a page without its
 * markup, 'markdown' takes the file without its settings, 'json' takes what its entries hold as `content`; all three then
 * go through the product's reader of text files. 'none' has no text (a scan).
 */
const textSteps = [
  'extract:pdf',
  'extract:docx',
  'extract:txt',
  'html',
  'markdown',
  'json',
  'none',
] as const

/** A line of papers.jsonl: where a published paper lies and what its text has to be, without its words. */
export interface Paper {
  readonly id: string
  readonly title: string
  readonly school: string
  readonly state?: string
  readonly kind: (typeof paperKinds)[number]
  readonly whichRule: (typeof rules)[number]
  readonly isNeighbor: boolean
  /** A page of a policy that is published as several: what it leaves out may stand on another. */
  readonly isPart?: boolean
  readonly format: 'pdf' | 'docx' | 'html' | 'markdown' | 'json' | 'txt'
  readonly source: {
    /** Owner and name on GitHub. */
    readonly repository: string
    readonly commit: string
    readonly path: string
  }
  /** The part that is the paper, in characters of the made text; the whole where it is absent. */
  readonly slice?: { readonly from: number; readonly to: number }
  readonly textBy: (typeof textSteps)[number]
  readonly characters: number
  readonly words: number
  /** Of the text in UTF-8, in hex; empty where there is no text. */
  readonly sha256: string
  readonly note?: string
}

/** Reads the list, a JSON object a line. Throws where a line is no JSON or an id comes twice. */
export function readPapers(file: string): Paper[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const papers = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Paper)
  const ids = new Set(papers.map((paper) => paper.id))
  if (ids.size !== papers.length) throw new Error(`${file} names a paper twice`)
  return papers
}
