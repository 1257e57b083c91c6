/**
 * What to do where the code of a part did not come. In a tab that was opened before a newer version was put up, only
 * the page's own files of that version lead on.
 */
export const partHelp =
  'Check your connection, then press again. If it still does not load, reload the page.'
