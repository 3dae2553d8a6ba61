import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KeywordField } from './KeywordField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Case or patient' });

function show(value = ''): string[] {
  const asked: string[] = [];
  render(<KeywordField label="Case or patient" value={value} onChange={(keyword) => void asked.push(keyword)} />);
  return asked;
}

test('the list is asked once typing rests, and at once on Enter', async () => {
  const asked = show();
  fireEvent.change(field(), { target: { value: ' Lin' } });
  expect(asked).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(asked).toEqual(['Lin']);
  fireEvent.change(field(), { target: { value: 'Ling' } });
  await waitFor(() => expect(asked.at(-1)).toBe('Ling'));
});

test('Enter that ends a composed word does not ask yet', () => {
  const asked = show();
  fireEvent.change(field(), { target: { value: 'lin' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(asked).toEqual([]);
});

test('what was searched can be taken away, and one types on', () => {
  const asked = show('Lin');
  fireEvent.click(screen.getByRole('button'));
  expect([asked, field().value, document.activeElement === field()]).toEqual([[''], '', true]);
  expect(screen.queryByRole('button')).toBeNull();
});
