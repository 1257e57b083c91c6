/** What careful letters grant in some way. Emergency removals. */
import { phrase } from '../language/phrase.ts'
import { removesSomebody } from '../language/removesSomebody.ts'
import type { RequirementId } from '../requirements.ts'
import type { Assurance } from './assurance.ts'
import { not } from './ideas.ts'

const removal = {
  documents: ['no_contact_or_emergency_removal_notice'],
  when: ({ reading }) => removesSomebody(reading),
} as const satisfies Partial<Assurance>

export const removalAssurances: Partial<Record<RequirementId, readonly Assurance[]>> = {
  'ERM-01': [
    {
      ...removal,
      met: [
        {
          all: [
            phrase`(?:individual\w*|case[- ]by[- ]case|own (?:facts|merits|circumstances)|assess\w*|analys[ie]s|analy[sz]\w+|evaluat\w+|threat (?:assessment )?team|weighed|looked (?:at|closely|hard)|examined|considered|went through|reviewed|judged)`,
            phrase`(?:risks?|safety|threat\w*|facts|circumstances|danger\w*|case|alternatives)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ )?(?:assess\w*|an individual|individual\w*|considered|carried)|every|all students|no (?:assessment|analysis|review))`,
          ],
        },
      ],
      text: 'We did not find that the school looked at the risk in this case on its own facts. An emergency removal must rest on an individualized safety and risk analysis.',
    },
  ],
  'ERM-02': [
    {
      ...removal,
      met: [
        {
          all: [
            phrase`(?:immediate\w*|imminent\w*|present|serious|direct|urgent|real|right now|at risk)`,
            phrase`(?:threat\w*|danger\w*|risks?|harm\w*|hurt\w*)`,
            phrase`(?:physical\w*|safety|health|bodily|violen\w+|hurt\w*|harm\w*|injur\w+|weapons?|kill\w*)`,
          ],
          unless: [phrase`(?:reputation|comfort)`],
        },
      ],
      text: 'We did not find that the school saw an immediate threat to anyone’s physical health or safety. An emergency removal must rest on such a threat, and it must arise from the allegations.',
    },
  ],
  'ERM-03': [
    {
      ...removal,
      met: [
        {
          all: [
            phrase`(?:challeng\w*|contest\w*|object\w*|appeal\w*|disput\w*|disagree\w*|be heard|your side|see you|meet with|reconsider\w*|review\w*|lift\w*|undo|reverse|overturn|speak (?:to|with))`,
            phrase`(?:immediate\w*|right away|straight away|today|tonight|tomorrow|at once|now|same day|promptly|without delay|as soon as|(?:at )?any time|at any hour|this (?:morning|afternoon|evening|week)|within (?:\d|one|two|three|twenty-four|24|forty-eight|48|72)(?: \(\d+\))?[ -](?:business |school |calendar )?(?:hours?|days?)|next (?:day|morning|(?:school|business) day)|(?:mon|tues|wednes|thurs|fri)day)`,
          ],
          unless: [
            phrase`(?:after the (?:hearing|investigation)|unanswered|new year|next (?:term|semester|month)|once the (?:case|investigation))`,
          ],
        },
      ],
      text: 'We did not find that you may challenge the removal right after it. The rule asks for notice and an opportunity to challenge the decision immediately following the removal.',
    },
  ],
}
