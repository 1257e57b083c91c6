import { type Person, type Role, roles } from '@hub/core/analysis/report'
import { cites } from '@hub/core/knowledge/cites'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { otherFindings } from './otherFindings.ts'
import { roleWords } from './roleWords.ts'
import { WhoIsWho } from './WhoIsWho.tsx'

const at = { quote: 'Words.', page: 2, start: 0, end: 6 }
const person = (name: string, ...given: Role[]): Person => ({
  name,
  parts: given.map((role) => ({ role, ...at })),
})
const shown = (...people: Person[]) =>
  renderToStaticMarkup(<WhoIsWho people={people} noun="letter" />)

it('names each person with their part, what it means, and the page', () => {
  const words = shown(person('Ana Orr', 'complainant'), {
    ...person('Bo Lind', 'respondent'),
    isReader: true,
  })
  expect(words).toMatch(/The complainant<.*Ana Orr<.*who is said to have been harmed/)
  expect(words).toMatch(/Bo Lind<\/b>, the person the letter is written to/)
  expect(words).toContain('The word does not mean that they did it.')
  expect(words).toContain('Page 2')
  expect(words).not.toContain('One person has')
})

it('says plainly where one person has several parts', () => {
  const words = shown(person('Lee Park', 'investigator', 'title_ix_coordinator'))
  expect(words).toContain('The investigator and the Title IX Coordinator')
  expect(words).toContain('One person has both parts.')
  const three = person('Lee Park', 'investigator', 'decision_maker', 'title_ix_coordinator')
  expect(shown(three)).toContain(
    'The investigator, the decision-maker, and the Title IX Coordinator',
  )
  expect(shown(three)).toContain('One person has 3 parts.')
})

it('is not there for a report of an earlier version, whose findings still tell who is named', () => {
  expect(renderToStaticMarkup(<WhoIsWho people={undefined} noun="letter" />)).toBe('')
  const keyFindings = [
    { title: 'Complainant', text: 'Ana Orr is named as the complainant.', ...at },
    { title: 'Advisor', text: 'It lets you bring an advisor.', ...at },
    { title: 'Deadline', text: 'Your appeal is due: May 4, 2026.', ...at },
  ]
  const titles = (people?: Person[]) =>
    otherFindings({ keyFindings, ...(people && { people }) }).map(({ title }) => title)
  expect(titles()).toEqual(['Complainant', 'Advisor'])
  expect(titles([person('Ana Orr', 'complainant')])).toEqual(['Advisor'])
})

it.each(roles)('what is said of the rule about %s has a cite that the regulation has', (role) => {
  const { cite, meaning } = roleWords[role]
  if (cite === undefined) expect(meaning).not.toMatch(/rule|must|may/i)
  else expect(cites).toContain(cite)
})
