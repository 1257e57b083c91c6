import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { guide, guideEntry } from '../knowledge/guide.ts'
import { readingGrade } from '../text/readingGrade.ts'
import { answer } from './answer.ts'
import { findCrisis } from './crisis/findCrisis.ts'
import type { Answer, Turn } from './exchange.ts'
import { partReplies } from './offered.ts'

const ask = (message: string, history: readonly Turn[] = []) => answer({ message, history })

/** A conversation: each message is asked after the answers to those before it. */
function talk(...messages: string[]): Answer {
  const history: Turn[] = []
  let last: Answer | undefined
  for (const content of messages) {
    last = ask(content, history)
    history.push({ role: 'user', content }, { role: 'assistant', content: last.text })
  }
  return last ?? ask('')
}
const cited = ({ citations }: Answer) => citations.map(({ cite }) => cite)
const slugs = ({ citations }: Answer) => citations.map(({ slug }) => slug)

/** Marks that point to no citation, and citations that no mark points to. */
function astray({ text, citations }: Answer): (string | number)[] {
  const marks = new Set(Array.from(text.matchAll(/\[(\d+)\]/g), ([, number]) => Number(number)))
  const beyond = [...marks].filter((mark) => mark < 1 || mark > citations.length)
  return [...beyond, ...citations.flatMap(({ cite }, at) => (marks.has(at + 1) ? [] : [cite]))]
}

const questions = guide.flatMap(({ asked }) => asked.slice(0, 2))

describe('an answer from the guide', () => {
  let given: Answer[]
  beforeAll(() => {
    // Once for all that is said of them.
    given = questions.map((question) => ask(question))
  })

  it('A42: every mark counts in the citations, and every citation is marked', () => {
    for (const each of given) expect(astray(each)).toEqual([])
  })

  it('A43: citations of the guide lead to an entry that rests on them', () => {
    const answers = given.filter(({ kind }) => kind === 'answer')
    expect(answers.length).toBeGreaterThan(120)
    for (const { citations } of answers) {
      for (const { slug } of citations) expect(guideEntry(slug ?? '')).toBeDefined()
    }
  })

  it('A44: is short and plain', () => {
    const answers = given.filter(({ kind }) => kind === 'answer')
    const untabled = answers.map(({ text }) => text.replace(/^\|.*$/gm, ''))
    const lengths = untabled.map((text) => (text.match(/\b[\w'’-]+/g) ?? []).length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(260)
    const middle = lengths.toSorted((a, b) => a - b)[lengths.length >> 1] ?? 0
    expect(middle).toBeGreaterThanOrEqual(90)
    expect(middle).toBeLessThanOrEqual(220)
    const grades = untabled.map((text) => readingGrade(spoken(text)))
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(8)
  })

  it('A45: begins with the answer, goes on with steps, ends with what to ask', () => {
    const { text } = ask('the coach knew about it')
    const [steps, asks] = [text.indexOf('**What you can do**'), text.indexOf('**What you can ask')]
    expect(steps).toBeGreaterThan(0)
    expect(asks).toBeGreaterThan(steps)
    expect(text.slice(0, steps)).toMatch(/Title IX Coordinator/)
  })

  it.each([
    ['can i see the evidence', /^Both parties may see the evidence\./],
    ['do i have to agree to mediation', /^You do not have to agree\./],
    ['can i bring witnesses', /^Yes\./],
    ['can i see my education records', /^Yes\./],
  ])('A46: "%s" is answered by its first words', (question, begins) => {
    expect(ask(question).text).toMatch(begins)
  })

  it.each([
    'they said i cant see the evidence, is that right',
    'is it true that i may not see the evidence',
    'when and how do i see the evidence',
    'they make us agree to mediation, is that allowed',
  ])('A46: "%s" is not, since either word could be read both ways', (question) => {
    expect(ask(question).text).not.toMatch(/^(?:Yes|No)\b/)
  })

  it('A50: corrects what the asker was told before all else', () => {
    const given = ask('i heard they only have 60 days to finish my case')
    expect(given.text.split('\n')[0]).toMatch(/no fixed number|not set a fixed number/)
    expect(cited(given)[0]).toBe('34 CFR 106.45(b)(1)(v)')
  })
})

function spoken(text: string): string {
  return text
    .replace(/\[\d+\]|\*\*/g, '')
    .replace(/^\s*(?:-|\d\.)\s/gm, '')
    .replace(/([a-z"])\n/g, '$1.\n')
}

describe('who asks', () => {
  it('A49: what is for one school alone is left out for the other', () => {
    const college = ask('does my university have to hold a live hearing')
    const k12 = ask('does my high school have to hold a live hearing')
    expect(cited(k12)).toContain('34 CFR 106.45(b)(6)(ii)')
    expect(cited(college)).toContain('34 CFR 106.45(b)(6)(i)')
    expect(college.text).not.toMatch(/In K-12 schools:/)
  })

  it('A49: where the school is not known, both are told and named', () => {
    const { text } = ask('i cannot pay for a lawyer, will they give me someone for the hearing')
    expect(text).toMatch(/college/i)
    expect(text).toMatch(/K-12/)
  })
})

describe('a message with two questions', () => {
  it('A51: both are answered, each under its heading', () => {
    const given = ask('Can my mom be my advisor? And how long do I have to answer the evidence?')
    expect(slugs(given)).toEqual(expect.arrayContaining(['who-can-be-your-advisor']))
    expect(cited(given)).toContain('34 CFR 106.45(b)(5)(vi)')
    expect(given.text.match(/^(?:> )?\*\*.+\*\*$/gm)).toHaveLength(2)
  })

  it('A51: a third that is not answered is named', () => {
    const two = 'Can my mom be my advisor? And how long do I have to answer the evidence?'
    const { text } = ask(`${two} Do I have to go to the hearing?`)
    expect(text).toContain('I’m not sure how to answer “Do I have to go to the hearing?”')
  })
})

describe('a follow-up', () => {
  it.each([
    [['can i have an advisor', 'and at the hearing?'], 'advisor'],
    [['how do i appeal', 'and how long for that?'], 'appeal'],
    [['what is informal resolution', 'do i have to do it?'], 'informal resolution'],
    [['do i get a live hearing', 'what about high school?'], 'K-12'],
  ] as const)('A52: %j is about %s', (messages, about) => {
    const given = talk(...messages)
    expect(given.kind).toBe('answer')
    expect(given.text.toLowerCase()).toContain(about.toLowerCase())
  })

  it('A52: "tell me more" says more than was said', () => {
    const first = talk('what is in the written determination')
    const more = talk('what is in the written determination', 'tell me more')
    expect(more.kind).toBe('answer')
    expect(more.text).not.toBe(first.text)
  })

  it('A52: a whole question stands alone, whatever was asked before', () => {
    const after = talk('how do i appeal', 'who pays for the counseling that the school gives me')
    expect(after.text).toBe(ask('who pays for the counseling that the school gives me').text)
  })
})

describe('what the guide does not know', () => {
  it.each(['how do i register for spring classes', 'my landlord wont return my deposit'])(
    'A53: "%s" is not answered by a guess',
    (question) => {
      const given = ask(question)
      expect(['unknown', 'outside_scope']).toContain(given.kind)
      expect(astray(given)).toEqual([])
    },
  )

  it('A53: says so, and whom to ask', () => {
    const { text } = ask('how do i register for spring classes')
    expect(text).toMatch(/guide doesn’t cover/)
    expect(text).toMatch(/Title IX Coordinator/)
  })

  it('A54: where it is not sure it says so, and lets the asker choose', () => {
    const message = 'they went over my packet in a plain room and sent it back, what now'
    const { text } = ask(message)
    // A line for a person who sounds worn out may stand before it.
    expect(text).toMatch(/(?:^|\n\n)I’m not sure I understood/)
    const [chosen] = partReplies(text).replies
    const after = talk(message, chosen ?? '')
    expect(after.text).not.toContain('I’m not sure')
    expect(slugs(after)).not.toContain(slugs(ask(message))[0])
  })
})

describe('talk', () => {
  it.each(['hi', 'Hello!', 'thanks so much', 'ok bye', 'who are you?', 'hola', '   ', '...', ''])(
    'A55: "%s" gets a short reply',
    (message) => {
      const given = ask(message)
      expect(given.kind).toBe('greeting')
      expect(given.citations).toEqual([])
    },
  )

  it.each(['thanks, and can i appeal the decision', 'hi can my mom be my advisor'])(
    'A55: "%s" is a question',
    (message) => {
      expect(ask(message).kind).toBe('answer')
    },
  )
})

describe('order', () => {
  it('A41: a crisis comes before all else', () => {
    const given = ask('Help with rights: i want to kill myself')
    expect(given.kind).toBe('crisis')
  })

  it('A41: what has to be left to others comes before the guide', () => {
    expect(ask('will i win my title ix hearing').kind).toBe('outside_scope')
  })
})

describe('a question beside a crisis', () => {
  it('A41: is answered after the lines, where nothing has to happen in minutes', () => {
    const given = ask('i want to kill myself. how long do i have to appeal the decision')
    expect(given.text).toMatch(/^- \*\*988\*\*/)
    expect(given.text).toMatch(/\*\*[^*]*appeal[^*]*\*\*\n/i)
    expect(astray(given)).toEqual([])
  })

  it.each([
    'he is outside my door with a gun. how long do i have to appeal',
    'i am going to shoot the dean tomorrow. how long do i have to appeal',
  ])('A41: waits in danger: “%s”', (message) => {
    expect(ask(message).kind).toBe('crisis')
    expect(ask(message).citations).toEqual([])
  })
})

const piece = fc.oneof(
  fc.constantFrom(
    ...questions.slice(0, 80),
    'Dear student, ',
    '[7]',
    '**',
    '§106.45(b)(5)',
    '\u0000',
    '😀',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const anyMessage = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(' '))
const turn = fc.record({
  role: fc.constantFrom('user' as const, 'assistant' as const),
  content: anyMessage,
})

describe('any text', () => {
  it('A40 A42: is answered, the same each time, with marks that count', () => {
    fc.assert(
      fc.property(anyMessage, fc.array(turn, { maxLength: 3 }), (message, history) => {
        const given = answer({ message, history })
        expect(given.text).not.toBe('')
        expect(answer({ message, history })).toEqual(given)
        expect(astray(given)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('A40: 8,000 characters of anything are answered', () => {
    const long = ['a', ' ', 'hearing ', '(', '\n', '?', '106.45(b)', 'é', '\ud83d', 'Dear x,\n']
    for (const part of long) {
      const message = part.repeat(Math.ceil(8000 / part.length)).slice(0, 8000)
      expect(astray(ask(message))).toEqual([])
    }
  })
})

it('A54: where it is not even clear that it is a crisis, what was asked is answered below the lines', () => {
  const unclear = guide
    .flatMap(({ asked }) => asked.slice(-4))
    .filter((message) => findCrisis({ message, history: [] })?.kind === 'unclear')
  expect(unclear.length).toBeGreaterThan(2)
  const answered = unclear.filter((message) => ask(message).citations.length > 0)
  expect(answered.length / unclear.length).toBeGreaterThan(0.6)
})

describe('A49 the other kind of school', () => {
  it('has no entry of its own in the answer', () => {
    const message = 'My tenth grader was harassed in class. What can I do as her mother?'
    const { citations } = answer({ message, history: [] })
    const slugs = citations.map(({ slug }) => slug)
    expect(slugs).not.toContain('parents-and-guardians')
  })

  it('is known from a TA', () => {
    const message = 'I told my TA what a classmate did. Does she have to report it?'
    const { citations } = answer({ message, history: [] })
    expect(citations.map(({ slug }) => slug)).not.toContain('k12-telling-any-employee')
  })
})
