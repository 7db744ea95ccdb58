export const unsubscribe = {
  title: 'Turn emails off?',
  lead: (topic: string): string =>
    `You will no longer receive emails about “${topic}”. Security emails are still sent.`,
  confirm: 'Turn off',
  doneTitle: 'Emails turned off',
  done: (topic: string): string =>
    `You will no longer receive emails about “${topic}”. You can turn them on again on your account page.`,
  toAccount: 'Go to your account',
};
