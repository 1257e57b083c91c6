/** What a passkey is, and who else could use it. */
export function AboutPasskeys() {
  return (
    <>
      <p>
        A passkey is a key that your phone, computer or password manager keeps. You open it with
        your finger, your face or a PIN. With it you can come back on any of your devices that has
        it.
      </p>
      <p>
        Your device lists it as “Hub account”. Whoever can unlock your device, or shares your
        password manager, could use it too.
      </p>
    </>
  )
}
