import { act, renderHook } from '@testing-library/react';
import type { CaseModel } from '@archway/contracts';
import { keyOf } from './kept-document.ts';
import { useViewerModel } from './use-viewer-model.ts';

const models = [{ modelId: 'u', jaw: 1, modelType: 'scan' } as CaseModel];
const key = keyOf('7', '12', 1);
const turn = { type: 'quarterTurn', jaw: 'upper', axis: 'x' } as const;

/** Opens the page, turns the jaw, and opens it again, as a reload does. @returns turns that are there then */
function turnsAfterReload(kept: string | null, again: string | null = kept): readonly string[] {
  const first = renderHook(() => useViewerModel(models, kept));
  act(() => first.result.current[1](turn));
  first.unmount();
  const { result } = renderHook(() => useViewerModel(models, again));
  return result.current[0].turns.upper;
}

beforeEach(() => sessionStorage.clear());

test('what was turned is there after a reload', () => {
  expect(turnsAfterReload(key)).toEqual(['x']);
});

test('somebody else in the same tab, or another case, begins anew', () => {
  expect(turnsAfterReload(key, keyOf('8', '12', 1))).toEqual([]);
  expect(turnsAfterReload(key, keyOf('7', '12', 2))).toEqual([]);
});

test('where nothing may be kept, nothing is', () => {
  expect(turnsAfterReload(null)).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('what nobody can read is as if it was not there', () => {
  sessionStorage.setItem(key, '{"kind":"viewer","version":99}');
  const { result } = renderHook(() => useViewerModel(models, key));
  expect(result.current[0].turns.upper).toEqual([]);
});
