import type { ResourceFacts } from '../../resources/resource.ts'
import { rainn } from '../crisisLines.ts'

/** Someone to talk to. Hours are said in words, because most of these lines do close. */
export const counseling: readonly ResourceFacts[] = [
  {
    slug: rainn.slug,
    title: rainn.name,
    subcategory: 'Hotline',
    description:
      'For anyone of any gender who went through sexual assault, recently or years ago, and for those who stand by them. Private talks, day and night, and the way to a center near you.',
    url: rainn.url,
    phone: rainn.phone,
    audience: 'complainant',
    confidence: 'high',
  },
  {
    slug: 'love-is-respect',
    title: 'love is respect',
    subcategory: 'Hotline',
    description:
      'For teens and young adults with a question or a fear about dating. People close to your age help you think it through and plan how to stay safe, day and night.',
    url: 'https://www.loveisrespect.org',
    phone: '866-331-9474; Text LOVEIS to 22522',
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'stronghearts-native-helpline',
    title: 'StrongHearts Native Helpline',
    subcategory: 'Hotline',
    description:
      'For Native Americans and Alaska Natives who face violence at home, in dating or of a sexual kind. You need not give your name, and your culture is understood. Open day and night.',
    url: 'https://strongheartshelpline.org',
    phone: '844-762-8483',
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'the-deaf-hotline',
    title: 'The Deaf Hotline',
    subcategory: 'Videophone line',
    description:
      'For Deaf people who are being abused. Deaf advocates answer by videophone, day and night.',
    url: 'https://www.thedeafhotline.org',
    phone: 'Videophone 855-812-1001',
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'the-trevor-project',
    title: 'The Trevor Project',
    subcategory: 'Crisis line',
    description:
      'For young LGBTQ+ people in a crisis or in need of someone to listen. Call, text or chat, day and night.',
    url: 'https://www.thetrevorproject.org/get-help/',
    phone: '866-488-7386; Text START to 678-678',
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'trans-lifeline',
    title: 'Trans Lifeline',
    subcategory: 'Peer line',
    description:
      'For trans people, answered by trans people. They do not call the police unless you agree. Not open day and night: find the hours on its site.',
    url: 'https://translifeline.org',
    phone: '877-565-8860',
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'lgbt-national-help-center',
    title: 'LGBT National Help Center',
    subcategory: 'Peer line',
    description:
      'For LGBT people of any age who want to talk about who they are, love or coming out, with a line of its own for youth. Free. Open at set hours, not day and night.',
    url: 'https://lgbthotline.org',
    phone: '888-843-4564',
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: 'samhsa-national-helpline',
    title: 'SAMHSA National Helpline',
    subcategory: 'Finding treatment',
    description:
      'For anyone who looks for care for their mental health, or for trouble with alcohol or drugs. They point you to a place that treats it, free, in private, in English or Spanish, day and night.',
    url: 'https://www.samhsa.gov/find-help/national-helpline',
    phone: '800-662-4357',
    audience: 'both',
    confidence: 'high',
  },
  {
    slug: 'nami-helpline',
    title: 'NAMI HelpLine',
    subcategory: 'Mental health',
    description:
      'For people with a mental health problem and their families. Get facts, and talk to people who have been there. Open on weekdays, and not a crisis line.',
    url: 'https://www.nami.org/help',
    phone: '800-950-6264',
    audience: 'both',
    confidence: 'medium',
  },
  {
    slug: '1in6',
    title: '1in6',
    subcategory: 'Support for men',
    description:
      'For men and boys who were sexually abused or assaulted, at any time in their lives. Chat online or join a guided group.',
    url: 'https://1in6.org',
    phone: null,
    audience: 'complainant',
    confidence: 'medium',
  },
  {
    slug: 'stop-it-now',
    title: 'Stop It Now!',
    subcategory: 'Prevention line',
    description:
      'For anyone who wants to keep a child from sexual abuse, and for adults or young people who worry about their own thoughts or acts. Private. Open at set hours.',
    url: 'https://www.stopitnow.org',
    phone: '888-773-8368',
    audience: 'both',
    confidence: 'medium',
  },
]
