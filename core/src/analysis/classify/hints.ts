import type { DocumentType } from '../report.ts'
import { wording } from './cue.ts'
import { when } from './cues/fragments.ts'
import type { Outline } from './units.ts'

/** A topic of one kind of letter, in wide words: it tells nothing alone, several of one kind do. */
type Hint = readonly [weight: number, says: RegExp]

/**
 * What letters of a kind talk about. Only asked where no act is plain, since most letters of a case speak
 * of the whole process.
 */
const hints: Partial<Record<DocumentType, readonly Hint[]>> = {
  dismissal_notice: [
    [3, wording`dismiss\w*`],
    [
      3,
      wording`(?:no|nothing|not|any) .. (?:further|forward|ahead|more will)|(?:set|setting|put|putting|lay|laid) .. (?:aside|away)|discontinu\w+|clos(?:ed|ing) .. (?:file|case|complaint|matter)|come[s]? to an end|end of the (?:road|matter|case)|drop(?:ped|ping) .. (?:complaint|case|matter)`,
    ],
    [
      2,
      wording`withdr\w+|(?:take|took|taking) .. back|no longer (?:a student|enrolled|employed|here)|(?:has|have|had) (?:left|graduated|transferred|resigned|joined)|gave up`,
    ],
    [
      2,
      wording`title ix .. (?:stops?|ends|reach(?:es)?|cover[s]?|appl(?:y|ies)|extend[s]?)|outside .. (?:program|jurisdiction|united states|country)|in the united states|even if .. (?:true|proved|proven)`,
    ],
    [1, wording`appeal|(?:look|looked) at .. again|review|reconsider|student code|conduct office`],
  ],
  hearing_notice: [
    [3, wording`hearings?|goes before|testimony|testify`],
    [2, wording`panel|adjudicator|hearing officer|decision-?makers?|board`],
    [2, wording`(?:will|to|then|goes|meets|sits) .. (?:hear|decide|listen|testimony|convene)`],
    [2, wording`advis[eo]rs? … question\w*|question\w* … advis[eo]rs?|cross-exam\w+`],
    [1, wording`witness(?:es)?`],
    [1, wording`recording|recorded|transcript|zoom|separate rooms?`],
    [1, wording`(?:find|supply|provide|appoint|assign) .. (?:one|advis[eo]r)`],
  ],
  informal_resolution_notice: [
    [
      3,
      wording`informal\w*|mediat\w+|conciliat\w+|facilitat\w+|restorative|settlement|settle[sd]?|circle|reach .. (?:understanding|agreement)`,
    ],
    [
      3,
      wording`(?:instead of|rather than|without|rather .. than) .. .. (?:hearing|investigation|formal process|grievance)`,
    ],
    [
      3,
      wording`(?:walk away|back to .. (?:investigation|process|grievance))|(?:either|both) .. (?:may|can) .. (?:stop|leave|withdraw|go back)`,
    ],
    [
      2,
      wording`both .. (?:have to|must|need to|should) .. (?:agree|say yes|sign|want)|up to you|voluntary|your choice|take part`,
    ],
    [1, wording`sign(?:ed)?`],
    [1, wording`(?:over|closed|settled) .. (?:good|complaint)`],
  ],
  notice_of_meeting_or_interview: [
    [
      3,
      wording`(?:drop|come|stop|meet|see|sit down|talk|speak|join|expected|report|appear|be (?:in|at)) … ${when}`,
    ],
    [
      3,
      wording`interview|your (?:side|account|version|story)|follow-?ups?|(?:some|few|more) questions|want[s]? (?:a word|to (?:talk|hear|speak))|(?:talk|speak|chat|conversation) with (?:you|us|me)`,
    ],
    [1, wording`my office|room|suite|hall|zoom`],
    [1, wording`bring|come with you|accompan\w+`],
    [1, wording`(?:an|one|half an) hour|minutes|reschedul\w+|another (?:day|time|slot)|slot`],
  ],
  supportive_measures_letter: [
    [
      3,
      wording`supportive|support|help (?:you|for)|(?:thank you|thanks) for (?:trusting|telling|coming|sharing|talking)`,
    ],
    [2, wording`free|no cost|costs? (?:you )?nothing|money|(?:co-?pay|fee)s?`],
    [
      2,
      wording`(?:extension|extra time|more (?:time|weeks|days)|(?:lab|class|section|seat|room|schedule|shift) .. (?:moved|change\w*|switch\w*)|(?:moved|chang\w+|switch\w*) .. (?:lab|class|section|seat|room|schedule))s?`,
    ],
    [2, wording`escort|drive you|ride|parking|walk (?:you|home)|counsel?lors?|counsel?ling`],
    [2, wording`(?:not|no|nobody) .. (?:punish\w*|punitive|disciplin\w+)`],
    [
      2,
      wording`(?:need|have) (?:not|to) .. (?:decide|file|sign)|(?:whether|if) (?:or not )?you .. (?:ever |one day )?.. (?:file|sign|complaint|look into)`,
    ],
  ],
  evidence_review_letter: [
    [
      3,
      wording`evidence|(?:everything|all|what) .. (?:we|i) .. (?:collected|gathered|obtained|have)|(?:file|binder|folder|drive|materials)`,
    ],
    [
      2,
      wording`(?:read|review|inspect|look (?:at|through)|go through) .. (?:it|them|evidence|file|everything|materials)`,
    ],
    [
      3,
      wording`(?:comments?|respon[ds]\w*|repl(?:y|ies)|answer|write to (?:me|us)) … (?:by|until|within|no later than|before) … (?:${when}|days)`,
    ],
    [3, wording`(?:before|then|after that) … (?:finish|complete|write|conclude) .. report`],
  ],
  investigative_report: [
    [3, wording`report`],
    [2, wording`(?:said|told us|recalled|stated|denies|denied) .. that`],
    [2, wording`(?:spoke (?:to|with)|interviewed|talked (?:to|with)|heard from)`],
    [2, wording`(?:not|no) .. (?:say|decide|find|finding|conclusion|recommendation)`],
    [1, wording`prepared (?:by|for)|investigator|exhibits?`],
  ],
  notice_of_allegations: [
    [3, wording`(?:complaint|says|said|claims|alleg\w+|accus\w+) … (?:you|he|she|that|against)`],
    [2, wording`presum\w+|assum\w+|not .. (?:been found|responsible)`],
    [2, wording`(?:investigat\w+|look(?:ing|s)? into)`],
    [1, wording`advis[eo]rs?|lawyer|attorney`],
    [1, wording`evidence`],
    [1, wording`booklet|procedures?|process|handbook`],
    [1, wording`knowingly|false|truth\w*`],
  ],
  no_contact_or_emergency_removal_notice: [
    [
      4,
      wording`(?:stay|keep|remain) away|(?:no|not|any) .. contact|remov(?:al|ed)|barred from|banned from|may not .. (?:come|enter|be on|set foot)`,
    ],
    [
      2,
      wording`(?:starting|effective|from) (?:now|today|once|immediately)|until .. (?:case|process|matter|notice) .. ends?`,
    ],
    [2, wording`immediate threat|safety|risk`],
  ],
  written_determination: [
    [
      4,
      wording`(?:find|finds|found|persuaded|satisfied|convinced) .. .. (?:that|responsible|not responsible)`,
    ],
    [2, wording`probation|suspen\w+|expel\w*|warning|reprimand\w*`],
    [2, wording`preponderance|more likely than not|clear and convincing|burden`],
    [2, wording`remed(?:y|ies)|appeal`],
  ],
  appeal_decision: [
    [
      4,
      wording`(?:appeal\w*|ruling|decision|finding|outcome) … (?:stands?|upheld|affirmed|reversed|undone|denied|granted|sent back|set aside)`,
    ],
    [2, wording`(?:both|each) .. statements?`],
    [2, wording`(?:appealed|your appeal|the appeal|look (?:again )?at)`],
  ],
  school_policy: [
    [2, wording`means|definitions?`],
    [2, wording`(?:records?|files) .. (?:are|is) .. (?:kept|held|retained|destroyed)`],
    [2, wording`train(?:ing|ed)`],
    [
      2,
      wording`(?:each|either|any|every|both) (?:side|party|parties|family|families|student|person)s? .. (?:may|has|have|can|gets?)`,
    ],
    [2, wording`we (?:treat|keep|use|offer|do not|will)|retaliat\w+`],
    [2, wording`appeals?`],
  ],
}

/** How much a letter's own statements talk of what letters of a kind talk about; a condition does nothing. */
export function hintsFor(docType: DocumentType, { units, isAddressed }: Outline): number {
  if (docType === 'school_policy' && isAddressed) return 0
  const own = units.filter(({ unsure }) => !unsure)
  let sum = 0
  for (const [weight, says] of hints[docType] ?? [])
    if (own.some(({ plain }) => plain.search(says) !== -1)) sum += weight
  return sum
}
