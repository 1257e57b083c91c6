import type { Sentence } from '../document/reading.ts'
import type { Encoder, Vocabulary } from './encoder.ts'
import type { PairsModel } from './pairsModel.ts'
import type { TimesModel } from './timesModel.ts'

/** Words are tokens, and a word's id is its length: enough to follow them through windows. */
export const wordLengths: Vocabulary = {
  classification: -1,
  separator: -2,
  mask: -3,
  tokenize: (text) => text.split(/\s+/).flatMap((word) => (word === '' ? [] : [word.length])),
}

/** A token's vector is its id and the number of tokens in its window. */
export const idAndLength: Encoder = {
  width: 2,
  encode: (windows) =>
    Promise.resolve(windows.map((ids) => Float32Array.from(ids.flatMap((id) => [id, ids.length])))),
}

/** A model that takes every time for one of these things, each as likely as the others, whatever its words. */
export function timesOf(whats: readonly string[], who: string): TimesModel {
  const [inputs, outputs] = [3 * idAndLength.width, whats.length + 1]
  return {
    encoder: idAndLength,
    file: {
      whats,
      whos: [who],
      roles: ['witness'],
      heads: { meaning: { inputs, outputs, at: 0 }, roles: { inputs, outputs: 1, at: 0 } },
    },
    numbers: new Float32Array((inputs + 1) * outputs),
  }
}

/** A model that has learned to look at nothing again. */
export const noPairs: PairsModel = {
  encoder: idAndLength,
  file: {
    asked: {},
    heads: { hidden: { inputs: 0, outputs: 0, at: 0 }, stance: { inputs: 0, outputs: 0, at: 0 } },
  },
  numbers: new Float32Array(),
}

export function sentence(text: string, heading = '', index = 0): Sentence {
  const block = {
    index: 0,
    kind: 'paragraph',
    start: 0,
    end: text.length,
    page: 1,
    heading,
    lead: '',
  } as const
  return { index, text, plain: text.toLowerCase(), start: 0, end: text.length, page: 1, block }
}
