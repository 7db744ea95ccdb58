export const error = { requestId: 'Request ID', toKeys: 'Go to your keys' };
