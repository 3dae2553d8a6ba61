import { act, renderHook } from '@testing-library/react';
import { onlyShown, useVisibleSelection } from './use-visible-selection.ts';

test('all that is selected and seen is the same list', () => {
  const selected = ['3', '1'];
  expect(onlyShown(selected, ['1', '2', '3'])).toBe(selected);
});

test('what is not seen is left out', () => {
  expect(onlyShown(['3', '1', '9'], ['1', '2', '3'])).toEqual(['3', '1']);
});

test('five selected rows of which a filter leaves three are three, and stay three when it is taken away', () => {
  const all = ['1', '2', '3', '4', '5'];
  const { result, rerender } = renderHook(({ shown }) => useVisibleSelection(shown), {
    initialProps: { shown: all },
  });
  act(() => result.current[1](all));
  expect(result.current[0]).toEqual(all);
  rerender({ shown: ['2', '3', '4'] });
  expect(result.current[0]).toEqual(['2', '3', '4']);
  rerender({ shown: all });
  expect(result.current[0]).toEqual(['2', '3', '4']);
});

test('while the rows are not known nothing is selected, and nothing is forgotten', () => {
  const { result, rerender } = renderHook(({ shown }) => useVisibleSelection(shown), {
    initialProps: { shown: ['1', '2'] as readonly string[] | undefined },
  });
  act(() => result.current[1](['1']));
  rerender({ shown: undefined });
  expect(result.current[0]).toEqual([]);
  rerender({ shown: ['1', '2'] });
  expect(result.current[0]).toEqual(['1']);
});
