import { type Cue, deed, looseDeed, loosely, wording } from '../cue.ts'

/** Deeds of an offer to settle. */
export const resolutionDeeds: readonly Cue[] = [
  looseDeed(
    7,
    wording`mediat(?:ion|or|ed|e)|informal(?:ly)? (?:resolution|resolve|process|route|agreement|option)|restorative|facilitat(?:ed|or|e)|circle|(?:another|other|different) (?:way|path|option|route)|settle(?:ment)?|work (?:it|this|things) out|resolution agreement|(?:trained |third[- ]party )?neutral|not the only (?:way|road|route|option|path)|isn't the only (?:way|road|route|option|path)|(?:agree|settle) on terms|come to terms|without (?:a|the) (?:hearing|full|formal|investigation)|rather not (?:go|have)`,
    wording`both|either|agree[sd]?|agreement|voluntary|choose|choice|consent|sign(?:ed)?|offers?|you|parties|families|try|propose[sd]?`,
    wording`found|responsible|policy (?:is|applies)|training|(?:may|can) (?:also )?ask about`,
  ),
  loosely(
    4,
    wording`(?:nobody|no one|neither of you|you) (?:has to|have to|needs? to|must|do not have to|don't have to) .. (?:this|take part|agree|join|do)|(?:voluntary|up to (?:you|each)|your (?:own )?choice|optional)|you can say no|both .. say yes|only if (?:you )?both`,
  ),
  looseDeed(
    4,
    wording`go(?:ing)? back|return|stop|chang(?:e|ing) your mind|withdraw|opt out|leave|resume|pull out`,
    wording`formal (?:process|grievance|investigation|route|procedures?)|before .. (?:sign|agreement)|part way|until … sign(?:ed|s)?|until (?:everybody|you|both|an agreement)`,
  ),
  looseDeed(
    4,
    wording`sign(?:s|ed|ing)?|agreements?|agreed|settled`,
    wording`clos(?:es|ed)|can(?:no|')t (?:be )?(?:reopen\w*|brought|refiled|go back|fil\w+)|(?:may|will|can|shall) ?not (?:be )?(?:brought|file|reopen\w*|refile|re-?open\w*)|ends? the|final|for good|preclude[sd]?|again`,
    wording`determination|responsible|appeal`,
  ),
]

/** Deeds of an offer of support. */
export const supportDeeds: readonly Cue[] = [
  looseDeed(
    4,
    wording`support(?:ive)?(?: measures?)?|measures?|help|adjustments?|accommodations?|arrangements?|changes`,
    wording`agreed|in place|approved|arranged|offer(?:s|ed)?|available|starting|can (?:do|arrange|offer|help|put)|right away|put in place|free|for you|set up`,
    wording`complaint (?:alleges|names)|finds?|hearing (?:is|will)|must not|contact each|respondent shall`,
  ),
  looseDeed(
    4,
    wording`(?:not|n't|no|without|whether or not|even if|irrespective|regardless) … (?:depend|need to (?:file|make|sign)|have to (?:file|make|sign)|fil(?:e|ed|ing)|formal complaint)`,
    wording`support|help|measures?|you|these|complaint`,
    wording`dismiss(?:ed|al)?|proceed|false|if you do not (?:appear|attend)|agreement`,
  ),
  loosely(
    3,
    wording`(?:want|wants|help) (?:you|him|her|your (?:son|daughter|child)|[a-z]+) to feel (?:safe|safer|comfortable)|feel(?:s)? safe|(?:do|does|will) not cost|free (?:and|of|to)|at no (?:cost|charge)|no (?:cost|charge|fee)|without (?:fee|charge|cost)`,
  ),
  loosely(
    3,
    wording`(?:thank(?:s)? (?:you )?for (?:talking|telling|coming|meeting|speaking|reaching)|something (?:happened|that happened)|what happened to|sorry (?:to hear|for what|about what)|you (?:may|might) (?:like|want) (?:some|to talk))`,
  ),
  loosely(
    2,
    wording`(?:exam|midterm|deadline|paper|assignment)s? … (?:moved|extended|extension|postponed|later)|(?:extension|extra time|extended)`,
  ),
  loosely(
    2,
    wording`(?:class|section|lab|schedule|seat|bus|lunch|recess|locker|homeroom|course) … (?:chang(?:e|es|ed)|to (?:section|lab)|move[sd]?|different|with|group|swap)|(?:chang(?:e|es)|move|swap) (?:of|your|to|in) .. (?:class|schedule|section|seat|hall|room|dorm)`,
  ),
  loosely(
    2,
    wording`counsell?(?:ing|or)|escort|rides?|adult (?:beside|with)|walk(?:s|ed)? (?:you|him|her) to`,
  ),
  loosely(
    2,
    wording`(?:check (?:again|in|with you|back)|see whether (?:they|it|this) (?:are|is) working|change (?:them|it|these) at any time|text me any time|(?:adjust|review) (?:them|these))`,
  ),
]

/** Deeds of an order to keep apart, or to leave. */
export const distanceDeeds: readonly Cue[] = [
  looseDeed(
    7,
    wording`(?:no|not|n't|avoid|avoiding|stop|without|nor|cease|refrain|prohibited:?|forbidden) … (?:contact|get in touch|messag(?:e|es|ing)|text(?:s|ing)?|approach(?:ing)?|talk(?:ing)?|speak(?:ing)?|call(?:s|ing)?|communicat(?:e|ion|ing))|keep(?:ing)? (?:your |a )?(?:distance|apart|away)|stay(?:ing)? (?:apart|away|off|out)|no[- ]contact|apart from`,
    wording`each other|one another|her|him|them|other (?:student|party|person|pupil)|anyone|players|students|famil(?:y|ies)|both|complainant|respondent|order|directive|person|social media|in any way|phone|starting|effective|until`,
    wording`support|such as|agree on|would like a|available|may include|such measures|options?|deadlines|press|media outlets|advisors? may|tell me|questions`,
  ),
  looseDeed(
    7,
    wording`remov(?:ed|al|ing)|relieved of|not to (?:be|come|go|return)|barred|banned|exclu(?:ded|sion)|(?:may|must|shall|can) ?not .. (?:come|be on|enter|attend|return|set foot)|(?:stay|kept|keep) (?:home|off|out)|administrative leave|leave with pay|paid leave|interim suspension|suspended on an interim`,
    wording`campus|school|university|college|grounds|property|immediate(?:ly)?|today|tomorrow|threat|safety|program(?:me|s)?|duties|effective|until`,
    wording`if|may be|policy|barrier|from the team|appeal (?:is|officer)|finding stands|responsible`,
  ),
  looseDeed(
    2,
    wording`(?:not|n't|no|neither|nothing) … (?:disciplin(?:e|ary)|punish(?:ment)?|penalty|sanction|finding|done anything wrong)`,
    wording`this|order|step|it|directive|notice|removal|measure`,
  ),
  loosely(
    3,
    wording`both ways|mutual|(?:the same|same thing|same order) … (?:told|given|asked|other|applies)|goes for both|applies to (?:you )?both`,
  ),
  deed(
    3,
    wording`breach(?:es)?|violat(?:ion|ions|ing|e)|break(?:ing)?`,
    wording`(?:this|the|of) .. (?:order|directive|notice|instruction)`,
  ),
]
