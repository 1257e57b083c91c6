/** The package has no types of its own. */
declare module 'wink-porter2-stemmer' {
  /** What the forms of an English word share, by the rules of Porter 2: 'stalking' and 'stalks' give 'stalk'. */
  export default function stem(word: string): string
}
