import type { TimeMeaning } from '../reader/stances.ts'

/** What a date may be named after: words of the clause, and the plain name for what they tell. */
export interface Name {
  readonly words: RegExp
  readonly name: string
}

function names(table: readonly (readonly [RegExp, string])[]): readonly Name[] {
  return table.map(([words, name]) => ({ words, name }))
}

const responseToAppeal =
  /\b(?:respon[ds]\w*|repl(?:y|ies)|answers?)\b[^.;]{0,20}\bto (?:the |an? |that |any |this )?(?:other (?:party|side)'s )?appeal\b/g

/** For dates by which somebody must act. "Your" is put before these where the clause speaks to the reader. */
export const deadlineNames: readonly Name[] = names([
  [responseToAppeal, 'response to the appeal is due'],
  [/(?<!\bnon-?)\bappeal(?:s|ed|ing)?\b|\brequest (?:for )?(?:a )?review\b/g, 'appeal is due'],
  [/\bobject(?:ion)?s?\b|\bchallenge\b/g, 'objection is due'],
  [
    /\b(?:respon[ds]\w*|repl(?:y|ies)|answers?|comments?)\b[^.;]{0,40}\bevidence\b|\bevidence\b[^.;]{0,60}\b(?:respon[ds]\w*|repl(?:y|ies)|answers?|comments?)\b/g,
    'written response to the evidence is due',
  ],
  [
    /\b(?:respon[ds]\w*|repl(?:y|ies)|answers?|comments?)\b[^.;]{0,40}\breport\b|\breport\b[^.;]{0,60}\b(?:respon[ds]\w*|repl(?:y|ies)|answers?|comments?)\b/g,
    'written response to the report is due',
  ],
  [/\bquestions\b/g, 'written questions are due'],
  [
    /\b(?:names?|choose|identify|tell|who|select)\b[^.;]{0,40}\badvis[oe]rs?\b|\badvis[oe]rs?\b[^.;]{0,40}\b(?:names?|tell|let us|cannot|choose|chosen)\b/g,
    'reply about an advisor is due',
  ],
  [/\binterpret\w*|\baccommodation/g, 'request for an interpreter or accommodation is due'],
  [/\bextension\b[^.;]{0,30}\b(?:until|till|to|through)\b/g, 'extension ends'],
  [
    /\bextension\b|\bmore time\b|\b(?:adjourn|postpone|reschedul)\w*|\bcontinuance\b/g,
    'request for more time is due',
  ],
  [
    /\bconsent\b|\bsigned? (?:form|agreement|copy|summary)\b|\b(?:sign|return|send back)\b[^.;]{0,40}\b(?:agreement|order|directive)\b|\bsign the\b|\bform\b/g,
    'signed form is due',
  ],
  [/\b(?:bundle|papers|exhibits|documents|materials|records)\b/g, 'papers are due'],
  [/\b(?:pay(?:ment)?|fine|fee|balance)\b/g, 'payment is due'],
  [/\b(?:written )?statements?\b/g, 'written statement is due'],
  [
    /\brespond(?:s|ed|ing)?\b|\bresponses?\b|\bwritten repl(?:y|ies)\b|\banswers?\b(?! to (?:\w+ )?(?:follow|questions))|\bcomments?\b/g,
    'written response is due',
  ],
  [/\b(?:additional|new|more|further|relevant|any|your|submit) evidence\b/g, 'evidence is due'],
  [
    /\b(?:access|(?:review|inspection|evidence|viewing|reading) window|window (?:for|to) (?:review|inspect|view|look|see|read)\w*|inspect(?:ion)?)\b|\bevidence\b[^.;]{0,30}\b(?:available|open|review|viewed|seen)\b|\b(?:review|view|see|read)\b[^.;]{0,20}\bevidence\b/g,
    'time to look at the evidence ends',
  ],
])

/** For dates on which something happens or happened. */
export const eventNames: readonly Name[] = names([
  [/\bpre-?hearing (?:meeting|conference)\b/g, 'Pre-hearing meeting'],
  [
    /\bhearings?\b(?!'s\b| (?:officers?|panel|board|chair|notice|coordinator|decision|book|binder|clerk|from|him|her|them|that|about)\b)/g,
    'Hearing',
  ],
  [
    /\bcomplainant\b[^.;,]{0,24}\binterview|\binterview\w*\b[^.;,]{0,20}\bcomplainant\b/g,
    'Interview of the complainant',
  ],
  [
    /\brespondent\b[^.;,]{0,24}\binterview|\binterview\w*\b[^.;,]{0,20}\brespondent\b/g,
    'Interview of the respondent',
  ],
  [
    /(?<!\bre-)\binterview(?:s|ed)?\b(?! (?:(?:were |was )?(?:shared|sent)|notes|transcripts?)\b)/g,
    'Interview',
  ],
  [/\bmediations?\b(?: sessions?\b)?/g, 'Mediation session'],
  [/\bconference\b/g, 'Conference'],
  [/\b(?:intake |planning |preliminary )?(?:meetings?|meet|met)\b/g, 'Meeting'],
  [
    /(?<!\bhearings? (?:on|about|of|regarding) (?:the|your|this|a) )\b(?:formal|title ix)(?: title ix)? complaint(?: (?:was |is )?(?:filed|signed|received|submitted|dated|made))?\b|\bcomplaint (?:was |is )?(?:filed|signed|received|submitted|dated)\b|\byour (?:complaint|grievance)\b|\bcomplaint (?:that )?you (?:have )?(?:filed|made|signed|submitted)\b|\b(?:filed|signed|submitted) (?:a|the|her|his|their|your) complaint\b/g,
    'Formal complaint',
  ],
  [
    /\balleg(?:ed(?:ly)?|es?|ing)\b|\bcomplaint (?:states|says|claims)\b|\bincidents?\b|\b(?:sexual (?:assault|harassment|contact|remarks?|comments?)|stalking|(?:dating|domestic) violence|rape|fondling)\b|\byou (?:raped|touched|groped|assaulted|harassed|kissed|followed|grabbed)\b|(?<!\b(?:hearing|interview|meeting|conference|mediation|session)s?\b[^.;,]{0,30})\b(?:occurred|happened|took place)\b|\baccording to\b|\bthe (?:respondent|complainant) (?:sent|touched|followed|grabbed|posted|texted|kissed|came|said|wrote|messaged|entered)\b|\bthe night of\b|\bconduct\b/g,
    'Alleged incident',
  ],
  [
    /\bnotices? of (?:the )?allegations?\b|\b(?:notices? (?:dated|to both)|written notice)\b(?![^.;,]{0,40}\bexten(?:sion|ded)\b)|\bnotices? (?:was |were )?(?:sent|mailed|issued|given)\b/g,
    'Notice of allegations',
  ],
  [
    /\bevidence\b[^.;,]{0,40}\b(?:sent|shared|provided|released|available|uploaded|e-?mailed|mailed|went|given|to (?:both|each|the parties))\b|\b(?:sent|shared|provided|released|uploaded|e-?mailed|mailed|gave)\b[^.;,]{0,40}\bevidence\b/g,
    'Evidence shared',
  ],
  [
    /\breport\b[^.;,]{0,40}\b(?:sent|shared|reached|served|issued|released|e-?mailed|mailed|went|completed|finished|done)\b|\b(?:received|sent|finish\w*|complet\w*) (?:you |both )?(?:her|his|their|the|our|my) (?:(?:final|draft|investigative|investigation) )?report\b/g,
    'Investigative report',
  ],
  [
    /\breport (?:was |you |that you )?made\b|\breported\b|\bdate of report\b|\breport of\b/g,
    'Report made',
  ],
  [
    /\bappeal(?:ed)?\b[^.;]{0,20}\b(?:filed|received|submitted|made)\b|\bappealed\b|\b(?:filed|received|submitted) (?:an|the|your|her|his) appeal\b/g,
    'Appeal filed',
  ],
  [
    /\b(?:determination|decision|finding|outcome)s?\b(?!-| (?:becomes?|is|will be) final)|\b(?:determined|decided)(?= on\W*$)|\bfound\b[^.;]{0,40}\bresponsible\b/g,
    'Decision',
  ],
  [/\bdismiss(?:ed|al)\b/g, 'Dismissal'],
  [
    /\b(?:speaking|spoke|spoken|talked|talking|called?) (?:with|to)\b|\bthank(?:s| you) for (?:coming|stopping|dropping)\b/g,
    'Conversation',
  ],
  [/\bno-contact\b/g, 'No-contact order'],
  [/\bsuspen(?:sion|ded)\b[^.;]{0,40}\b(?:until|through|ends?|to)\b/g, 'Suspension ends'],
  [
    /\bsuspen(?:sion|ded)\b[^.;]{0,60}\b(?:begin\w*|start\w*|effective|from)\b/g,
    'Suspension begins',
  ],
  [/\bremov(?:al|ed)\b/g, 'Removal'],
  [/\b(?:winter|spring|fall|summer|thanksgiving|holiday) (?:break|recess)\b/g, 'School break'],
  [
    /\bholiday\b|\b(?:campus|university|college|school|district|offices?) (?:is |are |will be )?closed\b/g,
    'School closed',
  ],
  [
    /\b(?:effective|takes effect|took effect|(?<!\b(?:remains?|stays?) )in effect)\b/g,
    'Takes effect',
  ],
  [/\b(?:revised|amended|updated|last revised)\b/g, 'Revised'],
  [/\badopted\b|\bapproved\b(?= (?:by|on)\b|\W*$)/g, 'Approved'],
  [/(?<!\bcross[ -])\bexam(?:s|inations?)?\b|\bmidterms?\b/g, 'Exam'],
])

/** Acts by which the trained reader tells that a day is none of these, whatever words stand beside it. */
const notAGathering = ['extend', 'give_notice', 'incident', 'effective_date', 'other']
const otherActs: ReadonlyMap<string, readonly string[]> = new Map([
  ['Interview', notAGathering],
  ['Interview of the complainant', notAGathering],
  ['Interview of the respondent', notAGathering],
  ['Meeting', [...notAGathering, 'hearing']],
  ['Conference', [...notAGathering, 'hearing']],
  ['Session', [...notAGathering, 'none']],
  ['Formal complaint', ['give_notice', 'incident', 'meeting']],
  ['Alleged incident', ['decide', 'document_date', 'give_notice', 'report_conduct', 'send_report']],
  ['Conversation', ['report_conduct']],
  ['School closed', ['answer_evidence']],
  ['Supportive measures', ['incident', 'meeting']],
])

const answersEvidence = ['answer_evidence', 'investigate', 'none', 'send_evidence', 'submit']
const answersReport = ['answer_evidence', 'answer_report', 'none', 'send_report', 'submit']
const answersAppeal = ['answer_appeal', 'appeal', 'none', 'submit']

/** What the rule counts days from, and deadlines: never so called where the trained reader takes it for another act. */
const ownActs: ReadonlyMap<string, readonly string[]> = new Map([
  ['appeal is due', [...answersAppeal, 'decide']],
  ['statement on the appeal is due', answersAppeal],
  ['response to the appeal is due', answersAppeal],
  ['written response to the evidence is due', answersEvidence],
  ['evidence is due', answersEvidence],
  ['time to look at the evidence ends', answersEvidence],
  ['written response to the report is due', answersReport],
  ['written questions are due', ['hearing', ...answersReport]],
  ['list of witnesses is due', ['hearing', ...answersEvidence]],
  [
    'request for more time is due',
    ['extend', 'give_notice', 'hearing', 'meeting', 'none', 'other'],
  ],
  ['Report made', ['report_conduct']],
  ['Evidence shared', ['none', 'send_evidence', 'answer_evidence', 'investigate']],
  ['Investigative report', ['none', 'hearing', 'send_report', 'answer_report', 'investigate']],
  [
    'Decision',
    ['none', 'decide', 'decide_appeal', 'appeal', 'document_date', 'give_notice', 'send_report'],
  ],
])

/** From how likely on the reader's act for a time is relied on. */
export const SURE_OF_ACT = 0.6

/** From how likely on it decides alone, without words that say the same. */
export const SURE_ALONE = 0.9

/** From how likely on it keeps words from naming one. */
export const LIKELY = 0.4

/** Whether the reader alone decides that a time is of an act. */
export function isSurely(act: string, told: TimeMeaning): boolean {
  return told.act === act && told.likelihood >= SURE_ALONE
}

/** Whether the trained reader takes a day for something else than the event that words name. */
export function isDenied(name: string, { act, likelihood }: TimeMeaning): boolean {
  if (likelihood < LIKELY) return false
  return ownActs.get(name)?.includes(act) === false || otherActs.get(name)?.includes(act) === true
}

/** What the school means to have done by a day that is counted, by the trained reader's name for the act. */
export const expectationsOfActs: ReadonlyMap<string, string> = new Map([
  ['complete_process', 'The school expects to be finished'],
  ['investigate', 'The school expects to finish the investigation'],
  ['decide', 'The school expects to decide'],
  ['decide_appeal', 'The school expects to decide the appeal'],
])

/** Acts of the trained reader's that the school alone does. */
export const schoolsActs: ReadonlySet<string> = new Set([
  ...expectationsOfActs.keys(),
  'give_notice',
  'send_evidence',
  'send_report',
])

/** Of the names of events those on which the school alone acts, or of its calendar. */
export const schoolsDays: ReadonlySet<string> = new Set([
  ...expectationsOfActs.values(),
  'Approved',
  'Classes',
  'Decision',
  'Evidence shared',
  'Investigative report',
  'Revised',
  'School break',
  'School closed',
  'The term begins',
])

/** For lengths of time that the trained reader tells the act of, by its name for it. */
export const periodsOfActs: ReadonlyMap<string, string> = new Map([
  ['answer_evidence', 'Time to answer the evidence'],
  ['answer_report', 'Time to respond to the report'],
  ['appeal', 'Time to appeal'],
  ['answer_appeal', 'Time to respond to the appeal'],
  ['decide', 'Time for the decision'],
  ['decide_appeal', 'Time for the decision on the appeal'],
  ['investigate', 'Time for the investigation'],
  ['complete_process', 'Time for the whole process'],
  ['keep_records', 'How long records are kept'],
  ['give_notice', 'Time to give notice'],
  ['report_conduct', 'Time to report'],
  ['answer_report_of_conduct', 'Time for the first response to a report'],
  ['challenge_removal', 'Time to challenge a removal'],
  ['send_report', 'Time to send the report'],
  ['send_evidence', 'Time to share the evidence'],
  ['outside_complaint', 'Time to complain outside the school'],
  ['extend', 'Length of an extension'],
])

/** For what the school says that it will do within a time. */
export const SCHOOLS_TIME = 'Time that the school gives itself'

/** Of those whose names begin with "Time to", the ones that the school has, and no party. */
export const schoolsTimes: ReadonlySet<string> = new Set([
  'Time to give notice',
  'Time to send the report',
  'Time to share the evidence',
])

/** Acts of the reader that go with a name that words give to a length, besides those of `periodsOfActs`. */
export const alsoCalled: ReadonlyMap<string, readonly string[]> = new Map([
  ['Time to answer the evidence', ['submit']],
  ['Time to appeal', ['answer_appeal', 'decide_appeal', 'none']],
  ['Time to respond', ['answer_appeal', 'answer_evidence', 'answer_report', 'submit']],
  ['Time to respond to the appeal', ['appeal']],
  ['Time to ask for a review', ['appeal', 'challenge_removal', 'submit']],
  ['Time to object', ['challenge_removal', 'other', 'submit']],
  ['Time to ask', ['extend', 'submit']],
  ['Time to ask for more time', ['extend']],
  ['Time for the decision', ['decide_appeal']],
  ['Time before the hearing', ['give_notice', 'hearing', 'send_report', 'submit']],
  ['Time after the hearing', ['decide', 'hearing', 'other']],
  ['Time before a meeting', ['give_notice', 'meeting', 'submit']],
  ['Length of a sanction', ['effective_date', 'none', 'other']],
])

/** For lengths of time, by words. */
export const periodNames: readonly Name[] = names([
  [responseToAppeal, 'Time to respond to the appeal'],
  [
    /\b(?:decision|determination|outcome|result|ruling)s? (?:on|of|about|upon|regarding) (?:the |an |your |any |each |that )?appeals?\b|\bappeals? (?:(?:are|is|will be|shall be|must be) (?:\w+ )?(?:decided|resolved|ruled|answered|concluded|determined)|(?:decision|determination|outcome|result)s?)\b[^.;]{0,60}|\bappeals? (?:officer|panel|board|committee|decision-?maker|body)s? (?:will|shall|must|has to|have to|is to)(?: \w+)? (?:issue|decide|notify|inform|send|provide|render|make|give|tell|complete|rule|communicate|answer)\b[^.;]{0,80}/g,
    'Time for the decision on the appeal',
  ],
  [/\bappeal\w*\b/g, 'Time to appeal'],
  [/\bevidence\b/g, 'Time to answer the evidence'],
  [
    /\b(?:before|prior to|in advance of) (?:the |any |a )?(?:live )?hearing\b/g,
    'Time before the hearing',
  ],
  [/\bafter (?:the |any |a )?(?:live )?hearing\b/g, 'Time after the hearing'],
  [
    /\bsuspen\w+|\bexclu(?:ded|sion)\w*|\bprobation\b|\bexpel\w*|\bbarred\b/g,
    'Length of a sanction',
  ],
  [
    /\bobject(?:ion)?s?\b|\bchallenge\b|\bconflicts? of interest\b|\bbias(?:ed)?\b/g,
    'Time to object',
  ],
  // "Within ten days after you are told of the decision" is time to do something else.
  [
    /(?<!\b(?:of|after|from|following|since|upon|receiv\w{1,3}) (?:the|this|that|a|our|your|their) (?:written |final )?)\b(?:decision|determination|decide)\b/g,
    'Time for the decision',
  ],
  [
    /\brespon[ds]\w*(?! to (?:all |the |that )?evidence)|\brepl(?:y|ies)\b|\banswers?\b|\bcomments?\b|\bstatements?\b/g,
    'Time to respond',
  ],
])
