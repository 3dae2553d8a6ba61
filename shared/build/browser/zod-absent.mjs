/**
 * Stands in for zod in builds that never run a schema. The contracts describe every call with schemas, which the server
 * checks; a page that only calls needs the method and the path. Definitions evaluate to something inert, and running
 * one says what to do.
 */
const refuse = () => {
  throw new Error('This build has no schemas: a package that runs them names zod among its own dependencies');
};

const running = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode', 'safeDecode']);

const inert = new Proxy(function schema() {}, {
  get: (_, key) => (running.has(key) ? refuse : key === 'then' ? undefined : inert),
  apply: () => inert,
  construct: () => inert,
});

export const z = inert;
export default inert;
