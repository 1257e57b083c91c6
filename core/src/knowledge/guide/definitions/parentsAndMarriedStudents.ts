import type { GuideFacts } from '../entry.ts'

export const parentsAndMarriedStudents: GuideFacts = {
  slug: 'parents-and-married-students',
  title: 'Students who are parents or married',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'No school rule on parents, family or marriage may treat students differently because of sex.',
  answer: [
    {
      text: 'A school may have rules about parents or marriage. But none of them may treat students differently on the basis of sex.',
      cites: ['34 CFR 106.40(a)'],
    },
    {
      text: 'The rule names parental, family and marital status. You may be a parent now, or become one later.',
      cites: ['34 CFR 106.40(a)'],
    },
    {
      text: 'So what mothers get as parents, fathers get as well. What married men may do, married women may do too.',
      cites: ['34 CFR 106.40(a)'],
    },
    {
      text: 'Leave for birth is tied to the medical need of the student who was pregnant. A doctor says how long.',
      cites: ['34 CFR 106.40(b)(5)'],
    },
    {
      text: 'The rule does not speak of child care, a sick child or a room to nurse or pump. Your state law or school policy may.',
      cites: ['34 CFR 106.40(a)'],
    },
  ],
  more: [
    {
      heading: 'Where to turn',
      statements: [
        {
          text: 'You may tell the Title IX Coordinator at any time if you are treated worse as a mother or a father.',
          cites: ['34 CFR 106.8(a)'],
        },
        {
          text: 'A school may not treat you differently in aid, benefits or services because of your sex.',
          cites: ['34 CFR 106.31(b)(1)', '34 CFR 106.31(b)(2)'],
        },
      ],
    },
  ],
  steps: [
    'Find the written rule that was used against you.',
    'Ask whether it is used for mothers and fathers alike.',
    'Ask what the school offers to parents who study.',
    'Write to the Title IX Coordinator if men and women are treated differently.',
  ],
  ask: [
    'Does this rule apply in the same way to mothers and fathers?',
    'What does the school offer to students with children?',
    'Is there a place where I can nurse or pump, and how do I get to use it?',
  ],
  asked: [
    'parenting students title ix',
    'lost my scholarship because i had a baby',
    'father student leave for a newborn',
    'breastfeeding on campus',
    'dad here, professor excused moms for daycare closing but not me',
    'no place to pump between lectures',
    'married housing only for wives of students?',
    'my toddler was sick and i missed the midterm',
    'coach dropped me from the team because im a mom now',
    'they ask only women applicants if they have kids',
    'single mom in law school, childcare',
    'school wont let married girls be in homecoming court',
    'can i bring my baby to class',
    'high school says teen fathers can play ball but teen moms cannot',
    'student dad denied parental leave that mothers get',
    'lactation room high school',
    'honor society moral code unwed mother',
    'scholarship rules ban having children',
    'adoptive parent student, title ix',
    'soy papá y estudiante, tengo derechos?',
    'madre soltera en la universidad, faltas por mi hijo',
    'fiancé and i want family housing, they said only if i am the husband',
    'is being a mom protected under title ix',
    'grad program told me motherhood and phd dont mix',
    'marital status question on my internship form',
    'student parents discrimination',
    'nursing mother needs breaks during a 4 hour lab',
    'im a student and a mom',
    'student dad rights at school',
    'can a school have rules about students with kids',
    'breast pump at school where',
    'student with a baby treated worse',
    'rules on marriage at my college',
    'are fathers treated the same as mothers by the school',
    'missing class because my child is sick',
    'married student rights',
    'soy mamá y estudio, me tratan diferente',
  ],
  related: ['pregnancy-and-parenting', 'pregnancy-leave', 'other-sex-discrimination'],
  resources: ['office-for-civil-rights', 'equal-rights-advocates'],
}
