import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { joinPlainLines } from './plainLines.ts'
import { readTxt } from './readTxt.ts'

const bytes = (text: string) => strToU8(text)
/** UTF-16, the low byte first unless `isBig`. */
const wide = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
    }),
  )
const read = (content: Uint8Array) => readTxt(content).document.text
const WORDS = 'Dear Mr. Øvergaard, the “hearing” is on May 4.'

test('UTF-8 is read with and without its mark', () => {
  expect(read(bytes(WORDS))).toBe(WORDS)
  expect(read(bytes(`\ufeff${WORDS}`))).toBe(WORDS)
})

test('UTF-16 is read in both orders, with and without its mark', () => {
  for (const mark of ['\ufeff', '']) {
    expect(read(wide(mark + WORDS, false))).toBe(WORDS)
    expect(read(wide(mark + WORDS, true))).toBe(WORDS)
  }
})

test('what is not UTF-8 is read as Windows-1252', () => {
  expect(read(Uint8Array.of(0x93, 0x48, 0x69, 0x94, 0x20, 0x80, 0xe9))).toBe('“Hi” €é')
})

test('lines of Windows and old Macs end alike, and characters without form go', () => {
  const rest = 'word '.repeat(30).trim()
  const odd = `${rest}\u0007\u200b\u00ad d\u00a0e`
  expect(read(bytes(`a1\r\nb\rc\r\n\r\n${odd}`))).toBe(`a1\nb\nc\n\n${rest} d e`)
})

test('bytes that are no text are told', () => {
  const junk = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)
  expect(() => read(junk)).toThrow('unsupported')
})

test('blank text is empty', () => {
  expect(() => read(bytes(' \n\t\n'))).toThrow('empty')
})

test('text wrapped by hand becomes paragraphs, and short lines and lists keep their lines', () => {
  const letter = `From: office@school.example
To: student@school.example
Subject: Your hearing

A formal complaint was filed on March 5, 2026. It alleges that on
February 20, 2026, at the Ice House student center, one of you
touched the other without consent, which the policy forbids in all
places.

You may bring:
- an advisor of your choice, who may be an attorney, and who may be
  present at every meeting
- papers`
  expect(read(bytes(letter))).toBe(`From: office@school.example
To: student@school.example
Subject: Your hearing

A formal complaint was filed on March 5, 2026. It alleges that on February 20, 2026, at the Ice House student center, one of you touched the other without consent, which the policy forbids in all places.

You may bring:

- an advisor of your choice, who may be an attorney, and who may be present at every meeting
- papers`)
})

test('a quoted e-mail is joined under one mark, apart from its answer', () => {
  const mail = `> You asked whether the hearing could be moved to another day of the
> same week, since your advisor is not free on the day that was named
> in the notice.
Yes, it can. We have asked the panel and the other party, and both of
them agree to the new day that you have named, so the hearing is
moved.`
  expect(read(bytes(mail))).toMatch(/^> You asked .+ in the notice\.\n\nYes, it can\. .+ moved\.$/)
})

test('words of another depth of quotation are never joined to others', () => {
  const mail = `> Could the hearing be moved to another day of the same week or the
> next one, since my advisor is not free on the day that was named in
we will ask the panel and the other party, and let both of you know
what they say.`
  expect(read(bytes(mail))).toMatch(/named in\n\nwe will ask .+ say\.$/)
})

test('sentences broken by hand at no one width are whole again', () => {
  const letter = `Your complaint was received on March 5, and the office has since then spoken with you about what it asks for.
Attendance by video may be granted where the chair is satisfied
on written application that there is good cause, and where the other
party, who was told of it,
has not objected within two days.   



Please call me.`
  expect(read(bytes(letter)).split('\n\n')).toEqual([
    letter.split('\n')[0],
    'Attendance by video may be granted where the chair is satisfied on written application that there is good cause, and where the other party, who was told of it, has not objected within two days.',
    'Please call me.',
  ])
})

test('no sentence ends in a word that leads on, be its line full or not', () => {
  const prose = `The College has looked at what both of you wrote, and it has asked the panel to
tell each of you in one and the same message what it has found and for what
reasons, and what either of you may still do about that within the next weeks.`
  const item = `     3.  Until then he may sit the examinations of December 7 through
         11, in the testing center.`
  expect(
    read(bytes(`${prose}\n\n${item}`))
      .split(/\n+/)
      .at(-1),
  ).toMatch(/through 11, in the/)
})

test('a name that a line end parts is whole again, be the rest of its entry set in or not', () => {
  const body = [
    'Notice of the allegations went to both of you on April 24. Our investigator, Ms.',
    'Junko Halvorsen, interviewed you on May 6 and Mr. Belmonte on May 13. She sent all',
    'of the evidence to both of you on June 2, and neither of you has answered it since',
    'then, so that she could write the report that lies before you today, in which each',
    'of the two allegations is looked at by itself.',
  ]
  const whole = body.join(' ')
  expect(read(bytes(body.join('\n')))).toBe(whole)
  expect(read(bytes(`(a) ${body.join('\n    ')}`))).toBe(`(a) ${whole}`)
  expect(read(bytes(`IV. ${body.join('\n    ')}`))).toBe(`IV. ${whole}`)
})

test('in a wrapped letter, stacked lines, labels, copies and e-mail addresses stay lines of their own', () => {
  const prose = `You are asked to come to a meeting with the investigator about the
complaint that was made on March 5, and may bring an advisor with you,
who may be present at all times and may speak with you whenever you
ask for it, though not for you.`
  const stacked = `Ms. Rena Whitfield, Office of the Registrar, Panel Member
Investigator Ms. Dorothea Kim (as a witness)
Director of Human Resources and of Compliance, Title IX Coordinator
lquennell@elmira.example - 555-0136
Enclosures: the policy, its procedure and the list of your resources
Purpose: your own account
cc (by mail): O. Pruitt
------------------------------------------------------------------------
All of this is confidential.`
  const lines = read(bytes(`${prose}\n\n${stacked}`)).split(/\n+/)
  expect(lines).toEqual([prose.replaceAll('\n', ' '), ...stacked.split('\n')])
})

test('a signature that is set in stays in lines, though the letter was broken at no one width', () => {
  const prose = `This is to advise you that on Wednesday the District received a formal complaint signed by Mrs.
Chidinma Amadi on behalf of her daughter, and that both
of the families are receiving this same notice, which
tells what is said to have happened on the bus that takes the students of the school home
at four, and what
comes next.`
  const indent = ' '.repeat(30)
  const signature = ['Lowell Pinkham', 'Director of Student Services', 'Title IX Coordinator']
  const lines = read(bytes(`${prose}\n\n${indent}${signature.join(`\n${indent}`)}`)).split(/\n+/)
  expect(lines).toEqual([prose.replaceAll('\n', ' '), ...signature])
})

test('paragraphs that were never broken stay apart where only the cells of a table are', () => {
  const long = 'The hearing officer decides, and tells both of you at the same time. '
    .repeat(4)
    .trim()
  const letter = `${long}\n${long}\n${long}\n${long}
  Notice        To hear your account of what is said to have happened in the
                rock store, and of the messages of that week that you sent to
                one another
${long}`
  expect(read(bytes(letter)).split(/\n+/)).toHaveLength(6)
})

test('cells that were broken within their columns are whole again, in the order of their columns', () => {
  const table = `  Step                                       By
  ------------------------------------------ ----------------------------
  Your written questions for any witness     Wednesday, May 20, 4:00 p.m.
  reach Mr. Vick
  Answers to follow-ups                      Thursday, June 4
  The determination to both families,        not before Monday, June 8;
  at the same time                           expected by June 15`
  expect(read(bytes(table)).split(/\n+/)).toEqual([
    expect.stringMatching(/^Step {10,}By$/),
    expect.stringMatching(/^-+ -+$/),
    'Your written questions for any witness reach Mr. Vick    Wednesday, May 20, 4:00 p.m.',
    expect.stringMatching(/^Answers to follow-ups {10,}Thursday, June 4$/),
    'The determination to both families, at the same time    not before Monday, June 8; expected by June 15',
  ])
  const labels = `   Date:        Thursday, November 19, 2026
   Others:      Investigator Colm Rafferty; witnesses Y. Abebe and Sgt. D.
                Moreau; the parties; one advisor each`
  expect(read(bytes(labels))).toMatch(/Sgt\. D\. Moreau; the parties; one advisor each$/)
})

test('so are those of a table that is drawn with bars', () => {
  const table = `Date / place                            | Conduct alleged
----------------------------------------|-----------------------------------
April 16, 2026, conference hotel, Reno  | Pressed her against the wall, kissed
(University-sponsored travel)           | her and put his hand on her waist
April 2026 to June 2026                 | Repeated requests, in person and in
                                        | writing`
  expect(read(bytes(table)).split(/\n+/)).toEqual([
    expect.stringMatching(/^Date \/ place +[|] Conduct alleged$/),
    expect.stringMatching(/^-+[|]-+$/),
    'April 16, 2026, conference hotel, Reno (University-sponsored travel) | Pressed her against the wall, kissed her and put his hand on her waist',
    'April 2026 to June 2026 | Repeated requests, in person and in writing',
  ])
})

test('the second lines of two addresses beside each other are no more of the first ones', () => {
  const heads = `Ms. Rosaura Quiroga                       Mr. Ambrose Tilley
Class of 2029                             Assistant Director, Writing Center
by College e-mail                         by College e-mail`
  expect(read(bytes(heads)).split('\n')).toHaveLength(3)
})

test('a form feed begins a page', () => {
  const { text, pages } = readTxt(bytes('First page.\n\fSecond page.')).document
  expect(pages.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
    'First page.',
    'Second page.',
  ])
})

// Where the time grew with the square of the length, these would not be read before the test is ended.
test('one line of 10 MB is read to its end', () => {
  expect(read(bytes('word '.repeat(2e6))).length).toBeGreaterThan(9.9e6)
})

test.each([
  ' ',
  '.',
  '-',
  '\n',
  '> ',
  '\t',
  'a-\n',
  '(a)\n',
  `${'word '.repeat(9)}on\n`,
  'a        b\n',
])('a megabyte of %j is read to its end', (unit) => {
  expect(read(bytes(`word${unit.repeat(1e6 / unit.length)}`))).toMatch(/^word/)
})

// A line that begins with 'c by' or 'cc by' says who has a copy.
const word = fc.stringMatching(/^[a-z]{1,12}$/).filter((letters) => letters !== 'by')
// Two full lines at the least, of the shortest words, too: fewer show no width at which a text was wrapped.
const prose = fc.array(word, { minLength: 100, maxLength: 140 }).map((words) => words.join(' '))

test('paragraphs wrapped at any width come back as they were', () => {
  fc.assert(
    fc.property(
      fc.array(prose, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 60, max: 90 }),
      (paragraphs, width) => {
        const wrapped = paragraphs.map((text) => wrap(text, width)).join('\n\n')
        expect(joinPlainLines(wrapped)).toBe(paragraphs.join('\n\n'))
      },
    ),
    { numRuns: 200 },
  )
})

function wrap(text: string, width: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.join('\n')
}

test('a name that is broken at the end of a line goes on in the next one', () => {
  const above =
    'The case was heard before somebody else in the spring of this year, and each of you'
  expect(joinPlainLines(`${above}\nmay send an appeal to Dean Ana\nOrr, who was not there.`)).toBe(
    `${above} may send an appeal to Dean Ana Orr, who was not there.`,
  )
  const more = 'may write to somebody, and that is to the Dean of Students, Dr. Ana'
  expect(joinPlainLines(`${above}\n${more}\nOrrington. Time: ten days.`)).toBe(
    `${above} ${more} Orrington. Time: ten days.`,
  )
})
