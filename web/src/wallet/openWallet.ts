/** The fragment at which the wallet's card opens by itself. */
export const OPEN_WALLET = '#wallet'
