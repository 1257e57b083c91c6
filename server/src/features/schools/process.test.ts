/** What reviews say of the process, counted by role (decision 0041). */
import type { AuthorRole, ProcessAnswers } from '@hub/core/reviews/process'
import { wilsonInterval } from '@hub/core/reviews/score'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { listProcess } from './countProcess.ts'
import { recountSchool } from './store.ts'

async function addSchool(hub: Hub, name: string): Promise<number> {
  return (await hub.post('/api/schools', { name, type: 'college' })).json.id
}

async function answer(
  hub: Hub,
  schoolId: number,
  authorRole: AuthorRole,
  processFacts: ProcessAnswers,
) {
  const words = { rating: 3, title: 'A title', content: 'Some words.' }
  const body = { ...words, schoolId, authorRole, processFacts }
  const posted = await hub.post('/api/reviews', body)
  expect([posted.status, posted.text]).toEqual([201, expect.any(String)])
  return posted
}

const processOf = async (hub: Hub, id: number) => (await hub.get(`/api/schools/${id}`)).json.process

describeApi('answers about the process', (hub) => {
  test('are counted by role from five on, each with its interval', async () => {
    const id = await addSchool(hub(), 'Aster Process College')
    for (const notice of [true, true, false, true]) {
      await answer(hub(), id, 'respondent', { notice, advisor: true })
    }
    await answer(hub(), id, 'complainant', { notice: false })
    expect(await processOf(hub(), id)).toEqual([])
    await answer(hub(), id, 'respondent', { notice: true })
    // Four said whether there was an advisor: too few.
    expect(await processOf(hub(), id)).toEqual([
      {
        role: 'respondent',
        facts: [{ fact: 'notice', yes: 4, answered: 5, ...wilsonInterval(4, 5) }],
      },
    ])
  })

  test('[reviews.role] change five at a time and never stand beside a review, so that no count tells the role of one', async () => {
    const id = await addSchool(hub(), 'Bergamot Process College')
    const seen: number[] = []
    for (let at = 0; at < 11; at++) {
      const posted = await answer(hub(), id, 'parent', { dates: false })
      expect(posted.text).not.toMatch(/parent|dates/)
      const [role] = await processOf(hub(), id)
      seen.push(role?.facts[0].answered ?? 0)
    }
    expect(seen).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10])
    const listed = await hub().get(`/api/reviews?schoolId=${id}`)
    expect(listed.text).not.toMatch(/parent|dates/)
  })

  test('follow a review that is taken away, at once', async () => {
    const id = await addSchool(hub(), 'Clover Process College')
    for (let at = 0; at < 6; at++) await answer(hub(), id, 'witness', { support: at > 0 })
    const { queries } = hub().database
    await answer(hub(), id, 'unsaid', {})
    const counts = () => listProcess(queries, id)
    expect(await counts()).toEqual([{ role: 'witness', fact: 'support', yes: 4, answered: 5 }])
    await queries.transaction(async (transaction) => {
      await transaction.execute(sql`
        delete from reviews where school_id = ${id} and process_facts = '{"support": false}'::jsonb`)
      await recountSchool(transaction, id, new Date())
    })
    expect(await counts()).toEqual([{ role: 'witness', fact: 'support', yes: 4, answered: 4 }])
  })

  test('a role or an answer that nobody offered is refused, and nothing is stored', async () => {
    const id = await addSchool(hub(), 'Daisy Process College')
    const words = { rating: 3, title: 'A title', content: 'Some words.', schoolId: id }
    for (const [wrong, sentence] of [
      [{ authorRole: 'dean' }, 'Choose one of the listed roles.'],
      [{ processFacts: { lawyer: true } }, 'Answer the listed questions with true or false.'],
      [{ processFacts: { notice: 'yes' } }, 'Answer the listed questions with true or false.'],
    ] as const) {
      const { status, json } = await hub().post('/api/reviews', { ...words, ...wrong })
      expect([status, json.detail]).toEqual([400, sentence])
    }
    expect((await hub().get(`/api/schools/${id}`)).json.totalReviews).toBe(0)
  })
})
