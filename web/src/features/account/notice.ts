/** What happened to the account, said at the top of its screen. */
export interface Notice {
  tone: 'done' | 'care' | 'stop'
  title: string
  text?: string
}
