import { readdirSync, readFileSync } from 'node:fs'
import { documentTraits, TABLE_SIZE } from '@hub/core/analysis/classify/learnt/traits'
import { tuneLetters } from '@hub/core/analysis/fixtures/letters'
import type { DocumentType } from '@hub/core/analysis/report'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { packed } from '@hub/core/learnt/packed'
import type { Trait } from '@hub/core/learnt/traits'
import { withoutMarks } from './faults/marks.ts'
import { learn } from './logistic.ts'

const DECAY = 0.002
/** Each kind has many more letters against it than for it. */
const OWN_KIND_COUNTS = 3
/** Letters that the rules were made with are shorter and more alike than a school's. */
const OUR_OWN_COUNT = 0.3

interface Letter {
  readonly docType: DocumentType
  readonly traits: readonly Trait[]
  readonly counts: number
}

/** The generated file of what tells the kinds of documents apart, and nothing that differs between two runs. */
export function kindsFile(): string {
  const ours = tuneLetters.map(({ docType, text }) => letterOf(docType, text, OUR_OWN_COUNT))
  const letters = [...ours, ...writtenLetters(), ...markedLetters()]
  const kinds = [...new Set(letters.map(({ docType }) => docType))].map((docType) => {
    const { table, bias } = learn(examplesOf(letters, docType), DECAY, TABLE_SIZE)
    const { signs, largest } = packed(table)
    return `  {\n    docType: '${docType}',\n    bias: ${Number(bias.toFixed(4))},\n    largest: ${largest},\n    signs:\n      '${signs}',\n  },`
  })
  return [
    '// Written by `node tools/train.ts`: do not edit.',
    "import type { Packed } from '../../../learnt/packed.ts'",
    "import type { DocumentType } from '../../report.ts'",
    '',
    'export const kindWeights: readonly (Packed & {',
    '  readonly docType: DocumentType',
    '  readonly bias: number',
    '})[] = [',
    ...kinds,
    ']',
    '',
  ].join('\n')
}

function examplesOf(letters: readonly Letter[], kind: DocumentType) {
  return letters.map(({ docType, traits, counts }) => {
    const yes = docType === kind
    return { traits, yes, counts: yes ? counts * OWN_KIND_COUNTS : counts }
  })
}

function letterOf(docType: DocumentType, text: string, counts: number): Letter {
  return { docType, traits: documentTraits(readDocument(onePage(text))), counts }
}

/**
 * Letters of invented schools by writers who saw no rule, in one folder for each kind. The first letter of a file's
 * name stands for its writer.
 */
function writtenLetters(): Letter[] {
  const folder = new URL('letters/', import.meta.url)
  return readdirSync(folder)
    .toSorted()
    .flatMap((docType) =>
      readdirSync(new URL(`${docType}/`, folder))
        .toSorted()
        .map((file) => {
          const text = readFileSync(new URL(`${docType}/${file}`, folder), 'utf8')
          return letterOf(docType as DocumentType, text, 1)
        }),
    )
}

/** The letters that faults are learnt from: the kind is the end of a file's name. */
function markedLetters(): Letter[] {
  const folder = new URL('faults/letters/', import.meta.url)
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const [, docType = ''] = /-([a-z_]+)\.txt$/.exec(file) ?? []
      const { text } = withoutMarks(readFileSync(new URL(file, folder), 'utf8'))
      return letterOf(docType as DocumentType, text, 1)
    })
}
