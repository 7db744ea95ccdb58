/**
 * The mailbox that an address is known to lead to: without its tag, since `ada+list@example.org` arrives where
 * `ada@example.org` does at every provider that knows tags. For limits alone; an account keeps its address as it is.
 *
 * Dots are left in place: only some providers ignore them, and elsewhere `a.da` is another person than `ada`.
 * @param address folded; see `foldEmail`
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const tag = address.slice(0, at).indexOf('+', 1);
  return tag < 0 ? address : address.slice(0, tag) + address.slice(at);
}
