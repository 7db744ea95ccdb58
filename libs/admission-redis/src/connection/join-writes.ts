import type { Redis } from 'ioredis';

/**
 * Makes commands that are sent one after the other, before anything else happens in the process, leave in one write: a
 * system call for each would cost more than all else that a command needs. No command waits for an event.
 */
export function joinWrites(client: Redis): Redis {
  const send = client.sendCommand.bind(client);
  client.sendCommand = (command, into) => {
    // Undefined before the first connection.
    const { stream } = client as { readonly stream?: Redis['stream'] };
    if (stream?.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return send(command, into);
  };
  return client;
}
