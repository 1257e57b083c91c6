/** The cursor of the next page in a list's `Link` header; null on the last page. */
export function nextCursor(link: string | null): string | null {
  const next = /<[^>]*[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(link ?? '')
  return next?.[1] ? decodeURIComponent(next[1]) : null
}
