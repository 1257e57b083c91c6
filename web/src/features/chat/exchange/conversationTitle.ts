const MOST = 50

/** A conversation's first title: the first 50 characters of its first message, and '...' when it is longer. */
export function conversationTitle(message: string): string {
  const characters = [...message.trim()]
  // A title stands on one line.
  const title = characters.slice(0, MOST).join('').replace(/\s/g, ' ')
  return characters.length > MOST ? `${title}...` : title
}
