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

const BRINGS = new Set(['ImportDeclaration', 'ExportNamedDeclaration']);
/** `entry(code, http, zh, en)` without the words of the other language. */
const WORDS = { 'zh-CN': 3, 'en-US': 2 };

/**
 * The catalogue of errors in one language: `later-errors.zh-CN.ts` asks for `later-errors.ts?lang=zh-CN`, which asks its
 * domains for the same language, and they leave the words of the other one out.
 */
function inLanguage(node, lang) {
  if (Array.isArray(node)) return node.map((each) => inLanguage(each, lang));
  if (node === null || typeof node !== 'object') return node;
  if (BRINGS.has(node.type) && /[/-]errors\.ts$/.test(node.source?.value)) {
    const value = `${node.source.value}?lang=${lang}`;
    return { ...node, source: { ...node.source, value, raw: JSON.stringify(value) } };
  }
  if (node.type === 'CallExpression' && node.callee.value === 'entry' && node.arguments.length === 4) {
    const literal = { type: 'StringLiteral', span: node.span, value: '', raw: "''" };
    return { ...node, arguments: node.arguments.with(WORDS[lang], { spread: null, expression: literal }) };
  }
  for (const key of Object.keys(node)) if (key !== 'span') node[key] = inLanguage(node[key], lang);
  return node;
}

/**
 * The contracts as a page needs them that only calls: two thirds of their bytes are schemas that the server runs.
 * Applied to builds without zod, see zod-absent.mjs.
 */
module.exports = function contractLoader(source) {
  const program = parseSync(source, { syntax: 'typescript', target: 'es2022' });
  const lang = /(?:errors\.|\?lang=)([a-z]{2}-[A-Z]{2})/.exec(this?.resource ?? '')?.[1];
  return printSync(lang in WORDS ? inLanguage(slim(program), lang) : slim(program)).code;
};
