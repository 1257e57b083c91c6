import { words } from '../../language/phrase.ts'
import { act, type Kind, loosely, wording } from '../cue.ts'
import { thisLetter } from './fragments.ts'

const settling = words(
  '(?:facilitated )?mediation',
  'informal resolution',
  '(?:alternative|adaptable|voluntary|early|informal) resolution',
  'informal (?:way|route|path|settlement|solution|agreement|conference)',
  'restorative (?:justice|conference|circle|process|practices?)',
  'shuttle (?:mediation|negotiation)',
  'facilitated (?:dialogue|conversation|agreement)',
  'facilitator',
  'mediator',
  'worked out',
  'settle(?:d|ment)?',
)

/** What goes beside a case: settling it, support, and orders to stay away. */
export const informalResolution: Kind = {
  docType: 'informal_resolution_notice',
  acts: [
    act(
      6,
      wording`(?:informal|alternative|adaptable|restorative|voluntary) resolution (?:program|process|option|may|is)`,
    ),
    loosely(
      5,
      wording`(?:take part|participate|join) .. only if|may stop (?:until|at any|before)|(?:rather|prefer) .. (?:not have|no|without) .. hearing`,
    ),
    act(4, wording`(?:complaint|case|matter) … (?:is|will be) (?:closed|over|resolved|settled)`),
    act(
      8,
      wording`(?:(?:we|i|can|may|to|university|college|district|school|office) .. offers?|offering|propose|proposes|invite|explains?|option|describes?|agreed to try|asked (?:for|about|whether)|interested in|willing to) … ${settling}`,
    ),
    act(5, wording`${settling} … (?:voluntary|consent|agree(?:ment)?|choice|sign)`),
    act(
      5,
      wording`(?:taking part|participation|participating|this|it|process|that) .. (?:is|are) .. (?:completely |entirely |fully |purely |strictly )?(?:voluntary|optional|your choice)`,
    ),
    act(
      5,
      wording`(?:withdraw|leave|stop|end|change your mind|opt out) … (?:before|until) … (?:agreement|signed|agreed|resolution)|(?:until|before) … (?:agreement|signed) … (?:withdraw|leave|stop)`,
    ),
    loosely(
      5,
      wording`(?:cannot|can't|may not|not be|precluded?|will not|bar(?:s|red)?) … (?:opened|taken up|resum|reopen|refiled|filed|brought) … |same (?:allegations|complaint) cannot`,
    ),
    act(5, wording`parties (?:hereby |voluntarily |each )*(?:agree|enter into|have agreed)`),
    act(
      4,
      wording`(?:sign|signed|return) .. (?:enclosed |written |attached )*(?:consent|form|agreement)|written consent`,
    ),
    loosely(
      4,
      wording`(?:we|i) (?:do not |voluntarily |freely )?(?:agree|wish|want|consent) to (?:try|take part|participate|use)`,
    ),
    loosely(
      5,
      wording`(?:either|each|any|both) … (?:can|may) (?:stop|leave|withdraw|end|walk away|change)|(?:picks? up|starts? again|goes on|resumes?|continues?) .. where it`,
    ),
    act(
      4,
      wording`(?:ends?|closes?|settles?) .. (?:formal )?complaint … (?:cannot|not|no new|never|for good)`,
    ),
    act(2, wording`facilitators?|mediators?|carr(?:y|ies) proposals|bring the .. together`),
    act(2, wording`(?:return|go back|resume|goes on) … (?:formal|grievance|investigation|process)`),
  ],
}

export const supportiveMeasures: Kind = {
  docType: 'supportive_measures_letter',
  acts: [
    act(
      6,
      wording`(?:what|kinds? of|some|this|the|have) help|help (?:there is|you|for|is available)|make (?:school|things|classes|campus|this) easier|support you`,
    ),
    loosely(4, wording`costs? (?:you )?nothing|this is free|free of charge|no cost`),
    loosely(
      4,
      wording`(?:decide|choose) (?:now|later|never|whether)|(?:if you do want|not need|do not have) to (?:file|make|sign)`,
    ),
    act(
      7,
      wording`(?:offer|offers|offering|provide|providing|available|discuss|arrange|arranged|explain|granted|approved|implemented|request(?:ed)?|asked) … (?:supportive measures?|support(?: measures)?)`,
    ),
    act(
      6,
      wording`supportive measures? … (?:are|is|include|below|in place|effective|for you|we|have been|has been|will)`,
    ),
    act(
      8,
      wording`(?:report|information|told|learned|reported|received|notified|concern) … you (?:may|might) have (?:been|experienced|had)`,
    ),
    act(
      5,
      wording`(?:put|set) in place|have (?:arranged|approved|put|set up)|(?:we|i) (?:can|could) .. offer you|(?:have|has) been (?:approved|arranged|put in place)`,
    ),
    act(
      5,
      wording`(?:whether or not|even if|without|not need(?:ed)?) … (?:fil(?:e|ing)|sign|formal complaint|complaint)`,
    ),
    act(
      4,
      wording`(?:you|family|may|can|right|option|how) .. (?:also |always |still )*(?:may |can |to )*file (?:a|the) (?:formal )?complaint|how to file`,
    ),
    act(5, wording`as (?:a )?supportive measures?`),
    loosely(
      3,
      wording`not (?:a )?(?:sanction|punish|disciplin|punitive)|none of this is a sanction`,
    ),
    act(1.5, wording`counsell?ing|counsell?or`),
    act(1.5, wording`(?:extension|deadline|extra time|class|section|schedule|coursework|course)s?`),
    act(1.5, wording`(?:escort|housing|room|residence|seat|transport|parking|shift|walks? with)`),
  ],
}

export const noContactOrRemoval: Kind = {
  docType: 'no_contact_or_emergency_removal_notice',
  acts: [
    loosely(
      8,
      wording`(?:keep|stay) away from|(?:do|must|may|shall) not (?:call|write to|message|text|enter|approach|speak (?:to|with)|go near|come near)`,
    ),
    loosely(2, wording`not a (?:punishment|sanction|penalty|disciplinary)`),
    loosely(8, wording`no contact (?:of any kind|with|whatsoever)|stay (?:out of|away from|off)`),
    loosely(
      6,
      wording`(?:must|have to|required to) (?:leave|vacate|move out|surrender|stay away)|access .. (?:has been|is|was) (?:turned off|suspended|revoked|ended|removed|disabled)`,
    ),
    loosely(3, wording`(?:no|any) (?:calls|texts|messages|posts|gifts)`),
    act(
      10,
      wording`(?:directed|ordered|instructed|required|told|asked|must|shall|are) .. (?:to )?(?:have|make|avoid|cease|refrain|stop) .. (?:no|from|any|all) .. contact`,
    ),
    loosely(
      7,
      wording`(?:may|must|shall|do|should|are|can) ?not (?:to )?.. contact|no[- ]contact (?:order|directive)|have no contact`,
    ),
    act(
      10,
      wording`(?:you|he|she|they|your (?:son|daughter|child)|student|respondent|[a-z]+) (?:are|is|have been|has been|will be) (?:hereby |immediately |temporarily |being |now )*(?:removed|excluded|barred|banned|restricted from|placed on .. leave|suspended .. (?:pending|until|on an interim|while)|(?:interim|temporarily|summarily) suspended)`,
    ),
    loosely(
      9,
      wording`(?:may|must|can|will|shall) ?not (?:be allowed to )?(?:come (?:to|onto|on)|enter|be on|be present on|return to|attend) .. (?:school|campus|building|property|premises|class)`,
    ),
    act(5, wording`immediate .. (?:threat|danger|risk)`),
    act(
      5,
      wording`(?:individuali[sz]ed )?(?:safety and risk|risk|safety) (?:analysis|assessment)|looking at the risk`,
    ),
    act(
      4,
      wording`(?:challenge|contest|object to|appeal) (?:this|the) .. (?:decision|removal|step|action|leave)`,
    ),
    act(3, wording`${thisLetter} … (?:contact|removal|leave|remov)`),
    act(
      3,
      wording`(?:effective|starting|from|beginning) (?:now|immediately|today|tomorrow|at once|upon receipt)`,
    ),
    act(
      2,
      wording`(?:social media|third part(?:y|ies)|through (?:another|other|friends)|in person)`,
    ),
  ],
}
