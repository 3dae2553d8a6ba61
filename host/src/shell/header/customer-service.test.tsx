import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Branding } from '@archway/contracts';
import { updateShell } from '@archway/platform/host';
import { useCustomerService } from './use-customer-service.tsx';

function Probe() {
  const service = useCustomerService();
  return service ? (
    <>
      <button type="button" onClick={service.show}>
        open
      </button>
      {service.dialog}
    </>
  ) : (
    <p>nobody</p>
  );
}

const named = (serviceContact?: string) =>
  act(() => updateShell({ branding: { ...(serviceContact && { serviceContact }) } as Branding }));

test('where nobody has named a customer service there is nothing to open', () => {
  named();
  render(<Probe />);
  expect(screen.getByText('nobody')).toBeTruthy();
});

test.each([
  ['mailto:care@northmere.example', 'care@northmere.example'],
  ['https://work.weixin.qq.com/ca/harbour', 'https://work.weixin.qq.com/ca/harbour'],
])('%s is shown to be scanned, and is a link for whoever reads it on a phone', async (contact, words) => {
  named(contact);
  render(<Probe />);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  const link = await screen.findByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe(contact);
});

test('what is no link is told, and leads nowhere', async () => {
  named('javascript:alert(1)');
  render(<Probe />);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByText('javascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
});
