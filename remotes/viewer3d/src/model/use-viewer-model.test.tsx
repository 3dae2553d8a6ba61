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

test('a model that is added to an open page is shown, one that went is not, and the others stay as they were', () => {
  const lower = { modelId: 'l', jaw: 2, modelType: 'scan' } as CaseModel;
  const { result, rerender } = renderHook((props) => useViewerModel(props.models, null), { initialProps: { models } });
  const ids = (): string[] => result.current[0].objects.map(({ id }) => id);
  act(() => result.current[1]({ type: 'look', id: 'u', look: { opacity: 0.5 } }));
  rerender({ models: [...models, lower] });
  expect(ids()).toEqual(['u', 'l']);
  expect(result.current[0].objects.map(({ opacity, visible }) => [opacity, visible])).toEqual([
    [0.5, true],
    [1, true],
  ]);
  act(() => result.current[1]({ type: 'isolate', id: 'u' }));
  rerender({ models: [lower] });
  expect(ids()).toEqual(['l']);
  expect(result.current[0].isolated).toBeNull();
});

test('a list that tells the same changes nothing', () => {
  const { result, rerender } = renderHook((props) => useViewerModel(props.models, null), { initialProps: { models } });
  const before = result.current[0];
  rerender({ models: [...models] });
  expect(result.current[0]).toBe(before);
});

test('half a measurement goes with the model that it is on', () => {
  const { result, rerender } = renderHook((props) => useViewerModel(props.models, null), { initialProps: { models } });
  act(() => result.current[1]({ type: 'tool', tool: 'distance' }));
  act(() => result.current[1]({ type: 'point', point: { modelId: 'u', jaw: 'upper', local: [0, 0, 0] } }));
  expect(result.current[0].pending).toHaveLength(1);
  rerender({ models: [{ modelId: 'u2', jaw: 1, modelType: 'scan' } as CaseModel] });
  expect(result.current[0].pending).toEqual([]);
});
