export const error = { requestId: 'Request ID', home: 'To the start', toKeys: 'Go to your keys' };
