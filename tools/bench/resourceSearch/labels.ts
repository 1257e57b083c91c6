/** What somebody types, and the resources of which one should stand among the first results. */
export type LabelledQuery = {
  readonly text: string
  readonly kind: 'name' | 'need' | 'synonym' | 'typo' | 'prefix'
  /** Slugs of organizations or guides (`guide-…`); any of them answers the query. */
  readonly accept: readonly string[]
}

// Answers that many queries share, so that a query fits on its line.
export const lifeline = '988-suicide-and-crisis-lifeline'
export const textLine = 'crisis-text-line'
export const police = 'emergency-services-911'
export const partnerAbuse = 'national-domestic-violence-hotline'
export const rainn = 'rainn-national-sexual-assault-hotline'
export const face = 'families-advocating-for-campus-equality'
export const save = 'stop-abusive-and-violent-environments'
export const ixForAll = 'title-ix-for-all'
export const ocr = 'office-for-civil-rights'
export const ocrForm = 'ocr-complaint-assessment-system'
export const justice = 'justice-department-educational-opportunities-section'
export const eeoc = 'equal-employment-opportunity-commission'
export const records = 'student-privacy-policy-office'
export const recordsVideo = 'student-privacy-101-video'
export const rule = 'cornell-34-cfr-106-45'
export const vrlc = 'victim-rights-law-center'
export const nsvrc = 'national-sexual-violence-resource-center'
export const localHelp = 'office-on-violence-against-women'
export const press = 'student-press-law-center-hotline'
export const immigration = 'national-immigration-legal-services-directory'
export const images = ['cyber-civil-rights-initiative-safety-center', 'take-it-down'] as const
export const despair = [lifeline, textLine] as const
export const named = [face, save, ixForAll] as const
export const legalAid = [
  'lawhelp-org',
  'legal-services-corporation',
  'aba-free-legal-answers',
] as const
export const lawyers = [
  ...legalAid,
  'nwlc-legal-network-for-gender-equity',
  vrlc,
  'equal-rights-advocates',
] as const
export const complaints = [ocr, ocrForm, justice] as const
export const queerLines = [
  'the-trevor-project',
  'trans-lifeline',
  'lgbt-national-help-center',
] as const

/** One labelled query. */
export function query(
  kind: LabelledQuery['kind'],
  text: string,
  accept: readonly string[],
): LabelledQuery {
  return { kind, text, accept }
}
