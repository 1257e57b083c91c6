/** What a school has typed of an answer. It lives in memory only, until the page is left. */
export interface AnswerDraft {
  text: string
  address: string
}

export const emptyAnswer: AnswerDraft = { text: '', address: '' }
