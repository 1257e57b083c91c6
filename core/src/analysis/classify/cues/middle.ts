import { act, type Kind, loosely, wording } from '../cue.ts'
import { thisLetter, when } from './fragments.ts'

/** The middle of a case: the evidence, the report, the hearing. */
export const evidenceReview: Kind = {
  docType: 'evidence_review_letter',
  acts: [
    act(
      6,
      wording`review period|(?:complete|whole|full|entire) (?:record|file|folder|set) … (?:investigation|case|evidence)|record of the investigation`,
    ),
    act(
      5,
      wording`(?:have|has) (?:until|[a-z0-9() -]{1,20} days) … (?:to send|to submit|to reply|to answer|to comment|to read|corrections)`,
    ),
    act(
      5,
      wording`(?:i|she|he|they|investigator) (?:will|shall|can) (?:then|after that) .. (?:complete|finish|write|finali[sz]e|prepare) .. report`,
    ),
    act(
      8,
      wording`(?:can|may) now (?:read|see|view|look at|review|inspect|download) … (?:evidence|file|materials)|(?:transmitted|transmitting|provided|delivered|made available|released|shared) (?:herewith|to you|below|by|via|through|with) … (?:evidence|file|materials|transcripts|statements)`,
    ),
    act(
      5,
      wording`(?:your|any|the) (?:comments?|response|answers?|reply) … (?:before|then) … (?:finish|complete|finali[sz]e|write|prepare) .. report|whereupon .. investigator`,
    ),
    act(
      8,
      wording`(?:attached|enclosed|now|sent|sending|uploaded|posted|available|here is|ready|being|access|download|find|link|folder|portal) … (?:evidence|(?:case |investigation )?file|folder|materials|everything (?:i|we|that)|what (?:was|we|i) .. (?:collected|gathered))`,
    ),
    act(
      7,
      wording`(?:evidence|(?:case |investigation )?file|folder|materials|everything .. (?:collected|gathered)) … (?:attached|enclosed|now|being sent|been sent|uploaded|posted|available|ready|open)`,
    ),
    act(
      5,
      wording`(?:directly related|related directly) to|all (?:of the )?evidence .. (?:obtained|gathered|collected)`,
    ),
    act(
      7,
      wording`(?:gives?|provides?|contains?|sends?|offers?|attached|enclosed|following|access) … (?:descriptions?|summar(?:y|ies)|copy|copies|list) of … evidence`,
    ),
    act(
      3,
      wording`(?:send|submit|file|provide|give) .. (?:response|answer|comments?)|responses? (?:received|due|must|should|will)`,
    ),
    act(
      6,
      wording`(?:before|prior to) … (?:writes?|writing|completes?|completing|completion|finish(?:es|ing)?|finali[sz](?:es|ing|e|ation)?|preparing|prepare[sd]?|issuing) … report`,
    ),
    act(
      4,
      wording`(?:have|given) … (?:days?|until|time|weeks?) … (?:submit|send|provide|respond|response|answer|comments?)`,
    ),
    act(
      3,
      wording`written (?:response|answer|comments?)|(?:respond|response|comment|answer) … in writing`,
    ),
    act(
      2,
      wording`(?:consider|take into account|read) (?:it|them|your|any) … before|will consider`,
    ),
    loosely(
      2,
      wording`not (?:be )?(?:shared?|cop(?:y|ied)|download(?:ed)?|photograph(?:ed)?|post|distribute[d]?|disseminate[d]?)`,
    ),
  ],
}

export const investigativeReport: Kind = {
  docType: 'investigative_report',
  acts: [
    act(
      6,
      wording`(?:student|witness|complainant|respondent|he|she|they) .. (?:said|stated|reported|recalled|told) that`,
    ),
    act(
      9,
      wording`(?:this|the present) (?:investigative |investigation |final )*report .. (?:fairly )?(?:summari[sz]es|sets|describes|contains|presents|does not|makes no|is|was|provides|reviews|covers)`,
    ),
    act(
      9,
      wording`(?:attached|enclosed|here is|find|copy of|sending|sent|access) … (?:final |completed )*investigat(?:ive|ion) report`,
    ),
    act(
      9,
      wording`investigat(?:ive|ion) report is (?:now )?(?:attached|enclosed|complete|completed|available|ready|finished)`,
    ),
    loosely(
      4,
      wording`(?:make|makes|made|making|contains?|offer|reach|express) no .. (?:findings?|determinations?|recommendations?|conclusions?)|(?:do|does) not (?:recommend|decide|determine|make a|make any|reach|express)`,
    ),
    act(3, wording`(?:interviewed|spoke (?:with|to)|interviews? (?:with|of|was|were))`),
    loosely(2, wording`exhibits?|appendix|appendices|attachments? [a-z0-9]`),
    act(
      2,
      wording`(?:witness|student|person) (?:\d{1,2}|[a-h]) .. (?:said|stated|saw|heard|told|recalled|reported|described|did)`,
    ),
  ],
}

export const hearingNotice: Kind = {
  docType: 'hearing_notice',
  acts: [
    act(
      8,
      wording`(?:panel|officer|board|decision-?maker|i|we) … (?:will|shall) (?:sit|meet|convene|hear) … (?:${when}|to hear)|to hear (?:the|your|this) (?:formal )?(?:complaint|case|matter)`,
    ),
    act(3, wording`advis[eo]rs? … (?:put|ask|pose) .. questions`),
    act(
      9,
      wording`(?:matter|case|complaint|it) is set for .. hearing|here are .. details (?:for|of|about) .. hearing|(?:details|arrangements|instructions) (?:for|of|about) (?:your|the) .. hearing`,
    ),
    act(
      9,
      wording`${thisLetter} … (?:notice|notify|notifies|inform|set|advise|notified) … hearing`,
    ),
    act(
      9,
      wording`hearing … (?:will (?:be held|take place|begin|start|convene|be conducted|be)|(?:is|are) (?:now )?(?:scheduled|set|to be held|to take place|on)|(?:has|have) been (?:scheduled|set|fixed|moved|rescheduled|postponed)|shall (?:be held|take place|convene|begin)) … ${when}`,
    ),
    act(8, wording`(?:scheduled|set|fixed|moved|rescheduled|calendared) .. hearing … ${when}`),
    act(
      9,
      wording`(?:i|we|panel|officer) (?:will|shall) hear (?:your|the|this) .. (?:case|complaint|matter)`,
    ),
    act(7, wording`(?:attend|appear at|appear for|present at) .. hearing … ${when}`),
    loosely(
      6,
      wording`(?:hearing (?:date|time|location|place|room|format)|(?:date|time|place|location|date and time|date, time and place) of .. hearing)`,
    ),
    act(
      2.5,
      wording`(?:hearing )?panel(?: members?)?: |(?:hearing officer|decision[- ]?maker|chair)s?: |challenge to .. member|members? of the (?:hearing )?panel`,
    ),
    act(2.5, wording`advisors? … (?:will|may|does|must|shall|do) … (?:ask|question|cross|asking)`),
    act(1.5, wording`witness(?:es| list)|relevan(?:t|ce) … (?:before|decide)|opening statements?`),
    act(1.5, wording`recording … (?:made|will be)|(?:video|separate rooms?|own room|zoom)`),
    act(2, wording`(?:questions|written questions) … by ${when}`),
    act(7, wording`will decide … (?:that|on|the same) (?:day|morning|afternoon|${when})`),
  ],
}
