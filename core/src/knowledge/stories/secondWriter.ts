/** The same by another writer, who saw neither. */
export const secondWriter: Readonly<Record<string, readonly string[]>> = {
  '2020-or-2024-rule': [
    'my handbook says one thing, my coordinators slides say 2024, a podcast says all of that got thrown out by a judge in kentucky?? which version are we even in right now. im writing my response tonight and dont wanna quote a dead law',
  ],
  'administrative-leave': [
    'they put me on paid leave "pending". I teach eleventh grade chemistry. My students think I\'m sick or dead. Can a district just park me at home like this when not one thing has been found?',
  ],
  'after-a-dismissal': [
    'so its dismissed. does that mean my extra time on exams is gone too? and the dean hinted something about the "student code" maybe. what happens in the leftover part',
  ],
  'after-a-report': [
    "my roommate walked into some office on my behalf monday, with my ok. now i'm refreshing my inbox every four minutes. whats coming? do they go pull him out of class? do they call my parents? someone tell me the next bit",
  ],
  'after-an-informal-agreement': [
    "we signed a deal in august, he'd stay out of the jazz ensemble. it's november and hes on second trumpet grinning at me. what was the point of the paper. also does this thing stay in a file on him or me forever",
  ],
  'after-not-responsible': [
    "they found him not responsible. i read it in a subway sandwich shop with mustard on my hand. so now what, do they think i made it up? does my no contact order die? do i have to go back to sharing the lab with him monday he posted a selfie with a cigar already. his mom commented praise hands. i've a midterm with him tuesday in a room with eleven people, and i'm so embarrassed i'd prefer to drop out and raise goats. what's left for somebody in my spot, anything?",
  ],
  'after-responsible': [
    "my brother was found responsible yesterday. he's playing xbox and pretending it didn't happen, mom is ironing things that don't need ironing. what does it mean concretely, is he out tonight, what happens from here, is there any way left",
  ],
  'after-the-appeal': [
    "appeal denied. final, they say, no more submissions. my grandmother wants to know who is above the university, she says there's always somebody above. is there",
  ],
  'appeal-a-dismissal': [
    'they closed it before even talking to my witnesses. one paragraph. is there a way to fight the closing itself, or do i have to start all over from scratch w a new complaint',
  ],
  'appeal-deadline': [
    'decision came while i was counting birds in a delta with no signal. opened it 5 days late. did i blow the appeal',
  ],
  'appeal-grounds': [
    'i want to appeal because it\'s WRONG. just wrong wrong wrong. but the form only has checkboxes. what reasons are allowed, is "they didn\'t believe me" one of them',
  ],
  'appeal-the-sanction': [
    'he admitted it and got… a reflection paper and probation. a PAPER. double spaced. i have panic attacks in the cereal aisle. can i challenge just the punishment part',
  ],
  'ask-for-removal-of-the-other-person': [
    "why is it me who has to change dorms, me who switches labs, me who eats at 4pm like a retiree. can't they make HIM go somewhere while it's being sorted out? how do i ask for that",
  ],
  'assault-and-stalking': [
    'My ex bf choked me twice when we lived together sophomore year, we broke up eight months ago, he moved to texas for co-op. the website says harassment has to be severe AND pervasive. twice isnt pervasive i guess?? does what he did not count then',
  ],
  'bias-on-appeal': [
    "turns out the hearing chair used to coach the respondent's sister in lacrosse, there's a photo with a trophy. found it after we lost. is that worth putting in the appeal and what do i have to show about it",
  ],
  'bias-or-conflict-of-interest': [
    "I looked up the decision maker and she follows his mother on facebook. they're in the same ALUMNI BOARD. also she liked a post about \"campus witch hunts\". who do i say this to without sounding paranoid my roommate says screenshot everything, my advisor (a very gentle man who teaches pottery) says assume good faith. i've been assuming good faith since february and look where that got me. hearing's not even scheduled so i figure it's now or never",
  ],
  'burden-of-proof': [
    'they asked me "what can you provide to show it didnt happen." how do you prove a nothing? i sell insurance part time and go to class, i don\'t film my life. isn\'t it on them',
  ],
  'calendar-or-business-days': [
    "email came friday 4:58pm before thanksgiving. says i get 10 days. does that include the weekend?? the holiday? i've counted it three different ways on my fingers and im getting three different due dates and im so tired",
  ],
  'challenge-an-emergency-removal': [
    "got the email that i'm barred from campus as an \"immediate threat\". i'm a 5'4 oboe major. there's a line at the end about contesting it but no address and no date. how do i push back, like today, before i miss juries",
  ],
  'charged-over-the-same-facts': [
    'i told them what happened at the lake house and a week later got a conduct charge for the weed and for breaking guest policy THAT SAME NIGHT. are you kidding me. so the lesson is shut up?',
  ],
  'choosing-an-advisor': [
    "i've three offers, my choir director who's sweet but cries easily, my uncle who does real estate law & thinks he knows everything, and a volunteer from the womens center. how do you pick one?? what do i ask them before",
  ],
  'clery-and-vawa': [
    'saw on the back of the annual security report (who reads that, me apparently at 3am) stuff about VAWA and "prompt fair and impartial". is that another law on top of this one? does it give me something extra at college',
  ],
  'complainant-and-respondent': [
    'mom saw the word respondent and burst into tears, she thinks it means convicted. does it??',
  ],
  'complainant-leaves': [
    "graduating in 3 weeks (yay?) and the case isn't done, not even near. will they drop it the second i toss my cap? his side is clearly running out the clock",
  ],
  'complaint-about-an-employee': [
    "it's the lab manager. forty-something, wears crocs, everyone adores him. he's not faculty and not a student, so which rules? HR says its theirs, dean says its theirs, and i'm the ball in the tennis match",
  ],
  'complaints-joined-together': [
    'so four of us in the studio art program all wrote in about the same instructor, and then he wrote in about one of US. is this going to be one big case or five? do i have to sit through everybody elses stuff',
  ],
  'consent-definition': [
    'i said sure and later i went quiet and he took quiet as fine. whose version of yes does a college even use',
  ],
  'constitutional-rights': [
    "it's a public university so that makes them the government, right. they tell me what i can and can't say online, they punish w/o a real trial. where's my first amendment in this, where is due process, did i leave it in my other jacket",
  ],
  'coordinator-signed-complaint': [
    "the girl told the university she does NOT want a case. she told me so herself, we're on ok terms. and then the title ix lady signed it herself and here i am being charged. how can there be a complaint with no complainer",
  ],
  'cost-of-supportive-measures': [
    'housing wants $275 "room change fee" so i can get away from the guy. i make smoothies for minimum wage. seriously??',
  ],
  'court-and-title-ix': [
    "DA declined charges in july. i thought we were done, my parents bought a cake. now the college says they're going ahead regardless. how?? the actual law said no",
  ],
  'cross-examination': [
    'will HE get to ask me stuff. like lean over the table and go isnt it true that',
  ],
  'decision-letter': ["one and a half pages. that's what ten months got me. where's the why"],
  'delays-and-more-time': [
    'investigator just went on paternity leave and they wrote "the timeline will be adjusted" with no date no reason no nothing. meanwhile when I needed an extra four days because of my organic chem midterm they acted like i asked for a kidney. do they get to stall whenever they feel like it and can i ask too',
  ],
  'discipline-before-a-decision': [
    "coach benched me for the season and the honor society took my name off the website, and the investigation hasnt even hit halfway. they say it's not punishment. feels a lot like punishment. is it ok for them to do that already dad drove up for the rivalry game with the face paint and everything before i could tell him i wasn't dressing. i told him hamstring. they took my key to the weight room too. like when exactly is innocent until proven supposed to kick in",
  ],
  'dismissal-letter': [
    'how i learned my complaint was closed: a portal status went from yellow to grey. no email, no letter, no explanation, only grey. do they get to do it by color',
  ],
  'dismissed-for-lack-of-evidence': [
    'it was 6 yrs ago, before they replaced the cameras and the dorm got torn down, and the only witness passed away. now they tell me theyre ending it since they "cannot gather sufficient evidence." do they have to end it tho',
  ],
  'documents-to-keep': [
    "i've been throwing the envelopes away because looking at them makes me feel gross. my aunt (paralegal) nearly fainted. what exactly do i need to hang on to",
  ],
  'eeoc-charge': [
    "i'm a grad assistant, it happened at work, in the archive, by my boss. a union rep said there's some federal job agency where you can file a charge and theres a time cap. is that separate from the campus office, and how long have i got the union rep also ate half my bagel while telling me this so i'm not sure how official he is. the comments began in march, the last one was late july when i quit going to the stacks alone, my contract runs out in may and he signs the renewals.",
  ],
  'employee-who-is-named': [
    "I've coached cross country here nine years. Got called in yesterday, told an athlete filed against me, told to hand in my keys and whistle. I feel gutted and I'm also honestly furious. Do staff get the same protections the kids get or am I simply done",
  ],
  'employee-who-was-harassed': [
    "I'm a custodian at the university, nights. the supervisor says things to me about my hips in the supply room, me da asco. all the posters are about students. does that office also help people who push a mop I have been here 11 years, two kids, one of them takes classes on my tuition benefit so I don't want to make noise. My sister says go to HR, my union rep says wait. Does it matter that I'm not a student or a professor, that nobody knows my name even",
  ],
  'evidence-at-the-hearing': [
    'the report leaves out the venmo messages but they were in the big folder we got before. hearings next week. can i still pull those out and point to them in front of the panel or is it only whats in the report now',
  ],
  'find-the-coordinator-and-policy': [
    "been clicking around my colleges website for 40 minutes, its all smiling people on lawns. i need an actual human's email and the pdf with the rules. where do they hide it, are they even allowed to hide it",
  ],
  'finding-a-lawyer': [
    "everyone says get a lawyer like they're on a shelf at target. i have $340 and a food stamp card",
  ],
  'finding-support': [
    "don't need a plan, don't need a form. i'd just like to talk to a person who isn't my girlfriend, she's exhausted with me, im the one accused so i figure the hotlines arent for me. is there anyone",
  ],
  'free-advisor-at-the-hearing': [
    "the other side's family hired somebody from a firm downtown with a marble lobby. my dad drives a forklift. quoted us $12k for the hearing day alone. i'm gonna be alone in there arent i",
  ],
  'give-your-own-evidence': [
    "i've got the uber receipts, 60 screenshots, a voice memo and a friend who's willing to talk. investigator said \"we'll let you know if we need anything.\" excuse me?? can i not just hand it over",
  ],
  'glossary-conduct': [
    'professor in my education law elective threw out "deliberate indifference", "actual knowledge", "program or activity" all in one breath. we have a quiz and also, privately, i have a reason to want to know. say it in simple',
  ],
  'glossary-decision': [
    "determination, sanction, remedy, vacated, upheld, remanded. got the appeal result and truly can't tell if i won. what do those words mean",
  ],
  'glossary-evidence-and-proof': [
    "inculpatory?? exculpatory?? sounds like harry potter spells. and preponderance. my friend has me as her advisor since i did mock trial once, and i'm faking it hard. help",
  ],
  'glossary-hearing': [
    "page 4 says there'll be a \"relevance determination\" before each question and something about a rape shield. i'm a witness' mom trying to follow along. what do these hearing terms mean in plain words",
  ],
  'glossary-people': [
    '"the recipient shall inform the parties". i thought recipient was ME, i got the letter. who are all these people',
  ],
  'glossary-starting-a-case': [
    'report, complaint, notice, allegation, grievance, dismissal. i swear they use six words for the same thing or one word for six things. i help my nephew with his papers and i quit school at 16. what does each one mean',
  ],
  'glossary-support-and-safety': [
    'they keep offering me "supportive measures" and "mutual restrictions" and mention "emergency removal" vs "administrative leave" and i nod like i know. i dont. translate pls, im a freshman from guam and its 2am for my brain',
  ],
  'going-to-court': [
    'i want to sue. the school, the dean, the dude who designed the portal. can i',
  ],
  'hearing-day': [
    '6 days out. nobody will tell me simple things: do i stand up, who goes first, is there lunch, how long, who all is gonna be sitting there. i dont do well with unknowns, im autistic and i like a script',
  ],
  'hearing-notice': [
    'my roomie opened my mail by accident and thats how i found out there\'s a hearing in my own case. says "mid december, location tbd." tbd!!! how exact are they supposed to be',
  ],
  'hearing-recording': [
    "the panel chair said something on the day that i KNOW was out of line but i was so foggy, can't quote it. was it taped? am i allowed to hear the tape before my appeal is due",
  ],
  'how-an-appeal-goes': [
    "the other side put in an appeal friday. i got a one line email about it. do i get to read what they wrote, do i say anything back, is there another hearing? i thought i was finished with all this, i'd put the binder in the closet",
  ],
  'how-long-it-takes': [
    "its been since APRIL. two roommates' birthdays, one bad haircut, one whole internship. is there a legal max for these or what",
  ],
  'how-to-report': [
    "its 1:40am, finally got the nerve, by 9 it'll be gone. can i do it right now from my bed",
  ],
  'if-no-support-is-offered': [
    'asked for a later exam and to work remote two weeks. answer: "not feasible at this time." thats it. four words. my case manager then went on vacation. do they owe me a reason or am i just supposed to say thanks',
  ],
  'if-something-happened-to-you': [
    "it was last spring after the regatta, a guy from the other boat. i've been pretending its nothing and getting straight As about it. now he's in my thermo section and i can't hear the lecture over my own heartbeat. i dont know if i want a whole Thing. where would a person even start",
  ],
  'if-you-are-a-witness': [
    "i was literally just holding the aux cord at that party. now i've got an email that says both of them named me. theyre both my friends. do i have to go, will they each see what i said, can i get in trouble for underage drinking i just wanna go back to being nobody my scholarship has a conduct clause and i had exactly three truly's. plus rush is next week and the whole house is watching who talks to whom like its a nature documentary.",
  ],
  'if-you-were-named': [
    "just opened my student email on the bus home from work and theres a letter with my name and the word respondent and the name of a girl from my dance crew. my ears are ringing. i havent told a soul. do i answer it, do i call her, do i delete stuff, what's the first move here",
  ],
  'informal-resolution-is-voluntary': [
    'coordinator said "healing" four times about me sitting down with my ex. may i just say no',
  ],
  'informal-resolution-notice': [
    'they want me to agree to mediation by tomorrow over the phone. i said send me something in writing and the lady sighed at me. what should such a letter have in it before i put my name on anything',
  ],
  'informal-resolution-with-an-employee': [
    'it\'s the assistant strength coach who did it, and the athletic dept wants us all to do a "facilitated conversation" and move on. i\'m a sophomore on scholarship. is it even allowed to settle it that way when its staff',
  ],
  'investigator-does-not-decide': [
    'its a tiny college. the same man who questioned me, mr. hal with the bow tie, says he\'ll "make his determination by friday." isnt that like the detective also being the judge',
  ],
  'is-it-a-title-ix-case': [
    'the charge letter\'s from "student conduct" and never mentions title ix, but its about sex stuff at a formal. no hearing, no advisor talking, 5 days. am i in the wrong kind of case or did they pick the easy road',
  ],
  'is-there-a-deadline-to-report': [
    "this was orientation week two and a half years ago. i'm a senior now, i walk at graduation in may and so does he. everyone will ask why i waited. did i miss the window",
  ],
  'k12-advisor': [
    'my folks work nights so nobody can come to the meeting w me. im a junior in HIGH school not college. does the school have to get me someone or can i bring my youth pastor or what',
  ],
  'k12-disability': [
    "Our boy has an IEP, he is autistic and a hugger, he's 12. Now he's the accused in some formal thing with a forty page packet at college reading level. Does the IEP just vanish? We're so worn out from meetings already.",
  ],
  'k12-hearing-and-questions': [
    'My son\'s 15 and accused by a girl in the school musical. The assistant principal says there wont be a hearing, we\'d "submit questions in writing". So he never gets to face anybody? Is this how they do it in high school or are we getting cheated',
  ],
  'k12-parents': [
    "soy la mamá, my kid is nine and she can't write a complaint, she writes about horses. The secretary told me the student has to sign. can I not sign for my own child por el amor de dios",
  ],
  'k12-telling-any-employee': [
    'i told the bus driver back in october. mr. dennis. he said hed handle it. now the principal tells my stepdad "the school was not aware." im in 8th grade. does mr dennis not count because he only drives',
  ],
  'k12-what-differs': [
    "Everything I find online is about colleges and frat parties. My daughter is in seventh grade, and last spring a boy in her homeroom was snapping girls' bras in the hallway, he has since been moved to another building. Now there's a meeting. How much of all that college stuff even goes for a middle school?? My husband says none, my sister says all of it, and they're both loud.",
  ],
  'k12-young-children': [
    "It's kindergarten. KINDERGARTEN. Back in september a classmate pulled down my daughters pants at nap time, twice, and the director chuckled \"they're just little.\" It has stopped, the kids are in different rooms now and she's happily into dinosaurs, but I'm still seething. is there any rule at all for ones that small or does it begin at like high school",
  ],
  'keeping-evidence-safe': [
    "my phone's dying, screen is half green, and all the messages from him are on it in instagram vanish mode or whatever. genius says at the mall ill lose everything. how do i save it so that it counts later",
  ],
  'keeping-up-with-classes': [
    "im behind in all five. physics prof is nice, stats prof is a robot, and i've missed two shifts at the writing center. finals start the 8th. who can get me extensions or a withdrawal w/o me telling my story to five different grown men",
  ],
  'language-and-disability-help': [
    "mi mamá no habla inglés y el papel de la escuela viene todo en inglés, and i'm the one translating but its about ME so it's super awkward. also i have dyslexia so 90 page pdf is like a wall. can they get us somebody, or give me the time to get through it",
  ],
  'leaving-informal-resolution': [
    "we're two sessions into this mediation and he's just performing for the mediator. nodding. i feel stupider every time. is there a point where i'm locked in or can i still go back to the real process",
  ],
  'limits-on-advisors': [
    'they emailed back that my professor "cannot serve in this role due to department conflict" and suggested a list of their own people. i trust my professor. she knows my whole story. can they veto who i bring',
  ],
  'live-hearing': [
    "do i really have to do a hearing. with like a panel and chairs. i've been dreaming about it, in the dream im in pajamas. the coordinator at my state univ says its mandatory, my cousin's high school never had one for hers. who is right",
  ],
  'looking-after-yourself': [
    "i haven't cooked since halloween, i sleep from 5 to 8am, i snapped at my little sister over a charger. im not in any danger or anything, just frayed like an old rope. how do ppl stay human during these things",
  ],
  'missing-evidence': [
    "the evidence folder's up and the chat log jumps from march 2 to march 19. like 17 days vanished, and those were the days she said she was sorry. also two pages are just black bars. what do i do w that",
  ],
  'missing-the-hearing': [
    "i don't think i can go. if my chair is empty do they just say well, there's your answer? or if i go but don't answer the one about the bathroom, does that automatically sink me i already missed two seminars because they're in the same building. my aunt says not showing up looks guilty, my therapist says my body gets a vote. i'm the person being accused, if it makes any difference, and i stutter badly once people stare.",
  ],
  'more-people-beside-you': [
    "I'd like my lawyer AND my mom there. i'm deaf in one ear and mom catches what i miss, plus shes my mom. office says one body only, period. is that written in stone somewhere",
  ],
  'new-allegations': [
    "it began as one text message. yesterday the investigator starts asking about a party in february that wasn't in anything they sent me. i just sat there blinking. is she supposed to tell me on paper before she goes fishing in new ponds",
  ],
  'new-evidence-on-appeal': [
    "three weeks after the ruling my old roommate found her broken ipad and the WHOLE imessage thread is on it, including the one where he admits it. too late? i'm shaking but the good kind",
  ],
  'no-appeal-offered': [
    "My boarding school says their headmaster's decision \"is not subject to review.\" thats all, one sentence, embossed paper. I'm the dad of the girl who complained. There has to be some second look, doesn't there? We are a family of teachers, we understand rules. What I do not understand is a school from 1871 where one gentleman with a fountain pen is the beginning and end of it. The boy's parents got the same line and they're unhappy too, oddly enough.",
  ],
  'no-contact-orders': [
    "we have this order now that says no direct or indirect contact. but we're both in the same a cappella group and share all our friends. if i tell my best friend about it and she's also his friend is that indirect?? i'm afraid to speak out loud in the dining hall and the winter concert is on the 12th, he's the tenor solo, we share one warm up room with one mirror. the director says figure it out amongst yourselves, which is funny, since amongst ourselves is the exact thing we're not allowed.",
  ],
  'not-harassment-even-if-proved': [
    'the exact phrase was "taken as true, the alleged conduct would not meet the definition." so they BELIEVE me & still no?? he followed me round the greenhouse for a month talking about my legs. what does that sentence mean',
  ],
  'notice-of-meetings': [
    'they keep calling my cell and saying "can you pop by for a quick chat" with no idea who\'ll be in the room. last pop by there were three of them and a recorder. is it supposed to be this casual',
  ],
  'ocr-and-the-outcome': [
    "if i write to washington will they flip the result? thats all i want. someone w a seal on their letterhead saying the college got it wrong and i'm not that person",
  ],
  'ocr-before-the-case-ends': [
    'my case is at month nine and still "active". Can I already write to the department of education about how slow and sloppy they are or do I have to wait until it\'s finished finished',
  ],
  'ocr-complaint': [
    "the school botched every single thing. missed dates, lost my file, called me by the other girl's name. i want to report the SCHOOL now, to whoever the government is. how do regular people do that, is there a form",
  ],
  'ocr-time-limit': [
    "my grievance ended in june, its nearly december, and only tonight a girl in my support group mentioned you can go to the feds but there is a cutoff. did i miss it?? what's the number of days and from when do they count",
  ],
  'off-campus-or-abroad': [
    "happened on my semester in florence, with another guy from our own program, run by our own school, tuition paid to our own school. and they closed it bc italy. i'm so mad i could chew glass. is there anything left",
  ],
  'one-comment-or-a-pattern': [
    'so he made one joke about my chest in front of the whole robotics team, everyone laughed, the end. except now its the nickname. been six weeks of the nickname. does it need to keep going before anyone cares or was the once enough?? idk if im being dramatic',
  ],
  'online-harassment-and-images': [
    "i'm 21 and someone put my face on a naked body with one of those AI apps, it went round the whole marching band snapchat over fall break. my section leader LAUGHED. it isn't even me but everyone thinks it is, incl. the tuba i had a crush on. can the school do something when its only online, and how do i get it taken down",
  ],
  'only-my-word': [
    "there was no one else in the practice room. no camera, no texts, just a piano. everyone tells me it's he said she said so why bother. is that true. does my own voice count for zero",
  ],
  'other-incidents': [
    "they put in that i got written up in 10th grade for a fight, TENTH GRADE, and something an ex said on twitter. what has that got to do with anything. on the other hand i know he's done this to another girl too and idk if that can go in. how does that work",
  ],
  'other-sex-discrimination': [
    'girls softball has to practice at 9pm on the field with no lights working, boys baseball gets the turf and a snack budget. not harassment, nobody touched anyone, its just unfair as hell. who do we even take that to',
  ],
  'parents-and-guardians': [
    'I pay forty-one thousand dollars a year to this university and the woman on the phone told me she cannot discuss my own son with me. He is nineteen, he does his laundry wrong and he asked ME to handle it. I have taken two days off work for this, I have been transferred six times, and one young man told me to have a blessed day. What on earth am I allowed to do',
  ],
  'parents-and-married-students': [
    'i\'m 20 with a two yr old and my honors program told me the residency is "not suited to mothers." there\'s a guy in it with twins!! he gets called dedicated. how is that ok',
  ],
  'part-of-a-complaint-dismissed': [
    'i complained about three things. they kept the locker room one and threw out the two from the away game hotel. those two are the worst ones. can they slice it like a pizza, and is there any recourse for the slices',
  ],
  'police-and-the-school': [
    "my dad wants me at the precinct, my advisor wants me in the dean's office, and i want to be in bed with a grilled cheese. if i go to one do i lose the other. if i go to neither am i awful my dad's also got this buddy who's a retired cop and keeps texting me \"clock is ticking champ\". it happened in the spring at a guy's lake house, im not hurt, nobody's after me. i'd only like to know how those two things fit together",
  ],
  'possible-sanctions': [
    'worst case scenario me. what can they actually do? can they pull my scholarship, kick me off the wrestling team, make me write an essay?? nobody at the office will say a number or a word, i just want to know the menu',
  ],
  'postpone-a-hearing': [
    'they set it on the same morning as my bar exam. the actual bar exam. my advisor also has jury duty. how do i get them to shift it, and will they think im dodging',
  ],
  'posts-and-speech': [
    "she made a tiktok, doesn't say my name but says my major, my dog's name, and my hometown. 80k views. her friends say free speech. my side wants to post the receipts. what can people say publicly and when is it crossing something my sister already made a throwaway account and is typing with her thumbs like its war. i told her hold on until i find out what counts and what doesn't.",
  ],
  'pregnancy-and-parenting': [
    '14 weeks along and my PI just moved me off the bench "for safety" without asking me, and gave my project to the new postdoc guy. i feel fine?? i can do PCR with a belly. is he allowed to sideline me',
  ],
  'pregnancy-doctors-note': [
    'coach wants a letter from my ob-gyn before im allowed to swim practice. my teammate had her appendix out and nobody asked her for squat. its humiliating, everyone can guess why i\'m sitting on the bleachers. can she demand that just cause im expecting she asked in front of the lane lines with everyone dripping and listening, and then goes "its liability hon". my roommate swims too, torn shoulder, never had to bring in a single piece of paper.',
  ],
  'pregnancy-leave': [
    'baby is due march 9 which is literally the week of clinical rotations. program director said i could "reapply next year" like i never existed. my OB wants me off six weeks minimum maybe eight. do i lose my spot in the cohort or what',
  ],
  'preparing-for-a-hearing': [
    '9 days till the hearing. i got a binder with tabs, highlighters, a snack list. but what do i do with the days?? like what did people do who came out of it not feeling like they choked',
  ],
  'preparing-for-an-interview': [
    'they see me next wednesday at 2. i ramble when im nervous, i once told a dentist about my divorce. what should i do between now and then so that i dont forget the important bits',
  ],
  'presumed-not-responsible': [
    "my whole floor's decided, RA won't even say good morning. is the school starting from guilty too",
  ],
  'privacy-law-and-the-evidence': [
    'asked for witness statements: FERPA. asked for the outcome: FERPA. is that real or just a magic word to make me leave',
  ],
  'procedural-irregularity': [
    'they never gave me the second half of the evidence, the link was dead for 8 of the 10 days, i have the IT ticket. and then found me responsible. can i get it redone for that or is that just "oh well"',
  ],
  'punished-for-a-false-statement': [
    "he was found not responsible so now his parents are demanding that i get expelled for lying. i didn't lie. i would say it again in front of god and the dean. losing doesnt mean i lied does it",
  ],
  'quid-pro-quo': [
    'my thesis advisor told me over wine at the conference that second authorship "depends on how close we become". i laughed it off because what else do you do. now my name is off the draft. is that just academia being gross or is there a name for it',
  ],
  'records-for-seven-years': [
    'does this stuff ever get deleted, or is there a tape of me sobbing when im 30 w a mortgage',
  ],
  'refusing-to-take-part': [
    "i never asked to be part of this, my roommate filed it with MY name in it as the one it happened to. i'm doing a double major and volunteering at the shelter and i dont have the hours to bleed for these people. can i just. not",
  ],
  'relevance-of-questions': [
    'my advisor wrote 40 questions. how many will they throw out? the chair seems like the type to say no to everything. what makes one allowed and does he at least have to say why when he shuts us down',
  ],
  remedies: [
    'he got "responsible". cool. i still failed calc because of it, still pay rent on an apartment i fled, still lost my TA spot. does winning fix any of it or do i get a letter to frame i keep a list on the fridge of what it cost me, dollar amounts and everything, down to the ubers i took so i wouldn\'t have to walk by the engineering quad. up to $3,118. who do i hand the list to',
  ],
  'removal-and-disability': [
    "Our son is bipolar and has a 504 plan, he was sent home on an emergency basis over an accusation. He is stable and with us, bored and baking bread. But does the 504 not mean anything when they do this? The woman from student affairs said the two things have nothing to do with each other, and then she couldn't find his paperwork at all.",
  ],
  'removed-before-a-decision': [
    'no hearing, no interview even, and my keycard\'s been off since noon. my insulin was in there, they had an officer fetch it. they say "interim". can they throw a person out just on somebody\'s word',
  ],
  'report-or-formal-complaint': [
    'told them everything on zoom in october. today she goes "and you haven\'t filed yet." filed WHAT',
  ],
  'report-retaliation': [
    'his teammates keep slipping notes under my door that say "drop it". no threats of harm just that, drop it, in bubble letters. who gets told about this and will it make everything worse',
  ],
  'reporting-without-your-name': [
    "there's a TA in the bio dept that does this to somebody new each semester, i was spring's. i want them to know but i do not want him to know it was me. is there a way of putting it in a box with no signature",
  ],
  'respond-to-evidence': [
    '212 pages landed in my dropbox sunday night. two labs due, a capstone, and my kid has hand foot and mouth. how many days have i got to write back about all that and what if i need longer. ay dios',
  ],
  'respond-to-the-report': [
    'final report dropped. she got the street wrong, the day wrong, and quoted my roommate saying something she never said. is it over or do i get one more shot at correcting it in writing before the deciders read it',
  ],
  'respondent-from-elsewhere': [
    'he was with a visiting debate team. no last name, one blurry pic, a green lanyard. pointless to go in?',
  ],
  'respondent-leaves': [
    'day before the hearing he packed his jeep and unenrolled. so it just evaporates?',
  ],
  'safe-devices': [
    "my ex set up my laptop two years ago when we still dated and i never changed a single password, netflix included lol. he's abroad now and we're fine-ish but he's also the other party in this case. how do i make sure he can't read what i write to the title ix office",
  ],
  'sanction-or-remedy-not-kept': [
    'he was suspended for the year. guess who i saw at the homecoming tailgate in a school jersey, flipping burgers for alumni. and the tutoring they promised me never showed either. who is in charge of making it real',
  ],
  'see-the-evidence': [
    "I know they have his phone screenshots, i know they have the security cam from the lobby. nobody has shown me anything. feel like i'm on a quiz show where only the other contestant has the answers. when do i get to look",
  ],
  'see-your-own-file': [
    'my case ended last year and i\'d like to see everything they have on me. all of it, notes, emails. the office says "we\'ll look into it" since september. is there a legal number of days',
  ],
  'separate-rooms': [
    'i threw up outside the library from just seeing his coat. could i do the hearing from some other room',
  ],
  'sexual-harassment-defined': [
    'the guy in my cohort keeps finding reasons to rub peoples shoulders and rates our outfits out of ten in the group chat. prof says thats just his personality. where\'s the line, like what does it take before it officially "is" something under the rules',
  ],
  'sexual-history': [
    "her lawyer friend says they'll bring up that i've slept with other guys on the team. which, ok, true, 2 of them, last year, my business. am i going to have to sit there while a panel of professors hears my body count",
  ],
  'signs-of-the-2024-rule': [
    'the letter from my college talks about "severe or pervasive" and says one single person will investigate and decide, cites section 106.46. something smells off to me, i took one con law class. are they using an old playbook',
  ],
  'someone-else-reported': [
    'got an email saying "we received information that you may have been impacted." by WHO. i told two people, both swore they\'d shut up. i didn\'t ask for any of this, i have the MCAT in nine days. do i have to answer these people',
  ],
  'standard-of-evidence': [
    'is it 51% or is it like beyond reasonable doubt?? my buddys school said preponderance and mine says "clear and convincing" and i had to google both, and the professors\' handbook says a different one than ours. how sure do they have to be',
  ],
  'state-law-additions': [
    'im in california and my friend is in new york and another is in ohio, we all have some mess with our schools, dont ask. we compared and our rights look different?? does where you live change it',
  ],
  'statements-without-cross-examination': [
    'the main witness against me graduated and is teaching english in korea, not gonna log on. some blog says if nobody can question her then her statement gets tossed. is that still a rule? feels like my entire case hangs on it',
  ],
  'steps-of-the-process': [
    "i've been in this for five weeks and i feel like im walking through a house with the lights off. somebody interviewed me, somebody else emailed me a link, now theres a third person cc'd. can you just lay out the whole road for me from the first email to the very last one so i know which room im in my mom keeps asking \"whats next\" on the phone every sunday and i make stuff up so she'll be able to sleep, last week i invented a committee. i'm the one who filed btw if that matters.",
  ],
  'student-worker': [
    "i work the front desk at the rec center 15 hrs a week and also i'm a junior. my shift lead is the problem. am i a student in this or an employee in this? depends who i ask. feels like i fall in the crack between two couch cushions",
  ],
  'supporting-someone': [
    'bestie is the complainant in a huge thing. i bring soup and say the wrong words. how do i not suck at this',
  ],
  'supportive-measures-explained': [
    "i don't want him expelled or investigated or anything with lawyers. i literally only want to not sit behind him in econ and to have a different dorm key. is that a thing you can get without starting the whole machine",
  ],
  'supportive-measures-for-respondents': [
    "she gets extensions, she gets a new section, she gets a counselor with a couch. i'm the one accused and my grades are in the toilet, ive lost 11 pounds and i eat in my car. do i get nothing because im the bad guy on paper my econ prof asked why i stopped raising my hand and i said allergies. i can't even sit in the student union because her friends do their thing where they all get up at once. is there any help with my name on it",
  ],
  'talking-about-the-allegations': [
    "the deputy dean told me this is CONFIDENTIAL and that i'd be \"in violation\" if i discuss it w anyone. so i cant tell my brother? can't ask people if they remember that night?? i'm going to explode like a shaken soda",
  ],
  'telling-a-teacher-or-ra': [
    'i kind of blurted it to my writing professor in office hours, what my cousin\'s friend who goes here did to me freshman year. her face went all serious and she said she "may have to pass it along." does everybody have to?? i wanted one person to know, ONE',
  ],
  'telling-your-family': [
    "thanksgiving's thursday. they'll ask how school is. my tía will ask about boyfriends. i havent told them that i'm the accused in something. do i tell them over pie, before, never? i keep rehearsing it to the mirror my dad paid for my first semester by selling the boat. he calls me doctora as a joke. if he hears it from a cousin instead of me i'd never get over it, but each time i open my mouth what comes out is \"classes are good\".",
  ],
  'time-before-the-interview': [
    'letter came 3:15 today, they want me in at 8 tomorrow. i close at the bar till midnight. legal?',
  ],
  'time-limits-at-a-glance': [
    "can you give me one cheat sheet w every single deadline in this entire circus. i've got adhd and sticky notes on the fridge that contradict each other, some say 10, some say 180, one says 45 and i don't know what that was",
  ],
  'training-materials': [
    'im convinced the investigator learned this from a cereal box. is there any way to find out what training they got, slides or whatever? my advisor says its got to be public but i see nothing on the site',
  ],
  'treatment-records': [
    'so they asked me to "just sign a quick release" for the counseling center notes from freshman year. theres stuff in there about my brother, my eating, everything. if i say no am i hiding something? can they get it without me',
  ],
  'waiting-for-the-decision': [
    'hearing was 23 days ago. i check my phone at red lights. i check it in the shower. they said "soon." how long can the panel sit on it before somebody pokes them',
  ],
  'what-a-formal-complaint-is': [
    'the coordinator slid a paper across the desk and said think it over, this one needs a signature. i froze and left it in my backpack with an old banana. what is that paper, what happens when i sign, can i do it from my phone instead',
  ],
  'what-an-advisor-may-do': [
    'i\'ve agreed to be the support person for a sophomore in my department, I teach ceramics. They told me I may sit there but "not participate." So am I a houseplant? May I pass her a note? May I object to anything? I would like to know before Monday',
  ],
  'what-counts-as-retaliation': [
    "ever since i spoke up my hours at the campus radio got cut from 12 to 3, i wasn't told about the holiday party, and the station manager (his cousin) sighs when i walk in. coincidence? is that a Thing i can name or am i being paranoid",
  ],
  'what-informal-resolution-is': [
    "someone mentioned there's a softer way where there isn't a hearing, like mediation or a circle? i'm the one accused and honestly i'd apologize for the parts i get. what is that, how's it work, when can you do it",
  ],
  'what-the-notice-must-say': [
    'the letter i got says "an incident of a sexual nature during the fall semester." no date, no place, no name. how am i supposed to defend against a fog. is that all they need to tell you',
  ],
  'what-the-report-holds': [
    'draft came and its like she wrote a novel where im the villain. nothing of what my teammates said in my favor made it. isnt an investigators summary supposed to be, idk, both halves of the story',
  ],
  'what-the-school-must-do': [
    'i told the assistant director of housing in september, in WORDS, in her office with the little cactus. it is now almost december. zero. nada. not one email. at what point does a school legally have to get up off its chair',
  ],
  'what-title-ix-is': [
    'ok so my RA keeps saying "thats a title nine thing" like i\'m supposed to know. i thought that was the law about girls getting a soccer team?? i\'m a nursing student who transferred from a community college in october and nobody explained it at orientation or if they did i was asleep. what is it actually',
  ],
  'when-a-school-must-dismiss': [
    'they say they "had no choice" but to toss my complaint, their hands were tied by regulation. is there really such a thing? like when are they forced to and when is it an excuse',
  ],
  'when-sanctions-start': [
    "suspension letter says effective immediately, but my appeal is due in a week and finals are in four days. if i win the appeal i'll still have failed everything. do they get to begin before its over",
  ],
  'when-the-decision-is-final': [
    'outcome came tuesday. is that IT it? like can i exhale, can i tell my boss at the bookstore im cleared, or does it hang in the air until some other date passes',
  ],
  'when-the-report-comes': [
    "hearing's on the 14th they say. i haven't got the final write up from the investigator and today is the 9th. my advisor is on a plane to manila. how far ahead am i supposed to have this thing in my hands",
  ],
  'where-it-happened': [
    'it wasnt even on campus it was at an airbnb in asheville that the ski club rented, club paid part of it from student fees i think. my friend says the university will say not our problem. is she right',
  ],
  'while-you-wait': [
    '31 days, not a peep, the case is lying there like a wet towel. can i nudge them',
  ],
  'who-can-be-your-advisor': [
    'my pick would be my grandma. she\'s a retired postal worker and the toughest human alive. the form has a box for "attorney or trained advisor". is grandma not allowed because she didnt go to law school',
  ],
  'who-can-file': [
    "i dropped out in february because of what my lab partner did, i work at a nursery now, plants not babies. people say i can't bring it since im not enrolled. but i'd go back if it were dealt with. does someone like me have standing or nah",
  ],
  'who-can-see-the-case-file': [
    'transferring to arizona in jan. will they see i was the respondent once, even though it came to nothing',
  ],
  'who-decides': [
    "who ARE these three people. one's a chem professor, one is from the registrar, one i cannot find on the internet. they get to rule on the worst night of my life? what qualifies them",
  ],
  'who-decides-the-appeal': [
    'so i write my appeal and it goes… back to the same vice provost who ruled against me the first time?? who would ever admit their own mistake lol',
  ],
  'who-does-what': [
    'i have emails from a deputy coordinator, an "intake specialist", a lady from a law firm in another state, and some dean. which of these people is the one that investigates and which one makes the call at the end?? im scared of telling the wrong thing to the wrong one yesterday i poured out the whole story to someone who turned out to be the front desk work study kid. he was very nice about it. he gave me a mint.',
  ],
  'who-learns-of-supportive-measures': [
    "the email to my professors about my extensions, what does it SAY. does it say why. because dr. okafor looked at me all soft today and i wanted to sink into the carpet. and does he find out what i've been given",
  ],
  'who-learns-the-sanction': [
    'i\'m the one who reported him, and the coordinator says the punishment is "a private matter between the institution and the student." so i\'m supposed to guess?? by whether i bump into him at the gym?',
  ],
  'who-may-appeal': ['wait he lost and HE gets to appeal?? i lost part of it too so do i get one'],
  'who-will-know-your-name': [
    'if i go ahead with it, does HE see my name? does my department chair? do the people in my studio? its a program of 30 people, somebody sneezes and its gossip by lunch',
  ],
  'will-your-parents-be-told': [
    "mis papás no pueden saber, they're super religious and they'd pull me out and drive me back to laredo that same weekend. im 19. if i go to that office does a letter go home my brother goes here too so i can't even walk past that building without someone seeing. it happened last year, with a boy from church, of all the places, and they adore him, he eats at our house.",
  ],
  'withdraw-a-complaint': [
    'i want my nights back. can i tell them never mind, and would they really stop',
  ],
  witnesses: [
    'gave them five names. she interviewed two, both of them his fraternity brothers somehow. the bartender who saw us leave, never called. the nurse expert my uncle found, never called. do they get to choose and ignore mine',
  ],
  'write-your-response': [
    'cursor has been blinking since 9pm. every time i try to write back to what they collected it turns into eleven paragraphs of me screaming. theres lies on like every page. how do normal people structure this thing',
  ],
  'writing-to-your-school': [
    '11 drafts to the coordinator. #3 had the f word. #9 was one line. how do you talk to these offices',
  ],
  'your-interview': [
    'thursday i sit down w the investigator. is it gonna be like on tv with the lamp? can i say i dont remember, can i record it on my phone, can i take a break and cry in the bathroom? im 18 and the most serious meeting i ever had was at the DMV also my aunt who watches a lot of court shows says never say sorry and never say um. i say um constantly, i said it at my own quinceañera. if i get a date wrong am i a liar forever? i was the one it happened to, in case that changes anything about thursday.',
  ],
  'your-rights-at-a-glance': [
    'my daughter called from her dorm and read me a letter over the phone, she was talking so fast i only caught half. before we drive up on saturday i want one list on one sheet of paper, what is she entitled to in all this, and is the boy entitled to the same',
  ],
}
