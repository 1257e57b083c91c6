/** What a case is about, and what is around it. See `synonyms.ts`. */
export const matters: Readonly<Record<string, string>> = {
  '=abroad':
    'study abroad, abroad, overseas, another country, other country, foreign country, outside the united states, spain, italy, france, mexico, london, out of the country',
  '=amnesty':
    'amnesty, drinking, alcohol, drunk, underage drinking, drugs, weed, drug use, were drinking, been drinking, intoxicated, drinking age, high that night, on drugs, edibles, under the influence, was drinking, beer, party drugs',
  '=anonymous':
    'anonymous, anonymously, without my name, keep my name out, not give my name, hide my name',
  '=assault':
    'assault, sexual assault, rape, raped, sexually assaulted, molested, groped, grope, groping, fondle, fondling, touched me, touching me, touches us, hits me, hit me, forced himself, forced me, inappropriate touching, violated me, forced kiss, drugged, kissed me, roofied, pinned me, took advantage, non consensual, without my consent, sex without consent, assaulted by',
  '=bias':
    'bias, biased, conflict of interest, unfair, impartial, one sided, friends with, knows him, takes sides, favoritism, prejudiced, neutral, on his side, on her side, partial, taken sides, taking sides, works for, his friend, her friend, related to, married to, wife works, already sided, unfair treatment, believe all women, favors, against me from the start, calling her the victim, believe women, personal connection, same church, follows her, follows him, on facebook, golf buddy, went to college with, knows her, knows his family, knows her family, personal friend, donor, her sorority sister, his frat brother, favoring, made up his mind, made up her mind, already made up, like dirt, protects, star player, hard questions, one sided investigation, leading questions, rude to me, believes her, believes him, believe her, believe him',
  '=clery': 'clery, clery act, vawa, violence against women act, 1092',
  '=code':
    'code of conduct, conduct code, student conduct, student handbook, conduct policy, conduct office',
  '=confidential':
    'confidential, confidentiality, private, privacy, keep it secret, secret, keep quiet, who finds out, who will know, who else knows, he find out, she find out, they find out, him find out, her find out, guy find out, person find out, will he know, will she know, hear about it',
  '=consent':
    'consent, consented, incapacitated, passed out, too drunk to consent, affirmative consent, yes means yes, froze, said no, said yes, never said yes, didnt say no, blackout, blacked out drunk, asleep, unconscious, too drunk, coerced into, pressured into',
  '=copy':
    'copy, copies, hard copy, electronic, electronically, print, download, paper copy, keep a copy, take notes, photograph the file, only look at it',
  '=cost':
    'cost, fee, free, afford, charge me, pay for, how much, expensive, money, no money, bill me',
  '=court':
    'court, sue, lawsuit, suing, sued, judge, injunction, damages, file suit, take them to court, legal action, litigation',
  '=datingviolence':
    'dating violence, domestic violence, intimate partner violence, abusive relationship, partner violence',
  '=deliberate':
    'deliberately indifferent, deliberate indifference, clearly unreasonable, did nothing, ignored me, ignored my report, school ignored, not doing anything, wont do anything, swept under, nothing happened, no one did anything, nobody did anything, never did anything, brushed off, brushed me off, no response, havent heard back, never heard back, never got back, wont answer my emails, doing nothing, does nothing, do nothing, didnt do anything, not helping, wont help, ghosted me, not respond, wont respond, dont respond to me',
  '=disability':
    'disability, learning disability, disabled, dyslexia, adhd, autism, autistic, deaf, blind, wheelchair, 504 plan, iep, ada, interpreter, translator, translation, translate, english isnt my first language, dont speak english, esl, screen reader',
  '=dorm': 'dorm, dormitory, residence hall, housing, roommate, resident assistant, apartment',
  '=eeoc': 'eeoc, title vii, employment discrimination, job discrimination, workplace',
  '=falsestatement':
    'false statement, lying, lied, liar, bad faith, false report, false accusation, falsely accused, made it up, lies, making it up, fake accusation, lie',
  '=ferpa': 'ferpa, education records, student records, 1232g',
  '=ferpaaccess': 'access my file, copy of my file',
  '=footage':
    'footage, camera, security camera, cctv, surveillance, key card, swipe records, door logs, recording from',
  '=freespeech':
    'first amendment, free speech, freedom of speech, op ed, posted about, tweet, tweeted, newspaper article, post online, speech, school paper, gossip, rumors, rumor, spreading, constitution, posting',
  '=gag':
    'gag order, gag, not allowed to talk, forbidden to talk, nda, non disclosure, stay silent, cannot talk, talk to anyone, cant talk, cant discuss, cant tell anyone, stay quiet',
  '=harassment':
    'harassment, harass, sexual harassment, sexually harassed, creepy, catcall, catcalled, catcalling, hostile environment, sexual misconduct, misconduct, sexist, comments about my body, gross, remarks, jokes, unwanted, unwelcome, rumors about my sex life, sexual comments, sexual jokes, staring, dick pic, unsolicited pictures',
  '=hide':
    'hide, hiding, withhold, withheld, withholding, keep from me, redacted, redaction, not in the file, missing pages, wont show me, wont let me see, wont share, left out of the file, not in the report, wont be in the report, hid',
  '=include':
    'include, contain, supposed to say, supposed to put, supposed to be in, should say, should be in, must say, has to say, goes in, has to be in, must be in, what does it say',
  '=job':
    'job, contract, renewed, promotion, raise, hours, shift, work study, paycheck, employment, hired, rehired',
  '=keep':
    'keep evidence, save, preserve, screenshot, screenshots, delete, deleted, saving, preserving, back up, backup, metadata, saved, clothes, photos, bruises, receipts',
  '=ocr':
    'ocr, office for civil rights, department of education, federal complaint, complain to the government, feds, dept of education, dept of ed, above the title ix coordinator, who do i complain to, higher authority, report the school, complain about the school, complaint against the school, school ignores its own rules, outside agency, government, office of civil rights, federal government, ocr complaint, file with ocr, department of ed, federal office',
  '=offcampus':
    'off campus, off campus house, off campus party, fraternity, frat, sorority, frat house, house party, private apartment, off school grounds, greek life, bar',
  '=online':
    'online, social media, instagram, snapchat, group chat, internet, nudes, deepfake, tiktok, dm, dms, sexting, cyber',
  '=organize':
    'organize, organise, folder, binder, keep track, sort, log, journal, diary, timeline of events, chronological, spreadsheet, paperwork',
  '=pay': 'who pays, insurance, billed, reimburse, refund',
  '=police':
    'police, cop, cops, criminal, arrested, law enforcement, detective, district attorney, prosecutor, arrest, criminal case, criminal investigation, officer, 911 call, press charges, police report, jail',
  '=pregnant':
    'pregnant, pregnancy, parenting student, maternity, childbirth, breastfeeding, nursing a baby, lactation, baby, prenatal, expecting, trimester, miscarriage, abortion, due date, pumping, newborn, giving birth, postpartum, medical leave for pregnancy, dad to be, mom to be, paternity, having a baby',
  '=prepare':
    'prepare, get ready, preparation, preparing, practice, what should i bring, what to bring, what to expect, practice questions, nervous about',
  '=privileged':
    'privilege, privileged, attorney client, doctor patient, emails with my lawyer, with my lawyer, with my attorney, between me and my attorney, between me and my lawyer, talks with my lawyer, privileged communications, waive, waiver, confession to a priest, pastor, chats with my lawyer, texts with my lawyer, messages with my lawyer, legal clinic, lawyer clinic, campus lawyer',
  '=protectiveorder': 'restraining order, protective order, order of protection, protection order',
  '=quidpro':
    'quid pro quo, this for that, sleep with, grade for sex, sexual favor, for a better grade',
  '=record':
    'record, records, paper trail, file kept, permanent record, disciplinary record, notation, follow me, next school, next university, next college, job background check, background check, transcript, transcript notation, grad school application, permanent, employers, future employer, seven years',
  '=recordkeep':
    'erased, erase, destroy, destroyed, purge, how long do they keep, keep the records, keep records, keep the file, retention, archive, archives, expunge, expunged, sealed',
  '=religious': 'religious, religious exemption, catholic, christian school',
  '=retaliation':
    'retaliation, retaliate, retaliating, revenge, payback, get back at me, punish me for reporting, backlash, intimidate, coerce, pressure me, since i reported, because i reported, for reporting, after i reported, after i filed, since i filed, because i filed, for filing, for testifying, being a witness, benched, fired, cut my hours, failed me, lowered my grade, bullied, threatened me, threats, threaten, telling me to drop, getting harassed for, punished for reporting, trying to scare me, scare me, mad at me for, punish me for filing, for complaining',
  '=reveal':
    'be told why, told why, be told about, find out why, explain to my professors, tell my professors why',
  '=rights':
    'due process, entitled, my rights, rights of, which rights, what rights, rights do i have, protections, what am i allowed, derechos',
  '=rule2020':
    '2020 rule, trump rule, 2020 regulations, rule in force, which rule, current rule, 2020 regs, devos, 2020',
  '=rule2024':
    '2024 rule, new rule, biden rule, 106.46, 2024 regulations, vacated, new title ix rule, new regulations, sex based harassment, 2024 regs, 2024 title ix, 2024',
  '=safe':
    'safe devices, private browsing, incognito, browser history, clear my history, spyware, hacked, hacked my, read my phone, checks my phone, passwords, location sharing',
  '=samePerson':
    'same person, single investigator, same dean, investigator decides, also deciding, same official',
  '=scared':
    'terrified of, scared of him, scared to see, afraid to see, panic seeing, see my attacker, see my rapist, see my abuser',
  '=selfcare':
    'anxiety, anxious, stress, stressed, sleep, panic attack, overwhelmed, cope, coping, burned out, cant focus, breakdown, flashbacks, nightmares, cant sleep, depressed, get through this, mental health, exhausted, crying, scared, lonely, alone, numb, limbo, overwhelming, hopeless, scared all the time, panic attacks, self care, therapy for myself, drained, eating me alive, cant eat, cant study, get thru, getting thru, falling apart, worn out',
  '=severe':
    'severe, pervasive, objectively offensive, serious enough, bad enough, one time, one comment, gross comment',
  '=sexualhistory':
    'sexual history, sexual past, dating history, past partner, previous partner, slept with before, sexual behavior, prior sexual, rape shield, body count, who i slept with, past relationship, promiscuous, ex boyfriends, hooked up before, old relationship, relationship with someone else, relationship with another, other relationships, dated before, hookup, hookups, slept around, tinder, dating app, what i wore, wearing, virginity, my ex and i, slept together before',
  '=stalking':
    'stalking, stalk, stalker, following me, follows me, keeps showing up, shows up everywhere, cyberstalking, cyberstalked, airtag, tracker, tracking me, tracking my phone, shows up at my, waits outside, waiting outside',
  '=state':
    'state law, california, new york, sb 493, 129 b, enough is enough, my state, our state, state says, state rule, state rules, texas, florida, illinois, new jersey, massachusetts, state statute',
  '=talk':
    'tell my friends, talk to my friends, tell people, talk about it, talk about the case, discuss the case, discuss the allegations, tell anyone, share my story, speak about, tell others, keep quiet, talk to a reporter, student paper, talk to the press, tell my roommate',
  '=texts':
    'text message, message, texts, dms, snapchat, emails, chat log, messages, screenshots, snap, dm, call log, phone records, voicemail, video, footage, camera',
  '=therapy':
    'therapy, therapist, counseling, counselor, counselling, counsellor, psychologist, psychiatrist, therapy notes, mental health record, medical record, health record, treatment record, medical file, health center, counseling center, hospital record, diagnosis',
  '=titleix': 'title ix, title nine, titulo ix, titulo nueve',
  '=training':
    'training, trained, training material, no clue, qualified, qualifications, training slides',
  '=transferred':
    'transferred, graduated, left the school, dropped out, withdrew from school, no longer enrolled, no longer a student, left school, leaves school, transfers, graduates, graduation, quit the school, different college, another college, another school, different school, not a student, former student, alum, alumni, alumnus, left in, not enrolled, moved away, moved schools, switching schools, changes schools, quit school, dropping out, drop out',
  '=unwilling':
    'dont want to file, not ready, dont want anything formal, without filing, without a formal complaint, file anything',
  '=whatistitleix':
    'what is title ix, what title ix is, what does title ix mean, explain title ix, title ix explained, title ix mean, title ix for dummies, title ix basics, title ix in a nutshell, what title ix does, que es titulo ix, what is title nine, understand title ix',
  '=writing':
    'write my, writing my, write a, draft, template, how to write, blank page, word it, wording, email the coordinator, what to write, sample letter, put in writing, statement writing, phrase',
}
