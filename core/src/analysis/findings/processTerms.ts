import { affirms, against } from '../language/find.ts'
import { wording, words } from '../language/phrase.ts'
import type { Term } from './term.ts'

const advisor = words(
  'advis[eo]rs?(?: of choice)?',
  'attorneys?',
  'lawyers?',
  '(?:legal )?counsel(?:lors? at law)?',
  'support (?:person|people|persons)',
  'representatives?',
  'advocates?',
  'companions?',
  'legal representati(?:on|ves?)',
  'solicitors?',
  'barristers?',
)
const attorney = words(
  'attorneys?',
  'lawyers?',
  'legal counsel',
  'counsel',
  'legal representati(?:on|ves?)',
  'solicitors?',
  'barristers?',
  'legal (?:professionals?|practitioners?|advis[eo]rs?)',
  'members? of the bar',
)
const may = words(
  'may',
  'can',
  'are free to',
  'is free to',
  'remain free to',
  'are welcome to',
  'are entitled to',
  'is entitled to',
  '(?:have|has) the (?:right|opportunity|chance|option) to',
  'are allowed to',
  'are permitted to',
  'is permitted to',
  'is allowed to',
  'will be able to',
  'will be allowed to',
  'have a right to',
  'has a right to',
  'it is your choice',
  'shall have the right to',
  'will have the (?:opportunity|chance|right) to',
  'able to',
)

/** What is alleged, and how the process runs. */
export const processTerms: readonly Term[] = [
  {
    id: 'alleged',
    title: 'What is alleged',
    readings: [
      {
        text: 'It describes the conduct that is alleged.',
        pattern: affirms(
          wording`(?:alleges?|alleging|(?:it )?is alleged|are alleged|alleged conduct|conduct alleged|possible violation|(?:are|were|been) accused of|allegations? (?:is|are|to be heard)|(?:complaint|complainant|he|she|they) (?:says?|states?|describes?|claims?)) .. [a-z]+`,
          {
            anyStance: true,
            unless: wording`means|defined as|any person|who (?:is|are) alleged`,
          },
        ),
      },
    ],
  },
  {
    id: 'presumption',
    title: 'Presumption',
    readings: [
      {
        text: 'The respondent is presumed not responsible until the process ends.',
        pattern: affirms(
          wording`presum(?:ed|ption|e) … (?:not (?:to be )?responsible|non-?responsib|innocen|not responsible)|start from .. (?:position|premise) that … not responsible`,
        ),
      },
    ],
  },
  {
    id: 'advisor',
    title: 'Advisor',
    readings: [
      {
        text: 'It mentions an advisor of one’s choice, who may be a lawyer.',
        pattern: affirms(
          wording`${advisor} … (?:may be|can be|including|such as|whether or not|whoever) … ${attorney}|(?:advisor|adviser)s? .. choice|(?<!\b(?:not|[a-z]+n't) )bring .. (?:anyone|any person|any advis[eo]r)|any(?:one)? you like`,
          { near: wording`${attorney}` },
        ),
      },
      {
        text: 'It mentions an advisor.',
        pattern: affirms(wording`${may} … ${advisor}|${advisor} of .. (?:choice|choosing|own)`),
      },
    ],
  },
  {
    id: 'evidence',
    title: 'Seeing the evidence',
    readings: [
      {
        text: 'It says that some or all of the evidence will not be shown.',
        pattern: against(
          wording`(?:evidence|statements?|file|materials) … (?:will not|may not|cannot|is not|are not) be (?:shown|shared|given|sent|provided|released|disclosed)`,
          { unless: wording`with (?:others|anyone)|outside|third part` },
        ),
      },
      {
        text: 'It mentions seeing the evidence and answering it.',
        pattern: affirms(
          wording`(?:inspect|review|look at|see|read|access|copy of|sent|open to|get to see) … (?:evidence|(?:case )?file|everything .. (?:collected|gathered)|what (?:was|we) .. (?:collected|gathered))|evidence … (?:attached|enclosed|available|sent|open to)`,
          { unless: wording`new evidence|reasonably available|irregularity` },
        ),
      },
    ],
  },
  {
    id: 'hearing',
    title: 'Hearing',
    readings: [
      {
        text: 'It mentions a hearing by video.',
        pattern: affirms(
          wording`hearing … (?:video|zoom|teams|remote(?:ly)?|online|virtual(?:ly)?)|(?:video|zoom|virtual|remote) .. hearing`,
        ),
      },
      {
        text: 'It mentions a hearing.',
        pattern: affirms(
          wording`(?:live|formal) hearing|hearing (?:is|will be|before|panel|officer|on)|(?:attend|at) the hearing`,
        ),
      },
    ],
  },
]
