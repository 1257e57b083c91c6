import { words } from '../../language/phrase.ts'
import { act, type Kind, loosely, wording } from '../cue.ts'
import { decider } from './fragments.ts'

const outcome = words(
  'determinations?',
  'decisions?',
  'dismissals?',
  'findings?',
  'outcomes?',
  'sanctions?',
  'results?',
)

/** The end of a case: the decision, a dismissal, the decision of an appeal. */
export const writtenDetermination: Kind = {
  docType: 'written_determination',
  acts: [
    act(
      8,
      wording`(?:have|has) decided (?:as follows|that|the)|(?:reach(?:es|ed)?|come to|came to) (?:these|the following|this) (?:results?|decision|conclusions?)`,
    ),
    loosely(
      6,
      wording`(?:he|she|they|mr\. [a-z]+|ms\. [a-z]+|[a-z]+) is (?:not )?responsible(?! for (?:the|all|keeping|gathering|making))`,
    ),
    act(5, wording`(?:this|it|that) (?:was|is) (?:a|no|not a) (?:breach|violation) of`),
    loosely(8, wording`(?:not )?responsible[,:] .. (?:because|since|for the|as the|as no)`),
    loosely(
      9,
      wording`[a-z]+ (?:violated|did not violate|has violated|broke|breached|did not break) (?:the|our|this|college|university|school|title ix|board) .. (?:polic(?:y|ies)|rules?|code|procedure)`,
    ),
    loosely(
      8,
      wording`(?:allegations?|counts?|charges?) [a-z0-9]{1,5} ?[:,-] .. (?:not )?(?:sustained|substantiated|unsubstantiated|responsible|upheld|proven|founded|unfounded)`,
    ),
    loosely(
      7,
      wording`(?:has|have|was|were) (?:not )?(?:been )?(?:shown|proved|proven|established|made out)`,
    ),
    act(
      7,
      wording`(?:come to|reached|reach|arrived at) .. (?:following )?(?:result|conclusion|decision|outcome)|after .. hearing … (?:result|find|conclude|decid)`,
    ),
    loosely(3, wording`on probation|apologi[sz]e|reprimand|may not live`),
    loosely(
      10,
      wording`${decider} .. (?:do not |does not |cannot |am not |have |has )?(?:also |unanimously |therefore |hereby )?(?:finds?|found|concludes?|concluded|determines?|determined|decided|satisfied) … (?:responsible|responsibility|violat|substantiated|unsubstantiated|upheld|engaged in|occurred|did not|committed|behaved as|breach)`,
    ),
    loosely(
      9,
      wording`(?:complaint|allegations?|charge|case) .. (?:is|are|was|has been|have been) .. (?:not )?(?:upheld|substantiated|unsubstantiated|sustained|proven|proved|founded|unfounded|established)`,
    ),
    loosely(
      9,
      wording`(?:you|[a-z]+) (?:are|is|were|was|have been|has been) .. (?:found|determined to be|held) .. (?:not )?(?:responsible|in violation)`,
    ),
    loosely(9, wording`(?:find|finds|found) .. (?:not )?responsible`),
    act(
      7,
      wording`(?:this is|here is|what follows is) (?:my|our|the) .. decision|(?:my|our) decision (?:is|and|on)|what i (?:have )?decided|decided the case`,
    ),
    act(
      9,
      wording`(?:this|the (?:enclosed|attached|following))(?: letter| notice| document| e-?mail| message)? (?:is|serves as|sets out|contains|constitutes|records) .. (?:my|our|the|[a-z]+'s) .. (?:written )?(?:determination|decision|outcome|findings)`,
    ),
    act(6, wording`so determined|it is (?:the )?(?:determination|decision|finding)`),
    act(
      4,
      wording`(?:is|are|shall be|be|will be) (?:hereby )?(?:suspended|expelled|dismissed from the|excluded|terminated|placed on (?:disciplinary )?probation|reprimanded)`,
    ),
    act(
      3,
      wording`(?:by|on) (?:a|the) (?:preponderance|balance|greater weight)|clear and convincing|more likely than not`,
    ),
    act(
      3,
      wording`(?:sanctions?|discipline|remed(?:y|ies)) … (?:imposed|imposes|are|is|will|include|assigned)`,
    ),
    act(2, wording`(?:credible|consistent|corroborat|credibility|persuasive|weigh(?:t|ed))`),
    act(1.5, wording`may (?:file an? |submit an? )?appeal|(?:how to|can|right to) appeal`),
    act(1.5, wording`(?:live )?hearing .. (?:was|were|took|on|held)|sat on|came before`),
  ],
}

export const dismissalNotice: Kind = {
  docType: 'dismissal_notice',
  acts: [
    act(
      11,
      wording`(?:must|will|have to|has to|am going to|need to|cannot but) (?:close|end|dismiss|stop) (?:the|your|this|our) .. (?:complaint|case|matter|investigation|process)`,
    ),
    act(
      13,
      wording`(?:coordinator|university|college|district|school|office|i|we) (?:hereby |therefore |has |have )*(?:dismisses|dismissed|dismiss)`,
    ),
    act(
      8,
      wording`(?:ending|ends|ended|stopping|discontinuing|terminating|closing) .. (?:title ix |grievance |formal )*(?:process|case|complaint|investigation|proceedings)`,
    ),
    act(7, wording`this is .. dismissal|is a dismissal`),
    act(
      13,
      wording`(?:complaint|case|matter|allegations?|it|grievance|counts?) .. (?:is|are|has been|have been|must be|is being|will be|shall be) (?:therefore |hereby |being |thus |accordingly |now )*dismissed`,
    ),
    act(
      13,
      wording`(?:i|we|university|college|district|school|coordinator|office|institute) .. (?:am|are|is|has|have|hereby|must|will|therefore) .. (?:dismiss|dismissing|dismisses|dismissed|decided to dismiss)`,
    ),
    act(
      7,
      wording`(?:am|are|is|have|has|be) .. (?:closing|closed) .. (?:case|complaint|matter|investigation|file|it)`,
    ),
    loosely(
      5,
      wording`will not .. (?:go on|proceed|move forward|go forward|be investigated|investigate|continue|be going|be moving)`,
    ),
    loosely(4, wording`there will be no .. (?:report|hearing|investigation|further)`),
    act(
      3,
      wording`(?:withdraw|withdrew|withdrawn|withdrawing|withdrawal) … complaint|complaint … withdrawn`,
    ),
    act(6, wording`appeal .. (?:this|the) .. dismissal|this dismissal`),
    loosely(
      3,
      wording`(?:even if|if) (?:proved|proven|true) … (?:not|would not)|did not (?:occur|happen|take place) (?:in|against|within|at)|no longer (?:enrolled|employed|a student)`,
    ),
  ],
}

export const appealDecision: Kind = {
  docType: 'appeal_decision',
  acts: [
    act(10, wording`(?:result|decision|outcome|finding|determination) … stands`),
    act(
      7,
      wording`(?:asks?|asked|wants?|wanted) .. to (?:set aside|review|reconsider|change|overturn|undo)`,
    ),
    loosely(
      8,
      wording`(?:no|any) (?:ground|reason|basis|cause) to (?:change|disturb|set aside|overturn)|ends the (?:matter|case|process)`,
    ),
    act(
      8,
      wording`(?:read|considered|reviewed|decided|studied) (?:the|your|his|her|their|both|this) .. appeals?`,
    ),
    act(
      10,
      wording`leaves? the (?:decision|determination|outcome|finding(?! of (?:witness|evidence|facts|people))|sanction)|(?:decision|determination|case|matter|complaint) .. (?:is|are|will be) .. (?:sent|returned|referred) back`,
    ),
    loosely(7, wording`grounds? (?:one|two|three|\d|[a-c]) ?[:,.-]|not made out|appellant`),
    loosely(5, wording`no further appeal`),
    act(
      16,
      wording`appeals? .. (?:is|are|has been|have been|was|were|must be|should be) .. (?:therefore |hereby |thus |accordingly )*(?:denied|granted|dismissed|rejected|upheld|sustained|allowed|refused|not accepted|unsuccessful|successful|declined)`,
    ),
    loosely(
      14,
      wording`(?:deny|denies|denied|denying|grant|grants|granted|granting|uphold|upholds|upheld|reject|rejects|allow|allows|dismiss|dismisses|accept|accepted) (?:the|your|this|his|her|their|both|[a-z]+'s) .. appeals?`,
    ),
    act(
      12,
      wording`(?:affirm|affirms|affirmed|uphold|upholds|upheld|reverse|reverses|reversed|overturn|overturns|overturned|modify|modifies|modified|remand|remands|remanded|set aside|vacate|vacates|confirm) (?:the|this|that|both|[a-z]+'s) .. ${outcome}`,
    ),
    act(
      12,
      wording`${outcome} … (?:stands?|is|are|remains?|was|be) .. (?:affirmed|upheld|reversed|overturned|set aside|remanded|modified|unchanged|confirmed|in (?:force|place|effect))|determination … stands`,
    ),
    act(
      8,
      wording`(?:sending|send|sent|remand(?:s|ed|ing)?|goes|returned|referred|return) .. (?:case|matter|complaint) .. back|(?:case|matter|complaint) (?:goes|is sent|is returned|is remanded|will go) back|remanded`,
    ),
    act(
      7,
      wording`(?:appealed|(?:filed|submitted|lodged|brought|received) (?:an|your|the|his|her|their) .. appeal|asked .. to look again|requested (?:an|a) (?:appeal|review))`,
    ),
    act(
      3,
      wording`(?:took no part|did not take part|was not involved|played no (?:part|role)|have had no (?:part|role)) in`,
    ),
    act(
      3,
      wording`(?:ground|basis|bases) .. (?:of|for) .. appeal|appeal (?:argues?|claims?|asserts?|raises?|states?|contends?)|argues? (?:that|\()`,
    ),
    act(2, wording`decision is final|final decision|no further (?:appeal|review)`),
  ],
}
