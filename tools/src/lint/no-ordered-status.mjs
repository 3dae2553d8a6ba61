/**
 * Statuses and other enumerations of the contract are numbers without an order: 33 is obsolete and stands before 34,
 * completed. They are compared with `===` or by the contract's named sets; this rule refuses `<`, `<=`, `>` and `>=`.
 * HTTP statuses do have an order; they are told by the number they are compared with.
 */
const ordering = new Set(['<', '<=', '>', '>=']);
const valueNames = /^(status|entrust|analyseFlag|treatStatus)$|[a-z](Status|Entrust)$/;
const tableNames = /^(caseStatus|planStatus|orderStatus|treatStatus|analyseFlag|entrustTo|caseTab|jawNumber)$/;
const SMALLEST_HTTP_STATUS = 100;

const isNamed = (node) => {
  switch (node.type) {
    case 'Identifier':
      return valueNames.test(node.name);
    case 'MemberExpression':
      return (
        (node.object.type === 'Identifier' && tableNames.test(node.object.name)) ||
        (!node.computed && node.property.type === 'Identifier' && valueNames.test(node.property.name))
      );
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isNamed(node.expression);
    default:
      return false;
  }
};

const isHttp = (node) =>
  node.type === 'Literal' && typeof node.value === 'number' && node.value >= SMALLEST_HTTP_STATUS;

/** @type {import('eslint').Rule.RuleModule} */
export const noOrderedStatus = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { ordered: 'Statuses have no order: use ===, or isOneOf with a set of the contract.' },
  },
  create: (context) => ({
    BinaryExpression(node) {
      const { left, right, operator } = node;
      if (!ordering.has(operator) || isHttp(left) || isHttp(right)) return;
      if (isNamed(left) || isNamed(right)) context.report({ node, messageId: 'ordered' });
    },
  }),
};
