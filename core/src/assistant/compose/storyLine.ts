import type { GuideEntry } from '../../knowledge/guide/entry.ts'
import type { Asker, Question } from '../exchange.ts'
import { wordCount } from './statements.ts'

/** In words. */
const STORY = 80
/** From this share on it is said who the model took the writer for. */
const SURE = 0.8

const writers: Readonly<Record<string, string>> = {
  complainant: 'the complainant in a case',
  respondent: 'the respondent in a case',
  parent: 'the parent of a student',
  witness: 'a witness in a case',
  advisor: 'an advisor in a case',
  employee: 'an employee of a school',
  friend: 'a friend of someone in a case',
}
const places = { k12: ' at a K-12 school', postsecondary: ' at a college' }

/** One sentence that tells how a long story was understood, so that a mistake in it shows; empty for a short message. */
export function storyLine(
  { heard, message }: Question,
  entry: GuideEntry | undefined,
  { role, school }: Asker,
): string {
  if (!entry || wordCount(message) < STORY) return ''
  const roles = [...(heard?.whole.roles ?? [])]
  const [likeliest] = roles.toSorted(([, a], [, b]) => b - a)
  const name = likeliest && likeliest[1] >= SURE ? likeliest[0] : (role ?? '')
  const writer = writers[name]
  const place = school === null || name === 'employee' ? '' : places[school]
  const about = `asking about “${entry.title}.”`
  if (writer) return `It sounds like you’re ${writer}${place}, ${about}`
  const scene = place === '' ? '' : `this is${place}, and `
  return `It sounds like ${scene}you’re ${about}`
}
