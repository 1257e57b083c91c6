import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { englishStem } from './englishStem.ts'

describe('englishStem', () => {
  // As PostgreSQL's english_stem answers, with which 21,772 words were compared when this was written.
  it.each([
    ['stalk', 'stalk stalks stalked stalking'],
    ['harass', 'harass harassed harasses harassing harassment'],
    ['hope', 'hope hoped hopes hoping'],
    ['hop', 'hop hopped hopping hops'],
    ['tie', 'ties tied'],
    ['cri', 'cries cry cried'],
    ['say', 'say says saying'],
    ['youth', 'youth youths'],
    ['gas', 'gas'],
    ['gap', 'gaps'],
    ['process', 'process processes processed'],
    ['agre', 'agreed agree'],
    ['feed', 'feed'],
    ['add', 'added adding add'],
    ['egg', 'egged'],
    ['fall', 'falling fall'],
    ['communiti', 'community communities'],
    ['communic', 'communication communicate'],
    ['general', 'general generally'],
    ['ration', 'rational rationed'],
    ['nation', 'national nationally'],
    ['relat', 'relation relate relational'],
    ['confidenti', 'confidential confidentiality'],
    ['respons', 'response responsive'],
    ['decis', 'decision decisive'],
    ['opinion', 'opinion'],
    ['control', 'controll control controlled'],
    ['dye', 'dye'],
    ['die', 'dying die'],
    ['news', 'news'],
    ['skill', 'skilled skills'],
    ['proceed', 'proceed proceeds'],
    ['analog', 'analogical'],
    ['toy', 'toys'],
    ['univers', 'university universities'],
  ])('cuts to %j: %s', (stem, words) => {
    expect(words.split(' ').map(englishStem)).toEqual(words.split(' ').map(() => stem))
  })

  it('leaves short words and other scripts', () => {
    expect(['us', 'ß', 'право', '法律', ''].map(englishStem)).toEqual([
      'us',
      'ß',
      'право',
      '法律',
      '',
    ])
  })

  it('takes any text and makes none longer', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('a', 'e', 'y', 'b', 'l', 's', 'ing', 'ed', 'ational', 'ies'))
        .map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(text, (word) => {
        expect(englishStem(word).length).toBeLessThanOrEqual(word.length)
      }),
    )
  })
})
