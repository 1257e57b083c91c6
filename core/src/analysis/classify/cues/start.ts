import { act, type Kind, loosely, wording } from '../cue.ts'
import { thisLetter, when } from './fragments.ts'

/** The first letters of a case: what is alleged, and who is asked to come and talk. */
export const noticeOfAllegations: Kind = {
  docType: 'notice_of_allegations',
  acts: [
    loosely(
      3,
      wording`(?:what (?:is|was) reported|reported conduct|(?:reporting|responding) (?:student|party|person))(?: \||:)`,
    ),
    act(
      5,
      wording`${thisLetter} … (?:about|because|regarding|concerning|regard to|respect of|that) … (?:complaint|allegations?|accus|grievance process|investigation)`,
    ),
    act(
      7,
      wording`(?:accepted|taken up|opened|received) .. (?:for investigation|complaints? (?:brought|made|from|by|about|concerning|alleging|signed))|complaint brought by`,
    ),
    act(
      6,
      wording`(?:complaint|complainant|report|reports?|states?|alleges?|says|claims|summary|family) … (?:you|he|she|they|your (?:son|daughter|child)) (?:had |have |repeatedly |then |also )?[a-z]+ed`,
    ),
    act(
      5,
      wording`[a-z]+,? .. (?:has |have )?(?:filed|signed|made|lodged|submitted) a formal complaint`,
    ),
    loosely(
      3,
      wording`if (?:it|this|that|true|what .. (?:says?|describes?|alleges?)|the (?:facts|events|conduct)) … (?:would|could|may|might) .. (?:be|call|amount|constitute|count)`,
    ),
    act(
      5,
      wording`summary of .. (?:complaint|allegations?)|(?:new|open(?:ed)?) .. (?:title ix )?case`,
    ),
    act(5, wording`(?:have|has|received) .. (?:signed |formal |written )+complaint`),
    act(
      4,
      wording`will (?:look into|investigate) (?:it|this|the (?:complaint|matter|allegations?))`,
    ),
    loosely(
      3,
      wording`(?:nothing|no (?:conclusion|decision|finding|determination)) .. (?:has|have) (?:yet )?been (?:reached|made|decided)|(?:treated|regarded|considered|seen) as .. (?:not responsible|someone who did not)`,
    ),
    act(
      9,
      wording`${thisLetter} … (?:notice|notify|notifies|inform|tell|let you know|advise|advised|notified|informed) … (?:complaint|allegations?|accus|grievance process|investigation)`,
    ),
    act(
      9,
      wording`(?:formal |signed |written |title ix )*(?:complaint|grievance|report) … (?:against|about|concerning|names|naming|accuses) (?:you|your (?:son|daughter|child|student|behaviou?r|conduct))`,
    ),
    act(
      8,
      wording`(?:received|filed|signed|submitted|lodged|made|gave us) .. (?:formal |signed |title ix )*complaint … (?:against|names|naming|about you|in which you|identif)`,
    ),
    act(
      7,
      wording`(?:you|he|she|they|your (?:son|daughter|child|student)|[a-z]+) (?:are|is|have been|has been|were) (?:also )?(?:named|identified|listed) … (?:respondent|as the person|in it)`,
    ),
    act(
      7,
      wording`(?:adds?|adding|added|includes?) .. (?:following|new|further|additional|one|two) .. allegations?`,
    ),
    act(
      5,
      wording`(?:complaint|grievance) … (?:has been|have been|was|were) (?:formally )?(?:filed|made|lodged|submitted|brought|received|signed|given to|handed to|turned in)`,
    ),
    act(
      5,
      wording`(?:opened|opening|begun|beginning|started|starting|initiated|initiating|commenced|commencing|open|begin|initiate|commence|start) .. (?:formal |title ix )*(?:investigation|grievance (?:process|procedures?))`,
    ),
    act(4, wording`(?:confirms?|confirming) … (?:complaint|investigation)`),
    act(3, wording`(?:it is|is|are) alleged (?:that|to)`),
    act(
      3,
      wording`(?:complain(?:t|ant)|allegations?|report|she|he|they|it) .. (?:alleges?|says?|states?|claims?|describes?|is) that`,
    ),
    act(
      3,
      wording`(?:if|as) (?:proven|proved|true|substantiated|alleged|established) … (?:may|would|could|might)`,
    ),
    loosely(2, wording`presumed .. not .. responsible|start from … not responsible|presumption`),
    loosely(
      2.5,
      wording`(?:alleged conduct|conduct alleged|allegations?|what is alleged|nature of (?:the )?(?:complaint|allegations?))(?: \||:)|(?:date|place|location) .. of .. (?:incident|alleged)|(?:possible|alleged|potential) (?:policy )?violations?(?: \||:)`,
    ),
    act(
      2,
      wording`(?:may|can|be able to|get to|entitled to|right to) .. (?:inspect|review|see) .. (?:and review )?.. evidence`,
    ),
    loosely(1.5, wording`knowingly .. (?:false|lying|submitting|mak(?:e|ing)|giving)`),
    act(
      1.5,
      wording`(?:assigned|appointed|named|designated) … investigators?|investigators? … (?:assigned|appointed)`,
    ),
  ],
}

export const noticeOfMeeting: Kind = {
  docType: 'notice_of_meeting_or_interview',
  acts: [
    act(
      6,
      wording`(?:set aside|reserved|blocked out|put you down|holding|kept) … ${when}|${when} … to (?:take|hear|get) your (?:account|side|statement|view)`,
    ),
    act(
      5,
      wording`please (?:bring|come|send|have) … ${when}|(?:has|have) (?:a few|some|more|further|follow-up|several) questions for (?:you|her|him|them)`,
    ),
    act(5, wording`(?:take|hear|get|listen to) your (?:account|side|statement|version|view)`),
    loosely(
      3,
      wording`(?:date|time|day) .. not (?:suit|work|convenient|possible)|(?:does not|doesn't) (?:suit|work)`,
    ),
    loosely(
      6,
      wording`(?:glad|grateful|appreciate|pleased|happy|please|helpful) .. if you (?:could|would|can) .. (?:come|meet|stop|join|call|drop)|(?:come|stop|drop) (?:by|in) … ${when}|(?:see|join|meet) (?:me|us) … ${when}`,
    ),
    act(
      4,
      wording`(?:follow-?up|first|initial|second|further|intake|witness) (?:questions|interview|meeting|talk)`,
    ),
    act(
      7,
      wording`(?:interview|meeting|conference|conversation|appointment|talk) … (?:will (?:be held|take place|be)|is (?:scheduled|set|arranged|booked)|has been (?:scheduled|set|arranged|moved|rescheduled)|shall (?:be held|take place)) … ${when}`,
    ),
    act(
      6,
      wording`(?:would like|want|wish|need|ask|asks|asked|request|requests|requested|invite|invites|invited|required|directed|like|hope) … (?:meet with|interview you|an interview|(?:speak|talk|meet|sit down) with|to meet|to speak|to talk|to attend|to come)`,
    ),
    act(
      6,
      wording`(?:have|has|set|scheduled|arranged|booked) .. (?:scheduled|arranged|set|an?|your|the) .. (?:interview|meeting|appointment) … ${when}`,
    ),
    loosely(
      6,
      wording`(?:could|can|would|will) (?:we|you) .. (?:talk|meet|come|speak|join|stop by) … ${when}`,
    ),
    act(
      5,
      wording`(?:please|you (?:should|must|need to|are to)) (?:come|meet|report|join|appear) … ${when}`,
    ),
    act(
      6,
      wording`(?:identified|named|listed) as a .. (?:witness|person who may|someone who may)|you are not accused`,
    ),
    loosely(
      4,
      wording`purpose of .. (?:interview|meeting|conversation)|(?:interview|meeting) .. (?:date|time|place|location|format)|(?:date|time|place|location|date and time|date, time and place) of .. (?:interview|meeting|conference)`,
    ),
    loosely(
      3,
      wording`(?:why|who|when|where|purpose|participants|date and time|place|those present|format)(?: of the (?:meeting|interview))?(?: \||:)`,
    ),
    act(2, wording`takes? notes|note-?taker`),
    act(2, wording`(?:if|another) .. (?:day|time) … (?:suit|work|bad|better|would like|prefer)`),
  ],
}
