/** Who has to do with a case, and at what kind of school. See `synonyms.ts`. */
export const people: Readonly<Record<string, string>> = {
  '=actfor':
    'on behalf of, for my child, for my kid, for my daughter, for my son, for my 12, for her, file for, sign for, speak for',
  '=actualknowledge':
    'actual knowledge, school knew, on notice, mandated reporter, mandatory reporter, responsible employee, have to tell title ix, has to tell title ix, required to tell, required to report, have to report it, has to report it, obligated to report, must report, keep a secret, in confidence',
  '=advisor':
    'advisor, adviser, support person, advocate with me, advisor of choice, bring someone, person with me, accompany, come with me',
  '=advisorjob':
    'advisors job, what does an advisor do, what can my advisor do, advisors role, job exactly, pass notes, whisper, object, talk for me, speak for me, potted plant, speak in interviews, speak at all, talk during, speak during, advisor speak, advisor talk, advisor say, talk in the interview, speak in the interview, speak at the hearing, sit silently, sit there, stay quiet in',
  '=age': 'how old, too young, age limit',
  '=athlete':
    'athlete, athletics, team, sport, sports, coach, locker room, soccer, football, basketball',
  '=college':
    'college, university, postsecondary, campus, professor, undergrad, grad school, graduate student, community college, higher ed, grad student, faculty',
  '=complainant':
    'complainant, accuser, victim, survivor, reporting party, person who reported, girl who reported, guy who reported, person reporting, alleged victim, reporting student, plaintiff',
  '=contactinfo':
    'who is the title ix coordinator, find the coordinator, contact the coordinator, coordinators email, coordinators name, phone number, email address, how do we find, how do i reach, reach them, title ix contact',
  '=coordinator':
    'coordinator, title ix office, title ix coordinator, tix office, title ix person, title ix coord, title ix officer',
  '=decider':
    'decision maker, decisionmaker, hearing officer, hearing panel, panel, adjudicator, hearing board, hearing chair, who decides, whoever decides, chairperson, ultimate decision, final say, who judges, people who decide, who makes the decision',
  '=designate': 'designate, appoint, name a coordinator',
  '=employee':
    'employee, faculty, staff, teacher, professor, coach, instructor, teaching assistant, boss, supervisor, lecturer, janitor, lunch aide, custodian, security guard, dean, administrator, principal, librarian, nurse, staff member, works for the school, employed by, adjunct, trainer, resource officer, school officer',
  '=family':
    'tell my parents, tell my family, tell my mom, tell my dad, family to find out, parents to find out, my family know, should my family',
  '=investigator': 'investigator, fact finder, investigating officer',
  '=judicial': 'jury, judge and jury, peers, students on the panel',
  '=k12':
    'k 12, k12, high school, middle school, elementary, elementary school, grade school, junior high, secondary school, school district, district, principal, kindergarten, preschool, freshman in high school, vice principal, homeroom, school board, private school, primary school, grader, 8th grade, 7th grade, 9th grade, 10th grade, 11th grade, 12th grade, 6th grade, first grader, school nurse, superintendent, kindergartner, recess, bus driver, iep, eighth grader, playground, year olds, 3rd grade, 4th grade, 5th grade, second grade, third grade, fourth grade, fifth grade, sixth grade, seventh grade, ninth grade, sophomore in high school, school bus, prom, gym class, teen, lunchroom, cafeteria table',
  '=lawyer':
    'lawyer, attorney, counsel, legal representation, attorney at law, legal counsel, public defender',
  '=minor': 'minor, underage child, under 18',
  '=parent':
    'parent, guardian, mom, mother, dad, father, my son, my daughter, my child, my kid, folks, parents, step dad, stepmom, grandparent, my teen, family',
  '=parties': 'party, both sides, each side, either side, other side, other person, other party',
  '=reporter':
    'someone else reported, third party, reported for me, bystander, saw something, saw it happen, my friend reported',
  '=respondent':
    'respondent, accused, accused of, accused person, person accused, person named, named in the report, alleged perpetrator, perpetrator, harasser, assailant, rapist, abuser, attacker, person i reported, guy i reported, person reported, accused student, the one accused, defendant',
  '=tellemployee':
    'told my teacher, told a teacher, told my coach, told my professor, told my ra, told a counselor, told the principal, told my gym teacher, tell my teacher, tell a teacher, tell my professor, tell my ra, tell a coach, telling a teacher, telling my ra, told security, tell security, told someone at school, told the counselor, told the nurse, told my advisor at school, teacher knows, teacher knew, teacher saw, coach knew, tell my favorite, tell my therapist, tell an advisor, tell a dean, told the dean, told a dean, told hr, tell hr',
  '=witness':
    'witness, character witness, expert witness, witnesses, expert, witnesses count, testified, testify for, witness statement, eyewitness, people who saw, friends who saw, roommate saw',
}
