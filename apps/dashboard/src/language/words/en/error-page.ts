export const error = { requestId: 'Request ID', home: 'Go to the home page', toKeys: 'Go to your keys' };
