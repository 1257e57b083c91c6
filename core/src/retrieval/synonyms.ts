/**
 * What people write for the same thing. Each line is a concept with its forms, parted by commas: single words
 * or phrases, in any inflection. A form stands for its concept in the guide and in a question alike. Names
 * of concepts begin with a sign that no word has.
 */
export const synonyms: Readonly<Record<string, string>> = {
  '=respondent':
    'respondent, accused, accused of, accused person, person accused, person named, named in the report, alleged perpetrator, perpetrator, harasser, assailant, rapist, abuser, attacker, person i reported, guy i reported, person reported, accused student, the one accused, defendant',
  '=accusation':
    'accusation, allegation, allege, charge against, complaint against, reported me, accused me, accusing me',
  '=complainant':
    'complainant, accuser, victim, survivor, reporting party, person who reported, girl who reported, guy who reported, person reporting, alleged victim, reporting student, plaintiff',
  '=parties': 'party, both sides, each side, either side, other side, other person, other party',
  '=lawyer':
    'lawyer, attorney, counsel, legal representation, attorney at law, legal counsel, public defender',
  '=advisor':
    'advisor, adviser, support person, advocate with me, advisor of choice, bring someone, person with me, accompany, come with me',
  '=coordinator':
    'coordinator, title ix office, title ix coordinator, tix office, title ix person, title ix coord, title ix officer',
  '=investigator': 'investigator, fact finder, investigating officer',
  '=investigate':
    'investigation, investigate, investigating, looking into it, being investigated, under investigation, open an investigation, start an investigation',
  '=decider':
    'decision maker, decisionmaker, hearing officer, hearing panel, panel, adjudicator, hearing board, hearing chair, who decides, whoever decides, chairperson, ultimate decision, final say, who judges, people who decide, who makes the decision',
  '=determination':
    'determination, written determination, outcome, verdict, ruling, finding, findings, decision, decide, result, outcome letter, decision letter, final decision',
  '=notguilty':
    'not responsible, innocent, not guilty, cleared, not at fault, let off, got off, acquitted',
  '=presumed':
    'presumption, presume, presumed, innocent until, already decided, already think, think i did it, assume i did it, treated as guilty, treat me like, treated like, made up their mind, taken for guilty, assumed guilty, acting like i did it, presumed not responsible, presumption of innocence, guilty until, until proven, before proven, look guilty, seen as guilty, assumed responsible, assume he did it',
  '=guilty': 'found responsible, responsible, guilty, at fault, finding of responsibility',
  '=evidence': 'evidence, prove, proof, proofs, exhibit',
  '=evidencefile':
    'evidence file, case file, evidence packet, evidence they collected, hyperlink to evidence, see the file, the file, whole file, full file, dropbox link, view only',
  '=standard':
    'standard of evidence, standard of proof, burden of persuasion, how sure, level of proof, evidentiary standard, standard used, how much proof, how much evidence, proof do they need, how certain, enough evidence, evidence enough, how sure do they, level of certainty',
  '=preponderance': 'preponderance, more likely than not, 51 percent, fifty percent',
  '=clearconvincing': 'clear and convincing, highly probable',
  '=doubt': 'reasonable doubt, beyond a reasonable doubt',
  '=burden':
    'burden, burden of proof, who has to prove, who has to gather, who proves, disprove, my job to prove, prove my innocence, prove im innocent, have to prove, prove it',
  '=hearing': 'hearing, live hearing, trial, tribunal',
  '=cross':
    'cross examination, cross examine, cross examined, cross examining, crossexamination, cross x, cross exam, questioned by, question me, questioning, interrogate, grill',
  '=appeal':
    'appeal, appellate, overturn, challenge the outcome, reconsider, second look, contest the decision, impugn, contest, dispute the outcome, fight the decision, disagree with the decision, unhappy with the decision, redo, second chance',
  '=dismiss':
    'dismiss, dismissal, thrown out, throw out, drop my case, case closed, close the case, closed my case, case was closed, tossed, case dropped, case ended, turned away, wont investigate, refused to investigate, wont take my case, not title ix, reject my complaint, rejected my complaint, rejected, no jurisdiction',
  '=withdraw':
    'withdraw, drop the complaint, take it back, drop it, back out, retract, drop charges, change my mind, pull my complaint, take back my complaint, call off, pull out, want to stop, stop the process, quit the case, regret filing, cancel my complaint, cancel, no longer want, want it to stop, stop the investigation, withdrew it, withdrew, withdrew the complaint, withdrew her complaint, withdrew his complaint, still open, reopened, reopen',
  '=informal':
    'informal resolution, mediation, mediate, mediator, restorative justice, restorative, informal process, settle, settlement, informal agreement, alternative resolution, facilitated, talk it out, sit down with him, sit down with her, work it out, another way, other way than, without an investigation, agreement instead, facilitated conversation, apology, apology letter, settle it',
  '=supportive':
    'supportive measure, support measure, interim measure, accommodation, accommodations, safety measure, protective measure, interim support, help me with classes, safety plan, counseling through school',
  '=nocontact':
    'no contact order, no contact, nco, contact order, no contact directive, stay away order, mutual no contact, stay away from, keep him away, keep her away, keep away from me, dont want to see him, cant contact, told not to contact, no talking to',
  '=removal':
    'emergency removal, interim suspension, interim removal, kicked off campus, removed from campus, emergency suspension, removed immediately, suspended before, suspended right away, remove from class, immediate suspension, banned from campus, told me to leave, took my badge, locked out, barred from, escorted off, kicked off, no trespass, trespass order, cant go to class until, removed from the dorm, kicked out of the dorm, kicked out of my dorm, sent home, remote classes only, kicked me out of',
  '=leave': 'administrative leave, paid leave, put on leave, placed on leave',
  '=retaliation':
    'retaliation, retaliate, retaliating, revenge, payback, get back at me, punish me for reporting, backlash, intimidate, coerce, pressure me, since i reported, because i reported, for reporting, after i reported, after i filed, since i filed, because i filed, for filing, for testifying, being a witness, benched, fired, cut my hours, failed me, lowered my grade, bullied, threatened me, threats, threaten, telling me to drop, getting harassed for, punished for reporting, trying to scare me, scare me, mad at me for, punish me for filing, for complaining',
  '=harassment':
    'harassment, harass, sexual harassment, sexually harassed, creepy, catcall, catcalled, catcalling, hostile environment, sexual misconduct, misconduct, sexist, comments about my body, gross, remarks, jokes, unwanted, unwelcome, rumors about my sex life, sexual comments, sexual jokes, staring, dick pic, unsolicited pictures',
  '=assault':
    'assault, sexual assault, rape, raped, sexually assaulted, molested, groped, grope, groping, fondle, fondling, touched me, touching me, touches us, hits me, hit me, forced himself, forced me, inappropriate touching, violated me, forced kiss, drugged, kissed me, roofied, pinned me, took advantage, non consensual, without my consent, sex without consent, assaulted by',
  '=stalking':
    'stalking, stalk, stalker, following me, follows me, keeps showing up, shows up everywhere, cyberstalking, cyberstalked, airtag, tracker, tracking me, tracking my phone, shows up at my, waits outside, waiting outside',
  '=datingviolence':
    'dating violence, domestic violence, intimate partner violence, abusive relationship, partner violence',
  '=quidpro':
    'quid pro quo, this for that, sleep with, grade for sex, sexual favor, for a better grade',
  '=formal':
    'formal complaint, formally complain, file a complaint, filed a complaint, official complaint, grievance, press charges, sign a complaint, make it official, file formally, making it official, open a case, go formal, going formal',
  '=report':
    'report, reporting, tell the school, disclose, disclosure, come forward, turn him in, speak up',
  '=anonymous':
    'anonymous, anonymously, without my name, keep my name out, not give my name, hide my name',
  '=confidential':
    'confidential, confidentiality, private, privacy, keep it secret, secret, keep quiet, who finds out, who will know, who else knows',
  '=gag':
    'gag order, gag, not allowed to talk, forbidden to talk, nda, non disclosure, stay silent, cannot talk, talk to anyone, cant talk, cant discuss, cant tell anyone, stay quiet',
  '=privileged':
    'privilege, privileged, attorney client, doctor patient, emails with my lawyer, with my lawyer, with my attorney, between me and my attorney, between me and my lawyer, talks with my lawyer, privileged communications, waive, waiver, confession to a priest, pastor',
  '=therapy':
    'therapy, therapist, counseling, counselor, counselling, counsellor, psychologist, psychiatrist, therapy notes, mental health record, medical record, health record, treatment record, medical file, health center, counseling center, hospital record, diagnosis',
  '=sexualhistory':
    'sexual history, sexual past, dating history, past partner, previous partner, slept with before, sexual behavior, prior sexual, rape shield, body count, who i slept with, past relationship, promiscuous, ex boyfriends, hooked up before, old relationship, relationship with someone else, relationship with another, other relationships, dated before, hookup, hookups, slept around, tinder, dating app, what i wore, wearing, virginity, my ex and i, slept together before',
  '=sameroom':
    'same room, separate room, face him, face her, face them, face to face, see him, see her, separate rooms, sit across, in front of him, video, zoom, virtual, virtually, remote, online hearing, livestream, have to see, behind a screen, screen between, by video, over zoom, remotely, from another room',
  '=k12':
    'k 12, k12, high school, middle school, elementary, elementary school, grade school, junior high, secondary school, school district, district, principal, kindergarten, preschool, freshman in high school, vice principal, homeroom, school board, private school, primary school, grader, 8th grade, 7th grade, 9th grade, 10th grade, 11th grade, 12th grade, 6th grade, first grader, school nurse, superintendent, kindergartner, recess, bus driver, iep, eighth grader, playground, year olds, 3rd grade, 4th grade, 5th grade, second grade, third grade, fourth grade, fifth grade, sixth grade, seventh grade, ninth grade, sophomore in high school, school bus, prom, gym class, teen, lunchroom, cafeteria table',
  '=college':
    'college, university, postsecondary, campus, professor, undergrad, grad school, graduate student, community college, higher ed, grad student, faculty',
  '=dorm': 'dorm, dormitory, residence hall, housing, roommate, resident assistant, apartment',
  '=employee':
    'employee, faculty, staff, teacher, professor, coach, instructor, teaching assistant, boss, supervisor, lecturer, janitor, lunch aide, custodian, security guard, dean, administrator, principal, librarian, nurse, staff member, works for the school, employed by, adjunct, trainer',
  '=minor': 'minor, underage child, under 18',
  '=parent':
    'parent, guardian, mom, mother, dad, father, my son, my daughter, my child, my kid, folks, parents, step dad, stepmom, grandparent, my teen, family',
  '=howlong':
    'how long, how many days, how many weeks, how many months, time limit, timeline, time frame, timeframe, deadline, duration, how soon, how fast, how much time, taking forever, takes so long, statute of limitation, taking too long, when will it end, drag on, dragging, months, been months, taking months, weeks, it has been, forever, slow, so slow, years, any limit, is there a limit, when do they decide, when will they decide',
  '=delay':
    'delay, extension, extend, extended, postpone, more time, push back, reschedule, good cause, put off, stalled',
  '=10days': '10 days, ten days, 10 day, ten day',
  '=calendar':
    'calendar days, business days, school days, working days, weekends, count days, weekend, calendar, holidays',
  '=cost':
    'cost, fee, free, afford, charge me, pay for, how much, expensive, money, no money, broke, bill me',
  '=notice':
    'notice, notify, notified, notification, letter of allegations, notice of allegations, first letter, written notice, inform me, what i did wrong, what im accused of, what i am accused of, what they say i did, dont know what i did, what the allegations are, accusing me of, supposed to have done, initial letter, nothing in writing, no details',
  '=investreport':
    'investigative report, investigation report, final report, investigators report, draft report, summary of evidence, the report, a report says, investigators summary',
  '=review':
    'inspect and review, inspect, review, look at the evidence, see the evidence, view the evidence, access to the evidence, see everything, see what they have, see what she said, see what he said, look over, see what',
  '=bias':
    'bias, biased, conflict of interest, unfair, impartial, one sided, friends with, knows him, takes sides, favoritism, prejudiced, neutral, on his side, on her side, partial, taken sides, taking sides, works for, his friend, her friend, related to, married to, wife works, already sided, unfair treatment, believe all women, favors, against me from the start, calling her the victim, believe women, personal connection, same church, follows her, follows him, on facebook, golf buddy, went to college with, knows her, knows his family, knows her family, personal friend, donor, her sorority sister, his frat brother, favoring, made up his mind, made up her mind, already made up, like dirt, protects, star player, hard questions, one sided investigation, leading questions, rude to me, believes her, believes him, believe her, believe him',
  '=training':
    'training, trained, training material, no clue, qualified, qualifications, training slides',
  '=samePerson':
    'same person, single investigator, same dean, investigator decides, also deciding, same official',
  '=sanction':
    'sanction, punishment, discipline, disciplinary, penalty, consequence, expel, expelled, expulsion, suspend, suspended, suspension, probation, kicked out, kick him out, kick me out, punish, kick me off, kick him off, lose my scholarship, scholarship, registration hold, diploma hold, degree withheld, thrown out of school, worst they could do, warning, community service, penalties, lose my assistantship, diploma, ban from, no degree, revoke, trespassed',
  '=remedy': 'remedy, remedies, restore, made whole, make it right, preserve equal access',
  '=police':
    'police, cop, cops, criminal, arrested, law enforcement, detective, district attorney, prosecutor, arrest, criminal case, criminal investigation, officer, 911 call, press charges, police report, jail',
  '=protectiveorder': 'restraining order, protective order, order of protection, protection order',
  '=ocr':
    'ocr, office for civil rights, department of education, federal complaint, complain to the government, feds, dept of education, dept of ed, above the title ix coordinator, who do i complain to, higher authority, report the school, complain about the school, complaint against the school, school ignores its own rules, outside agency, government, office of civil rights, federal government, ocr complaint, file with ocr, department of ed, federal office',
  '=clery': 'clery, clery act, vawa, violence against women act, 1092',
  '=ferpa': 'ferpa, education records, student records, 1232g',
  '=record':
    'record, records, paper trail, file kept, permanent record, disciplinary record, notation, follow me, next school, next university, next college, job background check, background check, transcript, transcript notation, grad school application, permanent, employers, future employer, seven years',
  '=recording':
    'recording, recorded, audio, audiovisual, record the hearing, transcript of the hearing, taped',
  '=abroad':
    'study abroad, abroad, overseas, another country, other country, foreign country, outside the united states, spain, italy, france, mexico, london, out of the country',
  '=offcampus':
    'off campus, off campus house, off campus party, fraternity, frat, sorority, frat house, house party, private apartment, off school grounds, greek life, bar',
  '=online':
    'online, social media, instagram, snapchat, group chat, internet, nudes, deepfake, tiktok, dm, dms, sexting, cyber',
  '=amnesty':
    'amnesty, drinking, alcohol, drunk, underage drinking, drugs, weed, drug use, were drinking, been drinking, intoxicated, drinking age, high that night, on drugs, edibles, under the influence, was drinking, beer, party drugs',
  '=falsestatement':
    'false statement, lying, lied, liar, bad faith, false report, false accusation, falsely accused, made it up, lies, making it up, fake accusation, lie',
  '=transferred':
    'transferred, graduated, left the school, dropped out, withdrew from school, no longer enrolled, no longer a student, left school, leaves school, transfers, graduates, graduation, quit the school, different college, another college, another school, different school, not a student, former student, alum, alumni, alumnus, left in, not enrolled, moved away, moved schools, switching schools, changes schools, quit school, dropping out, drop out',
  '=noshow':
    'not show up, dont show up, doesnt show up, skip the hearing, no show, refuse to answer, refuse to testify, not attend, dont attend, not participate, refuse to participate, absence, absent, refuses to be questioned, stay home, not testify, ignore them, dont respond, ignore the emails, ignore it, refuse to go, refuse to be interviewed, do i have to go, do i have to participate, dont want any part, stay silent, right to remain silent, decline to, dont want to testify, have to testify, forced to testify, take the fifth, have to talk, have to answer questions, have to answer their questions, have to answer his questions, dont go to',
  '=inference': 'inference, infer, hold it against, used against, count against',
  '=rule2024':
    '2024 rule, new rule, biden rule, 106.46, 2024 regulations, vacated, new title ix rule, new regulations, sex based harassment, 2024 regs, 2024 title ix, 2024',
  '=rule2020':
    '2020 rule, trump rule, 2020 regulations, rule in force, which rule, current rule, 2020 regs, devos, 2020',
  '=pregnant':
    'pregnant, pregnancy, parenting student, maternity, childbirth, breastfeeding, nursing a baby, lactation, baby',
  '=witness':
    'witness, character witness, expert witness, witnesses, expert, witnesses count, testified, testify for, witness statement, eyewitness, people who saw, friends who saw, roommate saw',
  '=interview':
    'interview, meeting, investigative interview, statement to the investigator, come to the office, called me in, call me in, called in, summoned, sit down with the investigator, questioned by the investigator, be interviewed, asked me to come in, zoom call, talk to the investigator, meet with the investigator, my statement, give a statement, intake meeting, intake',
  '=prepare':
    'prepare, get ready, preparation, preparing, practice, what should i bring, what to bring, what to expect, practice questions, nervous about',
  '=keep':
    'keep evidence, save, preserve, screenshot, screenshots, delete, deleted, saving, preserving, back up, backup, metadata, saved, clothes, photos, bruises, receipts',
  '=texts':
    'text message, message, texts, dms, snapchat, emails, chat log, messages, screenshots, snap, dm, call log, phone records, voicemail, video, footage, camera',
  '=selfcare':
    'anxiety, anxious, stress, stressed, sleep, panic attack, overwhelmed, cope, coping, burned out, cant focus, breakdown, flashbacks, nightmares, cant sleep, depressed, get through this, mental health, exhausted, crying, scared, lonely, alone, numb, limbo, overwhelming, hopeless, scared all the time, panic attacks, self care, therapy for myself',
  '=eeoc': 'eeoc, title vii, employment discrimination, job discrimination, workplace',
  '=state':
    'state law, california, new york, sb 493, 129 b, enough is enough, my state, our state, state says, state rule, state rules, texas, florida, illinois, new jersey, massachusetts, state statute',
  '=religious': 'religious, religious exemption, catholic, christian school',
  '=severe':
    'severe, pervasive, objectively offensive, serious enough, bad enough, one time, one comment, gross comment',
  '=consent':
    'consent, consented, incapacitated, passed out, too drunk to consent, affirmative consent, yes means yes, froze, said no, said yes, never said yes, didnt say no, blackout, blacked out drunk, asleep, unconscious, too drunk, coerced into, pressured into',
  '=consolidate':
    'consolidate, consolidated, combine, join the cases, together as one case, more than one complaint, several complaints',
  '=counter':
    'counterclaim, counter complaint, cross complaint, file against her, file against him, accuse her back, file one back, countercomplaint, both file, against each other, each other, file my own, accuse back',
  '=code':
    'code of conduct, conduct code, student conduct, student handbook, conduct policy, conduct office',
  '=actualknowledge':
    'actual knowledge, school knew, on notice, mandated reporter, mandatory reporter, responsible employee, have to tell title ix, has to tell title ix, required to tell, required to report, have to report it, has to report it, obligated to report, must report, keep a secret, in confidence',
  '=deliberate':
    'deliberately indifferent, deliberate indifference, clearly unreasonable, did nothing, ignored me, ignored my report, school ignored, not doing anything, wont do anything, swept under, nothing happened, no one did anything, nobody did anything, never did anything, brushed off, brushed me off, no response, havent heard back, never heard back, never got back, wont answer my emails, doing nothing, does nothing, do nothing, didnt do anything, not helping, wont help, ghosted me, not respond, wont respond, dont respond to me',
  '=ferpaaccess': 'access my file, copy of my file',
  '=unwilling':
    'dont want to file, not ready, dont want anything formal, without filing, without a formal complaint, file anything',
  '=include':
    'include, contain, supposed to say, supposed to put, supposed to be in, should say, should be in, must say, has to say, goes in, has to be in, must be in, what does it say',
  '=stopgap':
    'change class, switch class, same class, class with him, class with her, in class with, move dorm, moving dorms, change dorm, switch dorm, schedule change, change my schedule, class change, different section, extension on homework, extensions on homework, homework extension, extension on my paper, make up exam, excused absence, incomplete grade, late homework, extra time on assignments, missed class, assignments, exam, exams, finals, seat change, sits next to, sit next to, same lab, lunch period, locker, move my seat, sits behind, different dorm, new room, room change, avoid him, avoid her, walk me, work schedule, schedule, transfer sections',
  '=court':
    'court, sue, lawsuit, suing, sued, judge, injunction, damages, file suit, take them to court, legal action, litigation',
  '=titleix': 'title ix, title nine, titulo ix, titulo nueve',
  '=whatistitleix':
    'what is title ix, what title ix is, what does title ix mean, explain title ix, title ix explained, title ix mean, title ix for dummies, title ix basics, title ix in a nutshell, what title ix does, que es titulo ix, what is title nine, understand title ix',
  '=tellemployee':
    'told my teacher, told a teacher, told my coach, told my professor, told my ra, told a counselor, told the principal, told my gym teacher, tell my teacher, tell a teacher, tell my professor, tell my ra, tell a coach, telling a teacher, telling my ra, told security, tell security, told someone at school, told the counselor, told the nurse, told my advisor at school, teacher knows, teacher knew, teacher saw, coach knew, tell my favorite, tell my therapist, tell an advisor, tell a dean, told the dean, told a dean, told hr, tell hr',
  '=talk':
    'tell my friends, talk to my friends, tell people, talk about it, talk about the case, discuss the case, discuss the allegations, tell anyone, share my story, speak about, tell others, keep quiet, talk to a reporter, student paper, talk to the press, tell my roommate',
  '=mistake':
    'mistake, mistakes, error, errors, inaccurate, wrong in the report, fix it, correct it, misquoted, got it wrong, left out, leaves out, missing from, ignored my, didnt say, never said, things i didnt say, twisted',
  '=beforeend':
    'without a hearing, before a decision, before the decision, before the hearing, before anything is proven, before any hearing, before it is over, pending investigation, during the investigation, while the investigation, before being found, without proof, already punished, before a finding, not even decided, before the process ends',
  '=onlyword':
    'he said she said, my word against, word against, only my word, just my word, no witnesses, no proof, dont have proof, no evidence, credibility, believe me, believed, memory',
  '=appealprocess':
    'appeal process, appeal work, write an appeal, appeal letter, how to appeal, how do i appeal, appeal template, steps to appeal',
  '=steps':
    'steps, roadmap, stages, order of events, what happens next, whats next, process work, overview, timeline overview, how does the process work, how does it work, comes after, next step, comes next, what happens after, happens after, next phase, then what, after that what',
  '=rights':
    'due process, entitled, my rights, rights of, which rights, what rights, rights do i have, protections, what am i allowed, derechos',
  '=reporter':
    'someone else reported, third party, reported for me, bystander, saw something, saw it happen, my friend reported',
  '=copy':
    'copy, copies, hard copy, electronic, electronically, print, download, paper copy, keep a copy, take notes, photograph the file, only look at it',
  '=disability':
    'disability, learning disability, disabled, dyslexia, adhd, autism, autistic, deaf, blind, wheelchair, 504 plan, iep, ada, interpreter, translator, translation, translate, english isnt my first language, dont speak english, esl, screen reader',
  '=freespeech':
    'first amendment, free speech, freedom of speech, op ed, posted about, tweet, tweeted, newspaper article, post online, speech, school paper, gossip, rumors, rumor, spreading, constitution, posting',
  '=organize':
    'organize, organise, folder, binder, keep track, sort, log, journal, diary, timeline of events, chronological, spreadsheet, paperwork',
  '=writing':
    'write my, writing my, write a, draft, template, how to write, blank page, word it, wording, email the coordinator, what to write, sample letter, put in writing, statement writing, phrase',
  '=partial':
    'part of my complaint, only part, some of my, some of the allegations, one of the allegations, just that part',
  '=relevance':
    'relevant, relevance, irrelevant, skipped questions, skipped, refused my question, refused the question, blocked my question, disallow, wont allow my question, question denied, explain why, explanation, zero explanation, character',
  '=scared':
    'terrified of, scared of him, scared to see, afraid to see, panic seeing, see my attacker, see my rapist, see my abuser',
  '=athlete':
    'athlete, athletics, team, sport, sports, coach, locker room, soccer, football, basketball',
  '=contactinfo':
    'who is the title ix coordinator, find the coordinator, contact the coordinator, coordinators email, coordinators name, phone number, email address, how do we find, how do i reach, reach them, title ix contact',
  '=designate': 'designate, appoint, name a coordinator',
  '=actfor':
    'on behalf of, for my child, for my kid, for my daughter, for my son, for my 12, for her, file for, sign for, speak for',
  '=job':
    'job, contract, renewed, promotion, raise, hours, shift, work study, paycheck, employment, hired, rehired',
  '=reveal':
    'be told why, told why, be told about, find out why, explain to my professors, tell my professors why',
  '=footage':
    'footage, camera, security camera, cctv, surveillance, key card, swipe records, door logs, recording from',
  '=hide':
    'hide, hiding, withhold, withheld, withholding, keep from me, redacted, redaction, not in the file, missing pages, wont show me, wont let me see, wont share, left out of the file, not in the report, wont be in the report, hid',
  '=sign': 'sign, signed, signature, e sign, signing',
  '=age': 'how old, too young, age limit',
  '=changed':
    'changed the charges, new charges, add charges, added charges, new allegations, different allegations, added allegations, more allegations',
  '=simultaneous':
    'same time, simultaneous, simultaneously, at once to both, before me, he got it first, she got it first',
  '=advisorjob':
    'advisors job, what does an advisor do, what can my advisor do, advisors role, job exactly, pass notes, whisper, object, talk for me, speak for me, potted plant, speak in interviews, speak at all, talk during, speak during, advisor speak, advisor talk, advisor say, talk in the interview, speak in the interview, speak at the hearing, sit silently, sit there, stay quiet in',
  '=respond':
    'respond, response, reply, rebut, rebuttal, answer the evidence, answer the report, written response, written answer, comment on',
  '=procedural':
    'procedural irregularity, procedural, skipped steps, skipped a step, deviation, broke its own rules, own rules, didnt follow, did not follow, failed to follow, procedure, procedural error, own policy, violated policy, against policy, step went wrong, irregularity, never got the evidence, never sent me',
  '=final':
    'final, becomes official, locked in, is that the end, the end of it, case closed for good, take effect, takes effect',
  '=recordkeep':
    'erased, erase, destroy, destroyed, purge, how long do they keep, keep the records, keep records, keep the file, retention, archive, archives, expunge, expunged, sealed',
  '=newevidence':
    'new evidence, new proof, new witness, came out later, found after, came forward later, confessed, recently found, surfaced, turned up, was not available',
  '=defend':
    'defend myself, how do i defend, clear my name, what now, what do i do first, first thing to do, just got a letter, just got an email, got served',
  '=postpone':
    'postpone, postponed, reschedule, rescheduled, move the hearing, later date, different date, push it back, adjourn, conflict with finals',
  '=safe':
    'safe devices, private browsing, incognito, browser history, clear my history, spyware, hacked, hacked my, read my phone, checks my phone, passwords, location sharing',
  '=family':
    'tell my parents, tell my family, tell my mom, tell my dad, family to find out, parents to find out, my family know, should my family',
  '=joined':
    'two people, several people, both cases, group assault, more than one respondent, joined together, same hearing, two respondents, two complainants',
  '=pay': 'who pays, insurance, billed, reimburse, refund',
  '=reason': 'reasons, rationale, justification, why they',
  '=judicial': 'jury, judge and jury, peers, students on the panel',
}

/** What a word of a question also looks for, at less than its own weight. */
export const related: Readonly<Record<string, readonly string[]>> = {
  '=lawyer': ['=advisor'],
  '=stopgap': ['=supportive'],
  '=nocontact': ['=supportive'],
  '=unwilling': ['=supportive', '=formal'],
  '=samePerson': ['=decider', '=investigator', '=bias'],
  '=gag': ['=confidential'],
  '=sexualhistory': ['=evidence'],
  '=therapy': ['=privileged'],
  '=noshow': ['=inference', '=hearing'],
  '=inference': ['=noshow'],
  '=removal': ['=sanction'],
  '=sanction': ['=determination'],
  '=howlong': ['=delay'],
  '=10days': ['=calendar'],
  '=preponderance': ['=standard'],
  '=clearconvincing': ['=standard'],
  '=doubt': ['=standard'],
  '=cross': ['=hearing'],
  '=transferred': ['=dismiss'],
  '=abroad': ['=dismiss'],
  '=amnesty': ['=retaliation'],
  '=falsestatement': ['=retaliation'],
  '=deliberate': ['=ocr'],
  '=evidencefile': ['=evidence', '=review'],
  '=texts': ['=evidence'],
  '=sameroom': ['=hearing'],
  '=counter': ['=formal'],
  '=accusation': ['=respondent'],
  '=organize': ['=keep'],
  '=scared': ['=sameroom'],
  '=footage': ['=evidence'],
  '=hide': ['=review', '=evidence'],
  '=copy': ['=review'],
  '=privileged': ['=evidence'],
  '=advisorjob': ['=advisor'],
  '=changed': ['=notice'],
  '=contactinfo': ['=coordinator'],
  '=actfor': ['=parent'],
  '=reveal': ['=confidential'],
  '=newevidence': ['=appeal', '=evidence'],
  '=procedural': ['=appeal'],
  '=postpone': ['=delay'],
  '=recordkeep': ['=record'],
  '=final': ['=determination'],
  '=pay': ['=cost'],
  '=family': ['=confidential', '=parent'],
}
