import type { GuideFacts } from '../entry.ts'

export const onlineAndImages: GuideFacts = {
  slug: 'online-harassment-and-images',
  title: 'Nude images, fake images and messages online',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'When images, posts or messages can be sexual harassment under the rule, and where to get help with images.',
  answer: [
    {
      text: 'It can count. The rule makes no difference between spoken words, messages and images. It does not name nude or fake images.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)'],
    },
    {
      text: 'Unwelcome images or posts count if they are severe, pervasive and objectively offensive, all three. They must also effectively deny a person equal access to school. Messages can also be part of stalking or dating violence, where that test does not apply.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(2)', '34 CFR 106.30(a) (Sexual harassment)(3)'],
    },
    {
      text: "It must be in the school's program or activity, which can be online. The program includes what was under the school's substantial control, over both the respondent and the setting. It is not limited to that.",
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'If it falls outside, the school may still act under its code of conduct. You can ask for support at any time.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'If the person in a sexual image was under 18, do not copy or send it. Take It Down, a free tool of NCMEC, helps to get it removed.',
      cites: [],
    },
    {
      text: 'Report an intimate image to the site or app that shows it. Since May 19, 2026, platforms must take it down within 48 hours of the report. If one does not, complain at TakeItDown.ftc.gov.',
      cites: ['TAKE IT DOWN Act'],
    },
  ],
  more: [
    {
      heading: 'Help with images',
      statements: [
        {
          text: 'If the images show an adult, the Cyber Civil Rights Initiative can help.',
          cites: [],
        },
      ],
    },
    {
      heading: 'Speech',
      statements: [
        {
          text: 'Nothing in the rule makes a school restrict speech that the First Amendment protects.',
          cites: ['34 CFR 106.6(d)(1)'],
        },
      ],
    },
  ],
  steps: [
    'Note the account, the date and the address of each post.',
    'Report intimate images to the site, or use Take It Down, and note the hour.',
    'Tell the Title IX Coordinator if it touches your school life.',
    'Ask for supportive measures, such as limits on contact.',
  ],
  ask: [
    'Does the policy cover images and messages online?',
    'Which supportive measures can I have while the images are out there?',
  ],
  asked: [
    'he leaked my nudes to the lacrosse group chat',
    'boys made ai nudes of girls in 9th grade',
    'deepfake porn with my face going around campus',
    'someone airdropped a naked picture of me in the cafeteria',
    'sextortion by a classmate',
    'fake instagram account in my name with sexual posts',
    'they posted my picture on yikyak calling me a ho',
    'dick pics on snapchat from a guy in my class',
    'a tiktok making fun of my body got 10k views at school',
    'hidden camera in the dorm bathroom',
    'is sharing nudes a title ix thing',
    'im accused of forwarding a nude that somebody sent to the chat',
    'my son shared a screenshot of a girl and is now in trouble',
    'discord kids from school rating and editing our photos',
    'he recorded us without me knowing',
    'does cyberbullying of a sexual kind count',
    'someone printed screenshots of my onlyfans and hung them up',
    'subieron fotos íntimas mías',
    'hicieron fotos falsas mías con inteligencia artificial',
    'zoom bombed our class with porn',
    'sexual memes about me in the band group chat',
    'revenge porn from a student at another school',
  ],
  related: ['where-it-happened', 'one-comment-or-a-pattern', 'keeping-evidence-safe'],
  resources: ['take-it-down', 'cyber-civil-rights-initiative-safety-center'],
}
