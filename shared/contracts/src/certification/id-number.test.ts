import { idNumberFits } from './credential-rules.ts';
import { isIdNumber } from './id-number.ts';

test.each(['11010519491231002X', '11010519491231002x', '440524188001010014'.replace('1880', '1980')])(
  'the check character of %s is looked at',
  (number) => {
    const [head, check] = [number.slice(0, 17), number.slice(17).toUpperCase()];
    const fitting = [...'0123456789X'].filter((each) => isIdNumber(head + each));
    expect(fitting).toHaveLength(1);
    expect(isIdNumber(number)).toBe(fitting[0] === check);
  },
);

test('known numbers fit, and what breaks a part of the rule does not', () => {
  expect(isIdNumber('11010519491231002X')).toBe(true);
  const wrong = [
    '110105194912310021', // the check character
    '11010519490231002X', // a thirty-first of February
    '01010519491231002X', // the district
    '11010519491231002', // too short
    '110105 19491231002X',
    '440524188001010014', // born before 1900
  ];
  expect(wrong.filter(isIdNumber)).toEqual([]);
});

test('only where the country has such numbers they are looked at so closely, and an empty one is none', () => {
  expect(idNumberFits('', 'CN')).toBe(true);
  expect(idNumberFits('AB-1234', 'CN')).toBe(false);
  expect(idNumberFits('AB-1234', 'DE')).toBe(true);
});
