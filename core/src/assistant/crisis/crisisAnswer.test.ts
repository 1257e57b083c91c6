import { describe, expect, it } from 'vitest'
import { crisisLines } from '../../knowledge/crisisLines.ts'
import { resources } from '../../knowledge/resources.ts'
import { readingGrade } from '../../text/readingGrade.ts'
import { type CrisisKind, crisisKinds } from './crisis.ts'
import { crisisAnswer } from './crisisAnswer.ts'
import { findCrisis } from './findCrisis.ts'

const of = (kind: CrisisKind, more = {}) => ({
  kind,
  kinds: [kind],
  immediate: false,
  continued: false,
  sure: kind !== 'unclear',
  byRule: kind !== 'unclear',
  rest: false,
  linesRefused: false,
  ...more,
})
const said = (message: string): string => {
  const question = { message, history: [] }
  const crisis = findCrisis(question)
  expect(crisis).not.toBeNull()
  return crisis ? crisisAnswer(crisis, question).text : ''
}
const known = new Set(
  resources.flatMap(({ phone }) => phone?.match(/\d[\d-]*\d/g) ?? []).concat(['911', '988']),
)

describe.each(crisisKinds)('A8 the answer to %s', (kind) => {
  const { text, citations } = crisisAnswer(of(kind), { message: '', history: [] })

  it('begins with lines to call, before any other word', () => {
    expect(text).toMatch(/^- \*\*\d[\d-]*\*\*/)
    expect(
      text
        .split('\n\n')[0]
        ?.split('\n')
        .every((line) => line.startsWith('- ')),
    ).toBe(true)
  })

  it('names only numbers that the directory has', () => {
    const numbers = text.match(/\b\d{3}(?:-\d{3})?(?:-\d{3,4})?\b|\b\d{5,6}\b/g) ?? []
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !known.has(number))).toEqual([])
  })

  it('is short, plain and calm', () => {
    expect(text.split(/\s+/).length).toBeLessThan(150)
    expect(readingGrade(text)).toBeLessThanOrEqual(8)
    expect(text).not.toMatch(/!(?! )(?!$)|press 3/)
    expect(citations).toEqual([])
  })
})

describe('A9 who fears for the life of somebody else is told how to help them', () => {
  const forThem = [
    'My daughter says she wants to kill herself',
    'My son texted me that he is going to kill himself tonight',
    'my daughter has locked herself in her room and says she will kill herself right now',
    'My son has a gun and says he will kill himself',
    'my friend says she is going to kill herself and she has pills',
    'my roommate is holding a knife and says she is going to end it',
    'My child is suicidal',
    'My 16 year old daughter says she wants to die',
    'my son says he is going to jump off the roof',
    'my ex says he will kill himself if I report',
  ]

  it.each(forThem)('%s', (message) => {
    const text = said(message)
    expect(text).toMatch(/stay with them or stay on the line/i)
    expect(text).not.toMatch(/lock the door|do not meet them|hurt yourself/i)
    const [lines = ''] = text.split('\n\n')
    expect(lines.indexOf('**988**')).toBeGreaterThanOrEqual(0)
    expect(lines.indexOf('**988**')).toBeLessThan(`${lines} 800-799-7233`.indexOf('800-799-7233'))
    expect(text.split(/\s+/).length).toBeLessThan(150)
    expect(readingGrade(text)).toBeLessThanOrEqual(8)
  })

  it.each([
    'he is outside my door with a gun',
    'my ex is outside and says he will kill me and then kill himself, he hits me',
  ])('who is in danger themselves is still told how to get away: %s', (message) => {
    expect(said(message)).toContain('lock the door')
  })
})

describe.each(crisisKinds)('A8 the answer to %s in Spanish', (kind) => {
  const answerTo = (message: string) => crisisAnswer(of(kind), { message, history: [] }).text
  const numbersIn = (text: string) => text.match(/\d[\d-]{2,}/g)

  it('is all in Spanish, with the same numbers', () => {
    const text = answerTo('por favor ayuda, tengo mucho miedo y no sé qué hacer')
    expect(text.replaceAll('Leave this site', '')).not.toMatch(
      /\b(?:you|them|when|call|text|can|the case|child)\b/,
    )
    expect(numbersIn(text)).toEqual(numbersIn(answerTo('')))
    expect(text.split(/\s+/).length).toBeLessThan(180)
  })
})

describe('A9 who fears for the life of a child', () => {
  const { text } = crisisAnswer(of('otherLife', { kinds: ['otherLife', 'child'] }), {
    message: '',
    history: [],
  })

  it('is told to stay with the child, and of the lines for that alone', () => {
    expect(text).toMatch(/^- \*\*988\*\*/)
    expect(text).toContain('Stay with the child')
    expect(text).not.toMatch(/800-656-4673|888-773-8368|keep the child away|under 18/)
  })
})

describe('A8 which lines', () => {
  it('hours that are not confirmed are left to the site of the line', () => {
    const text = said('i am trans and i want to kill myself')
    expect(text).toMatch(/Trans Lifeline \(not open day and night: hours on its site\)/)
    expect(text).not.toMatch(/a\.m\.|p\.m\.|weekdays/)
  })

  it('911 and the police first where someone is near', () => {
    const text = said('he just texted that hes outside my dorm and he has hurt me before')
    expect(text).toMatch(/^- \*\*911\*\* now, or campus police/)
    expect(text).toContain('800-799-7233')
  })

  it('988 first, then the text line, for thoughts of suicide', () => {
    const text = said('the hearing is tomorrow and i dont want to be alive anymore')
    expect(text).toMatch(/^- \*\*988\*\*, call or text: .*\n- Text \*\*HOME to 741741\*\*/)
    expect(text).toContain('911')
  })

  it('RAINN first after a recent assault', () => {
    expect(said('i was raped last night')).toMatch(
      /^- \*\*800-656-4673\*\*, or text \*\*HOPE to 64673\*\*: /,
    )
  })

  it('lines of their own for those who say that they belong there', () => {
    expect(said('he is stalking me and im trans')).toContain('877-565-8860')
    expect(said('he is stalking me')).not.toContain('877-565-8860')
  })

  it('takes numbers and names from the directory', () => {
    const [emergency, lifeline] = crisisLines
    expect(said('i took too many pills')).toContain(emergency?.phone)
    expect(said('i want to die')).toContain(lifeline?.name)
  })
})

describe('A9 what stands after the lines', () => {
  it('offers once to go on with the question about the process', () => {
    expect(said('can i appeal and also i want to die')).toMatch(/ask me that again[^?]*$/)
    expect(said('i want to die')).not.toContain('ask me that again')
  })

  it('warns of watched devices where a partner or a stalker is told of', () => {
    expect(said('my boyfriend hits me')).toContain('Leave this site')
    expect(said('i want to die')).not.toContain('Leave this site')
  })

  it('names one way to reach a person, and no more, to who wants no lines', () => {
    const text = said('i want to kill myself and no hotlines please')
    const [lines = ''] = text.split('\n\n')
    expect(lines.split('\n')).toHaveLength(1)
    expect(lines).toContain('988')
  })

  it('does not say the same again where the crisis goes on', () => {
    const again = crisisAnswer(of('selfHarm', { continued: true }), { message: 'no', history: [] })
    expect(again.text).toContain('nearest emergency room')
    expect(again.text).not.toContain('I am glad that you told me')
  })
})

describe('A8 where no rule tells the kind', () => {
  const lines = (kinds: readonly CrisisKind[]) =>
    crisisAnswer(of('unclear', { kinds }), { message: '', history: [] }).text.split('\n\n')[0]

  it('911, 988 and the text line', () => {
    expect(lines(['unclear', 'selfHarm'])).toMatch(/^- \*\*911\*\*.*\n- \*\*988\*\*.*\n.*741741/)
    expect(lines(['unclear', 'selfHarm'])).not.toContain('800-656-4673')
  })

  it('and RAINN where it may be harm by somebody else', () => {
    expect(lines(['unclear', 'danger'])).toContain('800-656-4673')
  })

  it('says that it may be wrong, and how to go on', () => {
    const { text } = crisisAnswer(of('unclear'), { message: '', history: [] })
    expect(text).toContain('I may have read you wrong')
    expect(text).toMatch(/ask me your question again in other words\.$/)
  })
})

describe('A8 a child at risk', () => {
  it('says whom to tell', () => {
    const { text } = crisisAnswer(of('child'), { message: '', history: [] })
    expect(text).toMatch(/^- \*\*911\*\* if the child is in danger now/)
    expect(text).toContain('an adult you trust')
    expect(text).toContain('888-773-8368')
  })
})

describe('A8 who is hurt and bleeds', () => {
  it('911 first, also where somebody did it, and for a child how to keep it safe', () => {
    const text = (kinds: readonly CrisisKind[]) =>
      crisisAnswer(of('body', { kinds, immediate: true }), { message: '', history: [] }).text
    expect(text(['body', 'assault'])).toMatch(/^- \*\*911\*\* now: a doctor is needed/)
    expect(text(['body', 'assault'])).toContain('800-656-4673')
    expect(text(['body', 'child'])).toContain('keep the child away from that person')
  })

  it('medical care first after an assault of now', () => {
    const { text } = crisisAnswer(of('assault'), { message: '', history: [] })
    expect(text).toContain('get medical care first')
  })
})

describe('A8 who may hurt others', () => {
  it('911 and campus police come first, and nobody is told to lock a door or that they come first', () => {
    const { text } = crisisAnswer(of('threat'), { message: '', history: [] })
    expect(text).toMatch(/^- \*\*911\*\* or campus police, before anyone is hurt/)
    expect(text).toContain('do not be alone with it')
    expect(text).not.toMatch(/lock the door|You come first/)
  })
})
