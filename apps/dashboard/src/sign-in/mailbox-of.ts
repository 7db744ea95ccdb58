/**
 * The mailbox of an address: the address without its tag, since every provider that supports tags delivers
 * `ada+list@example.org` to `ada@example.org`. Used only for limits; an account keeps its address unchanged.
 *
 * Dots are left in place: only some providers ignore them, and elsewhere `a.da` is another person than `ada`.
 * @param address folded; see `foldEmail`
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const tag = address.slice(0, at).indexOf('+', 1);
  return tag < 0 ? address : address.slice(0, tag) + address.slice(at);
}
