/**
 * A time-out in a test is there to end what hangs. One below the default of the house turns a test red because the machine
 * is busy; longer ones may be said. Refused are short ones of tests and hooks (`test(name, run, 5000)`, `setTimeout(5000)` of a
 * runner) and of what a test waits for (`{ timeout: 5000 }`), as numbers or as constants of the same file.
 */
const runners = new Set(['test', 'it']);
const hooks = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

/** @returns what a name of this file was declared as, and where */
function declared(name, scope) {
  for (let at = scope; at; at = at.upper) {
    const found = at.set.get(name)?.defs[0]?.node;
    if (found) return found.type === 'VariableDeclarator' && found.init ? [found.init, at] : undefined;
  }
  return undefined;
}

/** @returns `test` for `test(…)`, `test.only(…)`, `test.each(…)(…)`, `(real ? test : test.skip)(…)`, and a constant for one */
function rootName(node, scope) {
  switch (node.type) {
    case 'Identifier': {
      const found = declared(node.name, scope);
      return found && found[0].type !== 'Literal' ? rootName(...found) : node.name;
    }
    case 'MemberExpression':
      return rootName(node.object, scope);
    case 'CallExpression':
      return rootName(node.callee, scope);
    case 'TaggedTemplateExpression':
      return rootName(node.tag, scope);
    case 'ConditionalExpression':
      return rootName(node.consequent, scope);
    default:
      return undefined;
  }
}

/** @returns the number that an expression stands for, or undefined where it is made at run time */
function valueOf(node, scope) {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined;
  if (node.type === 'BinaryExpression' && node.operator === '*') {
    const factors = [valueOf(node.left, scope), valueOf(node.right, scope)];
    return factors.includes(undefined) ? undefined : factors[0] * factors[1];
  }
  const found = node.type === 'Identifier' ? declared(node.name, scope) : undefined;
  return found && valueOf(...found);
}

/** @returns the argument in which a call says how long a test may take */
function limitOf({ callee, arguments: given }, scope) {
  if (callee.type === 'MemberExpression' && callee.property.name === 'setTimeout')
    return ['jest', 'test'].includes(rootName(callee, scope)) ? given[0] : undefined;
  const name = rootName(callee, scope);
  if (runners.has(name)) return given[2];
  return hooks.has(name) ? given[1] : undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const noHastyTimeouts = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { test: { type: 'number' }, wait: { type: 'number' } },
        required: ['test', 'wait'],
        additionalProperties: false,
      },
    ],
    messages: { hasty: 'A busy machine takes longer than this: leave the time-out out, or say at least {{least}} ms.' },
  },
  create(context) {
    const [{ test, wait }] = context.options;
    const scopeOf = (node) => context.sourceCode.getScope(node);
    const judge = (node, least) => {
      const value = node && valueOf(node, scopeOf(node));
      if (value !== undefined && value < least)
        context.report({ node, messageId: 'hasty', data: { least: String(least) } });
    };
    return {
      CallExpression: (node) => judge(limitOf(node, scopeOf(node)), test),
      'Property[key.name="timeout"]': ({ value }) => judge(value, wait),
    };
  },
};
