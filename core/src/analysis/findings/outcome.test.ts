import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { documentTypes } from '../report.ts'
import {
  NOT_RESPONSIBLE,
  outcomeOf,
  outcomeOfAppeal,
  outcomeOfDetermination,
  PARTLY_DISMISSED,
} from './outcome.ts'

const read = (words: string) => readDocument(onePage(`Dear Bo Lind,\n\n${words}`))
const decided = (words: string) => outcomeOfDetermination(read(words))?.text ?? null
const becameOf = (words: string) => outcomeOfAppeal(read(words))?.text ?? null

const RESPONSIBLE = 'The decision is that the respondent is responsible.'
const DENIED = 'The appeal is denied, so the earlier decision stands.'
const SUCCEEDS = 'The appeal succeeds.'

describe('F6 nobody is told that they were found responsible where they were not', () => {
  it.each([
    'No one was found responsible.',
    'The panel found nobody responsible.',
    'None of the allegations was substantiated.',
    'The respondent is neither responsible for stalking nor for assault.',
    'We find that Mr. Lind isn’t responsible.',
    'You were never found responsible for any of it.',
    'The panel cannot find you responsible for stalking.',
    'I cannot conclude that Mr. Lind is responsible.',
    'The panel couldn’t find that Mr. Lind engaged in stalking.',
    'The panel declined to find the respondent responsible.',
    'The panel was unable to find the respondent responsible.',
    'There was not enough evidence to find the respondent responsible.',
    'We do not believe that the respondent is responsible.',
    'Nothing shows that Mr. Lind is responsible.',
    'The investigator found no evidence that Mr. Lind is responsible.',
  ])('%s', (words) => expect(decided(words)).toBe(NOT_RESPONSIBLE))

  it.each([
    'The complainant asked that the respondent be found responsible.',
    'The complaint said that the respondent is responsible.',
    'If you are found responsible, you may be suspended.',
    'You asked whether you are responsible.',
    'The university is responsible for keeping you safe.',
    'The Dean is responsible for sanctions.',
  ])('by what no panel decided: %s', (words) => expect(decided(words)).toBeNull())

  it('nor that some of it was found, by a duty of the school beside a decision that clears them', () => {
    const cleared = 'The panel finds Mr. Lind not responsible.'
    expect(decided(`${cleared} The university is responsible for remedies.`)).toBe(NOT_RESPONSIBLE)
    expect(decided(`${cleared} The complainant said that he is responsible.`)).toBe(NOT_RESPONSIBLE)
  })
})

describe('F6 nobody is told that they were cleared by a "not" of something else', () => {
  it.each([
    'The panel did not believe his account and found him responsible.',
    'Having not heard from him, the panel finds Mr. Lind responsible.',
    'He refused to appear and was found responsible.',
    'I am not persuaded by the denial; I find him responsible.',
    'There is no doubt that Mr. Lind is responsible.',
    'It is not disputed that Mr. Lind is responsible for stalking.',
    'The panel could not find the note and it found him responsible.',
    'The panel does not believe that he slept, and finds him responsible.',
    'Neither party appeared. Mr. Lind is responsible.',
    'The panel finds him responsible, and not only of stalking.',
  ])('%s', (words) => expect(decided(words)).toBe(RESPONSIBLE))
})

describe('F6 an appeal that was refused is not told to have succeeded', () => {
  it.each([
    'I do not grant the appeal.',
    'I cannot grant your appeal.',
    'We can’t uphold this appeal.',
    'The appeal panel declined to overturn the decision.',
    'We see no reason to change the decision.',
    'The decision will not be changed.',
    'The finding is not reversed.',
    'The sanction is not reduced.',
    'You asked us to reverse the finding. The appeal is denied.',
  ])('%s', (words) => expect(becameOf(words)).toBe(DENIED))

  it.each([
    'You asked us to reverse the finding.',
    'The decision does not stand.',
    'Nobody appealed.',
  ])('nor to have been anything where that is not told: %s', (words) =>
    expect(becameOf(words)).toBeNull(),
  )

  it('and one that succeeded is told to have', () => {
    expect(becameOf('Your appeal has been granted.')).toBe(SUCCEEDS)
    expect(becameOf('The finding is reversed.')).toBe(SUCCEEDS)
    expect(becameOf('The decision is not affirmed.')).toBe(SUCCEEDS)
    expect(becameOf('You asked us to reverse the finding, and the finding is reversed.')).toBe(
      SUCCEEDS,
    )
  })

  it('and of two parts both are told', () => {
    expect(becameOf('The sanction is not reduced, but the finding is reversed.')).toBe(
      'The appeal changes some of the decision.',
    )
    expect(becameOf('The finding is affirmed. 4. The length of it: granted in part.')).toBe(
      'The appeal changes some of the decision.',
    )
  })
})

describe('F6 an outcome', () => {
  it('is of the documents that decide, and of no other, whatever words they quote', () => {
    const reading = read(
      'The panel finds Mr. Lind responsible. The appeal is denied. Partial dismissal.',
    )
    const deciding = documentTypes.filter((docType) => outcomeOf(reading, docType) !== null)
    expect(deciding).toEqual(['written_determination', 'dismissal_notice', 'appeal_decision'])
  })

  it('is shown by a sentence of the document', () => {
    const reading = read('We met twice. No one was found responsible. You may appeal.')
    expect(outcomeOfDetermination(reading)?.sentence.text).toBe('No one was found responsible.')
  })

  it('is none of a document without words', () => {
    for (const text of ['', '\u0000', '...', '😀']) expect(decided(text)).toBeNull()
  })
})

describe('F6 results behind the letter of an allegation', () => {
  it.each([
    'A-1   RESPONSIBLE. He pushed her.\n\nA-2   NOT RESPONSIBLE. It was play.',
    'Allegation A. Responsible. He pushed her.\n\nAllegation B. Not responsible. It was play.',
  ])('are both told: %s', (words) => {
    expect(decided(words)).toBe('The decision is not the same for each allegation.')
  })
})

describe('F6 what did not come to be changes nothing', () => {
  it.each([
    'The appeal is denied. None of these points would have changed the finding.',
    'It could not have changed the result, and the finding stands.',
    'The change of date did not affect the outcome. The appeal is denied.',
    'The appeal is denied. Otherwise we would have sent the case back.',
  ])('%s', (words) => {
    expect(becameOf(words)).toBe(DENIED)
  })

  it('"in part VI" grants nothing in part', () => {
    const words = 'The appeal is granted. What was granted to her in part VI is untouched.'
    expect(becameOf(words)).toBe(SUCCEEDS)
  })
})

describe('F6 a ground of an appeal is not what became of it', () => {
  it.each([
    'Either family may say that an error changed the outcome. You name an error that changed the result.',
    'New evidence could change the outcome.',
  ])('%s', (words) => expect(becameOf(words)).toBeNull())

  it('what is left as it was is', () => {
    expect(becameOf('An error that changed the outcome? I leave the outcome as it was.')).toBe(
      DENIED,
    )
  })

  it('an allegation that goes back is decided anew', () => {
    const words =
      'The determination on the first allegation stands. The second goes back to Ms. Orr.'
    expect(becameOf(words)).toBe(
      'The appeal changes some of the decision. Part of the case goes back for a new decision.',
    )
  })
})

describe('F6 a dismissal of a part', () => {
  it.each([
    'NOTICE OF PARTIAL DISMISSAL\n\nPart B is dismissed today.',
    'The parts:\n\nA   Touching, stairs   NOT dismissed.\nB   A party   DISMISSED.',
  ])('is told by a title or a row of a table: %s', (words) => {
    expect(outcomeOf(read(words), 'dismissal_notice')?.text).toBe(PARTLY_DISMISSED)
  })

  it('is none where all of it is dismissed', () => {
    expect(outcomeOf(read('The complaint is dismissed.'), 'dismissal_notice')).toBeNull()
  })
})
