import { MIN_ICON_CONTRAST, MIN_PRIMARY_CONTRAST } from '@archway/contracts';
import { contrastFigure } from './contrast-figure.ts';

test('a colour just below what is needed does not pass, whatever rounding would say', () => {
  expect(contrastFigure('#777777', MIN_PRIMARY_CONTRAST)).toEqual({ ratio: '4.47', passes: false, nearest: '#767676' });
  expect(contrastFigure('#767676', MIN_PRIMARY_CONTRAST)).toEqual({ ratio: '4.54', passes: true, nearest: '#767676' });
});

test('icons need less than words', () => {
  expect(contrastFigure('#1890FF', MIN_ICON_CONTRAST)).toMatchObject({ passes: true });
  expect(contrastFigure('#1890FF', MIN_PRIMARY_CONTRAST)).toMatchObject({ passes: false });
});

test('what is no colour has no figure', () => {
  expect(contrastFigure('blue', MIN_ICON_CONTRAST)).toBeNull();
});
