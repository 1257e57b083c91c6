import { words } from '../../language/phrase.ts'
import { type Cue, deed, looseDeed, loosely, wording } from '../cue.ts'
import { when } from '../cues/fragments.ts'

const material = words(
  'evidence(?: (?:packet|file|binder|bundle|folder|record))?',
  'materials?',
  'packet',
  'bundle',
  'folder',
  'binder',
  '(?:case |investigation )?file',
  'documents',
  'statements',
  '(?:interview )?notes',
  'recordings',
  'screenshots',
  'everything (?:i|we|that|the)',
)

/** Deeds of the letter that opens the evidence. */
export const evidenceDeeds: readonly Cue[] = [
  deed(
    6,
    wording`released|shared|attached|enclosed|ready|available|viewed|review(?:ed)?|inspect(?:ed|ion)?|access|look (?:at|through|over)|open(?:s|ed)?|uploaded|posted|download|link|read|here (?:is|are)|sent|sending|provided|in the (?:folder|portal)`,
    wording`${material}`,
    wording`(?:i|we) have (?:now )?(?:read|reviewed)|if|policy|panel|finds?|found|appeal|interviewed|reviewed (?:the|all|both)|hearing (?:will|is)|support`,
  ),
  looseDeed(
    4,
    wording`(?:written )?(?:responses?|comments?|repl(?:y|ies)|answers?|feedback|corrections?)|write back|(?:tell|send) (?:me|us)|say about (?:it|them)`,
    wording`due|days|until|by ${when}|before|deadline|no later than`,
    wording`appeal|hearing|interview|consent|panel|charge|measure|lawyer`,
  ),
  looseDeed(
    5,
    wording`report|write|writ(?:ing|es)|summary`,
    wording`(?:responses?|comments?|answers?|repl(?:y|ies)|whatever you send|what you (?:say|send|write)) … (?:before|then|after)|(?:before|after|once|follows?|then|start|finish(?:es)?|finali[sz]es?|complet(?:es?|ing|ion)) … (?:responses?|comments?|answers?|repl(?:y|ies)|report|writ(?:es?|ing))`,
    wording`hearing|appeal|sanctions?|panel|decision-maker`,
  ),
  loosely(
    2,
    wording`view only|no (?:copies|copying|downloads?|downloading|screenshots)|(?:keep|treat) … (?:to yourself|private|confidential)|not (?:to )?(?:be )?(?:share[d]?|cop(?:y|ied)|forward(?:ed)?|post(?:ed)?|pass(?:ed)?)`,
  ),
]

/** Deeds of an investigator's report. */
export const reportDeeds: readonly Cue[] = [
  looseDeed(
    5,
    wording`(?:my|the|this|final|investigator's) .. (?:report|write-?up|summary)|(?:report|write-?up|summary|account) of (?:what|my|the|this|evidence)|i was asked .. to (?:investigate|look into)|summari[sz]es?`,
    wording`investigat(?:ion|or|ors|e|ed|ive)|learned|heard|gathered|found out|evidence|told|interviews?|parties|allegations?`,
    wording`appeal|sanction|suspended|responses? (?:due|by)|before (?:i|he|she|the investigator) (?:writes?|finish|complet)|days to|responsible`,
  ),
  looseDeed(
    5,
    wording`(?:not|no|never|none|nor|n't) … (?:say|decide|finding|findings|determin(?:e|ation)|conclu(?:de|sions?)|who is right|my role|recommend)|reserved (?:to|for)|(?:left|leave|is|matter) (?:to|for) the`,
    wording`report|right|responsib(?:le|ility)|hearing (?:officer|panel)|panel|decision-?makers?|role|credib(?:le|ility)`,
    wording`no (?:decision|determination) has|support|measure|removal|presumed|you (?:may|can|will|are)`,
  ),
  deed(
    4,
    wording`interviewed|spoke (?:to|with)|met|talked (?:to|with)|took statements|reviewed|examined|visited`,
    wording`witness(?:es)?|complainant|respondent|parties|students?|classmates?|footage|messages|texts|e-?mails|persons|people|(?:mr|ms|dr|mrs) `,
    wording`you|we find|found|panel|will|would|appeal`,
  ),
  loosely(
    3,
    wording`(?:is|are|was|not|un) ?(?:disputed|agreed|in dispute|contested)|accounts? differs?|agree that|dispute (?:whether|that)`,
  ),
]

/** Deeds of a notice that sets a hearing. */
export const hearingDeeds: readonly Cue[] = [
  looseDeed(
    6,
    wording`hearings?(?![- ](?:aids?|tests?|loss|impair))|(?:will|to) hear (?:the|your|this|both|from|you)|(?:panel|decision-?maker|hearing officer|board) … hear`,
    wording`(?:is|are|been|now) .. (?:set|scheduled|listed|fixed|booked|calendared|moved|rescheduled)|hearing (?:set|scheduled|date|on|listed)|(?:set|scheduled|listed|fixed) for|will (?:be held|take place|begin|start|be on|hear)|${when}`,
    wording`was|took place|heard you|held (?:on|over|by)|found|finds?|after|appeal(?:s|ed)?|determination (?:of|dated)|if|alleg(?:es?|ed)|report`,
  ),
  looseDeed(
    4,
    wording`advis[eo]rs?|representatives?`,
    wording`cross-?examin(?:e|es|ation)|questions? (?:of|to|for|the other)|ask(?:s|ed)? (?:the |your |their )?questions|questions asked`,
    wording`policy|found|appeal`,
  ),
  loosely(
    3,
    wording`(?:one|an advis[eo]r|advis[eo]r) will be (?:appointed|provided|assigned|found)|(?:find|appoint|provide|assign) (?:you )?(?:one|an advis[eo]r)`,
  ),
  looseDeed(
    3,
    wording`challenges?|objections?|object to|conflict|bias`,
    wording`(?:to|against|with|of) .. (?:panel|decision-?maker|chair|members?|hearing officer)`,
    wording`appeal(?:s|ed)?|ground`,
  ),
  loosely(
    2,
    wording`separate (?:rooms?|links?)|recorded|opening statements?|witness lists?|live hearing`,
  ),
]
