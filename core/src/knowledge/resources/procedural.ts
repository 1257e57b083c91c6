import type { ResourceFacts } from '../../resources/resource.ts'

/** Offices that take complaints, and those that explain the steps. */
export const procedural: readonly ResourceFacts[] = [
  {
    slug: 'office-for-civil-rights',
    title: 'U.S. Department of Education, Office for Civil Rights (OCR)',
    subcategory: 'Complaint to a federal office',
    description:
      'For either side. File (OCR@ed.gov) within 180 days of the last act, or 60 days after the end of the school’s own process if you used it; if late, ask for a waiver. OCR refers complaints to the Civil Rights Division of the Justice Department, so expect delay.',
    url: 'https://www.ed.gov/laws-and-policy/civil-rights-laws/file-complaint/ocr-discrimination-complaint-form',
    phone: '800-421-3481',
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'ocr-complaint-assessment-system',
    title: 'OCR Complaint Assessment System',
    subcategory: 'Complaint to a federal office',
    description:
      'For people on either side. Find out online if the Office for Civil Rights can take your case, and send in a complaint. It refers complaints to the Justice Department’s Civil Rights Division.',
    url: 'https://ocrcas.ed.gov',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'justice-department-educational-opportunities-section',
    title: 'U.S. Department of Justice, Educational Opportunities Section',
    subcategory: 'Complaint to a federal office',
    description:
      'For people on either side. Tell this office if a school or college treated you unfairly, or let someone harass you, because of your sex.',
    url: 'https://www.justice.gov/crt/educational-opportunities-section',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'equal-employment-opportunity-commission',
    title: 'U.S. Equal Employment Opportunity Commission (EEOC)',
    subcategory: 'Harassment at work',
    description:
      'For people who are harassed at work, and that includes students with a job at their school. You have 180 days to file, and 300 in many places. There are lines for ASL and TTY.',
    url: 'https://www.eeoc.gov',
    phone: '800-669-4000; Videophone 844-234-5122 (ASL); 800-669-6820 (TTY)',
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'student-privacy-policy-office',
    title: 'Student Privacy Policy Office (FERPA complaints)',
    subcategory: 'Student records',
    description:
      'For students and parents on either side. Read who may see school records and how to see your own, or file a FERPA complaint. You have 180 days to file.',
    url: 'https://studentprivacy.ed.gov/file-a-complaint',
    phone: null,
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'office-on-violence-against-women',
    title: 'Office on Violence Against Women: hotlines and local resources',
    subcategory: 'Help near you',
    description:
      'For people who were hurt and look for help close by. Use the map to find services in your state or town. We could not confirm one of the hotlines on the page, so go by the map.',
    url: 'https://www.justice.gov/ovw/areas-focus',
    phone: null,
    audience: 'complainant',
    confidence: 'medium',
  },
  {
    slug: 'atixa',
    title: 'ATIXA and its OPEN Center archive',
    subcategory: 'The 2020 rule explained',
    description:
      'A group for the people who run Title IX at schools. It keeps the answers that the Office for Civil Rights gave on the 2020 rule. Written for schools, of use to an advisor on either side.',
    url: 'https://www.atixa.org',
    phone: null,
    audience: 'both',
    confidence: 'high',
  },
]
