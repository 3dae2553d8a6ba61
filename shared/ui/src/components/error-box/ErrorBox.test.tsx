import { render, screen } from '@testing-library/react';
import { ErrorBox } from './ErrorBox.tsx';
import { traceOf } from './trace.ts';

test('an error of the wire gives code and request to copy', () => {
  expect(traceOf({ code: 50012, requestId: '7f2a-91c4' })).toBe('50012 · 7f2a-91c4');
});

test.each([[undefined], [new Error('x')], ['x'], [{ code: null, requestId: '' }]])('%p gives no trace', (error) =>
  expect(traceOf(error)).toBeUndefined(),
);

test('without a way to retry there is no button', () => {
  render(<ErrorBox title="Plans did not load" />);
  expect(screen.getByRole('alert').textContent).toContain('Plans did not load');
  expect(screen.queryByRole('button')).toBeNull();
});
