import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { growth, IN_LINE, repeated } from '../../text/fixtures/growth.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { partiesOf } from '../fixtures/partiesOf.ts'
import { findParties } from './parties.ts'

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

  it.each(['A', "A'", 'Ab ', 'AB ', 'A--', 'Ab-al al de ', 'Ab ('])(
    'takes time in line with the length of a line of nothing but "%s"',
    (words) => {
      const find = (characters: number) =>
        void findParties(readDocument(onePage(`The complainant ${repeated(words, characters)}`)))
      expect(growth(find, 10_000 * words.length)).toBeLessThan(IN_LINE)
    },
  )

  it('the name is the text between its offsets', () => {
    for (const { text } of [...tuneLetters, ...heldOutLetters]) {
      for (const { name, start, end } of findParties(readDocument(onePage(text)))) {
        expect(text.slice(start, end).replace(/\s+/g, ' ')).toBe(name)
      }
    }
  })
})

describe('F3 who is named beside a part, and has another', () => {
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
