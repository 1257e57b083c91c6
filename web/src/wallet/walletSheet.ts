/**
 * The address of the style sheet of all screens with a wallet. Empty while developing and in the prerender;
 * the build puts it in (`web/vite/walletStyles.ts`).
 */
export const walletSheet: string = ''
