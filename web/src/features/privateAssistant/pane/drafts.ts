/** What is typed and not sent, by the conversation's id. In memory alone. */
const drafts = new Map<number, string>()

/** The draft of a conversation; '' where there is none. */
export function draftOf(id: number): string {
  return drafts.get(id) ?? ''
}

/** Keeps a draft; '' forgets it. */
export function setDraft(id: number, text: string): void {
  if (text === '') drafts.delete(id)
  else drafts.set(id, text)
}

/** Forgets all drafts: the conversations were locked. */
export function forgetDrafts(): void {
  drafts.clear()
}
