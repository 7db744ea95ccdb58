import { connect } from 'node:net';

/** SQLSTATE of a server that is still starting up. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * Whether a PostgreSQL takes connections there. Asked in its own protocol
 * (https://www.postgresql.org/docs/15/protocol-message-formats.html): a start-up message, which it answers with a
 * question for the password or with an error, both of which show that it is there.
 */
export function postgresAnswers(url) {
  const { hostname, port, username } = new URL(url);
  return new Promise(resolve => {
    const socket = connect(Number(port || 5432), hostname.replace(/^\[|\]$/g, ''));
    const settle = result => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(2_000, () => settle(false));
    socket.on('error', () => settle(false));
    socket.on('close', () => settle(false));
    socket.on('connect', () => socket.write(startupMessage(decodeURIComponent(username))));
    socket.on('data', data => settle(/^[RE]/.test(data.toString()) && !data.includes(CANNOT_CONNECT_NOW)));
  });
}

function startupMessage(user) {
  const parameters = Buffer.from(`user\0${user}\0database\0postgres\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(0x0003_0000, 4); // version 3.0 of the protocol
  return Buffer.concat([head, parameters]);
}
