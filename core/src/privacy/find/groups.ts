import type { Candidate } from '../detail.ts'
import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'

const activities = wordSet(
  `archery badminton band baseball basketball bowling boxing ceramics cheer cheerleading chess choir cricket crew
  cross-country debate dance diving equestrian fencing football frisbee golf gymnastics hockey improv jazz lacrosse
  orchestra polo quidditch robotics rowing rugby sailing skiing soccer softball squash swim swimming tennis theater
  theatre volleyball wrestling yearbook`,
)
const before = wordSet(
  "varsity jv junior women's men's women’s men’s girls boys girls' boys' girls’ boys’ marching club novice field ice water student",
)
const after = wordSet(
  'team teams club squad band practice society bus room camp ensemble choir crew captain player players kid kids coach roster program class guard rehearsal bus house',
)
const greek = wordSet(
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega',
)
const posts = wordSet(
  'captain chair treasurer president secretary editor quarterback goalie goalkeeper pitcher setter coxswain flanker flyer soprano alto tenor trumpet concertmaster valedictorian salutatorian',
)
const jobs = wordSet(
  'work works worked working job shift shifts intern interned internship co-op clerk clerked clerks clean cleaned volunteer volunteered waitress bartend nanny tutor tutored',
)
const leads = wordSet('at for in')
const times = wordSet('nights days weekends part-time full-time there mornings evenings shifts')
const common = wordSet(
  'the a an my his her their our same this that school college university campus district office department place home title ix person it them me us him all any hours weeks month months years days while with order peace favor general writing silence private secret fear public person',
)
const articles = wordSet('the a an my his her their our')
const ends = wordSet(
  'and but so there where when who which because since with as i he she they until before after or while',
)

/** Teams, clubs, chapters, posts and workplaces in any letters, by words that are of few people. */
export function findGroups(tokens: readonly Token[]): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const one =
      activity(tokens, at) ?? chapter(tokens, at) ?? post(tokens, at) ?? workplace(tokens, at)
    if (one) found.push(one)
  }
  return found
}

function activity(tokens: readonly Token[], at: number): Candidate | null {
  if (!activities.has(tokens[at]?.key ?? '')) return null
  let [first, last] = [at, at]
  while (before.has(tokens[first - 1]?.key ?? '') && !tokens[first - 1]?.closes) first -= 1
  while (!tokens[last]?.closes && after.has(tokens[last + 1]?.key ?? '')) last += 1
  return group(tokens, first, last, 'a team or club')
}

function chapter(tokens: readonly Token[], at: number): Candidate | null {
  let last = at
  if (!greek.has(tokens[at]?.key ?? '')) return null
  while (!tokens[last]?.closes && greek.has(tokens[last + 1]?.key ?? '')) last += 1
  return last > at ? group(tokens, at, last, 'a chapter') : null
}

/** "captain of the JV team", "he is its treasurer". */
function post(tokens: readonly Token[], at: number): Candidate | null {
  const holder = tokens[at]
  if (!holder || !posts.has(holder.key) || tokens[at + 1]?.capital) return null
  const of = !holder.closes && ['of', 'for', 'on', 'in'].includes(tokens[at + 1]?.key ?? '')
  if (!of && ['the', 'a', 'our'].includes(tokens[at - 1]?.key ?? '')) {
    if (!['quarterback', 'flyer', 'goalie', 'valedictorian'].includes(holder.key)) return null
  }
  const school = ['university', 'college', 'school'].includes(tokens[at + 3]?.key ?? '')
  if (
    school ||
    (!of && ['secretary', 'president', 'editor', 'captain', 'chair'].includes(holder.key))
  )
    return null
  return group(tokens, at, of ? endOfPhrase(tokens, at + 1, 5) : at, 'a member')
}

/** "works nights at Blue Heron", "an intern for the registrar's office". */
function workplace(tokens: readonly Token[], at: number): Candidate | null {
  if (!jobs.has(tokens[at]?.key ?? '') || tokens[at]?.closes) return null
  const lead = times.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
  if (!leads.has(tokens[lead]?.key ?? '')) return null
  const last = endOfPhrase(tokens, lead, 5)
  const first = articles.has(tokens[lead + 1]?.key ?? '') ? lead + 2 : lead + 1
  const phrase = tokens.slice(first, last + 1)
  if (phrase.every(({ key, digits }) => common.has(key) || digits > 0)) return null
  return group(tokens, first, last, 'a workplace')
}

function endOfPhrase(tokens: readonly Token[], lead: number, most: number): number {
  let last = lead
  while (last < lead + most && !(last > lead && tokens[last]?.closes)) {
    const next = tokens[last + 1]
    if (!next || ends.has(next.key)) break
    last += 1
  }
  return last
}

function group(
  tokens: readonly Token[],
  first: number,
  last: number,
  replacement: string,
): Candidate {
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0]
  return { kind: 'group', start, end, reason: 'is known to be of few people.', replacement }
}
