export const created = {
  title: 'Your new key',
  once: 'This is the only time you see it. Copy it now and keep it safe.',
  rotated: (until: string): string => `The old secret goes on until ${until}.`,
  rotatedNow: 'The old secret has ended.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed: select the text instead',
  useIt: 'Use it',
  toKeys: 'I have kept it',
};
