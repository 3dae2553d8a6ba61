import { fireEvent, renderHook } from '@testing-library/react';
import { useScannerKeys } from './use-scanner-keys.ts';

const type = (text: string, from: Element | Document = document) => {
  for (const key of [...text, 'Enter']) fireEvent.keyDown(from, { key });
};

test('what a scanner types is one code, wherever the focus is; what is typed into a field is not', () => {
  const codes: string[] = [];
  renderHook(() => useScannerKeys((text) => codes.push(text)));
  type('PO-2611-0178-01');
  type('abc');
  const field = document.body.appendChild(document.createElement('input'));
  type('PO-2611-0178-02', field);
  expect(codes).toEqual(['PO-2611-0178-01']);
});
