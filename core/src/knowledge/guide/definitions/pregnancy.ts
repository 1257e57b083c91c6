import type { GuideFacts } from '../entry.ts'

export const pregnancy: GuideFacts = {
  slug: 'pregnancy-and-parenting',
  title: 'Pregnant at school: staying in class, lab and team',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A school may not exclude a student from a class or an activity because of pregnancy or birth; a separate program is voluntary.',
  answer: [
    {
      text: 'No one may make you leave for that reason. Your school may not exclude you from any class or activity because of pregnancy or childbirth. That includes a lab, a team, a club or a trip.',
      cites: ['34 CFR 106.40(b)(1)'],
    },
    {
      text: 'It may not discriminate against you in other ways because of it. The rule also names false pregnancy, termination of pregnancy and recovery from any of these.',
      cites: ['34 CFR 106.40(b)(1)'],
    },
    {
      text: 'A separate class or program must be voluntary, your own free choice. It must be comparable to what other students get.',
      cites: ['34 CFR 106.40(b)(1)', '34 CFR 106.40(b)(3)'],
    },
    {
      text: "A doctor's note may be asked of you only if all students must bring one for other conditions that need a doctor.",
      cites: ['34 CFR 106.40(b)(2)'],
    },
    {
      text: 'If no leave policy covers you, it still counts as a reason for leave, for as long as your doctor finds it needed. Then you come back to the status you had.',
      cites: ['34 CFR 106.40(b)(5)'],
    },
  ],
  more: [
    {
      heading: 'Help to stay in class',
      statements: [
        {
          text: 'Does the school have a medical plan, service or policy for students? Then it must treat pregnancy the same way as any other temporary disability.',
          cites: ['34 CFR 106.40(b)(4)'],
        },
        {
          text: 'The rule gives no list of changes, such as a seat, breaks or a later exam. Ask what other students with a short-term illness get.',
          cites: ['34 CFR 106.40(b)(4)'],
        },
        {
          text: 'A risk in a lab or a sport is a question for your doctor. The rule leaves the choice of a separate program to you.',
          cites: ['34 CFR 106.40(b)(1)'],
        },
      ],
    },
    {
      heading: 'If it goes wrong',
      statements: [
        {
          text: 'You or any other person may report it to the Title IX Coordinator at any time.',
          cites: ['34 CFR 106.8(a)'],
        },
        {
          text: 'The school must have prompt and fair grievance procedures for such complaints.',
          cites: ['34 CFR 106.8(c)'],
        },
        {
          text: 'You can also complain to the Office for Civil Rights, ordinarily within 180 days.',
          cites: ['OCR complaint process'],
        },
      ],
    },
  ],
  steps: [
    'Write down who told you to leave what, and when.',
    'Tell the teacher or coach in writing that you wish to stay.',
    'Contact the Title IX Coordinator and name 34 CFR 106.40.',
    'Ask your doctor what you can safely do.',
  ],
  ask: [
    'I was told to leave this class because I am pregnant. How does that fit with 34 CFR 106.40(b)(1)?',
    'Which changes do students with a short-term illness get, and can I have the same?',
    'Who handles a complaint about this, and how long does it take?',
  ],
  asked: [
    'im pregnant can they kick me off the team',
    'pregnant student rights',
    'high school wants me to go to a different program because im pregnant',
    'teen mom school policy',
    'embarazada en la escuela',
    'estoy embarazada pueden echarme',
    'nursing clinical pregnancy restrictions',
    'morning sickness class attendance',
    'abortion and school',
    'cheer coach cut me when i started to show',
    'instructor told me chem lab is not safe for expecting moms and to take it next year',
    'counselor says i should transfer to the alternative school before i show',
    'can a private college expel me for being pregnant',
    'they wont let me walk in the graduation line with my belly',
    'national honor society kicked out my pregnant daughter',
    'ROTC program wants me out since im expecting',
    'do i have to tell the school im having a baby',
    'welding teacher sent me to the office because im 6 months along',
    'study abroad office says no pregnant students',
    'principal wants her on homebound until the baby comes, she wants to stay',
    'lost my internship placement because of my pregnancy',
    'miscarriage and my professor mocked me',
    'volleyball scholarship gone after the positive test',
    'pregnant in PE class what can they make me sit out',
    'can i get breaks and a bigger desk while pregnant',
    'dental school says pregnant students cant do x rays',
    'they put all the pregnant girls in one room with packets',
    'kicked out of the dorm for being pregnant',
    'rumors i had an abortion and the dean treats me different',
    'preñada y el maestro no me deja entrar al laboratorio',
    'pseudo pregnancy, chemical pregnancy, does title ix count that',
    'yo my gf is 17 and pregnant and the school is pushing her out',
    'title 9 pregnancy discrimination',
    'forced out of the marching band bc of the baby bump',
    'is pregnancy covered by title ix',
    'told to sit out the rotation since i am 7 months',
    'trainer says i cant row or lift anymore because im pregnant',
    'instructor wants me out of clinicals while pregnant',
    'told me to drop a class because i am pregnant',
    'do i have to quit my sport when pregnant',
    'had a miscarriage and cannot make up the test',
    'teacher will not let me make up work after losing the pregnancy',
    'kicked off the dance team for being pregnant',
  ],
  related: [
    'pregnancy-leave',
    'pregnancy-doctors-note',
    'parents-and-married-students',
    'other-sex-discrimination',
  ],
  resources: ['office-for-civil-rights', 'equal-rights-advocates'],
}
