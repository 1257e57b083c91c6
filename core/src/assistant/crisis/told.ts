import { phrase, words } from '../../analysis/language/phrase.ts'

/** How a message tells what it tells: when, of whom, and whether it asks about the process. In plain words. */

const number = words(
  'a|an|one|two|three|four|five|a few|few|a couple|couple of|a couple of|some|like',
  String.raw`un par de|\d+`,
)
const fewDays = words('a|one|two|three|four|a couple|a couple of|couple of|few|a few|[1-5]')
export const weekday = words('monday|tuesday|wednesday|thursday|friday|saturday|sunday')

/** These days: an assault of now may still need a doctor. */
export const recentTime = words(
  'last night|the other night|tonight|today|this (?:morning|afternoon|evening|weekend)',
  'yesterday|right now|just now|earlier|recently|hours? ago|minutes? ago',
  `${fewDays} (?:days?|nights?) ago|over the weekend|past weekend`,
  `(?:on|last|this) ${weekday}|${weekday} night|last weekend|anoche|ayer|hoy`,
  'hace (?:unas|dos|tres|una) horas?|esta (?:noche|manana|tarde)|hace un rato|acaban de',
)

/** So long ago that no line need come first. */
export const longAgo = [
  phrase`last (?:year|semester|month|spring|fall|autumn|summer|winter|term|quarter|january|february|march|april|may|june|july|august|september|october|november|december)`,
  phrase`${number} (?:years?|months?|semesters?|weeks) ago`,
  phrase`years ago`,
  phrase`months ago`,
  phrase`long ago`,
  phrase`(?:in|from|since|of|during) (?:19|20)\d\d`,
  phrase`in (?:january|february|march|april|june|july|august|september|october|november|december)`,
  phrase`(?:freshman|sophomore|junior|senior|first) year`,
  phrase`(?:in|from|during|back in) (?:high school|middle school|college)`,
  phrase`when i was (?:a|in|\d+|little|younger)`,
  phrase`used to`,
  phrase`as a (?:kid|child|teen|teenager)`,
  phrase`back then`,
  phrase`in the past`,
  phrase`(?:ano|semestre|mes) pasado`,
  phrase`hace (?:un|dos|tres|\d+|muchos|anos) (?:anos?|meses)`,
]

/** The writer is the one accused, or a paper says it. */
export const alleged = [
  phrase`(?:i|we|am|was|were|is|been|being|got|get|falsely|who|wrongly|just|he|she|son|daughter|brother) accused`,
  phrase`accus(?:e|es|ing|ation|ations)`,
  phrase`accused (?:me|of|him|her|by)`,
  phrase`alleg(?:e|es|ed|ing|ation|ations)`,
  phrase`charged with`,
  phrase`investigated for`,
  phrase`(?:reported me|reported .. that i|complaint against me)`,
  phrase`found (?:me |him |her )?(?:not )?responsible for`,
  phrase`(?:finding|notice|letter|complaint|report|decision) (?:says|said|states|alleges|claims|mentions|that)`,
  phrase`(?:she|he|they|ex) (?:says|say|said|claims|claim|claimed) (?:that )?i (?:am|was|did|raped|assaulted|hit|choked|forced|touched|followed|stalked|threatened|hurt|have|had|waited)`,
  phrase`they found that`,
  phrase`(?:quotes?|quoting|cites) .. (?:a|my|the) .. (?:text|message|post)`,
  phrase`me acusaron`,
  phrase`me acusan`,
]

const asking = words(
  'can|could|do|does|did|is|are|was|what|when|how|who|should|will|would|may|must|which',
  'where|why|if|want to|need to|wants to|trying to|que|como|cuando|puedo|puede|tengo',
)
const matter = words(
  'hearings?|complaints?|reports?|reporting|file|filing|appeals?|appealing|advisors?',
  'evidence|statements?|interviews?|interviewed',
  'investigat(?:e|es|ed|ion|or|ors|ing|ive)|decisions?|decide|decides|decided',
  'determination|coordinator|title ix|school|college|university|dean|policy|notice',
  'records?|no contact order|no contact|supportive measures?|measures|accommodations?',
  'extensions?|extended|sanctions?|sanctioned|expel|expelled|suspend|suspended|witness',
  'witnesses|respondents?|complainants?|lawyers?|attorneys?|mediation|informal',
  'resolution|dismiss|dismissed|dismissal|retaliation|transcript|withdraw|rights',
  'deadlines?|responsible|definition|covered?|covers?|counts?|confidential|ocr|process',
  'case|panel|cross examination|cross|sexual harassment|campus escort|schedule',
  'room change|letter|meeting|apelar|apelacion|queja|audiencia|escuela|derechos|abogado',
  'investigacion|reportarlo|asesora?',
)

/** The message asks something about the process. */
export const asksAboutProcess = [
  phrase`${asking} … ${matter}`,
  phrase`can (?:i|they|he|she|we) (?:bring up|use|show|submit|ask about|mention|hold)`,
  phrase`help .. with .. ${matter}`,
]

/** Whoever writes so has been given lines before, and is not helped by more of them. */
export const refusesLines = [
  phrase`(?:no|not want|stop|without|do not (?:send|give)|not need|tired of|no quiero) .. (?:hot ?lines?|crisis lines?|help ?lines?|lineas? de (?:ayuda|crisis))`,
]

/** The message speaks of the process at all. */
export const namesProcess = [
  phrase`${words('hearings?|complaint|appeals?|advisor|evidence|interview|investigat(?:ion|or)', 'investigative|decision|coordinator|title ix|no contact order|sanctions?', 'expel(?:led)?|suspend(?:ed)?|respondent|complainant|mediation|audiencia|queja|apelar', 'found (?:not )?responsible|expulsan|drop it|my case|report it|still report|i report', 'withdraw|testify')}`,
]

/** Somebody close to the writer, as a subject. */
export const somebody = words(
  'friend|friends|roommate|roommates|son|sons|daughter|daughters|brother|sister',
  'boyfriend|girlfriend|husband|wife|partner|ex|kid|child|student|client|advisee|cousin',
  'classmate|teammate|mother|father|he|she|they|someone|somebody|respondent|complainant',
  'witness|stepson|nephew|niece|suitemate|neighbor|guy|girl',
)

/** A partner or former partner. */
export const partner = words(
  'boyfriends?|girlfriends?|husband|wife|partner|ex|ex boyfriend|ex girlfriend',
  'ex husband|ex wife|fiance|fiancee|spouse',
  'the (?:guy|girl|man|woman|person) i (?:am|was) (?:dating|seeing)|novio|novia|esposo',
  'pareja|marido',
)
