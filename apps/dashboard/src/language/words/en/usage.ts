export const usage = {
  title: 'Usage',
  quotas: 'Quota of all keys together',
  perKey: 'Requests by key',
  other: 'Other months',
};
