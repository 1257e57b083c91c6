import { expect, test } from 'vitest'
import type { Turn } from '../exchange.ts'
import { crisisTextsIn } from './texts/textsIn.ts'
import { withoutCrises } from './withoutCrises.ts'

const user = (content: string): Turn => ({ role: 'user', content })
const reply = (content: string): Turn => ({ role: 'assistant', content })

test('A5 what tells of a danger to life goes, with its answer and with what goes on about it', () => {
  const before = [user('can my mom be my advisor'), reply('Yes.')]
  const after = [user('when is the appeal due'), reply('It depends.')]
  const crisis = [
    user('i want to kill myself'),
    reply(`988. ${crisisTextsIn(false).notAPerson}`),
    user('i cant call'),
    reply('Text'),
  ]
  expect(withoutCrises([...before, ...crisis, ...after])).toEqual([...before, ...after])
  expect(withoutCrises([])).toEqual([])
})
