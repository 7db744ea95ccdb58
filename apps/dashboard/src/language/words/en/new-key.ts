export const created = {
  title: 'Your new key',
  once: 'This is the only time you see it. Copy it now and keep it safe.',
  rotated: (until: string): string => `The old secret goes on until ${until}.`,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed: select the text instead',
  useIt: 'Use it',
  toKeys: 'I have kept it',
  goneTitle: 'The secret was shown already',
  gone: 'A secret is shown once, within 10 minutes. We keep only a fingerprint of it, so it cannot be shown again. Rotate the key to get a new one.',
};
