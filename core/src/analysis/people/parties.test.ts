import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { processorMs } from '../../text/fixtures/processorMs.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { findParties } from './parties.ts'

const partiesOf = (text: string) =>
  findParties(readDocument(onePage(text))).map(({ role, name }) => `${role}: ${name}`)

describe('F3 the people of a case', () => {
  it.each([
    ['Jordan Ames ("Complainant") said so.', 'complainant: Jordan Ames'],
    ['Respondent | Student B: Rafe Quintana, Grade 11', 'respondent: Rafe Quintana'],
    [
      'The investigator, Professor Ines Calloway, will call.',
      'investigator: Professor Ines Calloway',
    ],
    [
      'Dr. Ana de la Cruz has been assigned as the investigator.',
      'investigator: Dr. Ana de la Cruz',
    ],
    ['J.D. ("Complainant") said so.', 'complainant: J.D.'],
    ['The complainant is X. Y.', 'complainant: X. Y.'],
    ['The complaint was filed on May 1 by Lee Park.', 'complainant: Lee Park'],
    ['It alleges that Kim Hale followed her.', 'respondent: Kim Hale'],
    [
      'You may appeal to Vice Provost Henrike Solberg.',
      'appeal_officer: Vice Provost Henrike Solberg',
    ],
    ['Thank you.\n\nMae Orr\n\nTitle IX Coordinator', 'title_ix_coordinator: Mae Orr'],
    ['The decision is made by Hon. Ray Oh.', 'decision_maker: Hon. Ray Oh'],
    ['The complaint was decided by Ray Oh.', 'decision_maker: Ray Oh'],
    ['Parties:  Ms. Ana Orr (C)  |  Mr. Bo Lind (R)', 'complainant: Ms. Ana Orr'],
    ['Parties:  Ms. Ana Orr (C)  |  Mr. Bo Lind (R)', 'respondent: Mr. Bo Lind'],
    ['Appellant: Bo Lind (respondent below)', 'respondent: Bo Lind'],
    ['(complainant) Ana Orr / advisor: none', 'complainant: Ana Orr'],
    [
      '(complainant) Ana Orr / advisor: none\n    (respondent)  Bo Lind / advisor: none',
      'respondent: Bo Lind',
    ],
    ['IN RE: COMPLAINT OF ANA ORR AGAINST BO LIND', 'complainant: ANA ORR'],
    ['IN RE: COMPLAINT OF ANA ORR AGAINST BO LIND', 'respondent: BO LIND'],
    ['This is about Ms. Orr’s formal complaint.', 'complainant: Ms. Orr'],
    ['Mr. Lind remains presumed not responsible.', 'respondent: Mr. Lind'],
    ['The complaint that Ana and Ms. Orr signed came in.', 'complainant: Ana'],
    ['The complaint that you signed for Ana came in.', 'complainant: Ana'],
    ['The complaint says that Jon sexually assaulted Ana Orr.', 'complainant: Ana Orr'],
    ['The complaint says that Jon sexually assaulted Ana Orr.', 'respondent: Jon'],
    ['Whether, by the evidence, Mr. Lind is responsible is open.', 'respondent: Mr. Lind'],
    ['I was told of your concern about Mr. Bo Lind.', 'respondent: Mr. Bo Lind'],
    ['The investigation goes on, with Ms. Fay Quick.', 'investigator: Ms. Fay Quick'],
    ['I did not investigate it (that was Mr. Lee Sorr).', 'investigator: Mr. Lee Sorr'],
    ['The panel (Dr. Ed Poe, Mr. Jun Sand) sat.', 'decision_maker: Mr. Jun Sand'],
    ['Ms. Fay Quick, Dean of Arts, is the decision-maker.', 'decision_maker: Ms. Fay Quick'],
    ['Mr. Ed Poe, of the Project in Weld, will be the facilitator.', 'facilitator: Mr. Ed Poe'],
    ['Yours,\n\nMae Orr\n\nTitle lX Coordinator', 'title_ix_coordinator: Mae Orr'],
    ['Advisors   Ms. Sorr; Mr. Lind has named Mr. Ed Poe', 'advisor: Mr. Ed Poe'],
    ['The panel decides whether Mr. Lind is responsible.', 'respondent: Mr. Lind'],
    ['Decision-maker   | Ms. Fay Quick, hearing officer', 'decision_maker: Ms. Fay Quick'],
    ['Mr. Lee Sorr, a principal, investigates.', 'investigator: Mr. Lee Sorr'],
    ['Dr. Fay Quick, principal of another building, decides.', 'decision_maker: Dr. Fay Quick'],
    ['A live hearing before Dr. Fay Quick follows.', 'decision_maker: Dr. Fay Quick'],
    [
      'You may appeal within ten days by a letter to Dean Fay Quick.',
      'appeal_officer: Dean Fay Quick',
    ],
    [
      'A talk of two hours: a conversation on May 4, at 4 p.m., led by Mr. Ed Poe.',
      'facilitator: Mr. Ed Poe',
    ],
    [
      'Yours,\n\nRev. Dr. Mae Orr\n\nDean of Students\n\nTitle IX Coordinator',
      'title_ix_coordinator: Rev. Dr. Mae Orr',
    ],
    ['Yours,\n\nMae "Mimi" Orr\n\nTitle IX Coordinator', 'title_ix_coordinator: Mae "Mimi" Orr'],
    ['The rest is for the Title IX Coordinator, Sr. Mae Orr.', 'title_ix_coordinator: Sr. Mae Orr'],
    ['The advisors (Atty. S. Brandt for the complainant) were told.', 'advisor: Atty. S. Brandt'],
    ['Complainant: Student A', 'complainant: Student A'],
    ['A complaint was filed against Student B.', 'respondent: Student B'],
    ['Complainant / Respondent | Ana Orr / Bo Lind', 'respondent: Bo Lind'],
    ['Respondent       Bo Lind\nDecided by the panel', 'respondent: Bo Lind'],
    ['You filed a formal complaint about your instructor, Mr. Bo Lind.', 'respondent: Mr. Bo Lind'],
    ['It is about a kiss that E.W. is said to have forced on her.', 'respondent: E.W.'],
    ["N.B.'s mother filed a formal complaint.", 'complainant: N.B.'],
    ['A complaint was filed on Oct. 31, 2025 by Ms. Ana Orr.', 'complainant: Ms. Ana Orr'],
    ['A.W. is called the Complainant and T.H. the Respondent.', 'respondent: T.H.'],
    [
      'Write to Mr. Ed Poe, a retired judge, who acts as our appeal officer.',
      'appeal_officer: Mr. Ed Poe',
    ],
    ['An advisor provided free of charge, Ms. Fay Quick, asked.', 'advisor: Ms. Fay Quick'],
    ['To: Ana Orr, Department Coordinator, Geosciences (Complainant)', 'complainant: Ana Orr'],
    [
      'From: Lee Park, Title IX Coordinator\n\nYours,\n\nLee Park\nTitle IX Coordinator, Building D, Room 14',
      'title_ix_coordinator: Lee Park',
    ],
    ['cc: Advisor to Mr. Lind (Atty. S. Brandt)', 'advisor: Atty. S. Brandt'],
    ['Ana Orr\nc/o Lee Park, Attorney at Law (advisor)', 'advisor: Lee Park'],
    ['cc: Advisors Lee Park and Fay Quick, Esq.; Prof. D. Oh', 'advisor: Lee Park'],
    [
      'Mr. Lee Park of the Law Clinic has been helping you as Ana’s advisor.',
      'advisor: Mr. Lee Park',
    ],
    ['A copy goes to each advisor (Mr. Lee Park for Mr. Lind).', 'advisor: Mr. Lee Park'],
    ['A complaint, signed by Ana Orr, reached us.', 'complainant: Ana Orr'],
    ['Ana Orr alleges that she was followed.', 'complainant: Ana Orr'],
    [
      'Dear Mr. Lind,\n\nYou are the Respondent. Go to your daughter’s events as before.',
      'respondent: Mr. Lind',
    ],
    ['Your interview is set for May 4 with Mr. Lee Park.', 'investigator: Mr. Lee Park'],
    ['I did not investigate (Mr. Lee Park).', 'investigator: Mr. Lee Park'],
    [
      'If a complaint comes, Mr. Lee Park of the Equity Office is assigned to it.',
      'investigator: Mr. Lee Park',
    ],
    [
      'BEFORE   Judge Advocate (ret.) Ed Poe, sole decision-maker',
      'decision_maker: Judge Advocate (ret.) Ed Poe',
    ],
    [
      'Either of you may appeal within ten days. Write to Dr. Ed Poe.',
      'appeal_officer: Dr. Ed Poe',
    ],
    ['Send it to appeals officer Judge (ret.) Ed Poe.', 'appeal_officer: Judge (ret.) Ed Poe'],
    ['Yours,\n\nHon. Ed Poe (ret.)\nAppeal Officer', 'appeal_officer: Hon. Ed Poe'],
    ['Yours,\n\nC. M. Orr\nTitle IX Co-ordinator', 'title_ix_coordinator: C. M. Orr'],
    ['District Coordinator: Mr. Ed Poe', 'title_ix_coordinator: Mr. Ed Poe'],
    ['Hearing officer: retired Magistrate Cleo Quick.', 'decision_maker: Magistrate Cleo Quick'],
    ['Complainant ............ Ana Orr, grade 9', 'complainant: Ana Orr'],
    ['Appeal officer ..... Asst. Supt. Fay Quick', 'appeal_officer: Asst. Supt. Fay Quick'],
    ['Advisor for B.L.         Rev. Ed Poe', 'advisor: Rev. Ed Poe'],
    ['It is for Lee Park, Ms. Orr’s advisor, to ask.', 'advisor: Lee Park'],
    ['Investigator (as witness) | Lee Park', 'investigator: Lee Park'],
    ['Parties: Ana Orr, M2 (Complainant); Bo Lind, M3 (Respondent)', 'respondent: Bo Lind'],
    ['Respondent and Appellant: Bo Lind', 'respondent: Bo Lind'],
    [
      'It is signed by Ms. Ana Orr, a student of this school (the "Complainant").',
      'complainant: Ms. Ana Orr',
    ],
    ['Ana, who works in the mail room, filed a formal complaint.', 'complainant: Ana'],
    [
      'Ana told her teacher that another eighth grader, Bo Lind, has been pushing her.',
      'respondent: Bo Lind',
    ],
    ['Prof. Fay Quick remains hearing officer.', 'decision_maker: Prof. Fay Quick'],
    ['Your advisor is Mr. Park; Respondent’s is Mr. Ed Poe, his uncle.', 'advisor: Mr. Ed Poe'],
    ['Ms. Fay Quick of our advisor pool will ask for you.', 'advisor: Ms. Fay Quick'],
    [
      'Within ten days of this notice, the appeal goes by letter to Dean Fay\nQuick, who had no part in it.',
      'appeal_officer: Dean Fay Quick',
    ],
  ])('are named as the document writes them: %s', (text, expected) => {
    expect(partiesOf(text)).toContain(expected)
  })

  it.each([
    [
      'Ms. Ana Orr, Title IX Coordinator | 555-0100\nMr. Bo Lind, Senior Director of Staff & Deputy Title IX Coordinator | 555-0101\nMs. Fay Quick, Case Manager & Senior Deputy Title IX Coordinator | 555-0102',
      [
        'title_ix_coordinator: Ms. Ana Orr',
        'deputy_coordinator: Mr. Bo Lind',
        'deputy_coordinator: Ms. Fay Quick',
      ],
    ],
    [
      'Title IX Coordinator\n\nAna Orr\n\n20 Weld Place\n\n555-0100\n\nDeputy Title IX Coordinator (employees)\n\nBo Lind\n\nDirector, Labor',
      ['title_ix_coordinator: Ana Orr', 'deputy_coordinator: Bo Lind'],
    ],
    [
      'North campus, Ana Orr, Title IX Coordinator, Office of Students.\n\nSouth campus, Bo Lind, Title IX Coordinator, Dean of Arts.',
      ['title_ix_coordinator: Ana Orr', 'title_ix_coordinator: Bo Lind'],
    ],
    [
      'The contact is:\n\nAna Orr\n\nDirector (Interim), Office of Equal Opportunity and Title IX',
      ['title_ix_coordinator: Ana Orr'],
    ],
  ])('all coordinators of a list of contacts are named: %s', (text, names) => {
    expect(partiesOf(text)).toEqual(names)
  })

  it.each([
    'Title IX Coordinator\n\nOther Options\n\nCall the office at 555-0100.',
    'Title IX Coordinator, Senior Associate Athletics Director for Sports (555-0100)',
    'Key Terms\n\nTitle IX Coordinator\n\nThe key terms follow.',
  ])('a heading beside a post without a name is nobody: %s', (text) => {
    expect(partiesOf(text)).toEqual([])
  })

  it('who gets appeals but has another part does not hear them', () => {
    const text =
      'The Title IX Coordinator is Mae Orr. You may appeal within ten days. Write to Mae Orr.'
    expect(partiesOf(text)).toEqual(['title_ix_coordinator: Mae Orr'])
  })

  it('the parent above a line that tells of the other side is not on that side', () => {
    const letter =
      'Ms. Mae Orr (parent of Complainant)\nMr. Lind (parent of Respondent)\n\nA hearing is set.'
    expect(partiesOf(letter)).not.toContainEqual(expect.stringContaining('Mae Orr'))
  })

  it('behind the two advisors of a line of copies others follow', () => {
    expect(partiesOf('cc: Advisors Lee Park and Fay Quick, Esq.; Prof. D. Oh')).not.toContainEqual(
      'advisor: Prof. D. Oh',
    )
  })

  it('who signs a decision and tells of the investigation has done both', () => {
    const letter = (said: string) =>
      `The investigator was Lee Park. ${said} Mr. Lind is not responsible.\n\nSincerely,\n\nDr. Fay Quick`
    const both = ['investigator: Dr. Fay Quick', 'decision_maker: Dr. Fay Quick']
    const said =
      'I took it over from her and finished and signed the investigative report. I then presided.'
    expect(partiesOf(letter(said))).toEqual(expect.arrayContaining(both))
    expect(
      partiesOf(letter('I have read the investigative report. I then presided.')),
    ).not.toContain(both[0])
  })

  it('the members of a panel sign under its chair', () => {
    const letter = `${'The panel has decided. '.repeat(20)}\n\nProf. Ed Poe, Chair\nMr. Lee Park, Member\nDr. Fay Quick, Member`
    expect(partiesOf(letter)).toEqual([
      'decision_maker: Prof. Ed Poe',
      'decision_maker: Mr. Lee Park',
      'decision_maker: Dr. Fay Quick',
    ])
  })

  it('whoever has named an advisor is none, nor is one named twice by an initial', () => {
    const advisors = (text: string) => partiesOf(text).filter((one) => one.startsWith('advisor'))
    expect(advisors('Advisors   Ms. Sorr; Mr. Lind has named Mr. Ed Poe')).toEqual([
      'advisor: Ms. Sorr',
      'advisor: Mr. Ed Poe',
    ])
    expect(advisors('Your advisor, Mr. Edgar Poe, has it.\n\ncc: Mr. E. Poe (advisor)')).toEqual([
      'advisor: Mr. Edgar Poe',
    ])
  })

  it('a parent who filed for a child is neither side', () => {
    const text =
      'Dear Ms. Orr,\n\nThe complaint that you filed for Ana came in. Your interview is set.'
    expect(partiesOf(text)).toEqual(['complainant: Ana'])
    const told = 'Ms. Sorr, parent of V.T. (complainant)\n\nYour interview is set.'
    expect(partiesOf(told)).toEqual(['complainant: V.T.'])
  })

  it('a reader is called by the form of the name that greets them', () => {
    const text = 'Dear Ms. Ana Orr and Mr. Bo Lind,\n\nThe formal complaint was filed by Ms. Orr.'
    const [one] = findParties(readDocument(onePage(text)))
    expect(one).toMatchObject({ name: 'Ms. Orr', fullName: 'Ms. Ana Orr' })
  })

  it.each([
    ['Advisors: Mr. Lee Park; Prof. Fay Quick', 'advisor', 'Mr. Lee Park', 'Prof. Fay Quick'],
    [
      'It goes to advisors Mr. T. Park and (free of charge) Ms. Fay Quick.',
      'advisor',
      'Mr. T. Park',
      'Ms. Fay Quick',
    ],
    [
      'Copies went to Mr. Lee Park and Ms. Fay Quick, Advisors',
      'advisor',
      'Mr. Lee Park',
      'Ms. Fay Quick',
    ],
    [
      'Mr. P. Park (for the complainant) and Ms. Fay Quick (for the respondent) cross-examined.',
      'advisor',
      'Ms. Fay Quick',
    ],
    [
      'The panel (Prof. Ed Poe, chair; Ms. Fay Quick; Mr. Bilal Sand) met.',
      'decision_maker',
      'Prof. Ed Poe',
      'Ms. Fay Quick',
      'Mr. Bilal Sand',
    ],
    [
      'Panel Members | Prof. Ed Poe; Ms. Fay Quick |',
      'decision_maker',
      'Prof. Ed Poe',
      'Ms. Fay Quick',
    ],
    [
      'The hearing is before Dr. Ed Poe (Chair), Ray Fitch and Lou Vance.',
      'decision_maker',
      'Dr. Ed Poe',
      'Ray Fitch',
      'Lou Vance',
    ],
    [
      'APPEALS BOARD\n\nBoard members: Ms. Fay Quick (presiding) / Dr. Ed Poe',
      'appeal_officer',
      'Ms. Fay Quick',
      'Dr. Ed Poe',
    ],
  ])('all of a list are named: %s', (text, role, ...names) => {
    expect(partiesOf(text)).toEqual(expect.arrayContaining(names.map((name) => `${role}: ${name}`)))
  })

  it.each([
    ['Present: hearing officer Joan Quick, the investigator, Ms. Dana Sand.', 'Ms. Dana Sand'],
    ['Present: Hearing Officer R. Quick, Investigator M. Sand.', 'M. Sand'],
    ['Present: your advisors, Mr. Ed Quick (hearing officer), the investigator, and others.', null],
  ])('whoever follows on an office in a list of those present has it: %s', (text, investigator) => {
    const roles = partiesOf(text)
    expect(roles).toContainEqual(expect.stringMatching(/^decision_maker: .*Quick$/))
    expect(roles.filter((one) => !one.startsWith('decision_maker'))).toEqual(
      investigator === null ? [] : [`investigator: ${investigator}`],
    )
  })

  it.each([
    'I was not the investigator.\n\nJoan Quick',
    "I wasn't the decision-maker or the investigator.\n\nJoan Quick",
    'I am neither the Title IX Coordinator nor the investigator.\n\nJoan Quick',
  ])('whoever signs is not what they say they are not: %s', (text) => {
    expect(partiesOf(text)).toEqual([])
  })

  it('somebody who is told not to decide does not decide', () => {
    expect(partiesOf('Someone who is neither me nor Mr. Lee Park decides.')).toEqual([])
  })

  it('the hearing officer is nobody’s advisor', () => {
    const text =
      'The hearing officer is Atty. Ed Poe. On the call are you, your advisor, Mr. Poe and a clerk.'
    expect(partiesOf(text)).toEqual(['decision_maker: Atty. Ed Poe'])
  })

  it('a name goes on in the next line where a part of it alone stands at the end of this one', () => {
    const text =
      'The panel was made up in early May of Prof. Ed Poe (chair), Dr.\nFay Quick and Mr. Lee Park, and the advisor is Fay\nSand, Ms. Orr’s advisor.'
    expect(partiesOf(text)).toEqual(
      expect.arrayContaining(['decision_maker: Dr. Fay Quick', 'advisor: Fay Sand']),
    )
  })

  it('the undersigned of a panel is whoever signs', () => {
    const text =
      'The panel was Prof. Ed Poe (chair) and the undersigned.\n\nFay Quick\nDean of Arts\nAppeal Officer'
    expect(partiesOf(text)).toEqual([
      'decision_maker: Prof. Ed Poe',
      'decision_maker: Fay Quick',
      'appeal_officer: Fay Quick',
    ])
  })

  it.each([
    [
      'The panel, which is Dr. Ed Poe (chair), Dean of the Arts, with Mr. Lee Park, sits.',
      'decision_maker: Mr. Lee Park',
    ],
    [
      'The advisors, Ms. Fay Quick for the Complainant and Mr. Lee Park, asked.',
      'advisor: Mr. Lee Park',
    ],
    ['Advisors: Fay Quick, Esq., for Ms. Orr; Dr. Lee Park for Mr. Lind', 'advisor: Dr. Lee Park'],
    [
      'Your advisors (Atty. Fay Quick for you; Ana has asked her uncle, Lee Park) may come.',
      'advisor: Lee Park',
    ],
  ])('what stands between two of a list does not end it: %s', (text, expected) => {
    expect(partiesOf(text)).toContain(expected)
  })

  it('each line of an address has its own person', () => {
    expect(partiesOf('Ms. Ana Orr, complainant\nMr. Bo Lind, respondent')).toEqual([
      'complainant: Ms. Ana Orr',
      'respondent: Mr. Bo Lind',
    ])
  })

  it('a surname behind a title may be a word: Ms. Hall', () => {
    expect(partiesOf('The decision-maker, Ms. Hall, rules.')).toEqual(['decision_maker: Ms. Hall'])
  })

  it('the chair of a panel that hears an appeal is not one of those who decided', () => {
    const text = 'APPEALS PANEL\n\nThe panel consisted of Dr. Fay Quick (chair) and Mr. Ed Poe.'
    expect(partiesOf(text)).toEqual(['appeal_officer: Dr. Fay Quick', 'appeal_officer: Mr. Ed Poe'])
  })

  it('a letter that tells both sides of its reader tells neither', () => {
    expect(
      partiesOf(
        'Dear Ms. Orr,\n\nYou filed a formal complaint. A complaint was filed against you.',
      ),
    ).toEqual([])
  })

  it('nobody retaliates only against a respondent', () => {
    expect(partiesOf('Dear Ms. Orr,\n\nNobody may retaliate against you.')).toEqual([])
  })

  it('a parent who is greeted is no party', () => {
    expect(
      partiesOf(
        'Ms. Ana Orr, mother of K.R.\n\nDear Ms. Orr and Coach Lind:\n\nThis is about the complaint of K.R. against Coach Lind.',
      ),
    ).toEqual(['complainant: K.R.', 'respondent: Coach Lind'])
  })

  it.each([
    'The parties, their advisors, Investigator Boyd Ames and a clerk take part.',
    'The Risk Group (Dr. Saffron Bexley, chair) met.',
    'FIELD | VALUE\nRole | Respondent',
    'LARK POLYTECHNIC\n\nDepartment of People\n\nNotice to Employee Respondent',
    'On May 4, the Threat Assessment Team (Dr. Fay Quick, chair; Mr. Ed Poe) met before the hearing.',
    'Enclosed: Advisor Designation Form. The form is short.',
    'Ginger Park\nPrincipal, Building Title IX Officer',
    'It was carried out well, and Ana Orr, and I do not serve as Title IX Coordinator.',
    'We did not schedule a conversation with Ana Orr about the resolution.',
  ])('nobody has a part that the words give to others: %s', (text) => {
    expect(partiesOf(text).filter((one) => !one.startsWith('investigator'))).toEqual([])
  })

  it('a decision that weighs the evidence in the first person was made by who signs it', () => {
    expect(
      partiesOf(
        'Result: RESPONSIBLE. I credit her account because it did not change.\n\nBoth may appeal.\n\nRenata Ames',
      ),
    ).toEqual(['decision_maker: Renata Ames'])
  })

  it('who decides an appeal is not who made the decision', () => {
    expect(partiesOf('The appeal will be decided by Ray Oh.')).toEqual(['appeal_officer: Ray Oh'])
  })

  it.each([
    'The Complainant Statement is enclosed.',
    'Title IX Coordinator\nOffice of Equity',
    'The Respondent May appeal.',
    'Thank you.\n\nMae Orr\n\nHearing Officer Liaison',
    'Dear Mae Orr,\n\nWe have your complaint about what was done to your daughter.',
    'Dear Students,\n\nA complaint may be filed against you.',
  ])('offices, months and headings are no names: %s', (text) => {
    expect(partiesOf(text)).toEqual([])
  })

  it.each([
    ['COMPLAINANT: JANE DOE\nRESPONDENT: JOHN ROE', 'JANE DOE', 'JOHN ROE'],
    [
      "To: MARIA LOPEZ (COMPLAINANT) AND PETER O'BRIEN (RESPONDENT)",
      'MARIA LOPEZ',
      "PETER O'BRIEN",
    ],
    ['Jane Doe (she/her) (“Complainant”) named John Roe (“Respondent”).', 'Jane Doe', 'John Roe'],
    [
      'The matter of Jane Doe, hereinafter “Complainant,” and John Roe, hereinafter “Respondent.”',
      'Jane Doe',
      'John Roe',
    ],
    ['Complainant: DOE, Jane\nRespondent: Roe, John A. (ID 123)', 'DOE, Jane', 'Roe, John A.'],
    ['The matter between Jane Doe (“CP”) and John Roe (“RP”).', 'Jane Doe', 'John Roe'],
    ['Re: Title IX case 12, Jane Doe v. John Roe', 'Jane Doe', 'John Roe'],
    ['RE: Complaint of Ana Ruiz against Bo St. James Jr.', 'Ana Ruiz', 'Bo St. James Jr.'],
    ['Jane Doe, Complainant, and John Q. Roe, Ph.D., Respondent', 'Jane Doe', 'John Q. Roe'],
    ['Jane Doe | Complainant\nJohn Roe | Respondent', 'Jane Doe', 'John Roe'],
    [
      'The Complainant, Ms. Doe, and the Respondent, Mr. al-Rashid, met.',
      'Ms. Doe',
      'Mr. al-Rashid',
    ],
    [
      'Complainant: María José García López\nRespondent: Juan Carlos Pérez de la Torre',
      'María José García López',
      'Juan Carlos Pérez de la Torre',
    ],
    [
      'The complainant is Nguyễn Thị Mai. The respondent is Kim Min-jun.',
      'Nguyễn Thị Mai',
      'Kim Min-jun',
    ],
    [
      'The complaint was filed by Suharto against Fatima bint Yusuf al-Hashimi.',
      'Suharto',
      'Fatima bint Yusuf al-Hashimi',
    ],
    [
      'Complainant: Li Na Respondent: A. Robert O’Neil-Smith III',
      'Li Na',
      'A. Robert O’Neil-Smith III',
    ],
    ['Complainant: Jose\u0301 Ruiz\nRespondent: Mr. Doe', 'Jose\u0301 Ruiz', 'Mr. Doe'],
  ])('sides are named in many ways: %s', (text, complainant, respondent) => {
    expect(partiesOf(text)).toEqual([`complainant: ${complainant}`, `respondent: ${respondent}`])
  })

  it.each([
    'COMPLAINANT OPENING REMARKS',
    'Respondent: See Below',
    'COMPLAINANT: TBD',
    'COMPLAINANT: NOT DISCLOSED',
    'Witness 2 said that Student B was there. The respondent and Witness 1 met.',
    'The respondent is Jane Doe’s roommate.',
    'A complaint was filed against Mr. Roe’s fraternity.',
    'Jane Doe was the respondent’s friend.',
    'Jane Doe (“RP”) came.',
    'Re: Doe v. Purdue University, your complaint',
  ])('a wrong name is worse than none: %s', (text) => {
    expect(partiesOf(text)).toEqual([])
  })

  it('a deputy is not the coordinator, and who signs for the school is no party', () => {
    const signed = 'Mae Orr\nDeputy Title IX Coordinator\n\nTom Gray\nTitle IX Coordinator'
    expect(partiesOf(`Thank you.\n\n${signed}`)).toEqual([
      'title_ix_coordinator: Tom Gray',
      'deputy_coordinator: Mae Orr',
    ])
    expect(partiesOf('The complaint was signed by Mae Orr, Title IX Coordinator.')).toEqual([
      'title_ix_coordinator: Mae Orr',
    ])
    expect(partiesOf('Mae Orr, Title IX Coordinator, and Lin Ho, Investigator, came.')).toEqual([
      'title_ix_coordinator: Mae Orr',
    ])
  })

  it('takes time in line with the length of a line without an end', () => {
    const time = (words: string, times: number) => {
      const reading = readDocument(onePage(`The complainant ${words.repeat(times)}`))
      return processorMs(() => findParties(reading))
    }
    for (const words of ['A', "A'", 'Ab ', 'AB ', 'A--', 'Ab-al al de ', 'Ab (']) {
      time(words, 2000)
      expect(time(words, 10_000)).toBeLessThan(5000)
    }
  })

  it('the name is the text between its offsets', () => {
    for (const { text } of [...tuneLetters, ...heldOutLetters]) {
      for (const { name, start, end } of findParties(readDocument(onePage(text)))) {
        expect(text.slice(start, end).replace(/\s+/g, ' ')).toBe(name)
      }
    }
  })
})

describe('F3 who is named beside a part, and has another', () => {
  it('a list of who comes makes nobody an advisor', () => {
    expect(partiesOf('We meet with the parties, advisors, Mr. Tan Lo and me.')).toEqual([])
    expect(partiesOf('We meet with your advisors, Mr. Tan Lo and Ms. Orr.')).toEqual([
      'advisor: Mr. Tan Lo',
      'advisor: Ms. Orr',
    ])
  })

  it('nor does an advisor who follows on somebody with other work', () => {
    expect(partiesOf('You, me, Dana Lo (takes notes), your advisor.')).toEqual([])
    expect(partiesOf('You, me, Dana Lo (she/her), your advisor.')).toEqual(['advisor: Dana Lo'])
  })

  it('the rows of a table tell the parts of those who begin them', () => {
    const rows = [
      'Ana Orr            Complainant                Room 2',
      'Ed Poe, Esq.       Advisor to Ms. Orr         Room 2',
      'Bo Lind            Respondent                 Room 1',
      'Fay Quick          Hearing officer (decides)     Room 3',
    ]
    expect(partiesOf(`Who will be there:\n\n${rows.join('\n')}`)).toEqual([
      'complainant: Ana Orr',
      'respondent: Bo Lind',
      'decision_maker: Fay Quick',
      'advisor: Ed Poe',
    ])
  })

  it.each([
    'Mr. Ed Poe\nStaff Union\n(as advisor to Ms. Ana Orr)\n\nDear Mr. Poe:\n\nThe report is here.',
    'Dear Mr. Ed Poe:\n\nYou are identified as advisor to Ana.',
  ])('whom a letter is written to as an advisor is one: %s', (text) => {
    expect(partiesOf(text)).toEqual(['advisor: Mr. Ed Poe'])
  })

  it('an advisor with a degree is one by the aside behind it', () => {
    expect(partiesOf('To: Ed Poe, Esq. (advisor to Bo Lind)')).toEqual(['advisor: Ed Poe'])
  })

  it('a complaint is that of the child on whose behalf a parent filed it', () => {
    expect(partiesOf('Mrs. Orr filed a formal complaint on Ana’s behalf.')).toEqual([
      'complainant: Ana',
    ])
    expect(partiesOf('Mrs. Orr filed a formal complaint on her daughter Ana’s behalf.')).toEqual([
      'complainant: Ana',
    ])
  })

  it('whose parents appeal, or have signed something else, did not complain', () => {
    const text =
      'The decision was sent to both of you in the last week of September. On December 7 Brandt’s parents filed an\nappeal. It was in time: the policy gives ten school days, and the break does not count.'
    expect(partiesOf(text)).toEqual([])
    expect(partiesOf('Brandt’s parents have signed that the report may be used.')).toEqual([])
  })

  it('a given name of two words is the person whose surname is told elsewhere', () => {
    const text =
      'From: Jo Ellen Orr, Title IX Coordinator\n\nWrite to me.\n\nJo Ellen\nTitle IX Coordinator'
    expect(partiesOf(text)).toEqual(['title_ix_coordinator: Jo Ellen Orr'])
  })

  it('an address behind an office is nobody', () => {
    expect(partiesOf('cc: Mae Orr, Title IX Coordinator, Admin. Bldg. 118')).toEqual([
      'title_ix_coordinator: Mae Orr',
    ])
  })

  it('the first word of the next line is no part of a name', () => {
    expect(partiesOf('Respondent: Bo Lind Inspection and review of evidence')).toEqual([
      'respondent: Bo Lind',
    ])
  })

  it('those who read an appeal that is still open do not decide the case', () => {
    const text =
      'Ms. Orr has appealed. Who reads it: Dr. Fay Quick (chair), Professor Ed Poe and Lin Ho. You may send a statement for the outcome or against it.'
    expect(partiesOf(text)).toEqual([
      'appeal_officer: Dr. Fay Quick',
      'appeal_officer: Professor Ed Poe',
      'appeal_officer: Lin Ho',
    ])
  })
})
