const { parseSync, printSync } = require('@swc/core');

/** What a caller needs of an endpoint; the rest is for the server, the documentation and the tests. */
const KEPT = new Set(['id', 'method', 'path']);

const rootOf = (node) => {
  let at = node;
  while (at?.type === 'CallExpression' || at?.type === 'MemberExpression')
    at = at.type === 'CallExpression' ? at.callee : at.object;
  return at;
};

const isSchema = (node) => {
  const root = node.type === 'CallExpression' ? rootOf(node) : undefined;
  return root?.type === 'Identifier' && root.value === 'z';
};

const isEndpoint = (node) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.value === 'endpoint';

/** `path` alone, for `path: path`, has no key of its own. */
const keyOf = (property) => (property.type === 'Identifier' ? property.value : property.key?.value);

/**
 * Puts `z` in place of every schema, and leaves of endpoints what is called. An endpoint becomes a plain object, for a
 * call that may do something keeps what nobody uses in the build.
 */
function slim(node) {
  if (Array.isArray(node)) return node.map(slim);
  if (node === null || typeof node !== 'object') return node;
  if (isSchema(node)) return rootOf(node);
  if (isEndpoint(node)) {
    const { expression } = node.arguments[0];
    if (expression.type !== 'ObjectExpression') return node;
    return { ...expression, properties: expression.properties.filter((property) => KEPT.has(keyOf(property))) };
  }
  for (const key of Object.keys(node)) if (key !== 'span') node[key] = slim(node[key]);
  return node;
}

/**
 * The contracts as a page needs them that only calls: two thirds of their bytes are schemas that the server runs.
 * Applied to builds without zod, see zod-absent.mjs.
 */
module.exports = function contractLoader(source) {
  const program = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  return printSync(slim(program)).code;
};
