export const error = { requestId: 'Request', home: 'To the start' };
