/** What the header's corner and the drawer say while no wallet is connected. */
export const CONNECT_WALLET = 'Connect wallet'
