import { describe, expect, it } from 'vitest'
import { findIdentifyingDetails } from './findIdentifyingDetails.ts'
import { type Case, only } from './fixtures.ts'

const cases: readonly Case[] = [
  [
    'P5 P6',
    'person_name',
    [
      ['I saw Mr. Will Grant there.', 'Mr. Will Grant'],
      ['My bf’s roommate Cole filmed it.', 'My bf’s roommate Cole'],
      ['our coach mr. davis knew', 'our coach mr. davis'],
      ['I asked Grace for help.', 'Grace'],
      ['THEY LET JAMIE STAY', 'JAMIE'],
      ['The complainant, Bethany R., was kind.', 'The complainant, Bethany R.,'],
      ['Renée told me.', 'Renée'],
      ['I met Ana de la Cruz there.', 'Ana de la Cruz'],
      ['Coach Mr. Davis knew.', 'Coach Mr. Davis'],
    ],
    [
      'Hope is hard to find. Will it come?',
      'The Dean Told Me To Drop It',
      'Ask the Title IX Coordinator. Parties may bring an advisor.',
      'We met in Jordan during study abroad.',
      'Contact the officer named below.',
      'They said to wait, and May came.',
      'They cited the Clery Act and FERPA.',
      'John Doe is the name they used.',
    ],
  ],
  [
    'P7',
    'phone',
    [
      ['Text 555-0174 first.', '555-0174'],
      ['Ask for ext. 4471 there.', 'ext. 4471'],
    ],
    ['Call 988 or 1-800-656-4673.', 'It was 555-0174 pages.', 'It cost $5035550166.'],
  ],
  [
    'P7',
    'email',
    [['me: j.w@x.edu', 'j.w@x.edu']],
    ['Write to titleix@x.edu.', 'Look at x.edu now.'],
  ],
  [
    'P8',
    'student_id',
    [
      ['ID 20419931 was shown.', 'ID 20419931'],
      ['It is 512-55-0147.', '512-55-0147'],
    ],
    ['They asked for ID 2 times.', 'My ID is lost.', 'It cost $900123456.'],
  ],
  [
    'P8',
    'case_number',
    [
      ['Matter No. 26-0114 is open.', 'Matter No. 26-0114'],
      ['Case ref: UT/2023/0091', 'UT/2023/0091'],
    ],
    [
      'See the 2024-2025 handbook.',
      'The report 2024-25 is out.',
      'Case 2 of 3 took a year.',
      'https://a.gov/files/2023-09/b.vtt',
    ],
  ],
  [
    'P9',
    'exact_date',
    [
      ['it was on may 5', 'may 5'],
      ['Sept 5 - Sept 9 I was away.', 'Sept 5 - Sept 9'],
      ['I wrote on 13/02/2024.', '13/02/2024'],
      ['It came 20240312 by mail.', '20240312'],
    ],
    [
      'they may 5 times say no',
      'I read on 3/4 of the pages.',
      'Since 2023, each fall.',
      'On 99/99/2024.',
    ],
  ],
  [
    'P10',
    'hearing_detail',
    [
      ['Hearing: Nov. 3, 1pm on campus.', 'Nov. 3, 1pm'],
      ['Join at zoom.us/j/93312 for the hearing.', 'zoom.us/j/93312'],
    ],
    ['I filed on March 3. The hearing was fair.', 'I woke at 9 am. The hearing was long.'],
  ],
  [
    'P11',
    'address_or_room',
    [
      ['I live at 22 Elm St Apt 3 now.', '22 Elm St Apt 3'],
      ['he lives in alder hall 214', 'alder hall 214'],
    ],
    ['I changed room 2 times.', 'A Town Hall was held.', 'Put it in the room.\n\n6 people came.'],
  ],
  [
    'P12',
    'social_handle',
    [['His insta: @big.mike.', '@big.mike']],
    ['My insta is private.', 'We met @ 5.', 'Hello @everyone'],
  ],
  [
    'P12',
    'url_to_person',
    [['See x.com/kyle_b for more.', 'x.com/kyle_b']],
    ['See https://www.x.edu/title-ix/policy now.'],
  ],
  [
    'P9',
    'exact_date',
    [
      ['hearing 4/22 outcome later', '4/22'],
      ['It ended in April 2023.', 'April 2023'],
      ['They wrote on 10.28.25 at last.', '10.28.25'],
      ['It was Dec of 2023 by then.', 'Dec of 2023'],
      ['They did it on my nineteenth birthday.', 'my nineteenth birthday'],
    ],
    ['1/5 would not go again. 10/10 for the nurse.', 'It was open 24/7.', 'See 106.45 and 10.2.'],
  ],
]

describe.each(cases)('%s: %s', (_rule, kind, finds, leaves) => {
  it.each(finds)('%s', (text, detail) => {
    expect(only(kind, findIdentifyingDetails(text))).toEqual([detail])
  })

  it.each(leaves)('leaves alone: %s', (text) => {
    expect(only(kind, findIdentifyingDetails(text))).toEqual([])
  })
})
