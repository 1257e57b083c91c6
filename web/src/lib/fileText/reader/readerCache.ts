/** The cache that keeps the reader for the time without a connection. The service worker leaves it alone. */
export const READER_CACHE = 'reader'
