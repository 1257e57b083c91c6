/**
 * What students type that stands in no title or description: plain synonyms and common slang.
 * They help a search find the resource and are never shown.
 */
export const searchTerms: Readonly<Record<string, string>> = {
  'emergency-services-911':
    'police ambulance fire attack attacked unsafe weapon gun overdose bleeding medical following me',
  '988-suicide-and-crisis-lifeline':
    'suicidal kill myself die dying self-harm hurting cutting hopeless depressed depression panic anxious anxiety overwhelmed want to end it mental health hotline',
  'crisis-text-line':
    'sms message texting chat silent quiet whisper suicidal panic attack anxiety anxious depressed overwhelmed stress self-harm hotline',
  'national-domestic-violence-hotline':
    'abusive abuse boyfriend girlfriend husband wife spouse relationship dating hit hits beat beaten choked controlling threatened threat stalking unsafe home escape',
  'rainn-national-sexual-assault-hotline':
    'rape raped assaulted molested groped touched consent survivor victim attacked therapist counselor trauma hotline',
  'love-is-respect':
    'relationship boyfriend girlfriend partner breakup controlling jealous toxic healthy teen abuse abusive violence stalking hotline',
  'stronghearts-native-helpline':
    'indigenous tribal tribe american indian reservation abuse assault hotline domestic',
  'the-deaf-hotline': 'asl sign language hard of hearing vp relay abuse assault hotline',
  'the-trevor-project':
    'gay lesbian bisexual queer transgender nonbinary lgbt lgbtq questioning suicidal suicide youth hotline',
  'trans-lifeline': 'transgender nonbinary gender identity lgbtq suicidal hotline support',
  'lgbt-national-help-center':
    'gay lesbian bisexual queer transgender lgbtq closet sexuality hotline outed',
  'samhsa-national-helpline':
    'rehab addiction addicted drinking drunk sober substance therapy therapist counseling depression detox',
  'nami-helpline':
    'depression depressed anxiety anxious ptsd trauma bipolar therapy therapist counseling parents',
  '1in6':
    'male guy boy survivor victim raped rape molested men masculine abused therapist support group',
  'stop-it-now': 'pedophile attraction minors child kids urges prevent offend offending helpline',
  'lawhelp-org':
    'lawyer attorney legal representation represent counsel pro bono cheap afford court free advisor',
  'legal-services-corporation':
    'lawyer attorney legal representation represent counsel pro bono cheap afford poor lsc free advisor',
  'aba-free-legal-answers':
    'lawyer attorney legal representation advice counsel pro bono cheap afford bar association email',
  'nwlc-legal-network-for-gender-equity':
    'lawyer attorney legal representation represent counsel discrimination pregnant pregnancy sexism sue national womens law center',
  'victim-rights-law-center':
    'lawyer attorney legal representation represent counsel survivor rape raped boston portland ma or vrlc pro bono',
  'equal-rights-advocates':
    'lawyer attorney legal representation counsel discrimination sexism survivor ca era student rights',
  'womenslaw-org':
    'restraining order protective protection no contact stay away court lawyer attorney domestic violence women',
  'student-press-law-center-hotline':
    'journalist journalism newspaper editor censorship censored publish reporter lawyer attorney splc',
  'national-immigration-legal-services-directory':
    'immigrant international student f-1 f1 j-1 undocumented daca deport deportation green card ice lawyer attorney',
  'know-your-ix':
    'complainant survivor victim student rights activism organizing retaliation report complaint assault harassment',
  'families-advocating-for-campus-equality':
    'accused falsely false accusation allegation respondent defend defense parents son daughter due process expelled suspended innocent mom dad hearing',
  'stop-abusive-and-violent-environments':
    'accused falsely false accusation allegation respondent defend defense fairness fair hearing innocent',
  'title-ix-for-all':
    'accused falsely false accusation allegation respondent defense lawsuit sue suing attorney lawyer directory database expelled appeal ruling innocent',
  fire: 'first amendment censorship expression due process rights hearing punished suspended expelled accused respondent lawyer appeal student rights',
  'cyber-civil-rights-initiative-safety-center':
    'nudes nude revenge porn deepfake ai fake leaked leak sextortion blackmail pictures photos video nonconsensual intimate online ccri',
  'take-it-down':
    'nudes nude minor underage revenge porn deepfake leaked leak sextortion blackmail pictures photos remove delete internet intimate online',
  'its-on-us': 'activism bystander volunteer club awareness consent training assault education',
  'office-for-civil-rights':
    'report school government feds violated ignored mishandled investigation discrimination retaliation file civil rights grievance appeal department of education',
  'ocr-complaint-assessment-system':
    'report school government feds form file online violated discrimination ocrcas eligibility',
  'justice-department-educational-opportunities-section':
    'doj report school government feds file civil rights discrimination harassment',
  'equal-employment-opportunity-commission':
    'job boss coworker supervisor workplace employee employer staff fired ta ra professor discrimination title vii deaf',
  'student-privacy-policy-office':
    'ferpa education file transcript access copy confidential confidentiality leaked shared privacy violation grades disciplinary record',
  'office-on-violence-against-women':
    'shelter advocate near me local rape crisis center victim survivor county city hotline ovw services',
  atixa:
    'coordinator administrator investigator investigation timeline hearing preparation advisor selection decision-maker cross-examination evidence appeal process training faq due process',
  'cornell-34-cfr-106-45':
    'law regulation regulations federal legal investigation timeline appeal process hearing preparation evidence notice advisor due process rights student rights grievance procedure decision',
  'student-privacy-101-video':
    'ferpa youtube watch records education rights confidentiality transcript',
  'clery-center':
    'jeanne clery vawa crime statistics police report safety advisor of choice disciplinary hearing student rights',
  'national-sexual-violence-resource-center':
    'rape assault statistics research coalition prevention learn survivor near me local',
  'nnedv-safety-net':
    'stalker stalking spyware tracking tracked location airtag gps hacked hack password phone privacy instagram snapchat spying cyberstalking harassment online',
}
