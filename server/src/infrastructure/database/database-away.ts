/** Of the network between us and the database. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** SQLSTATE: connection exceptions (class 08), no more connections, shutting down, starting, in recovery. */
const STATES = /^(08[0-9A-Z]{3}|53300|57P0[1-5])$/;
/** What the driver says in words alone. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
const DEEPEST = 4;

/** Whether a query failed because the database cannot be reached or takes no queries now: another try may succeed. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && (NETWORK.has(code) || STATES.test(code))) return true;
  return (typeof message === 'string' && WORDS.test(message)) || isDatabaseAway(cause, depth + 1);
}
