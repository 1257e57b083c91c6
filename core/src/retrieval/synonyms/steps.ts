/** What happens in the process, and when. See `synonyms.ts`. */
export const steps: Readonly<Record<string, string>> = {
  '=10days': '10 days, ten days, 10 day, ten day',
  '=accusation':
    'accusation, allegation, allege, charge against, complaint against, reported me, accused me, accusing me',
  '=appeal':
    'appeal, appellate, overturn, challenge the outcome, reconsider, second look, contest the decision, impugn, contest, dispute the outcome, fight the decision, disagree with the decision, unhappy with the decision, redo, second chance',
  '=appealprocess':
    'appeal process, appeal work, write an appeal, appeal letter, how to appeal, how do i appeal, appeal template, steps to appeal',
  '=beforeend':
    'without a hearing, before a decision, before the decision, before the hearing, before anything is proven, before any hearing, before it is over, pending investigation, during the investigation, while the investigation, before being found, without proof, already punished, before a finding, not even decided, before the process ends',
  '=burden':
    'burden, burden of proof, who has to prove, who has to gather, who proves, disprove, my job to prove, prove my innocence, prove im innocent, have to prove, prove it',
  '=calendar':
    'calendar days, business days, school days, working days, weekends, count days, weekend, calendar, holidays',
  '=changed':
    'changed the charges, new charges, add charges, added charges, new allegations, different allegations, added allegations, more allegations',
  '=clearconvincing': 'clear and convincing, highly probable',
  '=consolidate':
    'consolidate, consolidated, combine, join the cases, together as one case, more than one complaint, several complaints',
  '=counter':
    'counterclaim, counter complaint, cross complaint, file against her, file against him, accuse her back, file one back, countercomplaint, both file, against each other, each other, file my own, accuse back',
  '=cross':
    'cross examination, cross examine, cross examined, cross examining, crossexamination, cross x, cross exam, questioned by, question me, questioning, interrogate, grill',
  '=defend':
    'defend myself, how do i defend, clear my name, what now, what do i do first, first thing to do, just got a letter, just got an email, got served',
  '=delay':
    'delay, extension, extend, extended, postpone, more time, push back, reschedule, good cause, put off, stalled, pause, paused, on hold, hold off, stop the clock, froze',
  '=determination':
    'determination, written determination, outcome, verdict, ruling, finding, findings, decision, decide, result, outcome letter, decision letter, final decision',
  '=dismiss':
    'dismiss, dismissal, thrown out, throw out, drop my case, case closed, close the case, closed my case, case was closed, tossed, case dropped, case ended, turned away, wont investigate, refused to investigate, wont take my case, not title ix, reject my complaint, rejected my complaint, rejected, no jurisdiction, was dropped, got dropped, been dropped, dropped my, closed with no reason, they dropped it, shut it down, shut down my, closing the file, closing my file, not moving forward, not move forward, wont move forward, not go forward, rise to the level, threw it out, threw out, closing it, closing my case',
  '=doubt': 'reasonable doubt, beyond a reasonable doubt',
  '=evidence': 'evidence, prove, proof, proofs, exhibit',
  '=evidencefile':
    'evidence file, case file, evidence packet, evidence they collected, hyperlink to evidence, see the file, the file, whole file, full file, dropbox link, view only',
  '=final':
    'final, becomes official, locked in, is that the end, the end of it, case closed for good, take effect, takes effect',
  '=formal':
    'formal complaint, formally complain, file a complaint, filed a complaint, official complaint, grievance, press charges, sign a complaint, make it official, file formally, making it official, open a case, go formal, going formal, files on me, filed on me, official thing',
  '=guilty': 'found responsible, responsible, guilty, at fault, finding of responsibility',
  '=hearing': 'hearing, live hearing, trial, tribunal',
  '=howlong':
    'how long, how many days, how many weeks, how many months, time limit, timeline, time frame, timeframe, deadline, duration, how soon, how fast, how much time, taking forever, takes so long, statute of limitation, taking too long, when will it end, drag on, dragging, months, been months, taking months, weeks, it has been, forever, slow, so slow, years, any limit, is there a limit, when do they decide, when will they decide',
  '=inference': 'inference, infer, hold it against, used against, count against',
  '=informal':
    'informal resolution, mediation, mediate, mediator, restorative justice, restorative, informal process, settle, settlement, informal agreement, alternative resolution, facilitated, talk it out, sit down with him, sit down with her, work it out, another way, other way than, without an investigation, agreement instead, facilitated conversation, apology, apology letter, settle it, facilitator, mediated, restorative circle, peace circle',
  '=interview':
    'interview, meeting, investigative interview, statement to the investigator, come to the office, called me in, call me in, called in, summoned, sit down with the investigator, questioned by the investigator, be interviewed, asked me to come in, zoom call, talk to the investigator, meet with the investigator, my statement, give a statement, intake meeting, intake',
  '=investigate':
    'investigation, investigate, investigating, looking into it, being investigated, under investigation, open an investigation, start an investigation',
  '=investreport':
    'investigative report, investigation report, final report, investigators report, draft report, summary of evidence, the report, a report says, investigators summary',
  '=joined':
    'two people, several people, both cases, group assault, more than one respondent, joined together, same hearing, two respondents, two complainants',
  '=leave': 'administrative leave, paid leave, put on leave, placed on leave',
  '=mistake':
    'mistake, mistakes, error, errors, inaccurate, wrong in the report, fix it, correct it, misquoted, got it wrong, left out, leaves out, missing from, ignored my, didnt say, never said, things i didnt say, twisted',
  '=newevidence':
    'new evidence, new proof, new witness, came out later, found after, came forward later, confessed, recently found, surfaced, turned up, was not available',
  '=nocontact':
    'no contact order, no contact, nco, contact order, no contact directive, stay away order, mutual no contact, stay away from, keep him away, keep her away, keep away from me, dont want to see him, cant contact, told not to contact, no talking to',
  '=noshow':
    'not show up, dont show up, doesnt show up, skip the hearing, no show, refuse to answer, refuse to testify, not attend, dont attend, not participate, refuse to participate, refuses to be questioned, stay home, not testify, ignore them, dont respond, ignore the emails, ignore it, refuse to go, refuse to be interviewed, do i have to go, do i have to participate, dont want any part, stay silent, right to remain silent, decline to, dont want to testify, have to testify, forced to testify, take the fifth, have to talk, have to answer questions, have to answer their questions, have to answer his questions, dont go to, absent from the hearing, absence from the hearing',
  '=notguilty':
    'not responsible, innocent, not guilty, cleared, not at fault, let off, got off, acquitted',
  '=notice':
    'notice, notify, notified, notification, letter of allegations, notice of allegations, first letter, written notice, inform me, what i did wrong, what im accused of, what i am accused of, what they say i did, dont know what i did, what the allegations are, accusing me of, supposed to have done, initial letter, nothing in writing, no details, policy section, which policy, policy i broke, rule i broke, section i broke, which rule i broke',
  '=onlyword':
    'he said she said, my word against, word against, only my word, just my word, no witnesses, no proof, dont have proof, no evidence, credibility, believe me, believed, memory, credible, count less, worth less, believable',
  '=partial':
    'part of my complaint, only part, some of my, some of the allegations, one of the allegations, just that part',
  '=postpone':
    'postpone, postponed, reschedule, rescheduled, move the hearing, later date, different date, push it back, adjourn, conflict with finals',
  '=preponderance': 'preponderance, more likely than not, 51 percent, fifty percent',
  '=presumed':
    'presumption, presume, presumed, innocent until, already decided, already think, think i did it, assume i did it, treated as guilty, treat me like, treated like, made up their mind, taken for guilty, assumed guilty, acting like i did it, presumed not responsible, presumption of innocence, guilty until, until proven, before proven, look guilty, seen as guilty, assumed responsible, assume he did it',
  '=procedural':
    'procedural irregularity, procedural, skipped steps, skipped a step, deviation, broke its own rules, own rules, didnt follow, did not follow, failed to follow, procedure, procedural error, own policy, violated policy, against policy, step went wrong, irregularity, never got the evidence, never sent me',
  '=reason': 'reasons, rationale, justification, why they',
  '=recording':
    'recording, recorded, audio, audiovisual, record the hearing, transcript of the hearing, taped',
  '=relevance':
    'relevant, relevance, irrelevant, skipped questions, skipped, refused my question, refused the question, blocked my question, disallow, wont allow my question, question denied, explain why, explanation, zero explanation, character',
  '=remedy': 'remedy, remedies, restore, made whole, make it right, preserve equal access',
  '=removal':
    'emergency removal, interim suspension, interim removal, kicked off campus, removed from campus, emergency suspension, removed immediately, suspended before, suspended right away, remove from class, immediate suspension, banned from campus, told me to leave, took my badge, locked out, barred from, escorted off, kicked off, no trespass, trespass order, cant go to class until, removed from the dorm, kicked out of the dorm, kicked out of my dorm, sent home, remote classes only, kicked me out of, throw me off, throw him off, thrown off campus, threw me off',
  '=report':
    'report, reporting, tell the school, disclose, disclosure, come forward, turn him in, speak up',
  '=respond':
    'respond, response, reply, rebut, rebuttal, answer the evidence, answer the report, written response, written answer, comment on',
  '=review':
    'inspect and review, inspect, review, look at the evidence, see the evidence, view the evidence, access to the evidence, see everything, see what they have, see what she said, see what he said, look over, see what',
  '=sameroom':
    'same room, separate room, face him, face her, face them, face to face, see him, see her, separate rooms, sit across, in front of him, video, zoom, virtual, virtually, remote, online hearing, livestream, have to see, behind a screen, screen between, by video, over zoom, remotely, from another room',
  '=sanction':
    'sanction, punishment, discipline, disciplinary, penalty, consequence, expel, expelled, expulsion, suspend, suspended, suspension, probation, kicked out, kick him out, kick me out, punish, kick me off, kick him off, lose my scholarship, scholarship, registration hold, diploma hold, degree withheld, thrown out of school, worst they could do, warning, community service, penalties, lose my assistantship, diploma, ban from, no degree, revoke, trespassed',
  '=sign': 'sign, signed, signature, e sign, signing',
  '=simultaneous':
    'same time, simultaneous, simultaneously, at once to both, before me, he got it first, she got it first',
  '=standard':
    'standard of evidence, standard of proof, burden of persuasion, how sure, level of proof, evidentiary standard, standard used, how much proof, how much evidence, proof do they need, how certain, enough evidence, evidence enough, how sure do they, level of certainty',
  '=steps':
    'steps, roadmap, stages, order of events, what happens next, whats next, process work, overview, timeline overview, how does the process work, how does it work, comes after, next step, comes next, what happens after, happens after, next phase, then what, after that what',
  '=stopgap':
    'change class, switch class, same class, class with him, class with her, in class with, move dorm, moving dorms, change dorm, switch dorm, schedule change, change my schedule, class change, different section, extension on homework, extensions on homework, homework extension, extension on my paper, make up exam, excused absence, incomplete grade, late homework, extra time on assignments, missed class, assignments, exam, exams, finals, seat change, sits next to, sit next to, same lab, lunch period, locker, move my seat, sits behind, different dorm, new room, room change, avoid him, avoid her, walk me, work schedule, schedule, transfer sections, same shift, room switch, switch rooms, late work, missed work, make up the test, semester off, time off, leave of absence, failing everything, failing my classes, behind on, dining hall',
  '=supportive':
    'supportive measure, support measure, interim measure, accommodation, accommodations, safety measure, protective measure, interim support, help me with classes, safety plan, counseling through school, accomodation, accomodations, escort, walk me to my, help from the school, owe him any help',
  '=withdraw':
    'withdraw, drop the complaint, take it back, drop it, back out, retract, drop charges, change my mind, pull my complaint, take back my complaint, call off, pull out, want to stop, stop the process, quit the case, regret filing, cancel my complaint, cancel, no longer want, want it to stop, stop the investigation, withdrew it, withdrew, withdrew the complaint, withdrew her complaint, withdrew his complaint, still open, reopened, reopen',
}
