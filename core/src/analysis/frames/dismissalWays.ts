/** Dismissals on grounds that are none, as a bar to every other rule, and as the end of the support. */
import { not } from '../language/oneSidedWords.ts'
import { phrase, words } from '../language/phrase.ts'
import { type Frame, together } from './frame.ts'

const dropped = words(
  'dismiss\\w*',
  'clos(?:e|ed|ing)',
  "(?:not|never|no longer|n't|cannot) (?:\\w+ ){0,3}?(?:taking|take|go on|going on|go ahead|going ahead|continue|investigate|proceed|pursue|judge|go further|look into)",
  'let it rest',
  'off our list',
  'dropp(?:ed|ing)',
  'not a matter for',
  "don't go on",
)
const noGround = words(
  '(?:two|three|four|five|six|\\w+) years (?:have |had )?(?:gone by|passed|ago)',
  '(?:more than |over )?(?:one|two|three|\\d+) (?:days|months|years) (?:after|have passed|late|old)',
  'within (?:\\d+|ninety|sixty|thirty|one hundred) (?:days|months)',
  'in a relationship|(?:dating|a couple) at the time|boyfriend and girlfriend',
  "(?:did not|didn't|have not|haven't) (?:hear|heard|reply|answer|respond)(?: back)?",
  '(?:assur\\w+|told|tells?|says?) (?:\\w+ ){0,4}?(?:that )?(?:nothing|it (?:did not|never)|none of)',
  'no (?:other )?witness\\w*|needs one to',
  "wouldn't give|would not give|refused to (?:give|hand)",
  'graduat\\w+|with honors',
  'police|criminal (?:case|court|charges?)|district attorney|civil suit|family court',
  "(?:not |n't )(?:seem |appear |find \\w+ |be )?(?:credible|believable|convincing|plausible|serious enough|persua\\w+)",
  'credib\\w+',
  'evening program|no longer a student here for our purposes',
  '(?:given|gave|donat\\w+|contribut\\w+) (?:\\w+ ){0,3}?to (?:our|the) (?:school|college|university)',
  'same sex',
  'newspaper|press|social media|confidentiality|told others|spoken (?:about|to)',
  'internet|online|group chat',
  'young people|among themselves|boys will be|horseplay|teasing',
  "earlier complaint|last year about someone|again and again|same person's complaints",
  'cost|budget|expense|resources|staffing|benefit',
  'rude|attitude|tone',
  'notari[sz]ed|blue ink|wrong form|typed|in person',
  "on leave|while (?:he|she)'s away|sabbatical|study abroad",
  "oral wish|parents' (?:wish|oral)|parents prefer",
  'first offen\\w+|remorse|apologi[sz]ed',
  'impression|would be lost|lost in a hearing|unlikely to succeed|hard to prove|word against',
  'have since left|people who have',
  'sure would not|hesitat\\w*|seemed unsure|think about it|ambivalen\\w+',
  'defamation|lawsuit|sue|legal risk|the risk for',
  'no teacher was around|late in the evening|after hours|such hours|weekend',
  "lack of a name|not our job to find out|who it was|did not name|couldn't name",
  "everyone's interest|reputation|athletic department|season|team's|donor",
  'not on (?:our|that) premises|hotel|tournament|off[- ]campus|field trip|bus',
  'did not report (?:it )?(?:at once|promptly|soon)|waited',
)
const goodGround: readonly RegExp[] = [
  phrase`(?:withdr\w+|takes? (?:her|his|the|their) complaint back|resign\w*|no longer (?:enrolled|employed)|left school|enrolled in another|(?:even if|if) (?:all|true|proven|proved)|106\.30|as the (?:rule|regulation) defines|in the united states|outside (?:of )?the united states|prevent\w*|no determination can be|not this (?:school|university|college)'s program|isn't our program|appeal\w*|ten days|calendar days|used to|past practice|no longer done|don't take such|continues|going on|has not persuaded|under the code|student code|support\w*|copies|remain\w*|no one connected|another school|recipient may|may dismiss|must dismiss|does not mean|not because|not the reason|interviews?|retaliat\w*|evidence review|advis[eo]r may|report to|you want to withdraw)`,
]

/** A complaint let go for a reason that the rule does not know. */
export const groundWays: readonly Frame[] = [
  together([phrase`${dropped}`, phrase`${noGround}`], {
    documents: ['dismissal_notice'],
    unless: goodGround,
  }),
  together(
    [
      phrase`(?:hence|therefore|for that reason|for this reason|in view of this|so|it(?: is|'s|'s been| has been)|is|are|was|were) (?:\w+ ){0,4}?(?:dismiss\w*|closed)`,
    ],
    {
      beside: [phrase`${noGround}`],
      documents: ['dismissal_notice'],
      unless: [
        ...goodGround,
        phrase`(?:not|never|both|either|ground|because|as it|under title ix)`,
      ],
    },
  ),
]

const otherRules = words(
  '(?:student |faculty |honor |conduct |athletic )?codes?',
  'handbook',
  '(?:other|any|another|school) (?:\\w+ )?(?:rules?|polic(?:y|ies)|procedures?|offices?|process(?:es)?|jurisdiction)',
  'bullying(?: policy)?',
  'conduct (?:case|office|charges?)',
  'anti-hazing',
  'dean(?: of students)?',
  'disciplin\\w+|correct him|correct her',
  'anything else',
  'nothing else',
  'all proceedings',
  'residence (?:life|hall)',
  'athletic department',
  'professional standards',
  'further steps',
  'human resources|hr',
  'principal',
  "every office|university's rules",
  'drop everything',
  'one review|one path',
  "no door|door is shut|out of options|the college can't act|without power",
)
const barred = words(
  'hands (?:\\w+ ){0,4}?tied',
  `${not} (?:\\w+ ){0,5}?(?:look|pursue|act|apply|treat\\w*|proceed|move forward|reopened|reframed|referred|open|take up|permitted|allowed|entitled|authority|count|be asked|bench|correct|handle|charge|discipline|legal)`,
  'forbid\\w*|bars? (?:him|her|it|us|the|any)|prohibit\\w*|exclud\\w+|supersed\\w+|immune|double jeopardy|acquittal|off limits|gives? way|give way',
  'puts? an end|nothing else|no (?:other )?(?:office|door|jurisdiction|longer has)|no longer has',
  'must (?:ask|tell)|refrain|stop|cancelled|protects (?:him|her)',
  "deemed not|obliges us to drop|legal consequence|takes precedence|could be sued|shut|when it's closed|one (?:path|review)|out of (?:our reach|options)|without power|refused by law|no other office",
)
/** A closed door under Title IX, with the others named as closed. */
export const otherCodeWays: readonly Frame[] = [
  together(
    [
      phrase`${otherRules}`,
      phrase`${barred}`,
      phrase`(?:title ix|dismiss\w*|federal|regulation|college|university|district|legal|law|no door|matter|this office|school|office)`,
    ],
    {
      documents: ['dismissal_notice'],
      unless: [
        phrase`(?:appeal\w*|does(?: not|n't) (?:stop|prevent|bar|preclude|keep|affect|limit|apply here yet)|do not prevent|no bearing|not prevented|whatever we do|earlier letter|was a mistake|may well|(?:may|can|could|will|might) (?:still|also|yet)|(?:code|handbook|policy|principal|office|dean|resources) (?:does|do|goes on|go on|may|will|applies|covers|can look|has been started|is open|remain)|we can't do any more under title ix|others (?:in this building )?do|open a code|they might|might apply|for want of|repeated|free zone|criminal courts|retaliat\w*|support\w*|measures?|remain\w*|taken no view|reserve\w*|nothing is deemed|(?:goes on|proceeds?|look\w*|pending|started) under the code|forward\w*|refer (?:it|the)|evidence|presum\w+)`,
      ],
    },
  ),
]

const help = words(
  '(?:supportive )?measures?',
  'support(?! from| you)',
  'arrangements?',
  'extensions?',
  'escorts?',
  'counsel(?:ing|or)(?: sessions)?',
  'sessions?',
  'tutoring',
  'parking(?: spot)?',
  'room assignment|single room|housing',
  'quiet[- ]room|later start',
  'shifts?',
  'seating chart',
  'section(?: of)?',
  'lab partner',
  'keys?|card',
  'leave granted|vacation days',
  'by video',
  'help(?: in future)?',
  'no basis',
  'what you received',
  'ordinary schedule|regular schedule',
)
const ended = words(
  'ends?|ended|end with|at an end|stops?|stopped|stop now|revoked|void|expires?|shut off|given (?:it )?back|taken back|returns? to normal|back to (?:the )?(?:ordinary|regular|normal)|no longer (?:authori[sz]ed|needed|available|in place|a)|come to an end|chang(?:e|ing) (?:them|it) back|move back|moving in|report to (?:your|his|her) former|revert\\w*|cancel\\w*|withdrawn|lifted|discontinued',
  '(?:reserved|meant) for|for people with an open case|only (?:while|for|during|if)|on condition|once you (?:make|file)|without a complaint|if you appeal',
  `${not} (?:\\w+ ){0,3}?(?:consider|give|entitled|able to|offer|extend|in a position|continue|available|keep)`,
  "no (?:more|ground|basis|one here|further)|be no more|there'll be no",
  'from (?:\\w+ )?vacation|withdrawn her wish|until (?:friday|monday|the end of the week)|from monday|as from',
  'could look as if',
)
/** Support that goes with the complaint. */
export const supportEnds: readonly Frame[] = [
  together([phrase`${help}`, phrase`${ended}`], {
    documents: ['dismissal_notice'],
    beside: [phrase`(?:dismiss\w*|case|matter|complaints?|proceedings|over|letter)`],
    unless: [
      phrase`(?:(?:go(?:es)?|stays?|continue\w*|remains?|keeps?|kept|run|runs) (?:on|in place|as|until|for as long|with)|stays?\b|remain\w*|no difference|not (?:end|affect|stop|depend|change)|does not (?:end|affect|stop|change)|n't (?:end|stop|any more|have to)|used to|until \w+ (?:wish|ask|want)|as long as|unless|removal|wasn't a supportive|ended on|if you(?:'d| would)? (?:like|want|wish)|with or without|before or after|nothing|appeal by|may appeal|mutual|agreed upon|evidence|interviews?|discipline|retaliat\w*|withdrawn in writing|withdraw the|free of charge|continu\w+ (?:to|for|as|after|in))`,
    ],
  }),
]
