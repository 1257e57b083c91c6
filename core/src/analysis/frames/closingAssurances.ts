/** What careful letters grant in some way. Dismissals, appeals and informal resolution. */
import { phrase } from '../language/phrase.ts'
import type { RequirementId } from '../requirements.ts'
import type { Assurance } from './assurance.ts'
import { not } from './ideas.ts'
import { both, toldTogether } from './together.ts'

export const closingAssurances: Partial<Record<RequirementId, readonly Assurance[]>> = {
  'DIS-06': [
    {
      documents: ['dismissal_notice'],
      met: [
        {
          all: [phrase`appeals?|appealed|ask … to (?:review|reconsider)`],
          unless: [phrase`(?:no|not|cannot|never|without) (?:\w+ ){0,3}appeal\w*`],
        },
      ],
      text: 'We did not find that the dismissal can be appealed. The rule gives both parties an appeal of a dismissal, on three bases.',
    },
  ],
  'DIS-05': [
    {
      documents: ['dismissal_notice'],
      met: [
        {
          all: [
            phrase`${both}`,
            phrase`(?:sent|send\w*|mail\w*|letter|notice|cop(?:y|ies)|told|inform\w*|notif\w*|receiv\w*|get|gets|goes|going|e-?mail\w*|written|time|issued|addressed|dear|to)`,
          ],
        },
        {
          all: [
            phrase`(?:complainants?|respondents?|m[rs]s?\.? [\w-]+|other (?:party|student|person)|she|he)`,
            phrase`(?:same|cop(?:y|ied|ies)|also|too|likewise|identical|simultaneous\w*|cc|today|in parallel)`,
            phrase`(?:letter|notice|sent|receiv\w*|get|gets|mail\w*|told|inform\w*|cc|copy|copied|writing)`,
          ],
        },
      ],
      text: 'We did not find that both parties get this notice at the same time. The rule asks for written notice to both at once.',
    },
  ],
  'IR-05': [
    {
      documents: ['informal_resolution_notice'],
      met: [
        {
          all: [
            phrase`(?:withdraw\w*|leav(?:e|es|ing)|stop\w*|back out|step\w* (?:away|out|back)|end (?:it|the)|chang\w+ (?:your|their|his|her) minds?|return\w*|go(?:ing)? back|com(?:e|ing) back|quit|walk away|pull out|resum\w*|opt out)`,
            phrase`(?:any ?time|any (?:point|stage|moment)|whenever|before|until|free to|may|can|right to|either|at will)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,3}(?:withdraw\w*|leave|stop|return|go back|be (?:left|stopped))|no (?:going|turning|way)|that or nothing|cannot|can't)`,
          ],
        },
      ],
      text: 'We did not find that each party may withdraw before agreeing to a resolution and go back to the grievance process. The rule gives both that right.',
    },
  ],
  'IR-02': [
    {
      documents: ['informal_resolution_notice'],
      met: [
        {
          all: [
            phrase`(?:voluntar\w+|free(?:ly)? to|optional|choose|choice|choos\w+|only if|no one (?:has|must|is)|nobody (?:has|must|is)|not (?:have to|required|obliged|need)|need not|don't have to|up to (?:you|each)|wish|agree\w*|consent\w*|say no|saying no|if you (?:both )?(?:want|like|decide))`,
            phrase`(?:sign\w*|writ(?:e|ing|ten)|forms?|paper|consent\w*|e-?mail\w*)`,
          ],
          unless: [
            phrase`(?:put you (?:both )?down|signed you up|enrolled you|oral\w*|over the phone|by phone)`,
          ],
        },
      ],
      text: 'We did not find that this is voluntary and needs the written consent of both parties. The rule asks for both.',
    },
  ],
  'APP-05': [
    {
      documents: ['appeal_decision'],
      met: [
        {
          all: [
            phrase`(?:statements?|responses?|responded|repl(?:y|ied|ies)|answer\w*|submi\w+|wrote|written|in writing|opposition|comments?|brief|letter|sent in|had (?:her|his|their) say)`,
            phrase`(?:both|each|either|also|complainants?|respondents?|other (?:party|side|student)|m[rs]s?\.? [\w-]+|she|he|they|neither|parties)`,
          ],
          unless: [
            phrase`(?:${not} (?:\w+ ){0,2}(?:ask\w*|invit\w*|given|need\w*|necessary|seek|sought|hear)|no need)`,
          ],
        },
      ],
      text: 'We did not find that both parties could send a written statement on the appeal. The rule gives both that opportunity.',
    },
  ],
  'APP-07': [
    {
      documents: ['appeal_decision'],
      met: toldTogether,
      text: 'We did not find that both parties get the decision on the appeal at the same time. The rule asks for that.',
    },
  ],
  'DIS-02': [
    {
      documents: ['dismissal_notice'],
      met: [
        {
          all: [
            phrase`(?:programs?|activit(?:y|ies)|off[- ]campus|united states|country|abroad|enrolled|employed|withdr\w+|drop\w*|no longer|left (?:the|us|school)|graduat\w+|transferred|resign\w+|definition|even if|if (?:true|proved|proven)|would not|(?:gather|obtain|collect)\w*|unreachable|outside)`,
          ],
        },
      ],
      text: 'We did not find that the dismissal rests on a ground that the rule lists. The rule lets a school dismiss a formal complaint on listed grounds only.',
    },
  ],
  'IR-01': [
    {
      documents: ['informal_resolution_notice'],
      met: [
        {
          all: [
            phrase`complaints?`,
            phrase`(?:filed|signed|made|brought|submitted|received|dated|your|of|lodged|gave us|sent)`,
          ],
          unless: [
            phrase`(?:no (?:formal )?complaint|without a|before a|${not} (?:\w+ )?(?:file|filed|made|signed))`,
          ],
        },
      ],
      text: 'We did not find that a formal complaint was filed. The rule lets a school offer informal resolution only after that.',
    },
  ],
}
