import { wordSet } from './wordSet.ts'

/** What to say instead of a title and a name. */
const staff = 'a staff member'

/** Titles that stand before a name, with the vaguer words for the holder. */
export const titles: ReadonlyMap<string, string> = new Map([
  ['dean', 'a dean'],
  ['prof', 'a professor'],
  ['professor', 'a professor'],
  ['dr', staff],
  ['doctor', staff],
  ['mr', 'someone'],
  ['mrs', 'someone'],
  ['ms', 'someone'],
  ['miss', 'someone'],
  ['mx', 'someone'],
  ['coach', 'a coach'],
  ['chancellor', 'a school leader'],
  ['president', 'a school leader'],
  ['provost', 'a school leader'],
  ['principal', 'a school leader'],
  ['chairman', 'a chair'],
  ['chairwoman', 'a chair'],
  ['chairperson', 'a chair'],
  ['officer', 'an officer'],
  ['detective', 'a detective'],
  ['sergeant', 'an officer'],
  ['sgt', 'an officer'],
  ['lieutenant', 'an officer'],
  ['chief', 'an officer'],
  ['judge', 'a judge'],
  ['attorney', 'a lawyer'],
  ['investigator', 'an investigator'],
  ['coordinator', 'a coordinator'],
  ['director', 'a director'],
  ['counselor', 'a counselor'],
  ['advisor', 'an advisor'],
  ['adviser', 'an adviser'],
  ['nurse', 'a nurse'],
  ['rev', 'a chaplain'],
  ['reverend', 'a chaplain'],
  ['chaplain', 'a chaplain'],
  ['rabbi', 'a chaplain'],
  ['imam', 'a chaplain'],
  ['pastor', 'a chaplain'],
  ['father', 'a chaplain'],
  ['captain', 'a captain'],
  ['secretary', staff],
  ['superintendent', 'a school leader'],
  ['instructor', 'an instructor'],
  ['lecturer', 'a lecturer'],
  ['deputy', 'an officer'],
  ['sra', 'someone'],
  ['srta', 'someone'],
  ['mme', 'someone'],
  ['madame', 'someone'],
  ['fr', 'a chaplain'],
  ['bishop', 'a chaplain'],
])

/** Titles that stand before names only, so that a lower-case word after them is a name too. */
export const strongTitles = wordSet('dr mr mrs ms mx prof')

/** Words that may stand before a title and belong to it. */
export const rankWords = wordSet('vice associate assoc assistant asst deputy interim senior former')

/** Words for people; "my roommate Jamie" names one of them. */
export const relationWords = wordSet(
  `roommate suitemate housemate flatmate friend bestfriend boyfriend girlfriend ex partner fiance
  fiancee husband wife spouse classmate teammate labmate coworker colleague boss manager supervisor
  advisor adviser advocate lawyer attorney brother sister mom mother dad father cousin aunt uncle son
  daughter parent ra rd ta resident assistant professor prof teacher instructor tutor mentor coach
  trainer captain investigator coordinator counselor therapist doctor nurse dean director
  officer chair respondent complainant accuser witness student guy girl man woman boy kid person dude
  neighbor date crush freshman sophomore junior senior president secretary judge pastor chaplain ombuds ex-boyfriend ex-girlfriend
  ex-roommate ex-husband ex-wife bf gf bff roomate freind decision-maker co-worker adviser
  principal administrator sponsor brother's pledge buddy stepdad stepmom landlord facilitator`,
)

/** Words that say whose relation it is, and so that a person follows. */
export const determiners = wordSet('my his her their our your the a an this that another one')
