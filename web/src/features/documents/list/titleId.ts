/** The DOM id of a listed document's title, which can take the focus. */
export const titleId = (id: string) => `document-${id}`
