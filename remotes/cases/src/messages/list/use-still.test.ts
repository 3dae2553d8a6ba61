import { act, renderHook } from '@testing-library/react';
import { useStill } from './use-still.ts';

test('what may be done until an instant may not be done behind it, without anybody asking', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00.000Z') });
  const { result, rerender } = renderHook<boolean, string | null>((until) => useStill(until), {
    initialProps: '2026-11-20T06:15:00.000Z',
  });
  expect(result.current).toBe(true);
  act(() => void jest.advanceTimersByTime(14 * 60_000));
  expect(result.current).toBe(true);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(false);
  rerender(null);
  expect(result.current).toBe(false);
  jest.useRealTimers();
});
