/**
 * Why the list is empty, and what to try.
 *
 * @param term what was searched for; '' for nothing
 * @param category the label of the chosen category, if one is chosen
 * @param elsewhere how many match the term in other categories
 */
export function emptyWords(term: string, category: string | undefined, elsewhere: number): string {
  if (term === '') {
    return category ? `Nothing is listed under ${category} yet.` : 'Nothing is listed here yet.'
  }
  if (!category) return `Nothing matches “${term}”. Try fewer words, or look through all resources.`
  const others =
    elsewhere === 0
      ? 'Try fewer words, or look through all resources.'
      : elsewhere === 1
        ? 'One resource in another category does.'
        : `${elsewhere} resources in other categories do.`
  return `Nothing in ${category} matches “${term}”. ${others}`
}
