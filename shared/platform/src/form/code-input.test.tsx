import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { CodeInput } from './CodeInput.tsx';

function Entry() {
  const [code, setCode] = useState('');
  return (
    <>
      <label htmlFor="code">Code</label>
      <CodeInput id="code" value={code} onChange={setCode} />
    </>
  );
}

test('takes what is pasted, whatever stands between its digits, and no more than six', () => {
  const { container } = render(<Entry />);
  const input = screen.getByLabelText<HTMLInputElement>('Code');
  fireEvent.change(input, { target: { value: ' 402-817 99' } });
  expect(input.value).toBe('402817');
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('402817');
  expect(input.autocomplete).toBe('one-time-code');
});
