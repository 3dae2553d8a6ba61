import { trackingPage, usualCouriers } from './order-rules.ts';
import { type OrderedParts, partsOf, repeatedSteps } from './order-parts.ts';
import { commonSteps, stepsOf, stepsText } from './steps.ts';

const ordered: OrderedParts = {
  ...{ product: 'aligner', stepsPerSubOrder: 6, withRetainer: false, retainerQuantity: null },
  ...{ upper: { from: 1, to: 22 }, lower: { from: 1, to: 19 } },
};
const inWords = (...of: Parameters<typeof partsOf>) =>
  partsOf(...of).map(({ kind, upper, lower, pieces }) => [kind, stepsText(upper), stepsText(lower), pieces]);

test('steps are written with two digits and read again', () => {
  expect([stepsText({ from: 1, to: 22 }), stepsText({ from: 7, to: 7 }), stepsText(null)]).toEqual([
    '01~22',
    '07',
    null,
  ]);
  expect(['01~22', '07', '100~120', '5~4', '0', 'x', null].map(stepsOf)).toEqual([
    ...[
      { from: 1, to: 22 },
      { from: 7, to: 7 },
      { from: 100, to: 120 },
    ],
    ...[null, null, null, null],
  ]);
  expect(commonSteps({ from: 1, to: 6 }, { from: 6, to: 9 })).toEqual({ from: 6, to: 6 });
  expect(commonSteps({ from: 1, to: 5 }, { from: 6, to: 9 })).toBeNull();
});

test('aligners are made six steps at a time, each jaw as far as it goes, and retainers of the last step', () => {
  expect(inWords({ ...ordered, withRetainer: true, retainerQuantity: 2 })).toEqual([
    ['steps', '01~06', '01~06', 12],
    ['steps', '07~12', '07~12', 12],
    ['steps', '13~18', '13~18', 12],
    ['steps', '19~22', '19', 5],
    ['retainer', '22', '19', 4],
  ]);
  expect(inWords({ ...ordered, product: 'retainer', lower: null, retainerQuantity: 15 })).toEqual([
    ['retainer', '22', null, 15],
  ]);
  expect(inWords({ ...ordered, upper: { from: 1, to: 2 }, lower: { from: 20, to: 21 } })).toEqual([
    ['steps', '01~02', null, 2],
    ['steps', null, '20~21', 2],
  ]);
  expect(partsOf({ ...ordered, upper: null, lower: null })).toEqual([]);
});

test('steps that an order of the same teeth has are repeated; retainers repeat no aligners', () => {
  const standing = [{ orderNo: 'PO-1', product: 'printedAligner', upperSteps: '20~24', lowerSteps: null }] as const;
  expect(repeatedSteps(ordered, standing)).toEqual([{ orderNo: 'PO-1', upper: { from: 20, to: 22 }, lower: null }]);
  expect(repeatedSteps({ ...ordered, product: 'retainer' }, standing)).toEqual([]);
  expect(repeatedSteps({ ...ordered, upper: null }, standing)).toEqual([]);
});

test('a package of a courier that is known is followed on its page, and no other', () => {
  expect(trackingPage('sf express', 'SF 1')).toContain('SF%201');
  for (const courier of [...usualCouriers.zh, ...usualCouriers.en])
    expect(trackingPage(courier, 'X1')).toMatch(/^https:.*X1$/);
  expect(trackingPage('The driver', 'X1')).toBeNull();
});
