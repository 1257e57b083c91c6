/** Word groups of the rules on reports, hearings and decisions. */
import { words } from '../../language/phrase.ts'
import { complainant, coordinator, investigator, respondent } from '../../language/vocabulary.ts'

/** Whoever decides: a panel, an officer, a principal, or the writer. */
export const decider = words(
  'decision[- ]?makers?',
  'hearing (?:officer|panel|board|chair|body|examiner)s?',
  '(?:the|our|this) panel',
  'panel(?:ists?| members?)?',
  'committee',
  'adjudicators?',
  'chair(?:person)?',
  '(?:deputy |vice |assistant )?principals?',
  '(?:associate |assistant )?(?:dean|provost|superintendent)',
  'board',
  'council',
  'tribunal',
  '(?:the )?undersigned',
  'i',
  'we',
  'the (?:university|college|school|district|office)',
)

/** Whoever may not decide: the investigator and the coordinator. */
export const neverDecides = words(investigator, coordinator, 'coordinator', 'deputy coordinator')

export const responsible = words(
  '(?:not )?responsible',
  'responsibility',
  'guilty',
  'guilt',
  'in violation',
  'violat\\w+',
  'breach\\w*',
  'at fault',
  'culpable',
)

/** A party of either side, a son or daughter, or the reader. */
export const anyParty = words(
  complainant,
  respondent,
  'part(?:y|ies)',
  'students?',
  'you',
  'he',
  'she',
  'they',
  'your (?:son|daughter|child)',
  '(?:he|she|they|who)',
  'm[rs]s?\\. \\w+',
)

/** The accused side, with the words of letters to one reader. */
export const accusedSide = words(
  respondent,
  'you',
  'he',
  'his',
  'your (?:son|daughter|child)',
  'defen[cs]e',
  '(?:the )?student',
  'm[rs]s?\\. \\w+',
)

export const hearing = words('hearings?', 'adjudication', 'live session')

/** Stages that are no determination of responsibility: deciding there is the coordinator's work. */
export const otherDecisions = words(
  'dismiss\\w*',
  'supportive',
  'emergency',
  'interim',
  'informal',
  'mediation',
  'recommend\\w*',
  'propos\\w+',
  'preliminary',
  'jurisdiction',
  'if (?:true|proven|proved)',
  'would (?:constitute|violate|meet|amount)',
  'remed(?:y|ies)',
  'consolidat\\w+',
  'extension',
  'whether to (?:proceed|investigate|open)',
)
