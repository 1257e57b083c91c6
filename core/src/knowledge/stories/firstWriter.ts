/** How people tell of what an entry of the guide answers, at length: by a writer who saw no phrasing of ours. */
export const firstWriter: Readonly<Record<string, readonly string[]>> = {
  '2020-or-2024-rule': [
    "Our handbook was printed in fall '24 and it says no cross-examination, and that investigator decides. My advisor insists that's been thrown out by a court. The dean says \"we follow the current regulations\" and just smiles. I'm going nuts. Which set of rules counts today?",
    'mine was in october 2024 when they had bidens new rules, filed only now. friend says i get the ones from that time. is that so or did somebody cancel them',
  ],
  'administrative-leave': [
    "They told me to hand over my keys and stay home \"till it's resolved\", with pay for now. I'm an adjunct, nobody's found me guilty of anything. My section is being taught by some grad student who mispronounces Foucault. Is it a punishment, can they keep me out for months?",
  ],
  'after-a-dismissal': [
    "So it's dismissed, on a technicality. I've still got the room change and the extension for my capstone, are they going to pull those now? And the student conduct lady wrote me that \"the matter has been referred\". Referred where? I can't tell if it's finished or starting over.",
  ],
  'after-a-report': [
    "So I hit submit on the online form Sunday night and then I stared at the ceiling till five. It's Tuesday. Is he going to get a call now? Will an officer show up at my work study? What happens on their end once a thing like that comes in?",
    'friend of a friend says somebody "put my name in" at that office three weeks ago. nobody wrote me. checking my mail every ten min. have they decided behind my back',
  ],
  'after-an-informal-agreement': [
    'He agreed, on paper, to stay out of the music building and not come to our concerts. Last Saturday he sat in the third row of my recital. I played like garbage, then I bawled in the practice room. It was settled in spring. So what is that paper worth, and did they keep anything?',
  ],
  'after-not-responsible': [
    'They decided against me, well, "not responsible" for him. He\'s posting party emojis. I\'ve got to sit in chem with him in January. Did they just officially call me a liar? Do I lose the extensions and the room change now, and is there anything left?',
    'i won. not responsible on all. but my scholarship was pulled in the meantime and my name is mud and the team hasnt taken me back. i thought itd feel good and its just flat. so do they have to fix what they broke or put out a statement or what',
  ],
  'after-responsible': [
    "The letter says he was found responsible. I screamed and then I got scared. What happens now, does he leave tomorrow, can he still fight it, do I get anything, will I be told? Nobody has called. My mother wants to celebrate and I'm just hiding under a blanket. He was at the same pancake place this morning, acting like it's any Sunday. I've got a presentation tomorrow on soil erosion. I thought I'd feel ten feet tall and I feel like I've broken a lamp and somebody's coming.",
  ],
  'after-the-appeal': [
    "Appeal denied, one page, \"this decision is final and no further review is available\". I've read that sentence so often that it's stopped being English. A year and a half of my life. Is that really the last door? Isn't there anybody above them that I could go to?",
  ],
  'appeal-a-dismissal': [
    "They threw my complaint out before anybody was even interviewed. The letter says why but it's wrong, it WAS at a university event, I've got the flyer with the logo. I thought appeals were only for after a hearing. Could I fight it at this stage already?",
  ],
  'appeal-deadline': [
    "The outcome came while I was in Peru at my grandfather's burial, no wifi. I opened it 9 days later. It's a long thing and I can't find how many days I've got, a guy on my floor swears it's thirty. Where does it say and have I blown it?",
    "letter says five business days. FIVE. we just got it, im her mom, she's working at the clinic all week and cant stop crying. other school my sister works at gives ten. isnt there one number for everybody in the law, can we ask for more",
  ],
  'appeal-grounds': [
    "I lost. I think they just believed the wrong person, and my mom says put that in the appeal, that it's unfair and that I've never been in trouble. Would they care for that? What are the reasons they actually listen to? I've got till the 14th and I'm so tired. I'm the one who was named. I lost my spot at a dental program over it, my grandparents paid for the SAT classes. I've got nine pages of feelings so far, and a cat walking across the keyboard.",
    'My advisee was told on the phone "you need one of three reasons". She\'s in bits, she asked me, I teach ceramics, I don\'t have a clue. The panel skipped a witness and somebody came forward afterward with a video. Do those two count as reasons?',
  ],
  'appeal-the-sanction': [
    "I'm not fighting that I did it, I did send those pictures around, I was an idiot. But three years out for that when a guy on my floor got a reflection essay? My parents took a second mortgage for this school. Can I appeal only the length of it?",
  ],
  'ask-for-removal-of-the-other-person': [
    "I can't breathe in that building knowing he's two floors down. The case will take months they say. It was last year, he's never threatened me since, he just exists there, laughing in the elevator. I want him out now, not in May. Can't they just make him go?",
  ],
  'assault-and-stalking': [
    'We dated for seven months, last winter he grabbed my wrist so hard it bruised, and after the breakup in March he left notes on my car for weeks. It\'s over now, he moved dorms. The office asked me if it was "severe and pervasive". Do I have to prove that for stuff like this?',
  ],
  'bias-on-appeal': [
    "After I lost I found out that the chair of my panel wrote the guy's recommendation letter for med school. She'd said she didn't know either of us. I'm so furious that I broke a mug. I've got a week to send in something. Is that a reason they've got to look at?",
  ],
  'bias-or-conflict-of-interest': [
    'Our investigator\'s Twitter has a picture of her at a march with a sign about believing all women, and she called me "the perpetrator" when she thought she was on mute. I\'m trying to be fair but come on. The case is still open. Can I ask for another person and how?',
    'the coordinator used to be assistant football coach and i filed on the tight end. they HUG in the parking lot. nothings decided yet. who do i say that to',
  ],
  'burden-of-proof': [
    "The investigator told me \"it's on you to bring us something that backs it up\". I'm 18, I don't have a camera in my dorm room! I've been running all over town asking bars for video. Am I the one that has to do the proving here?",
  ],
  'calendar-or-business-days': [
    'packet came the wed before thanksgiving at 4:58 pm, school closed thru sunday, they say i have ten. my advisor says the 7th my roommate says the 11th. who is right',
  ],
  'challenge-an-emergency-removal': [
    'The removal letter says I\'m an "immediate threat" and then, at the end, that I may "respond" but not how or to who. I\'m at my parents\' house in another state. I need to be back for my clinical on the 1st. How do I fight this and how quick?',
  ],
  'charged-over-the-same-facts': [
    "We'd been drinking, I'm 19, so sure. I told them the whole truth about that night last month, because they said be honest. Now I've got an alcohol violation from the same office. I'm the one who got hurt! It feels like they're telling me to shut up. Can they?",
    'friend wants to report a senior from april but there was weed and vapes in the room and shes on scholarship. would she get busted or is there some amnesty law',
  ],
  'choosing-an-advisor': [
    "I've three people who would do it: my mom (she cries at everything), my thesis reader (calm but knows the guy's advisor), and a retired cop from my church. I've got to write a name on the form by Friday. How do I even decide, what should I talk through with them first?",
  ],
  'clery-and-vawa': [
    "I'm on the campus safety student committee, and my friend's hearing is coming. Someone said there's another law on top, the one with the crime statistics emails, that also says that she gets her result at the same time as him. What does that other one add at a university?",
  ],
  'complainant-and-respondent': [
    "The letter calls me \"the complainant\" and I hate it, I never complained, I told one RA one thing. My cousin says that word means they think I'm whining, or that I'm suing. What do they mean with it, and what's the other word they use for him?",
    'why do they keep writing Respondent with a capital R like its my new name. does that mean theyve put me in the guilty column already? my mom read the letter and started crying at that word. shes from guatemala and thought it meant "responsible"',
  ],
  'complainant-leaves': [
    "I'm graduating December 14 and moving to Seattle for work. I filed in September and they're still collecting interviews. His lawyer told mine, well my aunt, that once I've my diploma it all goes away. I've been a mess since. Do I need to stay enrolled just to keep this alive?",
  ],
  'complaint-about-an-employee': [
    "It's the associate director of the choir, he's been there 22 years, everybody loves him, he's got a building wing named for his mom. Does a student stand any chance? Is it HR that takes it, in secret, or is it the same procedure as if it'd been a classmate? My own father had him as a teacher and has the signed program framed. I'm a baritone with a scholarship that he personally renews each June. I told one person, she asked if I was sure.",
    "My daughter's gym teacher sent her heart emojis last spring and once rubbed her shoulders during the fitness test. He's off on leave, she's in 9th. The school says \"personnel matter, we can't discuss\". So do we get no say and no result, just because he's on the payroll?",
  ],
  'complaints-joined-together': [
    "Four of us have each a case about the same saxophone teacher, now they wrote it'll be one big thing with one hearing. I don't want the other three to hear my part. My friend Dani wants it together. Can the college glue us into one? We never were friends, the four of us, we only had the same lesson slot on different years. I found out in a hallway. My boyfriend says that four is stronger than one and he's probably right, but it's my story.",
    '2 days after my interview he filed one against ME. says i kissed him first at the lake house. im shaking mad. its obviously payback. do they have to take that, and would they treat us both as accused in the same meeting',
  ],
  'consent-definition': [
    "we were both drunk, we both remember it different, and I've read three different websites. One says yes means yes, one says no means no, my state's criminal law says something about force. Her lawyer keeps quoting California and we're in Ohio. Which meaning will they use on me? I keep typing it into Google at night and then closing the tab. We had eaten pizza with our whole floor an hour before, everybody was laughing, and now three of those people won't sit with me.",
    'I froze. I never said the word no, I stared at his poster of Mt. Hood until it was done. That was last November. My best friend says they\'ll ask what I "communicated". Where would it be written what counts as agreeing at my college?',
  ],
  'constitutional-rights': [
    "I wrote an opinion piece in the campus paper that the hookup policy here is stupid. Two people filed on me for it, \"hostile environment\". This is a public university. I've never touched or messaged anyone. What about the First Amendment? Doesn't that stop this, I'm fuming.",
  ],
  'coordinator-signed-complaint': [
    "I told them clearly, in writing, no case please. Then on Nov 4 a letter says the office itself is moving ahead, the Coordinator's signature at the bottom, because two other girls told them about the same guy. I feel like it's been stolen from me. Am I a party now? Do I have to help? I've got nothing against those girls. But I had a whole quiet plan, therapy on Mondays, graduate, move to Portland with the dog, and now my name's in a PDF.",
    "The complaint against me isn't signed by her at all, it's signed by the university employee who runs the office! So who's accusing me? My roommate says that means she took it back and they are out to get me. I've got a job offer hanging on this.",
  ],
  'cost-of-supportive-measures': [
    'they moved me to a single on the quiet hall, i cried from relief. then the bursar put $1,140 "room differential" on my account. i make $12 an hour. do i pay that??',
  ],
  'court-and-title-ix': [
    'The DA dropped everything in August, we had cake. Now the university goes ahead as if it never got dropped! My wife says double jeopardy. How can our son be cleared by real lawyers and still be put through this by some committee of librarians?',
  ],
  'cross-examination': [
    "I had a nightmare that he was standing in front of me asking me himself what I wore. Is that how it'll be? He's in mock trial, he loves this stuff. Who's the one that gets to grill me, and may I choose not to be looked at by him?",
    'i have like 40 questions for her written in a notebook, my dad says let him at her lol hes a car salesman not a lawyer. at a university hearing could I read my questions myself? or does it go through the judge person or what',
  ],
  'decision-letter': [
    'ten months and i get two lines. found responsible, suspended one year. nothing on why or how to fight it. is that all they owe me',
    'The outcome came while I was waitressing and I read it in the walk-in freezer. It\'s full of he-said she-said then jumps to "not responsible" with no reasoning at all about the texts. What is that letter supposed to explain to me, shouldn\'t they show how they got there?',
  ],
  'delays-and-more-time': [
    "I'm writing from the laundromat because it's the only hour I have to myself, between two jobs and my nephew's soccer. third email this semester saying they're \"extending the timeline due to unforeseen circumstances\" with no reason at all. Then when I asked for one extra week because of my grandmother's funeral in Manila they said no. Can they push it back whenever they feel like and refuse me?",
    "The prosecutor told the college to hold off, at least that's what the investigator said on the phone, so everything is frozen since August. My daughter sees him in the dining hall every morning. Are they allowed to just stop because there's a criminal matter, and should we have got that in writing?",
  ],
  'discipline-before-a-decision': [
    "Coach pulled me off the roster the day the complaint came out. The scholarship office put a hold on me. My fraternity suspended me. Nobody has interviewed me yet, I've not been found anything! My dad's so mad he can't talk about it. Can they do all that first and ask later?",
  ],
  'dismissal-letter': [
    "She told me on the phone \"oh we've closed that one back in April\". It's JULY. There's nothing in my inbox, spam, nothing in the mail. He knew apparently, his girlfriend told people. Don't they have to tell me properly, in writing, with a why?",
  ],
  'dismissed-for-lack-of-evidence': [
    "They've closed it because \"specific circumstances prevented gathering evidence sufficient to reach a determination\". Translation, his friends didn't pick up the phone. I offered my laptop, my roommate, everything. My dad says that's that. Is it? Did they have to close it?",
  ],
  'documents-to-keep': [
    'letters under the pizza boxes, emails in three accounts, lost the investigators number twice. aunt says get a folder honey. what goes in it, which of it matters later',
  ],
  'eeoc-charge': [
    'paid tech in a university lab, bosss comments about my body jan til i quit in june, hr did a "review". coworker mentioned some place for workplace stuff with a deadline in days?',
  ],
  'employee-who-is-named': [
    "Twenty years I've been in facilities, never a write-up. A student says I cornered her in the stairwell with the cart. The HR woman took my radio and said don't come in. I'm 58, I couldn't even tell my wife till Sunday. Do I get the same kind of protections as the kids do?",
  ],
  'employee-who-was-harassed': [
    'I\'m in payroll at the college, not a student, 51 years old. The vice provost keeps brushing against me in the copy room and says I\'ve "still got it". I always thought that office was for girls in the dorms. Can somebody like me use it as well?',
  ],
  'evidence-at-the-hearing': [
    'At the prehearing call the chair said only the stuff quoted in the final report is "in". But the texts that show he lied about the time were in the first big bundle and just never made it in her summary. Can we still use them on the day or are they gone?',
  ],
  'find-the-coordinator-and-policy': [
    "My kid's district website is a maze. I called the front office, they sent me to HR, HR sent me to the athletic director, he laughed and said \"I guess that's me?\" I just want a name, a phone number and the written rules they follow. Don't they have to put that somewhere?",
    'transfer student here, been here like 5 weeks. want to talk to whoever handles the harassment stuff but the link in the student handbook is a 404 and the RA said "idk email the dean". where would the real rules and the right person be listed',
  ],
  'finding-a-lawyer': [
    'Everyone on the internet says lawyer up. The one I called wanted a $7,500 retainer, I laughed then I cried. I work at Panda Express. I\'m the complainant if that matters. Do I even need one, and is there any place that does it for nothing or on a sliding scale? I\'ve got a car payment and a sister in braces, and the guy on the phone said "think of it as an investment" while I had orange chicken on my sleeve. There must be another way.',
    'my public defender says she cant come to the school thing, its not criminal. im 18, foster kid so no parents to call lol. other side has an attorney who talks like a podcast. where would a guy like me find someone who knows this and doesnt want money',
  ],
  'finding-support': [
    "I'm a guy, I was named, and I've not one person I can talk with. My friends went silent, my mom just cries, and every hotline I see is for survivors. I'm not in any danger, I'm only really lonely with it. Is there somebody for people on my side?",
    'id like to tell it to one human who isnt the school and wont put it in a file. two years ago, mostly fine, im a server so free if possible',
  ],
  'free-advisor-at-the-hearing': [
    'hearing dec 12. hes got a guy from a big firm, i got $212 in checking and cant ask questions myself. will the university give me somebody or do i just sit there',
  ],
  'give-your-own-evidence': [
    'i have the uber receipts, my apple watch sleep thing, 3 yrs of snaps and a girl who was in the room until 1:30. investigator said "we\'ll ask if we need anything". hes not asking. can i just hand it over or is that like interfering',
  ],
  'glossary-conduct': [
    'They write that the university lacked "actual knowledge" and so wasn\'t "deliberately indifferent" within its "education program or activity". I\'ve been studying English for six years, and I understand every word and not one sentence. What do these phrases mean in a normal person\'s language?',
  ],
  'glossary-decision': [
    'outcome is written by robots. "written determination" "remedies" "vacated" "bases". showed it to everyone at the bakery, nobody knows. what do those words stand for',
  ],
  'glossary-evidence-and-proof': [
    'My advisor, who\'s a very sweet retired librarian, asked me what "exculpatory" is and what it is they call "preponderance", and I\'ve got to admit that I have been faking it in every meeting since June. Before we write back on Thursday, what do those words mean?',
  ],
  'glossary-hearing': [
    'The hearing script they\'ve sent us has stuff such as "relevance determination", "rape shield" and "cross". I\'m from Senegal, French is my first language, and I read it with a dictionary which made it worse, it said a shield is for knights. What do they mean by these?',
  ],
  'glossary-people': [
    "The policy's like alphabet soup: recipient, party, respondent, coordinator, \"designee\". I'm a mom with a GED and I've read the first page five times on my break. I don't even know which one my kid is. Can someone tell me who's who in plain English?",
  ],
  'glossary-starting-a-case': [
    "My aunt keeps asking is it a report, is it a complaint, is there a \"grievance\", was it dismissed or withdrawn, and I just nod. I'm 18 and embarrassed that I don't know what any of those words mean and the letter's full of them. Could you put them simply?",
  ],
  'glossary-support-and-safety': [
    'The lady talked so fast: interim this, supportive that, NCO, emergency removal, "informal". I wrote it on my hand in the hallway. My son was nodding and later in the car he said, mom, what was any of that? We don\'t have anyone to explain these words.',
  ],
  'going-to-court': [
    "After everything they did to our boy we're ready to sue the university, the coordinator personally, and the girl too. My brother in law says we've got two years, his neighbor says none. We've spent $9,000 already. Can we take them to a judge and would we win?",
    "I'm not in the mood for one more committee. The community college ignored me for a year about that welding instructor, I have it all in emails, and I lost my place in the apprenticeship. I want a judge to hear it. Do I have a case and against who?",
  ],
  'hearing-day': [
    "What's it like when you get in there? Do they swear you in, who talks first, is there lunch, are there robes, how long do they look at me? It's in 11 days and in my head it's a movie with a judge and a hammer. I need to know the order so I can breathe.",
  ],
  'hearing-notice': [
    "All I got is a calendar invite: \"Hearing - Zoom - Dec 3\". No time zone, no names of who sits there, no idea if she'll be on it or what it's about exactly, there's two cases. I'm on exchange in Lisbon this term. What should they have put in that?",
  ],
  'hearing-recording': [
    'seven hours and i dont remember what i answered. want to hear it before i write my appeal, office says the tape is "internal". 8 days left. do i get to listen',
  ],
  'how-an-appeal-goes': [
    'I thought it was finally over and today an email: "the respondent has submitted an appeal." My knees went weak. Does it start from zero? Do I need to tell it all again, do I get to read what he wrote and answer it? And who tells us the result?',
  ],
  'how-long-it-takes': [
    'I filed before spring break, it is now almost Halloween, my apartment lease is up, I got a job in Denver that starts in January and still nobody has decided anything. My mom says there must be a law that they have to be done in two months. Is there?',
    'they told me about 60 days thats 5 months ago i lost my internship over a hold on my account and im so angry isnt there a limit where they finish or drop it',
  ],
  'how-to-report': [
    "It's 2am and I finally typed it all out, three pages. Do I print it, mail it, walk into some office during my lunch break at the bookstore, is there a form? I'm afraid if I do it wrong it won't count and I won't have the nerve twice. My sister offered to read it first, but she'd want to fix the commas and then she'd want to fix me. It was eight months ago, on a work trip with the ceramics guild, in case that changes anything.",
    "I'm a barista on campus, not a student, and I've watched the same professor touch three different girl employees' waists since August. None of them asked me to. Could I tell somebody even though it isn't my story, and how would I do that, phone or what",
  ],
  'if-no-support-is-offered': [
    'The lady wrote "as you have declined to file we have no further services to offer." That was it. I sat in my car and sobbed in the Wegmans lot. I only asked to drop one class without a W. Are they allowed to close the door like that, and do they have to say why?',
    'asked twice for my daughters locker and lunch to be switched. counselor says not till guilt is shown. shes eating in the bathroom. dont they have to put something on paper',
  ],
  'if-something-happened-to-you': [
    "It was in the spring, after the formal, with a guy in my friend group. I never told anyone, I just switched seats and stopped going to brunch. Now he's in my seminar and I shake the whole 75 minutes. I don't know if I want anything done to him. What are my choices? My roommate found the dress in the trash back then and I told her it was wine. From outside I look okay, and inside I'm a shaken up soda can.",
    'last year my supervisor in the campus gym kept pushing up behind me at the desk and one time put his hand under my shirt. i quit. everybody says "you have to do something" but nobody tells me what that something looks like or if i\'d be stuck once i start. whats the first small step',
  ],
  'if-you-are-a-witness': [
    "I was only the designated driver that night, I don't want to pick a side, they're both in my improv troupe. Now an investigator emailed me to \"share what I observed\". If I say no will I get in trouble, and if I go will the two of them read every word I say? I'd had two Sprites and I was annoyed because somebody spilled queso on my seats, that's my entire memory. My mother says stay out, my priest says tell the truth, and our show opens on Friday.",
    'My son, tenth grade, has been called to the office as somebody who saw something on the bus. He came home white as a sheet. The boys on the team are already calling him a snitch. Does he have to talk, and what will they tell him or us about the thing?',
  ],
  'if-you-were-named': [
    "I opened an email in the middle of my shift at Target and my hands went numb. It says there's an allegation about me from a party in September. I don't even remember talking to her. I haven't answered anybody. My dad says say nothing, my coach says go explain myself tonight. What do I do with this letter? My hockey buddies are already asking why I left the group chat. I've a midterm Thursday, and I'm sitting in the stockroom reading the same three lines over and over.",
    'got a letter yesterday w my name and the word "respondent" and i threw up. im 19. ive never been in trouble, i had like a 3.8. do i delete my instagram?? do i text her and say sorry for whatever? pls somebody tell me where i even start',
  ],
  'informal-resolution-is-voluntary': [
    'The coordinator keeps calling me, third time this week, about how "healing" it would be to sit down with him and a mediator and how a hearing might be traumatic for me. I feel cornered. I said I\'d think about it. Is it a thing I have to do before they\'ll investigate? She\'s not mean, she sends me links with breathing exercises. But she says "we" a lot. My roommate thinks that they just want it off the books before accreditation. I\'d agree to anything to stop the ringing.',
    'school wants us to do a "restorative circle" with the girl whos accusing my kid, hes in 8th grade, and they said if we refuse it\'ll look bad on him at the end. we don\'t want to. he cries on sundays already. do we need to sign that paper',
  ],
  'informal-resolution-notice': [
    "They want me to click \"I agree\" on a DocuSign for a facilitated agreement. It's half a page. It doesn't say what I'm accused of or whether I can back out, or if a future grad school could ever see it. I have until 5 pm tomorrow. What should that thing tell me?",
  ],
  'informal-resolution-with-an-employee': [
    "It's my calculus teacher I complained about, and now the principal says we could \"do mediation, the two of you, have a good talk and put this to bed\". I'm 17. He's 44. My grandma's jaw dropped. Is that even a thing they may suggest with a teacher?",
  ],
  'investigator-does-not-decide': [
    'The man who\'s interviewed everybody for 3 months says in an email to my mom "I will issue my finding by the 20th". He never liked me, he rolls his eyes when I talk. We\'re a public high school in Kansas. Is it normal that the same guy digs and then judges?',
  ],
  'is-it-a-title-ix-case': [
    "They changed it. First it was Title IX, now it's \"Student Code section 4.2\", and suddenly there's no advisor who may speak and a five minute chat with a dean instead of a hearing. I'm not a lawyer, but it stinks. How do I find out which kind of case I'm in and does it change what I get?",
  ],
  'is-there-a-deadline-to-report': [
    "It happened in 2021 when I was a freshman, I took two years off, I'm back now finishing my degree at 24 and he's a grad assistant here. My sister says it's ancient history and they'll laugh at me. Have I missed the window? My daughter was born in between. I only worked it out in a Thai restaurant when I heard him laugh at another table and my fork was just hanging in the air. I'd got so used to not saying anything.",
    "she is saying something from TWO YEARS ago happened, back when we were both in the dorms on 3rd floor. i don't even have that phone anymore. my uncle says theres a statute of limitations, 180 days or something. can she really bring it now",
  ],
  'k12-advisor': [
    '15, public school, too much income for legal aid. other family brought a man in a suit. does the district owe us somebody, could her grandma go in with her',
  ],
  'k12-disability': [
    "My boy has autism and an IEP, and he echoes phrases he hears, that's how this whole accusation came about. They interviewed him alone, no aide, no breaks. He's wet the bed since, he's eleven. Don't his papers still mean something when it's this kind of case?",
  ],
  'k12-hearing-and-questions': [
    'The assistant superintendent gave us a form where we can "submit questions to be asked of the other student", due Friday. We thought we\'d be able to sit in a room and have it out. It\'s 10th grade. Do we ever see what the girl answers, can we ask again after?',
  ],
  'k12-parents': [
    "He's 14. He doesn't want anyone to know about the wrestling room, he begged me. But I'm his mother and I can't un-know it. Could I file the thing myself with my own signature, could I sit in when they talk to him, or is it his choice at that age?",
    'school interviewed our daughter TWO HOURS and only then called us. shes the one accused, shes 13. husband is ready to blow a gasket. what can we do for her from here',
  ],
  'k12-telling-any-employee': [
    'My girl told the lunch lady in October, because the lunch lady is who she trusts. Nobody called us. The principal says a cafeteria worker isn\'t an official, so the school "wasn\'t informed until December". I was at that table crying with rage. Is he right on that?',
  ],
  'k12-what-differs': [
    "Everything I google is about universities, panels and lawyers. My kid's in seventh grade! It's about a boy in PE and a locker room in September. How does it go at a middle school, is there a trial? I can't picture a 12 year old on a witness stand, I feel ill. He's a kid that still sleeps with the hall light on. The other boy's mother and I used to carpool. My boss sighs when I leave early. Just tell me what this looks like.",
    "My nephew's 16 and accused, at a charter high school. His mother works doubles so I'm handling it. The lady at the district says \"we do it the short way for minors\". What's the short way and what's left out compared with what a college kid would get?",
  ],
  'k12-young-children': [
    "She's in kindergarten. FIVE. Another five year old pulled her clothes at nap time back in September, they've been in separate rooms since, and the director says these laws are for teenagers and \"little ones are just curious\". I don't want the boy punished, I want it handled. Does the law have an age?",
  ],
  'keeping-evidence-safe': [
    "I was about to wipe our whole Snapchat thread since I can't stand seeing his bitmoji, and then I thought, wait, it's all in there. My phone is cracked and dying too. How do I hold on to it in a way that they'd believe it's real? Screenshots?",
  ],
  'keeping-up-with-classes': [
    "Since I filed I've missed nine labs, I got a zero on a quiz because I couldn't walk into the hall, and my boss at the library wants my shifts covered. I used to be a straight A person, I'm ashamed. Is there some way not to wreck my whole semester over this?",
  ],
  'language-and-disability-help': [
    "My mother will come to the meeting and she speaks only Vietnamese, and me, I have ADHD and I lose the thread when people talk fast. The interview is Thursday at 9. I am ashamed to ask. Would they slow it down or give us a person who translates, or is it our own problem? In my country you don't ask an official for anything, you say thank you and you go. My roommate says that I'm being silly. I work Wednesday till midnight, so I can't practice much either.",
    'deaf grad student. they booked my interview with "auto captions on zoom" which turn everything into nonsense, last week it wrote "the turkey" for "the party". I asked for a real ASL person and they say it\'d take weeks and I\'d be the one causing delay. is that on me?',
  ],
  'leaving-informal-resolution': [
    "We've had two of those mediation sessions and he's smirking all the time, the facilitator laughs with him. I signed a paper in the beginning. I want the real investigation now. Did I give that up by signing, or can I still get off this train?",
  ],
  'limits-on-advisors': [
    "They emailed that my sister can't sit with me because she's \"also a witness and too close to the matter\", and that I need to pick from their list of trained staff. I don't trust a soul on that list. I'm so angry I could spit. Are they allowed to veto her?",
  ],
  'live-hearing': [
    "The dean says they'll do it \"on paper, it's gentler for everyone\" and I'd never have to face a panel. I'm a junior at a private university. Honestly half of me is relieved and half of me wants to be heard out loud. Can they skip that part?",
    "so does every case end up in like a courtroom thing?? bc my cousins school just mailed her the result and shes in 11th grade. I'm at a 4 year and i'm the one accused, my roommate says theres always a panel. i'd have to rent a suit lol. im scared",
  ],
  'looking-after-yourself': [
    "It's month seven and I notice I'm living on cold brew and granola bars, I snap at my little brother, I sleep in bits. I'm OK, honestly, nothing's wrong wrong. I just don't know how people get through a year of this without turning into a ghost. Any small things that help?",
  ],
  'missing-evidence': [
    'pages 88 to 104 are just black bars and the stairwell video i gave them isnt on the list. "not relevant was removed". it was THE point. what can i do',
  ],
  'missing-the-hearing': [
    "I don't think I can go on Thursday. I throw up just seeing the building. It's the last step after nine months. If I'm not there, do they throw the thing out, do they take it as I lied? My mom took off work to drive me and I can't tell her.",
    'my criminal lawyer says do not open your mouth at the school, not one word, cause the DA could use it. but my coach says if i stay quiet the panel will figure im guilty. hearing in 3 weeks and i go back and forth all night. which is it',
  ],
  'more-people-beside-you': [
    "He's walking in with a lawyer AND his father AND some consultant. I was told one person only. I wanted my mom to hold my hand and the advocate from the women's shelter to do the thinking. Why does he get an entourage, isn't it meant to be even?",
  ],
  'new-allegations': [
    'At my second meeting the investigator suddenly started asking about a ski trip in 2023. My letter is only about the night of April 9. I answered because I was scared of seeming guilty. Then I found nothing in writing about skiing anywhere. Can they just widen it as they go?',
  ],
  'new-evidence-on-appeal': [
    'the outcome came may 2. on may 6 his old roommate dmed me a video from that night where you hear him say everything. she was scared before. im shaking. its done already but can i use it?? they said the evidence phase closed in february',
  ],
  'no-appeal-offered': [
    "The bottom of my son's letter says: \"In keeping with district policy this outcome may not be appealed.\" The principal just shrugged. He's sixteen and suspended for a semester. I thought that everybody's got a right to a second look. Is a small district exempt or what can I write to them?",
  ],
  'no-contact-orders': [
    'got a paper saying i cant be within 50 ft of her or "communicate directly or indirectly". we\'re in the same 14 person acting class and our moms are literally best friends. if my mom talks to her mom did i break it? and she walks into my dining hall all the time',
    "I asked that he'd be told to stop texting me and they made it \"mutual\", so now I, who did nothing, can't go to the climbing gym on Tuesdays either. I feel punished. I thought those things were to help me. Why does it bind me and can it be one way? I teach the Tuesday kids' class there, the little ones with the tiny harnesses, and the manager asked me in front of them why I'm off the schedule. I made up a thing about my wrist.",
  ],
  'not-harassment-even-if-proved': [
    "The letter says that even if everything I wrote is true, it isn't enough. Eleven months of that man sniffing my hair behind the counter, and it isn't enough?? I sat on the bathroom floor at work. What does that sentence mean and can somebody still do something about him?",
  ],
  'notice-of-meetings': [
    'She phoned me while I was on the bus and said "can you pop by my office in twenty minutes, just a quick chat about the case, nothing big". I went, there were three of them in suits. Aren\'t they supposed to tell me ahead of time on paper who\'s going to be there and what for?',
  ],
  'ocr-and-the-outcome': [
    "I lost, appeal too. I sent the whole story to the federal civil rights folks and my mom is telling all the relatives that they'll flip the verdict and he'll be thrown out after all. I don't want to get my hopes up again. Can they do that, overrule the panel?",
  ],
  'ocr-before-the-case-ends': [
    "The coordinator said \"you'd need to exhaust our process first before you go outside\". It's been 5 months and she hasn't even set an interview. I'm scared the clock for the feds is ticking in the meantime. Do I have to wait for these people to finish?",
  ],
  'ocr-complaint': [
    "The district has buried it. Eight months, three \"lost\" emails, and the superintendent plays golf with the boy's uncle. My friend says there's somebody in Washington that you can tell on a school to. Who's that, what does it cost, and does it need a lawyer?",
    'can the ACCUSED also go to the government about how my university did this? everyone acts like its only for victims. they never showed me the evidence and i got expelled in june. id like somebody from outside to look at how they handled me. how does one do that',
  ],
  'ocr-time-limit': [
    'final letter was march 3, i moved home and slept for weeks, its end of april now. read about a federal complaint with a cutoff. too late?',
  ],
  'off-campus-or-abroad': [
    "I did a summer dig in Crete, run by my university, professor and all. The field director did what he did in July. Back home I told them everything, and the answer is a letter that says Greece is outside of it so it's dismissed. It was THEIR program. What's left for me to do?",
  ],
  'one-comment-or-a-pattern': [
    "Since September this one man at our table in dining services says something about my chest, like every shift, as a joke, and everybody laughs. One time it's nothing, I know. But it's been maybe 40 times and I've started calling out sick. Does it add up to something?",
    "I made ONE joke in the groupchat about her outfit on the team bus, october 12, screenshot and all. Now I'm being investigated like a criminal?? I apologized the next morning. can a single dumb line really be enough for this",
  ],
  'online-harassment-and-images': [
    "someone in my year put my face on a porn body with one of those AI apps and it went around the robotics team discord. I'm 20. I found out from my LITTLE BROTHER. I want it gone and I want to know if the school can do a thing when it's all on phones",
    "My eighth grader sent a picture to a boy in July, stupid I know, and in September he airdropped it in the cafeteria. The vice principal confiscated one phone and said the internet isn't their department. She's refusing to ride the bus. Who helps with taking it down and is this a school matter?",
  ],
  'only-my-word': [
    "It was just the two of us in a parked car last February. No video, no bruises, no texts right after, I went home and watched cartoons. He'll just say it didn't happen. I keep thinking why bother, it's one against one, they can't ever decide for me? I've written it out four times, with the song on the radio and the parking ticket under the wiper, and each time it's still just me saying it. My cousin who's a cop shrugged. He has a nice smile, people like him.",
    'she has no proof whatsoever. nobody saw anything because nothing happened. so how can they even investigate me off of just what one person says? everyone tells me it has to get thrown out with no evidence. i got into pharmacy school im so scared to lose that',
  ],
  'other-incidents': [
    "They're bringing up that I was written up for a fight in ninth grade, and that my ex from another school \"felt uncomfortable\". What does that have to do with anything?? I'm 22. My mother's beside herself. Can they throw my whole life at me?",
  ],
  'other-sex-discrimination': [
    "The girls' softball field floods, no lights, and we practice at 6am, boys baseball has a clubhouse with a smoothie machine. Nobody touched anybody, it's nothing gross, it's just been unfair for the four years my twins have been there. Where does this kind of complaint go?",
    'I was told by the machine shop instructor that girls "do better at the front desk", so for a whole semester I filed papers while the guys got certified on the lathe. No one hit on me or anything. do i go to the same office and is there a hearing for that',
  ],
  'parents-and-guardians': [
    "Our boy is 19, 600 miles away, and the university won't tell us a thing on the phone. We pay the tuition! He called us sobbing about some letter with charges. My wife wants to drive there tonight and sit in the meeting. What can a mother and father actually do here?",
    "she's a sophomore and she filed in february, she's worn out, she leaves the emails unopened for days. I'm her dad. I tried writing the dean myself and got \"we can only discuss with the student\". Is there any way for me to be part of this without taking it over",
  ],
  'parents-and-married-students': [
    'single dad, three year old, paramedic program. director says moms get the flexible ride-alongs "because they\'re moms" and i should find a wife. can they run it like that',
    "At our academy a girl who got married over the summer, legally, she's 18, was told she can't be on the honor council or go to prom because \"wives don't\". Her brother in law who's married too is on it. Her grandmother asked me to find out whether that's even legal.",
  ],
  'part-of-a-complaint-dismissed': [
    'Of the four things I put in, they threw out two, the texts from the summer and what he did at the concert, and keep two. My friend thinks the whole thing is weaker now so why go on. Can they chop it like that, and can I contest only the chopped bits?',
  ],
  'police-and-the-school': [
    "The detective in our town told me in June the DA won't take it. I'd gotten used to the idea it was dead. Now a girl in my co-op says I could still go through the college. But wouldn't they just say the cops already looked at it and shut the door? I never wanted to sit in that beige room again with the tissue box. My internship's at the courthouse, of all places, so I pass that detective at the coffee cart and he calls me kiddo.",
    "If I tell the dean's people about what he did last fall, do they hand it to the cops? My family is undocumented, well my mom is, and I can't have a cruiser at the house. I want my schedule changed and maybe more. I've been sick over this for a month.",
  ],
  'possible-sanctions': [
    "My letter doesn't say what they can do to me. I asked and she goes \"a range\". A range of WHAT, like a paper on respect or thrown out forever? I'm three credits away from graduating, first in my family. Where's it listed, what's the worst and the least?",
  ],
  'postpone-a-hearing': [
    'They set it on the same morning as my boards, the actual licensing exam I\'ve paid $600 for. My advisor also has surgery that week. I wrote and got "the date is firm". I\'m the complainant and I WANT it to be over, but not like this. Can it be moved?',
  ],
  'posts-and-speech': [
    "A girl from the feminist club put up a TikTok with my initials and \"we all know what you did\". 60k views. I've complained and the school says it's her free speech. My sister gets messages at HER school. Where's the limit, is that allowed during a case?",
  ],
  'pregnancy-and-parenting': [
    'im 17, due in february, and my counselor said it\'d be "better for everyone" if I finished in the alternative program across town with the other pregnant girls. I want to stay in AP bio and in the jazz band. do I have to go there',
    "My PI found out I'm 14 weeks along and took me off the bench, gave my project to a postdoc, says it's for safety of the fetus. My doctor didn't say any of that. I'm a third-year and this is my thesis. Can he simply decide I'm out of the lab? He's got four kids himself, that's the funny part, and a mug saying best dad. My husband says be patient, my committee meets on the 9th, and I cried in the cold room so no one would see.",
  ],
  'pregnancy-doctors-note': [
    'coach wants a letter from my ob EVERY week since i told him im pregnant. girl with the torn acl never brought him one thing. feels like parole. allowed?',
  ],
  'pregnancy-leave': [
    'had a c section on the 2nd of october, my OB says eight weeks, the nursing program says two is the max they excuse and after that I lose my clinical spot and redo the year. I can barely stand up straight. can they put a number on it like that?',
  ],
  'preparing-for-a-hearing': [
    "Six days. I have a binder, I've got my advisor for one hour on Saturday, and a stomach that won't hold food because of nerves. What should I do with this week? Do we practice questions? I wish somebody would just hand me a to-do list for this.",
  ],
  'preparing-for-an-interview': [
    "Mine's on Friday at 10 with the investigator and I want to do it right. I get mixed up with dates when I'm stressed, I said March to the RA and it was April. Should I write it down first, bring notes, eat something? What do folks do the week before that?",
  ],
  'presumed-not-responsible': [
    'they took me out of the captains group chat, professor won\'t look at me, and the email says "the victim" like five times. so its done right? they believe her. i keep refreshing the email like it\'ll change. my mom lights candles for me. do i even get a chance here',
    "I'm the one who came forward, and at the first meeting the guy says \"we start from him being not responsible\". It felt like a punch. I drove home crying. Does it mean they think I'm making it up? Why'd they say something like that to me?",
  ],
  'privacy-law-and-the-evidence': [
    "Whenever I ask for anything, the statement she gave, the report, even what the result is, they go \"FERPA, sorry, can't share another student's information\". It's like a magic word. I'm supposed to defend myself against a wall. Is it true that they can't tell me?",
  ],
  'procedural-irregularity': [
    'They never gave me the ten days with the file, they gave me four over Easter, and they decided without the questions my advisor sent in. I\'m sure I\'d have won otherwise. Is "you skipped your own steps" something I can base an appeal on, how bad must it have been?',
  ],
  'punished-for-a-false-statement': [
    "He was found not responsible last week and already his lawyer wrote the college that I should be charged with making a false report. I didn't lie. I told it as it was. I've been pacing my kitchen at 4 am. Can they punish me just because I lost?",
  ],
  'quid-pro-quo': [
    'He\'s on my committee. In May he said my funding letter "would go easier" if I came with him to the conference hotel a night early, just the two of us. I laughed it off. I didn\'t go and my letter never came. It happened once. Is once even anything?',
    'the assistant coach told my friend she\'d start on saturday if she "was nicer" to him and put a hand on her leg. she did start lol and she feels gross and thinks since she got the spot she cant complain. shes a junior at state. is that covered if she kind of went along',
  ],
  'records-for-seven-years': [
    "I was cleared in 2021. I'm applying for a security clearance and they ask about everything. Does that college still keep a box somewhere with my name on it, the tape of me crying and all? When is it thrown out? I'd like to sleep again one day.",
  ],
  'refusing-to-take-part': [
    'nine emails now. im the one it supposedly happened to, a housemate reported it, i never asked. i wanna do ceramics and be normal. what if i never answer',
  ],
  'relevance-of-questions': [
    'My advisor for the hearing is my union rep and he wants to know: when the panel lady says "that one is not allowed" without giving a reason, like she did in the practice session, do we just move on? What\'s allowed to be asked and who has to explain what?',
  ],
  remedies: [
    "OK so they agreed with me, he did it. He got probation. But I'm the one who dropped two classes, lost my merit aid and can't walk past the art building. I'm bitter as hell. Is there something they owe ME now to put my life at school back the way it was?",
  ],
  'removal-and-disability': [
    "My brother is 20, he has a TBI and he's registered with disability services, he's got a 504 since grade school. They removed him from campus overnight for the complaint. No one from the disability office was even asked. Doesn't that count for anything when they do it so fast?",
  ],
  'removed-before-a-decision': [
    "Two campus cops stood in my doorway Tuesday, I had 20 minutes to pack. No hearing, I haven't even been interviewed. I'm on my cousin's couch, an hour away, missing midterms. The accusation is that I kissed somebody without asking in 2023. How's that legal before anyone's decided? My organic notes are in that room, and my grandfather's watch. The cop was nice about it, he said he'd a son my age, which made it worse. I've emailed six people and got one auto reply about holiday hours.",
    "They sent my freshman son home \"on interim suspension pending the outcome\", the outcome could be in spring! The dean said it's routine for this kind of complaint. Is it routine? He's just lying on his bed staring at the ceiling fan, won't come for dinner. Don't they need a real reason?",
  ],
  'report-or-formal-complaint': [
    "I talked to the Title IX woman for an hour about my ex from the debate team and she gave me a pamphlet, and said I can \"leave it as is or move forward\". As is WHAT? I don't understand what I've done already and what I'd be doing if I move forward. Must I?",
    'my boyfriend is pushing me hard to "press charges at school" and my mother pushes me to let it go. I already told the office about the guy from my internship cohort. I haven\'t slept right in a week. If I do nothing more, what stays and what doesn\'t happen?',
  ],
  'report-retaliation': [
    "He's got his friends texting me \"drop it or we'll make your senior year suck\" and one of them emailed my boss at the juice bar. I have screenshots of it all. It started the week after I filed. I'm more mad than scared. Who do I bring this to, and when, at the end?",
  ],
  'reporting-without-your-name': [
    "We're a department of eleven people, if I say which week it was they'll know it's me. I'd love to tell somebody what our chair does at the field station, but with my name nowhere on it. Could I do that and still have him investigated, or do those two not go together?",
    'qr code in the bathroom stall, filled in everything but who i am. two weeks, nothing. can they trace my wifi or did it just go in the trash cause i was a coward',
  ],
  'respond-to-evidence': [
    "Dropbox link came Thursday. 312 pages, half of it her texts with her sister. I've got organic finals and a job, they say by the 10th I have to write something back or lose the chance. Can I get a bit longer and do I even have to write?",
    'daughters packet came, im reading it for her after my shift. it says comments due in five days. FIVE. whats the minimum they have to give her',
  ],
  'respond-to-the-report': [
    "There's a mistake on page 12, they wrote I went upstairs at 11 and it was 1. I didn't say anything back when the first pile of proof came since I was in the hospital with my appendix. Is this my last shot to correct them in writing before somebody rules?",
  ],
  'respondent-from-elsewhere': [
    'He goes to the tech college across the river, he just comes to our parties. I was told "not our student, not our problem". I still see him every Friday at the bars by my building and I can\'t concentrate on my nursing prereqs. So is there nothing for me?',
    "it was at the halloween dance in the gym, everyone in masks, i never saw his face and i don't know his name. i'm a sophomore in hs. my mom says without a name they cant do anything. is that right? i only want to feel ok in the hallways",
  ],
  'respondent-leaves': [
    'he withdrew the day before the hearing, packed the jeep and left for arizona. a year of my life. "may be closed" they say. does it just end cause he ran',
  ],
  'safe-devices': [
    "My ex set up my laptop and my iCloud back when we lived together, and he knew about an email I sent to my advocate before I'd told a soul. We're in a case now. We broke up in May, he's in another state. How do I write to the office without him reading it?",
  ],
  'sanction-or-remedy-not-kept': [
    "He was banned from campus for a year in the decision. Yesterday I saw him on the bleachers at the homecoming game eating nachos like nothing happened. He didn't see me. My counselling sessions they promised were never set up either. Who makes sure they stick to what they wrote?",
  ],
  'see-the-evidence': [
    "For months I've been telling them things, and I've no clue what he told them back. My roommate was interviewed and won't say what she said. It makes me crazy. Do I ever get to look at what's in that folder before they write it all up? the screenshots too? I dream about a filing cabinet, that's how far gone I am. My sister made me put the phone in the freezer for a night. I'm the one who complained, if it matters, it was the water polo guy.",
    'they say i can come look at the file in a room with no phone for 2 hours while a guy watches. its like 400 pages. im the accused. i have class and my advisor lives in tampa. shouldnt they just send it to both of us',
  ],
  'see-your-own-file': [
    "I asked the registrar for everything they've got about me from the case, emails too. They said put in a request and wait. That was Aug 20. It's nearly November. I'm the complainant, I need it for my new therapist and I'm just curious what they said behind my back. How long can they take?",
  ],
  'separate-rooms': [
    "If I have to look at his face, or even hear him clear his throat, I'll come apart. My advisor says they've booked one conference room with a table the size of a door. It's on the 17th. Is there a way I could do it from another place, on a screen?",
  ],
  'sexual-harassment-defined': [
    "There's a guy in our studio class who rates the girls out loud, once snapped a bra strap, and sends links at 1am to everyone. The assistant dean told me \"that's icky but it's not what the law means\". So what does the law mean, where's the line?",
    'hugged a coworker in the library twice, asked her out three times over text, embarrassing sure. now im sick about it. how do they decide whether stuff like mine is covered',
  ],
  'sexual-history': [
    "His statement goes on about who I hooked up with freshman year and a guy from Tinder and that I'd bought lingerie. I wanted to crawl under the desk when my investigator read it out. Is any of that going to be allowed in front of those people? I'm a preschool teaching major, I've a placement with nuns, my grandmother's going to be at graduation. None of it has got anything to do with that night in March. My advisor just turned red and said nothing.",
  ],
  'signs-of-the-2024-rule': [
    'I\'m reading my son\'s letter under the lamp for the fourth time. It cites "106.46", says "severe or pervasive" and tells us that one person would both look into it and make the finding. A mom on Facebook said this is the outdated version. How would I be able to tell?',
  ],
  'someone-else-reported': [
    "My RA overheard me crying on the phone and \"had to\" file something and now I've got an email from a stranger with a subject line about my incident. I never wanted this. I'm so mad at her. Am I forced to answer, will they start it without me? I'd just gotten to where I could go a whole day without thinking of it. Now there's a calendar link, and a list of phone numbers, and my boyfriend asking, and I have a paper on Chaucer due.",
    'turns out my mom called the college. MY MOM. about a thing from freshman year that i told her in the car. now a lady from an office wants to set up a chat monday and says she has resources. can i just ignore it or take the help and nothing else',
  ],
  'standard-of-evidence': [
    "My roommate says they need to be 99% sure like on tv. My advisor says only 51. The booklet from my college has two different words on two pages. I'm the accused and it's my degree, I lie awake about a percent. How certain do they need to be?",
    "A lecturer in my program is who I complained of, and the union contract says staff can only be found at fault by \"clear and convincing\". But for students they use the lower one. So because he's staff I need more proof? That doesn't feel right, I'm boiling.",
  ],
  'state-law-additions': [
    "I'm at a state university in California, my cousin's at one in Texas, and she had to go through stuff I've never heard of. My professor said that we've \"more rights here than the feds give\". What does my state put on top, and who wins if they say the opposite?",
  ],
  'statements-without-cross-examination': [
    "The main witness against me moved to Portugal and won't join the zoom. In the handbook there's this old paragraph that what a person said can't count if nobody questions them. So her statement's out, right? My advisor found something that says otherwise and now I'm confused and upset.",
  ],
  'steps-of-the-process': [
    'Sorry if this is long, I\'ve been up since four and I have the 6am shift at the bakery. I signed the thing on October 3rd and since then it is just random emails with attachments at 6pm on Fridays. My roommate asked me yesterday "so what comes next" and I started crying because I honestly have no idea if I\'m near the beginning or the end. Can somebody walk me through the whole road from here to the last day?',
    "son got named in sept. i drive a truck, im gone 4 days a week, and i need to plan when to be home with him. so first there's a letter, then what? who talks to who and when do they finally say yes or no and what after that. just give me the order of things",
  ],
  'student-worker': [
    "I'm a resident assistant, paid, and I'm also a junior. My boss in res life is the one who did it. HR says go to student affairs, student affairs says you're staff, go to HR. I've been bounced like a ball for three weeks and I'm fuming. What am I?",
    'I teach chem labs as a second year PhD and a student made a report on me. They wrote they\'re "placing me on leave" from teaching as if I were a professor, yet my lab access as a student is cut too. Which box am I in, student or staff, and does it matter?',
  ],
  'supporting-someone': [
    "My girlfriend's got her hearing next month and I don't know what to do with my hands. I made a spreadsheet and she yelled at me, I said \"you should sue\" and she left the room. I love her and I'm useless. What do you do for a person who's in this? We've been together since the high school orchestra, I play bassoon and she's first violin, I carry things, that's my talent. Her mother calls me for updates and I don't know what I'm permitted to say to her.",
  ],
  'supportive-measures-explained': [
    "We were friends first, which is the stupid part. Our parents have a picture of the two of us at move-in, and after what he did in May I turned my copy around. I don't want him expelled. I don't want to testify anywhere. I just want to not have organic chem lab at the bench across from him, and to have my key card work at the other dorm so I can sleep. Can I get something like that without starting a whole war?",
    'my anxiety is so bad since the thing in march that ive missed like 9 shifts at the rec center and a midterm. somebody said the school has to "do accomodations for victims" but i never filed anything and prob wont. what kind of things could i even ask for',
  ],
  'supportive-measures-for-respondents': [
    "Everyone's asking how she is. I get it. But I'm the one named and I've lost eleven pounds, I'm failing stats since I can't walk in the library without people filming me. Is there any of that help, counseling, moving sections, extra time, for somebody on my side of the letter?",
  ],
  'talking-about-the-allegations': [
    'There\'s a line in my letter: "you are directed to keep this matter strictly confidential and not discuss it with anyone". Not my brother? Not the boys who were there and could help me? I\'m in my room alone going over it all day. Can a college order me to shut up?',
    "I posted one sentence in my sorority chat about being in a case, without his name, and the assistant dean called me in and said I could be sanctioned for talking. I'm livid. I need to be able to tell people. Where's the line with that?",
  ],
  'telling-a-teacher-or-ra': [
    'I wrote about what happened in my memoir for creative writing. Professor\'s comment was "beautiful, please see me". Now I\'m panicking that by handing it in I reported it. Does she have to tell? Would the chaplain or the counseling center have been different? It\'s due back in a revised draft on Friday and I keep changing "he" into "the weather". My grandma raised me not to tell family things to strangers, and a workshop of fourteen people has got a copy already.',
    "My athletic trainer is the only adult here I trust. I want to tell her what an older player did on the bus trip last season, he's graduated since, but I'm scared it'll be out of my hands as soon as I say it. Who at a university can I say something to that stays with them?",
  ],
  'telling-your-family': [
    "Nobody at home knows. My mother has a weak heart and my father thinks that only bad girls get into such stories. Thanksgiving's in a week and my hearing is the week after. I practice the sentence in the mirror and it won't come out. How do I say it, should I?",
  ],
  'time-before-the-interview': [
    'letter monday 8pm, interview wednesday 9am, i work nights, got an exam between, no advisor, havent read the policy. how much warning are they supposed to give a person',
  ],
  'time-limits-at-a-glance': [
    "I've a whiteboard in my kitchen and I want to write every deadline on it. Evidence, report, appeal, the federal thing, the job thing, records. My daughter's case, she's in her second year of nursing. Could somebody give me all the numbers in one go, so I don't miss one?",
  ],
  'training-materials': [
    "Our hearing officer didn't know what \"relevant\" meant, no joke. It made me wonder what class these folks took, if any. I heard there are slides. I asked and the office said it belongs to the vendor and it's copyrighted. My husband says they've got to show us. Do they?",
  ],
  'treatment-records': [
    "The investigator asked me to sign a release for my counseling notes from the wellness center \"so we have the full picture\". There's stuff about my dad in there, my eating disorder at 15. She said it'd help my credibility. If I don't sign can they pull it anyhow since it's their own clinic? I only started going because of what happened, then it turned into everything. I told my counselor stuff I hide from my twin. Now on Wednesdays I weigh each word like airport luggage.",
    "her lawyer keeps hinting that i'm on meds and he wants my psychiatrist's chart in the record. im the respondent, im 20, i take stuff for bipolar since high school. who gets to see that? i feel naked. can the school go get it without me",
  ],
  'waiting-for-the-decision': [
    'The hearing was 5 weeks ago. I check email on the toilet, at work, in church. Someone said two weeks. Someone else said before finals. I just want to know yes or no so I can breathe again, is there any number of days for them to send it?',
  ],
  'what-a-formal-complaint-is': [
    'They told me "email isn\'t enough, it has to be formal". I wrote four pages with dates and my whole heart and typed my name under it. Do I need a stamp? a lawyer? some official form? What makes the thing count so they\'ll begin?',
    "Hi, helping my little sister, who's at a community college. She told a counselor everything in April and believes there's a case open. I don't think there is. What is the piece of paper she'd have had to sign, and what does it have to have on it?",
  ],
  'what-an-advisor-may-do': [
    'I agreed to go with my nephew. The instructions say I must be "a potted plant", not a word, not even pass a note. He freezes when he\'s nervous, and stares at his shoes. Can they gag me in the interview, and would it be the same at the final thing with the questions?',
  ],
  'what-counts-as-retaliation': [
    'Ever since I told them about the head TA, my section grades dropped, the lab group chat was remade without me, and somebody wrote "drama queen" on my locker. My supervisor says now I\'m "not a culture fit". Am I imagining this or is it a thing with a name? I used to bring the donuts on Mondays. I\'ve kept a little list in my planner with dates, as my mom is a bookkeeper and that\'s how we cope. Perhaps I am too sensitive, everyone\'s busy before the grant.',
    "I spoke as a witness for him. I'm a girl and I said what I saw, that's all. Now the resident director, who's close to her, has cut my desk hours from 14 to 4. I need that money for rent. I'm nobody in this case. Am I protected at all?",
  ],
  'what-informal-resolution-is': [
    'A friend told me she never had a hearing, they "worked something out" and the guy wrote a letter and moved out of the residence hall. That sounds like all I ever wanted. What is that, how does it work, do I need to file first and would I have to be in a room with him?',
  ],
  'what-the-notice-must-say': [
    "The letter I got is five lines. \"An allegation of misconduct in or around the fall term involving another student.\" That's all. No date, no place, no name, nothing on what I'm allowed to do. How am I supposed to prepare for that? Shouldn't there be way more in it? My mom put it on the fridge, as if looking at it over breakfast would make more words come out. I'm a math major, I can't solve a thing with no givens. I asked. Same letter again.",
    'I\'ve never seen what they sent to him and they only sent me a copy of "the opening letter" yesterday. It has his name but gets the place wrong, it was the boathouse and not the dorm. My stomach\'s in knots. What exactly is that letter supposed to contain?',
  ],
  'what-the-report-holds': [
    'I got the big final document from the investigator, 41 pages, and 36 of them are her side. My three witnesses are squeezed into one paragraph that says they were "consistent with friendship". Is it supposed to be balanced? What should be inside that thing? I\'ve read it six times on the train and I feel sick.',
  ],
  'what-the-school-must-do': [
    "I told the head of the program in March, in her office, door closed, she even took notes. Then nothing. In May again by email. Nothing. He's still TAing the section. I'm beyond furious. At what point do they actually have to do something, and what would be enough? My mother drove up from Tulsa to sit with me in the hallway outside her office and we were told she'd \"stepped out\". There's a fern in that hallway that I know better than my own cousins by now.",
    "Second grader's mom here. The aide, the bus driver and the secretary all knew about the boy who pulled down girls' pants back before winter break, everyone says \"it wasn't reported to the right office\". Does that excuse hold up? When are they supposed to move?",
  ],
  'what-title-ix-is': [
    "My daughter came home with a flyer from her high school and said a girl on her lacrosse team is \"doing a nine case\". I only ever heard of it because of women's sports scholarships, my aunt played basketball in 1979. What is this law even about, and why would a harassment thing in a hallway fall under it? My husband thinks it's about bathrooms, my mother in law thinks it's a lawsuit, and I nodded along at pickup. I'd like to understand the bones of it.",
    'ok dumb question. im an international student, first semester, from Ghana. At orientation they said a word with roman numbers ten times and nobody explained. now my lab partner says she will go to "that office" because of how the TA treats women. What is that thing, is it police, is it a club, who made it',
  ],
  'when-a-school-must-dismiss': [
    "My complaint sat for two months, then they tell me \"we're obligated to close it\". Obligated! By what? They mention something about it being during my semester in Prague and about it being in a bar. I'm so angry I'm typing with caps off on purpose. When do they have no choice?",
  ],
  'when-sanctions-start': [
    'suspension "effective immediately" letter dated mon, i got til next fri to appeal, key card died mon night, my hamster is in there. dont they have to wait',
  ],
  'when-the-decision-is-final': [
    "I was found responsible on the 2nd. She's got until the 16th to contest something, I'm not going to. The registrar already wants to stamp stuff. At what exact moment is it really carved in stone, on the letter date or later? My lease depends on it, my whole spring does.",
  ],
  'when-the-report-comes': [
    "Hearing is Monday the 8th. Today's Wednesday the 3rd and neither me nor my aunt, who's my advisor, has got the summary the investigator writes. They say \"before the weekend hopefully\". I'm freaking out, don't we need to have it for a decent while first?",
  ],
  'where-it-happened': [
    'So this was at a house on Elm street, three blocks off, the lease is in the names of five guys from the swim team but the school says it\'s "private property, not us". Half the team was there and the captain organized it. Is that really the end of it because of an address?',
    'choir tour, nashville, second night in the hotel a senior came into the freshman girls room. my kid told me at christmas. principal says hotels in tennessee arent school. true?',
  ],
  'while-you-wait': [
    "It's dead quiet. The last mail was on September 19, \"we'll be in touch about next steps\". I've stopped making plans, I said no to a semester in Chile. Should I poke them, does it make me look pushy? What can a person do besides stare at the phone? My friends have gone from asking every day to asking never. I clean the oven when I can't stand it, you could do surgery in that oven. I'm the one who came forward, and I just want to know what's normal.",
    "im the one accused, its been 3 months of nothing. my brain just loops it in the shower, in the car, at work at the tire shop. can i ask whats going on or will that annoy the investigator. do they have to let me know when they're late",
  ],
  'who-can-be-your-advisor': [
    "The letter says bring an advisor \"of your choosing\". We have no lawyer money, my dad's a roofer. My old youth pastor offered, my aunt's a school secretary, my best friend is pre-law lol. Do they have to be somebody official? Would any of these count? Dad's proud and wants to do it himself in his good shirt, but he gets loud. I'm the one accused, I'm twenty, I've never even been to the principal's. I have to hand a name in by Monday noon.",
    "I'm an assistant professor of history and a student in my seminar asked me, in tears, to sit next to her in her Title IX thing. I know nothing of law. My chair says faculty shouldn't. Could it be me, a plain teacher, or must she hire an attorney?",
  ],
  'who-can-file': [
    "I left that school in 2022, partly because of him, I'm a dental assistant now two states away. I heard he still teaches there. I'm thinking of finally writing to them, but I'm not a student, I'm not going back either. Would they even open a case from me?",
    'niece visited on a prospective students weekend, the hosts roommate did something. shes still applying there, im her guardian. is she somebody who can even make an official complaint',
  ],
  'who-can-see-the-case-file': [
    "I want to transfer to Oregon, start clean. The case against me ended in an agreement, no finding. Will something be stamped on my transcript, will the admissions people phone my old dean, and what of jobs later on? I feel sick every time there's a checkbox.",
  ],
  'who-decides': [
    "It turns out the professor on the panel is in the same fantasy football league as the guy's dad and he's never done this before, he told us at the start \"bear with me folks, I'm new\". Who are they supposed to pick for that job, don't they need some schooling in it?",
  ],
  'who-decides-the-appeal': [
    'appeal goes to the same dean who ran the panel so shes grading her own homework?? i laughed then i got upset. who should be reading it',
  ],
  'who-does-what': [
    'I\'ve got emails from four people. One signs as "deputy", one is "civil rights investigator", one is a lawyer in another state who is apparently going to "adjudicate", plus some case manager. I told my whole story to the wrong one already I think. Which of them does what, and can one of them be two things?',
    'at my sons little christian college one lady took the report did all the interviews and now shell write the outcome as well cause theyre "a small staff". is that how the jobs are split up',
  ],
  'who-learns-of-supportive-measures': [
    "They're getting me deadline extensions and a different lab section. But what will they tell my professors, that I'm \"a Title IX\"? Professor Hale is a gossip. And will he know I've moved dorms, and to which one? I'd rather fail than have it whispered about in seminar.",
  ],
  'who-learns-the-sanction': [
    "The office says she won't be told what I've got as punishment because of privacy, then my friend says she's already read it out loud to people in the dining hall. And the girl in the other case never found out hers. So who's told what at the end?",
  ],
  'who-may-appeal': [
    "So he was cleared, which, fine, I've cried about it already. Then I read on reddit that only the accused gets to appeal since it'd be like trying him twice. Is it over for me because I was the one who complained? The panel didn't even call my best witness.",
  ],
  'who-will-know-your-name': [
    "My dad's the football chaplain here, our whole town goes to that college. If I put my name on it, is it going to be everywhere by Sunday? Who'd be told, the guy for sure? his coaches? the paper? I've been carrying this since sophomore year. At the hardware store they ask me how's school and I say great. He's on the poster in the window there, number 44. My dad prays with those boys before kickoff, and I'm the one that sells the programs.",
    "i'm the accused, and there's a girl at the student newspaper who already called my mom. i thought the school had to keep it secret. did they leak it? i can't go to the dining hall, im eating cereal out of the box. who are they allowed to tell about me",
  ],
  'will-your-parents-be-told': [
    "It's so dumb, I'm sitting on the floor of the piano room because it's the only place with a door. I'm 18, just turned, in the dorms. My parents are very religious and pay for it all. If I go to that office about my ex, will a letter land at my house in Fresno? They don't know that I dated anybody. I'd lose everything. I keep drafting and deleting the email.",
    "im 15 and i wanna tell the counselor about a guy on the cross country team but she'll call my dad and he'll flip out and pull me off the team. hes not dangerous just LOUD and embarrassing. do they have to call home",
  ],
  'withdraw-a-complaint': [
    "I can't do this anymore, I want my evenings back, I want to graduate and forget his name. I'm fine, I'm just done with emails and lawyers. Can I take the whole thing back, do I need to say why, and could they keep going without me anyhow?",
  ],
  witnesses: [
    'I gave them seven names, they called two. The two are his teammates. The girl who drove me home in tears and the expert nurse who I found never got an email. He says they\'ve "enough". I\'m about to scream. How do I get the others heard?',
  ],
  'write-your-response': [
    'I sit in front of an empty doc since three hours. Every time I start it becomes ten pages of YOU ARE LYING in caps. My deadline is Sunday. How do people do it so that somebody actually reads it? Do I go line by line or tell my story again?',
  ],
  'writing-to-your-school': [
    "I've sent them emails that are, well, novels. At 3 in the morning, with capitals. They answer one line of it or none. My roommate says that I come off crazy. I'm the respondent, and I need actual answers on four things before the 22nd. How do I write so they reply?",
  ],
  'your-interview': [
    "So it's next Tuesday, a room in the admin building. Will it be one person or a panel, is it taped, how long, can I ask for a break if I start shaking, do I get to read what they write down about me afterwards? Nobody in my family has ever been through anything.",
  ],
  'your-rights-at-a-glance': [
    "both my ex and I are in the marching band and now in this case. She has her mom who is a paralegal and I've got nobody and it feels like she gets told everything and I get told \"we'll be in touch\". Before Tuesday I want a short list of everything they owe me, and is it the same list for her? I just don't want to find out in May that there was something I could have asked for in November.",
    "I'm the one who complained, grad student, two kids, no time to read a 64 page policy at midnight. The dean's assistant talks to me like I'm asking favors. What am I actually entitled to in all of this, in one page, so I can stop saying sorry for asking?",
  ],
}
