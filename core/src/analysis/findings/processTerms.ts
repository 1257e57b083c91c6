import { wording } from '../classify/cue.ts'
import { affirms, against } from '../language/find.ts'
import { advisor, attorney, may } from '../language/vocabulary.ts'
import type { Term } from './term.ts'

/** What is alleged, and how the process runs. */
export const processTerms: readonly Term[] = [
  {
    id: 'alleged',
    title: 'What is alleged',
    readings: [
      {
        text: 'It describes the conduct that is alleged.',
        patterns: [
          affirms(
            wording`(?:alleges?|alleging|(?:it )?is alleged|are alleged|alleged conduct|conduct alleged|possible violation|(?:are|were|been) accused of|allegations? (?:is|are|to be heard)|(?:complaint|complainant|he|she|they) (?:says?|states?|describes?|claims?)) .. [a-z]+`,
            {
              anyStance: true,
              unless: [wording`means|defined as|any person|who (?:is|are) alleged`],
            },
          ),
        ],
      },
    ],
  },
  {
    id: 'presumption',
    title: 'Presumption',
    readings: [
      {
        text: 'The respondent is presumed not responsible until the process ends.',
        patterns: [
          affirms(
            wording`presum(?:ed|ption|e) … (?:not (?:to be )?responsible|non-?responsib|innocen|not responsible)|start from .. (?:position|premise) that … not responsible`,
          ),
        ],
      },
    ],
  },
  {
    id: 'advisor',
    title: 'Advisor',
    readings: [
      {
        text: 'It mentions an advisor of one’s choice, who may be a lawyer.',
        patterns: [
          affirms(
            wording`${advisor} … (?:may be|can be|including|such as|whether or not|whoever) … ${attorney}|(?:advisor|adviser)s? .. choice|(?<!\b(?:not|[a-z]+n't) )bring .. (?:anyone|any person|any advis[eo]r)|any(?:one)? you like`,
            { near: [wording`${attorney}`] },
          ),
        ],
      },
      {
        text: 'It mentions an advisor.',
        patterns: [affirms(wording`${may} … ${advisor}|${advisor} of .. (?:choice|choosing|own)`)],
      },
    ],
  },
  {
    id: 'evidence',
    title: 'Seeing the evidence',
    readings: [
      {
        text: 'It says that some or all of the evidence will not be shown.',
        patterns: [
          against(
            wording`(?:evidence|statements?|file|materials) … (?:will not|may not|cannot|is not|are not) be (?:shown|shared|given|sent|provided|released|disclosed)`,
            { unless: [wording`with (?:others|anyone)|outside|third part`] },
          ),
        ],
      },
      {
        text: 'It mentions seeing the evidence and answering it.',
        patterns: [
          affirms(
            wording`(?:inspect|review|look at|see|read|access|copy of|sent|open to|get to see) … (?:evidence|(?:case )?file|everything .. (?:collected|gathered)|what (?:was|we) .. (?:collected|gathered))|evidence … (?:attached|enclosed|available|sent|open to)`,
            { unless: [wording`new evidence|reasonably available|irregularity`] },
          ),
        ],
      },
    ],
  },
  {
    id: 'hearing',
    title: 'Hearing',
    readings: [
      {
        text: 'It mentions a hearing by video.',
        patterns: [
          affirms(
            wording`hearing … (?:video|zoom|teams|remote(?:ly)?|online|virtual(?:ly)?)|(?:video|zoom|virtual|remote) .. hearing`,
          ),
        ],
      },
      {
        text: 'It mentions a hearing.',
        patterns: [
          affirms(
            wording`(?:live|formal) hearing|hearing (?:is|will be|before|panel|officer|on)|(?:attend|at) the hearing`,
          ),
        ],
      },
    ],
  },
]
