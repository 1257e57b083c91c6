/**
 * The assistant's code: its many patterns are not made before the server listens. The server asks for it soon after
 * (`warmAssistant`), so that nobody's question waits.
 */
export function loadAssistant() {
  return import('./assistant.ts')
}
