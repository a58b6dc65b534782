/** An email address, which breaks at its @ where it doesn't fit on a line. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
