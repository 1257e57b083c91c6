/** Frames of emergency removals and no-contact orders. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import { type Frame, together } from './frame.ts'
import { eitherSide, noneDoes, not } from './ideas.ts'

export const removalFrames: Partial<Record<RequirementId, readonly Frame[]>> = {
  'ERM-01': [
    together(
      [
        phrase`(?:all|every|any|each|whenever|always|automatic\w*|standard|routine\w*|practice|as a matter of|categor\w+|mandatory|without exception|across the board)`,
        phrase`(?:remov\w+|suspen\w+|leave campus|exclu\w+|appl(?:y|ies|ied)|sent home|this (?:action|order|step|measure))`,
        phrase`(?:accus\w+|named|complaints?|allegations?|respondents?|categor\w+|charged|reported|offen[sc]es?)`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        unless: [
          noneDoes,
          phrase`(?:individual\w*|own facts|not|n't|assess\w*|analysis|any (?:time|questions?|person|contact)|all (?:contact|university|your|other)|may|challenge|each other)`,
        ],
      },
    ),
  ],
  'ERM-02': [
    together(
      [
        phrase`(?:comfort\w*|distress\w*|upset\w*|uneas\w+|reputation|image|publicity|media|press|controvers\w+|donors?|morale|tensions?|rumou?rs|disrupt\w*|distraction|optics|phone calls|embarrass\w*|good name|peace of mind|emotional)`,
        phrase`(?:protect\w*|because|to (?:avoid|spare|keep|prevent|ease|calm)|spare\w*|since|reasons?|step|remov\w+|sake|in light|due to|owing to|given)`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        unless: [
          noneDoes,
          phrase`(?:physical\w*|immediate threat|no part in|not|n't|never|contact|no-?contact|speak to|discuss\w*|mutual)`,
        ],
      },
    ),
  ],
  'ERM-03': [
    together(
      [
        phrase`(?:challeng\w*|object\w*|contest\w*|appeal\w*|disagree\w*|disput\w*|reconsider\w*|respon[ds]\w*|your side|petition\w*)`,
        phrase`(?:at the (?:\w+ )?hearing|not before|only (?:after|when|once)|later|in due course|within (?:\d+|ten|fifteen|twenty|thirty|several) (?:\(\d+\) )?(?:business |school )?(?:days|weeks)|next (?:term|semester|month)|when the (?:investigation|process|case)|following (?:the )?(?:investigation|hearing|determination)|unanswered|${not} be (?:considered|heard|answered|read|taken up|reviewed)|no (?:appeal|review|challenge|opportunity|right))`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        unlessFound: true,
        unless: [
          phrase`(?:right away|immediately|at once|tomorrow|today|straight away|same day|next (?:day|morning)|complainant may)`,
        ],
      },
    ),
  ],
  'NCO-01': [
    together(
      [
        phrase`you (?:\w+ ){0,5}?(?:must|will|have to|are to|should|shall|need to|are required to) (?:\w+ )?(?:leave|exit|move|go|get up|give way|vacate|step out|depart|turn back|yield|withdraw)`,
        phrase`(?:if|when|whenever|where|wherever) (?:\w+ ){0,3}?(?:comes?|enters?|arrives?|appears?|present|are|is|walks?|uses?)`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        unless: [
          phrase`(?:mutual|both|likewise|each of you|whichever|same (?:duty|rule)|whoever|second to arrive|later to arrive|first to arrive)`,
        ],
      },
    ),
    together(
      [
        phrase`(?:is|are|remains?) (?:\w+ )?(?:under (?:none|no (?:such )?\w+)|not (?:bound|restricted|limited|subject)|free (?:of|to contact|to come|to go)|unaffected|under no)`,
        phrase`(?:${eitherSide}|complainant|respondent)`,
      ],
      {
        documents: ['no_contact_or_emergency_removal_notice'],
        beside: [phrase`(?:contact|directive|order)`],
        unless: [
          phrase`(?:mutual|both|likewise|too|rights?|ada|504|talk|discuss|evidence|finding|discipline|punishment)`,
        ],
      },
    ),
  ],
}
