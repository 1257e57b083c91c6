/** Where a place begins: with the text, or after a blank, a quote or the like, as in the code of a field. */
const PLACE = /(?:^|["'\s=(;])(?:file:[\\/]|[A-Za-z]:[\\/]|\\\\|\/(?:Users|home|Volumes)\/)/i

/** Whether a text is, or holds, a place on somebody's computer or in an office's network. */
export function isLocalPath(text: string): boolean {
  return PLACE.test(text) || /^\s*file:/i.test(text) || /[A-Za-z]:\\\\?\w/.test(text)
}

/** Whether a text is the name of a picture's file, as cameras and phones give it. */
export function isPictureFile(text: string): boolean {
  return isLocalPath(text) || /\.(?:jpe?g|png|gif|heic|tiff?|bmp|webp)\s*$/i.test(text)
}
