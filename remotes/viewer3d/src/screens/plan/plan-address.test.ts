import { changedAddress, readPlanAddress } from './plan-address.ts';

const read = (text: string) => readPlanAddress(new URLSearchParams(text));

test('a link opens a plan at its stage, over another one, at a tooth', () => {
  expect(read('caseId=5&version=2&planId=7&comparedPlanId=6&stage=9&over=plan&tooth=23&comment=4')).toEqual({
    caseId: '5',
    version: 2,
    planId: '7',
    comparedPlanId: '6',
    stage: 9,
    over: 'plan',
    tooth: 23,
    comment: 4,
  });
  expect(read('caseId=5&version=2&planId=7')).toMatchObject({
    stage: 0,
    over: null,
    tooth: null,
    comparedPlanId: null,
    comment: null,
  });
});

test.each(['', 'caseId=5&version=2', 'caseId=x&version=1&planId=7', 'caseId=5&version=0&planId=7'])(
  'an address that names no plan is none: %s',
  (text) => expect(read(text)).toBeNull(),
);

test('parts change and go, the others stay', () => {
  const params = new URLSearchParams('caseId=5&planId=7&stage=3');
  expect(String(changedAddress(params, { stage: null, over: 'start' }))).toBe('caseId=5&planId=7&over=start');
});
