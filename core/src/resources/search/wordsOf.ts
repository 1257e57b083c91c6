/** A word of a text and where it stands, as a half-open range of UTF-16 units. */
interface PlacedWord {
  word: string
  start: number
  end: number
}

/** Seven digits or more, parted as phone numbers are; a country code in front is left out of the match. */
const PHONE_NUMBER = /(?<!\d)(?:\+?1[ .-]{0,2})?(\(?\d{3}\)?[ .-]{0,2})?(\d{3})[ .-]?(\d{4})(?!\d)/g

/** A name that is written as one word is not made of more words than this. */
const LONGEST_NAME = 5

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text in small letters, parted at all but letters and digits. */
export function wordsOf(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The same words without their places, which takes less than half of the time. */
export function plainWords(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase())
}

/** What somebody searches for, word by word; a phone number is one word of digits, however it is written. */
export function wordsOfQuery(query: string): string[] {
  const joined = query
    .normalize('NFC')
    .replace(PHONE_NUMBER, (_all, area: string | undefined, middle: string, end: string) => {
      return ` ${(area ?? '').replace(/\D/g, '')}${middle}${end} `
    })
  return plainWords(joined)
}

/** A run of words written as one ("law help": "lawhelp"), with the places of its words, from 1. */
interface JoinedWords {
  joined: string
  from: number
  to: number
}

/** Each two neighbours as one word, and the whole search where it is short. */
export function joinedWords(words: readonly string[]): JoinedWords[] {
  const pairs = words.slice(1).map((word, before) => {
    return { joined: `${words[before]}${word}`, from: before + 1, to: before + 2 }
  })
  if (words.length < 3 || words.length > LONGEST_NAME) return pairs
  return [...pairs, { joined: words.join(''), from: 1, to: words.length }]
}
