/// <reference types="vite/client" />

/** How many organizations the hub ships with; the build counts them (web/vite.config.ts). */
declare const __RESOURCE_COUNT__: number

/** `verify.html` of exports as one text (web/vite/verifyPage.ts). */
declare module 'virtual:verify-page' {
  const page: string
  export default page
}
