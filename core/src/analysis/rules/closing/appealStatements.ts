import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot, none, onlyFor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { appealStatementsWays } from './ways/appealStatements.ts'
import { otherParty, someParty } from './words.ts'

const statement = words(
  '(?:written )?(?:statements?|responses?|submissions?|repl(?:y|ies)|answers?|comments?|briefs?|memorand(?:um|a)|input|views?|arguments?|letters?)',
)
const sought = words(
  'invit(?:e|ed)',
  'sought',
  'seek',
  'request(?:ed)?',
  'solicit(?:ed)?',
  'consider(?:ed)?',
  'accept(?:ed)?',
  'allow(?:ed)?',
  'permit(?:ted)?',
  'read',
  'receiv(?:e|ed)',
  'ask(?:ed)?(?: for)?',
  'taken?',
  'need(?:ed)?',
  'necessary',
  'required',
  'obtained',
  'return(?:ed)? unread',
  'provide for',
  'given',
  'offered',
  'heard',
  'included',
)

const someone = words(
  someParty,
  'neither party',
  'part(?:y|ies)',
  'the other side',
  'non-appealing party',
  'either party',
  'students?',
)
const aboutAppeal = [phrase`appeal\w*|outcome|submit|statement|in writing|view|input`]
const invited = [
  phrase`(?:invitation|opportunity (?:was|to) (?:given|offered|reply and))`,
  phrase`(?:although|though|despite|even though|(?:was|were) (?:given|invited|offered|asked) (?!no)|had (?:until|\w+ days)|chose not|elected not|by the deadline|did not (?:submit|file|send)|invited to)`,
  phrase`(?:late|after the deadline|untimely|page limit|witness\w*|hearing|interview|says that|grounds? (?:of|for))`,
  phrase`(?:was|were) (?:received|considered) and`,
  phrase`no (?:new )?(?:error|irregularity|evidence|bias|ground|reason|further appeal|longer)`,
]

/** 106.45(b)(8)(iii)(D): both parties have an equal chance to write in support of, or against, the outcome. */
export const appealStatements = rule('APP-05', {
  check: search({
    against: [
      ...appealStatementsWays,
      against(
        phrase`${statement} (?:was|were|is|are) due (?:within|in|by) (?:an? |one |two |three |a few |the )?(?:hours?|same|next morning|end of the day)`,
      ),
      against(
        phrase`(?:practice|custom|policy|rule|we|i|panel|office) … (?:decide[sd]?|deciding|rules?|ruled|work(?:s|ed)?|go(?:es)?|act(?:s|ed)?) (?:\w+ )?(?:on|from|by|upon) (?:the )?(?:(?:appealing (?:party|student|person)|appellant|appealer)(?:'s)? (?:\w+ )?(?:letter|papers?|statement|form|submission|words)|(?:letter|papers?|statement|form) of (?:the )?(?:appealing party|appellant))`,
        { unless: [phrase`(?:both|each|other party|response|answers?|repl(?:y|ies)|not)`] },
      ),
      against(
        phrase`(?:his|her|their|${someParty}) (?:\w+ )?(?:views?|side|comments?|answer|reply|statement|input) (?:was|were|is|are) (?:not|never) (?:\w+ )?(?:needed|asked for|sought|required|wanted|invited|called for)`,
        { near: [phrase`appeal\w*`] },
      ),
      against(phrase`${someone} (?:was|were|is|are) (?:kept|left|shut) out`, {
        about: [phrase`appeal\w*`],
      }),
      against(
        phrase`(?:reply|answer|statement|response|letter) … (?:chose not to|did not|never) (?:open|read|look|pass|consider)`,
        { unless: [phrase`(?:late|deadline|not on time|because)`] },
      ),
      against(
        phrase`(?:nothing|no \w+|not) (?:was |were |is )?(?:requested|asked|sought|needed|required|offered|invited)`,
        {
          about: [
            phrase`(?:answer|statement|respond\w*|repl\w+|comment|respondent|complainant|other (?:party|student|side)|write)`,
          ],
          near: [phrase`appeal\w*`],
          unless: invited,
        },
      ),
      against(
        phrase`(?:submissions?|answers?|statements?|comments?|repl(?:y|ies)|letters?|views?) … (?:left out|not (?:part|read|looked|considered|added|passed)|set aside|put aside|ignored|unopened|disregarded|not needed)`,
        { near: [phrase`appeal\w*`], unless: invited },
      ),
      against(
        phrase`only the (?:appeal|letter|appellant's|request)(?: \w+){0,2}? (?:was|were|is) (?:read|considered|looked at|reviewed)`,
        { near: [phrase`appeal\w*`] },
      ),
      against(
        phrase`not (?:be )?(?:offered|given|granted|afforded|allowed) … (?:chance|opportunity|time|way) … (?:comment|respond|answer|reply|write|speak|object)`,
        { unless: invited },
      ),
      against(
        phrase`${someone} … (?:${doesNot}|given no|no|limited) … (?:chance|opportunity|asked|invited|reply|answer|oppose|statement|input|say|respond\w*|submit|views|written|comment|page)`,
        { about: aboutAppeal, unless: invited },
      ),
      against(
        phrase`(?:no|without|neither|${doesNot}) … (?:${statement}|opportunity|chance|hear(?: from)?) … (?:from|by|of|for|to) … ${someone}`,
        { about: aboutAppeal, unless: invited },
      ),
      against(
        phrase`(?:${someone}'s?|written) ${statement} … (?:not (?:be )?(?:obtained|sought|invited|taken|asked for|needed|read)|without being read|unread|unnecessary|sent back|returned|felt to be)`,
        { unless: invited },
      ),
      against(phrase`(?:placed|put|kept) in the file without|without being read`, {
        near: [phrase`${statement}`],
        unless: invited,
      }),
      against(
        phrase`(?:appellant's|appealing party's|appeal|your) (?:own )?(?:papers?|letter|form|petition|submission)s? (?:alone|only)|nothing (?:more|else|further) was (?:called for|needed|asked|sought|required)`,
        { near: [phrase`appeal\w*`] },
      ),
      against(phrase`${onlyFor} … (?:appellant|appealing party|party (?:who|that) appeal\w*)`),
      against(
        phrase`(?:same day|next (?:morning|day)|within (?:an? |one |two |three |a few )?hours?|noon of|by the evening)`,
        {
          about: [phrase`${statement}`],
          near: [phrase`appeal\w*`, phrase`other party`],
          unless: [phrase`(?:sent|forward\w*|mailed|notified|told|informed)`],
        },
      ),
      against(phrase`(?:invite|allow|accept|permit|take|ask for|call for)\w* … ${statement}`, {
        about: [phrase`not (?:our|the) (?:practice|policy|custom)`],
      }),
      against(phrase`${none}`, {
        about: [phrase`[|] … (?:statements?|responses?|submissions?) … [|]`],
      }),
      against(
        phrase`(?:no|not(?: any)?|neither|without) (?:further |additional |any |such |a |other )*${statement} … (?:was|were|is|are|has been|have been|will be)? ?${sought}`,
        {
          unless: [
            phrase`(?:although|though|despite|even though|was given|were given|was invited|were invited|had until|chose not|by the deadline|did not (?:submit|file|send))`,
          ],
        },
      ),
      against(
        phrase`(?:did|do|does|has|have|had|was|were|is|are|will|need)(?: not|n't| never) (?:\w+ )?${sought} … (?:${statement}|${otherParty})`,
        {
          near: [phrase`${statement}`],
          unless: [
            phrase`(?:grounds?|new evidence|records?|untimely|page limit|after the deadline|late)`,
          ],
        },
      ),
      against(
        phrase`${otherParty} (?:was|were|is|are|has|had|did)(?: not|n't| never)(?: been)? (?:\w+ )?(?:asked|invited|able|allowed|permitted|given|offered|heard|entitled|have) … (?:${statement}|respond|answer|reply|chance|opportunity|say|heard)`,
        { unless: [phrase`(?:chose|elected|declin\w+)`] },
      ),
      against(
        phrase`${statement} … (?:returned|rejected|refused|disregarded|set aside|unread|declined)`,
        {
          unless: [
            phrase`(?:late|after the deadline|untimely|page limit|witness|hearing|interview)`,
            phrase`(?:grounds?|argument) (?:is|are|was|were)`,
          ],
        },
      ),
      against(
        phrase`only (?:the )?(?:appealing party|appellant|party (?:who|that) appeal\w*|person (?:who|that) appeal\w*) (?:may|can|could|was|is|submits?|files?|writes?)`,
      ),
      against(
        phrase`(?:decided|reviewed|considered|decision is based|rests|based) (?:solely|only|entirely|exclusively) (?:on|upon|from) (?:the )?(?:appeal(?:ing party)?(?:'s)? (?:letter|form|statement|submission)|appellant's|(?:appeal )?(?:letter|form|petition) (?:of|from|by))`,
      ),
    ],
    found: [
      affirms(phrase`(?:both|each|other) .. (?:part(?:y|ies)|of you|sides?) … ${statement}`),
      affirms(
        phrase`${otherParty} … (?:submitted|filed|sent|provided|invited|given|had) … ${statement}`,
      ),
      affirms(phrase`${statement} … (?:received|from|by|of) … ${otherParty}`),
    ],
    silence: 'silent',
    topic: /\b(?:appeal)/,
  }),
})
