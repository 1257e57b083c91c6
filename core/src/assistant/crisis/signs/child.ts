import { phrase, words } from '../../../analysis/language/phrase.ts'
import type { Sign } from '../../language/signs.ts'
import { alleged, longAgo } from '../told.ts'

const age = words(
  '[3-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen',
  'sixteen|seventeen',
)
const minor = words(
  `i am (?:only |just |a )?${age}|tengo ${age}`,
  `(?:who is|she is|he is|is|only|aged?) (?:only |just )?${age}(?= |$)`,
  `${age} (?:year|years|ano|anos) ?(?:old|olds)?`,
  '(?:[1-9]th|1[0-2]th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd) grade(?:r|rs)?',
  String.raw`minor|underage|little (?:sister|brother|cousin|girl|boy|kid)|kindergart\w+`,
  String.raw`preschool\w*|toddler|child|children|kids?|stepdaughter|stepson|niece|nephew`,
  'middle school(?:er)?|elementary|teenager|hija|hijo|nina|nino|student of mine|my students?',
  'at my school|my (?:son|daughter)',
)
const adult = words(
  'teacher|coach|stepdad|stepfather|stepmother|uncle|aunt|father|mother|grandfather',
  'cousin|brother|stepbrother|principal|counselor|pastor|priest|tutor|neighbor',
  'babysitter|substitute|assistant coach|youth leader|maestro|maestra|profesor',
  'entrenador|tio|padrastro|papa|professor|older (?:kid|boy|student|man|guy)|driver|trainer',
)
const hurts = words(
  'touch(?:es|ed|ing)? (?:me|her|him|my|them|his|private)|molest(?:s|ed|ing)?',
  '(?:having|has|had|have) sex|sleep(?:ing|s)? with|slept with|sext(?:s|ing)?',
  '(?:sends?|sent|sending|asks?|asked|asking|wants?) .. (?:nudes?|naked|pictures|pics|photos|to meet)',
  '(?:nudes?|naked (?:pictures?|photos?|pics))|comes? (?:in|into) (?:my|her|his) (?:room|bed)',
  '(?:hits|beats|hurts|rapes|kisses|kissed|gropes|groped|abuses|abused|raped|forces|forced|grooms|grooming|grabs) .. (?:me|her|him|my|them|us)?',
  '(?:being|was|is|been|got|gets|is being|were) (?:abused|hurt|molested|assaulted|raped|hit|beaten|groomed|groped|touched)',
  'abuse at home|private parts',
  '(?:do|does|doing|make|makes|making) .. sexual (?:things|stuff|acts)|forcing .. to',
  '(?:alone )?(?:at|to) (?:his|her) (?:house|home|car) alone|says? (?:he|she) loves me',
  'me (?:toca|pega|besa|obliga|manosea)|dating',
)
const notNow = [
  ...longAgo,
  ...alleged,
  phrase`(?:does (?:a |the |title)|do (?:we|they|parents)|what are|rights|can (?:a|an|my|they|we)|summer camp|was fired|happens when|have to act|is a witness|teacher saw)`,
  phrase`hits the (?:roof|books)`,
  phrase`told me (?:she|he) was harassed`,
]

export const childSigns: readonly Sign[] = [
  {
    says: [phrase`${adult} … ${hurts}`, phrase`${hurts} … (?:by|with) .. ${adult}`],
    near: [phrase`${minor}`],
    unless: notNow,
  },
  {
    says: [phrase`${minor} … ${hurts}`, phrase`${hurts} … ${minor}`],
    unless: [
      ...notNow,
      phrase`(?:classmate|boy groped|harassed by)`,
      phrase`(?:at|in) college`,
      phrase`(?:campus|university|dorm)`,
    ],
  },
  {
    says: [
      phrase`my (?:teacher|coach|stepdad|stepfather|stepmother|uncle|father|mother|grandfather|brother|stepbrother|cousin|pastor|principal) (?:\w+ )?(?:touches|molests|rapes|hits|beats|hurts|abuses|kisses|gropes|comes (?:in|into) my|makes me touch|is (?:molesting|abusing|hurting|touching|raping|hitting))`,
    ],
    unless: notNow,
  },
  {
    says: [
      phrase`(?:mi|el|la) (?:maestro|maestra|profesor|entrenador|tio|padrastro|papa|padre) .. me (?:toca|pega|besa|obliga|manosea|golpea)`,
    ],
    unless: longAgo,
  },
  {
    says: [
      phrase`(?:child|kid|minor|little (?:sister|brother)|stepdaughter|nina|nino) .. (?:is|being|is being|getting) .. (?:abused|molested|hurt|raped|beaten|trafficked)`,
    ],
    unless: notNow,
  },
]
