export const key = {
  quota: 'This month, all your keys together',
  used: (used: string, limit: string): string => `${used} of ${limit} requests`,
  notLive: 'The limiter does not answer at the moment: these numbers are those of a while ago.',
  resets: (date: string): string => `The count starts again on ${date}.`,
  rate: (perSecond: string): string => `Up to ${perSecond} requests in any second.`,
  rateUsed: (used: string): string => `In the last second: ${used}.`,
  ofThisKey: (requests: string): string => `Requests with this key: ${requests}.`,
  back: 'Back',
};
