import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PhoneLink } from '@archway/contracts';
import { noticeStore } from '@archway/platform/host';
import en from '../../i18n/photos/en-US.json';
import { texts } from '../../texts.ts';
import { UploadByPhone } from './UploadByPhone.tsx';

const token = 'a'.repeat(43);
const made: PhoneLink = {
  ...{ linkId: '7', state: 'open', received: 0, connectedAt: null },
  expiresAt: '2026-11-24T08:15:00.000Z',
};

/** A server with one link, and what was asked of it. */
function server(link: PhoneLink) {
  const world = { link, calls: [] as string[] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).replace(/^.*?\/api/, '');
    const method = init?.method ?? 'GET';
    world.calls.push(`${method} ${path}`);
    if (method === 'DELETE') world.link = { ...world.link, state: 'revoked' };
    const data = method === 'POST' ? { ...world.link, token } : method === 'DELETE' ? null : world.link;
    return new Response(JSON.stringify({ code: 200, msg: 'OK', data }));
  });
  return world;
}

const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });

async function open(): Promise<HTMLElement> {
  await texts('common', 'case', 'photos');
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UploadByPhone caseId="1" version={1} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Upload by Phone' }));
  await settle();
  return screen.findByRole('dialog');
}

test('the dialog makes a link, whose token no server ever sees', async () => {
  server(made);
  const dialog = await open();
  const code = await within(dialog).findByTestId('phone-link');
  expect(code.dataset['address']).toBe(`http://localhost/phone-photos#${token}`);
  expect(within(dialog).getByText('Waiting for a phone')).toBeTruthy();
});

test('a link that cannot be copied is told with its words, and its code is taken along as a picture', async () => {
  server(made);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:1') });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const dialog = await open();
  fireEvent.click(within(dialog).getByRole('button', { name: en.phoneLink.copy }));
  await settle();
  expect(noticeStore.get().at(-1)).toMatchObject({
    ...{ kind: 'error', text: 'Copy failed. Download and manually copy!' },
    detail: `http://localhost/phone-photos#${token}`,
  });
  fireEvent.click(within(dialog).getByRole('button', { name: en.phoneLink.download }));
  expect(click).toHaveBeenCalledTimes(1);
  // jsdom's blobs are read by its own reader alone.
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsText(saved[0]!);
  });
  const picture = String(reader.result);
  expect(picture).toMatch(/^<svg [^>]*viewBox="-4 -4 \d+ \d+"/);
  expect(picture).toContain('fill="#fff"');
});

test('a code that a phone has taken is not shown any more; how many photos have come is', async () => {
  server({ ...made, state: 'used', received: 2 });
  const dialog = await open();
  expect(within(dialog).getByText('Phone connected')).toBeTruthy();
  expect(within(dialog).getByText('2 photos received')).toBeTruthy();
  expect(within(dialog).queryByTestId('phone-link')).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'New QR Code' })).toBeTruthy();
});

test('a link that was ended shows no code, and can be made anew', async () => {
  const world = server(made);
  const dialog = await open();
  fireEvent.click(within(dialog).getByRole('button', { name: 'End Link' }));
  await settle();
  expect(world.calls).toContain('DELETE /doctor/pt/photo/phone/7');
  expect(within(dialog).queryByTestId('phone-link')).toBeNull();
  expect(within(dialog).getByText('The link was ended')).toBeTruthy();
  world.link = made;
  fireEvent.click(within(dialog).getByRole('button', { name: 'New QR Code' }));
  await settle();
  expect(within(dialog).getByTestId('phone-link')).toBeTruthy();
});
