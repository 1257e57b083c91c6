import type { ResourceFacts } from '../../resources/resource.ts'
import { campusEquality, knowYourIx } from '../essentialResources.ts'

/** Groups that take a side or a cause. Whose side is said first in each description. */
export const advocacy: readonly ResourceFacts[] = [
  knowYourIx,
  campusEquality,
  {
    slug: 'stop-abusive-and-violent-environments',
    title: 'Stop Abusive and Violent Environments (SAVE)',
    subcategory: 'For people named in a report',
    description:
      'For students named in a report and others who care about due process. A policy group that argues for it, with news and short guides on Title IX.',
    url: 'https://www.saveservices.org',
    phone: null,
    audience: 'respondent',
    confidence: 'medium',
  },
  {
    slug: 'title-ix-for-all',
    title: 'Title IX for All',
    subcategory: 'For people named in a report',
    description:
      'For students named in a report. Look up court cases that such students brought, how federal complaints ended, and lawyers. You may have to pay for some of the data.',
    url: 'https://titleixforall.com',
    phone: null,
    audience: 'respondent',
    confidence: 'medium',
  },
  {
    slug: 'fire',
    title: 'FIRE (Foundation for Individual Rights and Expression)',
    subcategory: 'Speech and fair process',
    description:
      'For students on either side whose free speech or, at a college, fair process is at stake. Send your case through their private online form. They do not take on every case.',
    url: 'https://www.thefire.org',
    phone: null,
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'cyber-civil-rights-initiative-safety-center',
    title: 'Cyber Civil Rights Initiative Safety Center',
    subcategory: 'Private images',
    description:
      'For anyone whose private images were posted, faked or used as a threat. Its site shows each step, also if no one answers the phone. Platforms must take a reported intimate image down within 48 hours; if one does not, complain at TakeItDown.ftc.gov.',
    url: 'https://cybercivilrights.org/ccri-safety-center',
    phone: '844-878-2274',
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'take-it-down',
    title: 'Take It Down (NCMEC)',
    subcategory: 'Private images',
    description:
      'For anyone shown in a sexual image that was taken before they turned 18. A free tool that helps to get it off the sites that take part.',
    url: 'https://takeitdown.ncmec.org',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'its-on-us',
    title: 'It’s On Us',
    subcategory: 'Prevention',
    description:
      'For students who want to help stop sexual violence at their school. Join or start a group on campus and use what they give out for free.',
    url: 'https://itsonus.org',
    phone: null,
    audience: 'both',
    confidence: 'medium',
  },
]
