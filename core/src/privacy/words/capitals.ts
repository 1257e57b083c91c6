import { firstNames, surnames } from './firstNames.ts'
import { bodyWords, personVerbs, plainWords } from './plainWords.ts'
import { relationWords, titles } from './titles.ts'
import { wordSet } from './wordSet.ts'

/** States, peoples, languages, faiths, firms and rules that are written with a capital and point to nobody. */
const shared = wordSet(
  `alabama alaska arizona arkansas california carolina colorado connecticut dakota delaware florida georgia
  hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota
  mississippi missouri montana nebraska nevada hampshire jersey york ohio oklahoma oregon pennsylvania rhode
  tennessee texas utah vermont virginia washington wisconsin wyoming america american americans states u.s
  english spanish french german chinese arabic latin greek african asian black white latino latina hispanic native
  muslim jewish christian catholic bible internet zoom google gmail outlook teams word excel canvas blackboard
  facebook instagram snapchat tiktok twitter reddit discord starbucks uber lyft walmart amazon netflix covid pdf
  clery biden trump obama devos cardona bush clinton doe roe baum ferpa xi vii iii vi ii iv ix mom dad mama grandma
  grandpa ms mr mrs dr greek panhellenic fafsa iphone android monday tuesday wednesday thursday friday saturday sunday
  freshman sophomore junior senior bachelor master doctorate ivy lgbtq lawyer lawyers witness witnesses athlete
  athletes code codes form forms plan plans level step page part phase rule rules finals holidays holiday ride measures
  mediation advice advocates advocate victims parent parents teacher teachers staff emails letter letters ra ras ta
  interview allegations sanctions hearings hearing portal handbook website syllabus yes no ok okay lol idk always never
  nothing everything army navy marines veteran veterans alumni semester quarter year years class classes kit
  personal statement decision maker determination coordinators dot advisors`,
)

/** Endings of English nouns and adjectives; hardly any name of a person or town has them. */
const ENDINGS =
  'ness ment tion sion ing ity ance ence ive ics ical ional ful ship ous able ible ary ist ism ally'.split(
    ' ',
  )

/** Whether a capital says nothing: an office, a rule, a people, or an English word written large. */
export function isShared(key: string): boolean {
  if (firstNames.has(key)) return false
  if (plainWords.has(key) || bodyWords.has(key) || shared.has(key)) return true
  if (surnames.has(key)) return false
  if (relationWords.has(key) || titles.has(key) || personVerbs.has(key)) return true
  const one = key.endsWith('s') ? key.slice(0, -1) : key
  return ENDINGS.some((ending) => one.endsWith(ending) || key.endsWith(ending))
}
