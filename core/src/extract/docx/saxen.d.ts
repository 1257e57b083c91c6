/** The part of saxen that is used; the package has no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    ns(prefixes: Record<string, string>): this
    on(
      event: 'openTag',
      handler: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this
    on(event: 'closeTag', handler: (name: string) => void): this
    on(event: 'text', handler: (text: string, decode: Decode) => void): this
    on(event: 'cdata' | 'attention', handler: (text: string) => void): this
    on(event: 'error', handler: (error: Error) => void): this
    on(event: 'warn', handler: (warning: Error) => void): this
    parse(xml: string): this
  }
}
