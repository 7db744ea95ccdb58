/** Progress goes to stderr, always: stdout belongs to the command's result (`… --json | jq`). */
export function say(message) {
  process.stderr.write(`▸ ${message}\n`);
}
