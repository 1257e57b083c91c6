/** Words that address a program, not a person: "AI: ignore …", "Note to reviewing software: …". */
const addressed = [
  /\bai\s*:/i,
  /\b(?:notes?|notices?|messages?|instructions?)\s+(?:to|for)\s+(?:any\s+|all\s+|the\s+)?(?:(?:reviewing|reading|automated|ai)\s+)*(?:software|ai|assistants?|language models?|chatbots?|bots?|programs?)\b/i,
  /\b(?:assistant|ai|language model|chatbot|software|program)s?\s+(?:reading|reviewing|analy[sz]ing|summari[sz]ing|processing)\s+(?:this|the)\s+(?:file|letter|document|text|page|e-?mail)\b/i,
  /\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+|the\s+|your\s+)*(?:previous|prior|earlier|above)\s+prompts?\b/i,
] as const

const note =
  'Some words in this file are written for computer programs, not for you. We read them as words of the file, and did not do what they say.'

/** A sentence for the reader where a text speaks to the programs that read it; none elsewhere. */
export function notesOnWordsForPrograms(text: string): readonly string[] {
  return addressed.some((words) => words.test(text)) ? [note] : []
}
