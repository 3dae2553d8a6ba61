import { scannerEar } from './use-scanner-keys.ts';

test('what a scanner types is one code; a slow hand, a shortcut and a field are none', () => {
  const codes: string[] = [];
  const hear = scannerEar((text) => codes.push(text));
  const type = (text: string, { gap = 5, ...more }: { gap?: number; ctrlKey?: boolean; target?: Element } = {}) => {
    let at = 1000;
    for (const key of [...text, 'Enter']) {
      at += gap;
      hear({
        key,
        timeStamp: at,
        target: document.body,
        preventDefault: () => {},
        ...more,
      } as unknown as KeyboardEvent);
    }
  };
  type('PO-2611-0178-01');
  type('PO-2611-0178-02', { gap: 500 });
  type('abc');
  type('PO-2611-0178-03', { ctrlKey: true });
  type('PO-2611-0178-04', { target: document.createElement('input') });
  expect(codes).toEqual(['PO-2611-0178-01']);
});
