import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'

const apart = words(
  '(?:separate|different|another|separated|adjoining) (?:rooms?|locations?|spaces?)',
  'remote(?:ly)?',
  'virtual(?:ly)?',
  'by video',
  'video(?:conference)?',
  'by (?:zoom|teams)',
)
const refused = words(
  "(?:will|can|may|shall|is|are|do|does)(?: not|n't) (?:be )?(?:granted|allow\\w*|permit\\w*|available|offer\\w*|provide\\w*|consider\\w*|possible|accommodat\\w+|accept\\w*|an option|approved)",
  'cannot (?:be )?(?:granted|allowed|offered|offer|provided|provide|accommodated|accommodate|arranged|arrange)',
  '(?:will be|is|are|has been|was) (?:denied|refused|declined|rejected)',
)
/** A duty that is lifted: "so that you would not have to share a room". */
const noNeed = phrase`(?:(?:not|n't|never|no longer|nobody|no one|neither) (?:\w+ ){0,3}(?:have|has|had|need|needs|required|obliged|made|forced|asked) to|without (?:\w+ )?(?:having|needing|being (?:made|forced|asked|required)) to|(?:need|needs) not|(?:spare|save)\w* (?:\w+ ){0,4}(?:from )?(?:having|sharing|sitting)) (?:\w+ ){0,2}(?:be|share|sit|face|meet|see|appear|attend|come)`
const choice = [
  noNeed,
  phrase`(?:unless|if (?:you|a party|either)|upon request|on request|at the request|witness(?:es)? (?:wait|will wait)|recording|may (?:ask|request)|until|interview|except|may be requested)`,
]

/** 106.45(b)(6)(i): a party may ask for separate rooms, with technology to see and hear. */
export const separateRooms = rule('HRG-06', {
  check: search({
    against: [
      against(
        phrase`(?:all|both|each|every|the) … (?:must|will|shall|have to|has to|are required to|are to|need to|is required to) … (?:in the same|in one|together in|share a|share the|a single) (?:\w+ )?(?:room|space|hall|table)`,
        { unless: choice },
      ),
      against(
        phrase`(?:both|all|each|every|the) (?:students|parties|of you|participants|party|student|persons) … (?:must|have to|has to|shall|are required to|is required to|will have to|need to) (?:\w+ )?(?:be |appear |attend )?(?:physically |personally |in person)`,
        { unless: choice, about: [phrase`hearing`] },
      ),
      against(phrase`${apart} … ${refused}`, {
        unless: choice,
        about: [phrase`(?:hearing|rooms?|part(?:y|ies)|appear|participat\w+|attend\w*)`],
      }),
      against(
        phrase`(?:cannot|can't|do not|does not|will not|no|not able to|unable to) (?:be )?(?:offer|provide|arrange|accommodate|allow|permit|grant|request for)s? (?:requests? for |for |any |the )*${apart}`,
        { unless: choice },
      ),
      against(
        phrase`no (?:separate rooms?|remote participation|virtual participation|video participation|other arrangement)`,
        { unless: choice, about: [phrase`(?:hearing|rooms?|parties)`] },
      ),
      against(phrase`only (?:the )?(?:${complainant}|${respondent}) (?:may|can|has|is) … ${apart}`),
      against(
        phrase`(?:sit|seated|sits|placed|face) (?:directly )?(?:across|opposite|facing|at the same table|next to|face[- ]to[- ]face)`,
        {
          about: [
            phrase`(?:both|you|parties|students|each other|one another|complainant|respondent)`,
          ],
          unless: choice,
        },
      ),
      against(
        phrase`(?:do|does|will|shall|can)(?: not|n't)?(?:not)? (?:do|hold|conduct|run|allow|use|offer|permit) (?:\w+ )?(?:hearings? |sessions? |participation |attendance )?(?:by|over|via|on|through)? ?(?:video|zoom|remote\w*|telephone|online)`,
        { about: [phrase`(?:not|n't|cannot)`], unless: choice },
      ),
      against(
        phrase`(?:we|i|college|university|institute|panel|office) (?:do|does|will|shall|can)(?: not|n't) (?:\w+ )?(?:make use of|use|have|set up|provide|offer|work with|hold with) (?:any |the )?(?:video|screens?|side rooms?|remote|cameras?|links?|separate|partitions?|zoom|teams)`,
        { unless: choice },
      ),
      against(
        phrase`requests? (?:for|to) … (?:${apart}|screens?|side rooms?|video links?|links?|partitions?) … (?:not|never|no longer|n't) (?:be )?(?:\w+ )?(?:entertained|granted|considered|accepted|met|allowed|heard|taken up)`,
        { unless: choice.slice(0, 0) },
      ),
      against(
        phrase`(?:everyone|everybody|all of (?:you|us|them)|both (?:of you|parties)|we(?: all)?|the parties|all parties|you) (?:will |shall |must |all |both )*(?:be seated|sits?|seated|gathers?|meets?|are together|stays?|appears?) (?:together )?(?:around|at|in) (?:one|the same|a single) (?:\w+ )?(?:room|table|place)`,
        { unless: choice },
      ),
      against(
        phrase`(?:separate|different|private) rooms? (?:cannot|can't|will not|are not|is not|may not) (?:be )?(?:\w+ )?(?:arranged|provided|offered|available|possible|requested|granted|used|accommodated)`,
        { unless: choice.slice(0, 0) },
      ),
    ],
    found: [
      affirms(phrase`(?:separate|different|another) rooms?`),
      affirms(phrase`(?:remotely|virtually|zoom|video\w*|teams|webex)`),
    ],
    silence: 'silent',
  }),
})
