/** Whether the tag is there already, in capitals or not. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((known) => known.toLowerCase() === tag.toLowerCase())
}

/** The tags in their order, each once. */
export function distinctTags(tags: readonly string[]): string[] {
  return tags.filter((tag, at) => !hasTag(tags.slice(0, at), tag))
}
