import type { GuideFacts } from '../entry.ts'

export const complaintAboutAnEmployee: GuideFacts = {
  slug: 'complaint-about-an-employee',
  title: 'When the person named works for the school',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The same grievance process and the same standard of evidence apply when an employee is named.',
  answer: [
    {
      text: 'The same grievance process applies when a professor, teacher, coach or other employee is named.',
      cites: ['34 CFR 106.45(b)'],
    },
    {
      text: 'The same standard of evidence must apply to students and to employees. That includes faculty.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    {
      text: 'An employee, too, is presumed not responsible until the process ends.',
      cites: ['34 CFR 106.45(b)(1)(iv)'],
    },
    {
      text: 'The school may not offer informal resolution for a claim that an employee sexually harassed a student.',
      cites: ['34 CFR 106.45(b)(9)(iii)'],
    },
    {
      text: 'The school may place an employee who is not a student on administrative leave while the process goes on.',
      cites: ['34 CFR 106.44(d)'],
    },
    {
      text: 'It is sexual harassment when an employee ties a grade, a job or other help to unwelcome sexual conduct. This is also called quid pro quo.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(1)'],
    },
  ],
  more: [
    {
      heading: 'If the employee leaves',
      statements: [
        {
          text: 'The school may then dismiss the formal complaint, but does not have to. Both parties get written notice and may appeal.',
          cites: ['34 CFR 106.45(b)(3)(ii)', '34 CFR 106.45(b)(3)(iii)', '34 CFR 106.45(b)(8)(i)'],
        },
      ],
    },
    {
      heading: 'For the employee who is named',
      statements: [
        {
          text: 'You have the same rights in the process as a student: notice, an advisor of your choice, the evidence and an appeal.',
          cites: [
            '34 CFR 106.45(b)(2)(i)(B)',
            '34 CFR 106.45(b)(5)(iv)',
            '34 CFR 106.45(b)(5)(vi)',
            '34 CFR 106.45(b)(8)(i)',
          ],
        },
        {
          text: 'Your contract or union may add rights. Any added rule in this process must apply equally to both parties.',
          cites: ['34 CFR 106.45(b)'],
        },
      ],
    },
  ],
  steps: [
    "Report to the Title IX Coordinator, not to the person's own boss alone.",
    'Ask for a different class, section or supervisor if you need one.',
    'Ask who will decide the case, and whether they work with the person named.',
  ],
  ask: [
    'The person named is an employee. Which process and which standard of evidence will you use?',
    'Who will decide, and does that person work with the employee?',
    'Can I have another teacher or supervisor meanwhile?',
  ],
  asked: [
    'my professor is harassing me what can i do',
    'can i report a teacher under title ix',
    'coach touches us during practice',
    'do faculty get special treatment in title ix',
    "a complaint was filed against me, i'm an instructor",
    'tenured prof accused by a student',
    'my advisor in the phd program asked me out and my funding depends on it',
    'is it a different process if its staff',
    'custodian made comments to my daughter',
    'teacher sends my son late night texts',
    'the union rep says faculty have a higher standard',
    'bus driver bothered kids',
    'dean himself is the harasser, who do i tell',
    'grade for sex',
    'principal named in complaint',
    'what if the teacher quits before its over',
    'volunteer coach complaint',
    'mi profesor me acosa',
    'denunciar a un maestro',
    'staff accused rights in title ix',
    'lab PI retaliates against grad students',
    'gym teacher snaps bra straps, who handles it, HR or title ix',
    'my organic chem prof texts me at 1 am about how i look',
    'tenured and beloved, does the same burden apply to him',
    'violin instructor at the conservatory touches students',
    'the union contract gives faculty a separate hearing panel',
    'does the school treat a coach like any other respondent',
    'lunch lady keeps rubbing my shoulders',
    'athletic trainer massage went too far',
    'substitute asked my daughter for her snapchat',
    'security guard at the library gate makes sexual comments',
    'swim coach retired the week after i reported, is it over',
    'dissertation chair says sleep with me or no defense date',
    'is there a different process when faculty is the one reported',
    "he's the department head and all the deciders report to him",
    'school nurse, school bus aide, whoever, is it still title ix',
    'study abroad director on the college payroll',
    'volunteer assistant coach isnt on payroll',
    'campus ministry chaplain',
    'IT guy at the help desk looked through my photos',
    'resident director came into my room',
    'parents here, the choir teacher, what will the school do',
    'the provost told me to let the academic senate deal with it',
    'mi entrenador me manda mensajes sexuales',
    'la maestra de mi hijo lo toca',
    'do faculty get an investigation with the same steps as students',
    'TA trades extra credit for dates',
  ],
  related: [
    'informal-resolution-with-an-employee',
    'administrative-leave',
    'student-worker',
    'quid-pro-quo',
  ],
  resources: [
    'equal-rights-advocates',
    'office-for-civil-rights',
    'equal-employment-opportunity-commission',
  ],
}
