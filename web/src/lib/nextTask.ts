/**
 * Lets the page do what waits before the work goes on. A timer would do as well, but browsers hold back the fifth in a
 * row, and each after it, by 4 ms.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
