import { documentTraits, TABLE_SIZE } from '@hub/core/analysis/classify/learnt/traits'
import { tuneLetters } from '@hub/core/analysis/fixtures/letters'
import type { DocumentType } from '@hub/core/analysis/report'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { packed } from '@hub/core/learnt/packed'
import type { Trait } from '@hub/core/learnt/traits'
import { lettersByKind, markedLetters } from './corpus.ts'
import { learn } from './logistic.ts'

const DECAY = 0.002
/** Each kind has many more letters against it than for it. */
const OWN_KIND_COUNTS = 3
/** Letters that the rules were made with are shorter and more alike than a school's. */
const OUR_OWN_COUNT = 0.3

interface Read {
  readonly docType: DocumentType
  readonly traits: readonly Trait[]
  readonly counts: number
}

/** The generated file of what tells the kinds of documents apart, and nothing that differs between two runs. */
export function kindsFile(): string {
  const ours = tuneLetters.map(({ docType, text }) => readLetter(docType, text, OUR_OWN_COUNT))
  const written = [...lettersByKind(), ...markedLetters()]
  const letters = [...ours, ...written.map(({ kind, text }) => readLetter(kind, text, 1))]
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

function examplesOf(letters: readonly Read[], kind: DocumentType) {
  return letters.map(({ docType, traits, counts }) => {
    const yes = docType === kind
    return { traits, yes, counts: yes ? counts * OWN_KIND_COUNTS : counts }
  })
}

function readLetter(docType: DocumentType, text: string, counts: number): Read {
  return { docType, traits: documentTraits(readDocument(onePage(text))), counts }
}
