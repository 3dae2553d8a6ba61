import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type PhoneIntake, errors } from '@archway/contracts';
import { texts } from '../../texts.ts';
import PhonePhotos from './PhonePhotos.tsx';
import { passOf } from './phone-pass.ts';

const token = 'b'.repeat(43);
const intake: PhoneIntake = {
  ...{ ptNo: 'AW2611-0192', initials: 'T. P.', received: 1, room: 59, expiresAt: '2026-11-24T08:15:00.000Z' },
  positions: [
    { position: 'frontOcc', required: true, taken: true },
    { position: 'leftOcc', required: true, taken: false },
    { position: 'other', required: false, taken: false },
  ],
};

function server(answer: object) {
  const bodies: Record<string, unknown>[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    bodies.push(JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>);
    return new Response(JSON.stringify(answer));
  });
  return bodies;
}

async function show(path: string): Promise<void> {
  await texts('common', 'case', 'photos', 'phone');
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <PhonePhotos />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => sessionStorage.clear());

test('a link opens with its token and a secret of the phone: positions with the camera, and what is there', async () => {
  const [body] = [server({ code: 200, msg: 'OK', data: intake })];
  await show(`/phone-photos#${token}`);
  expect(body[0]).toEqual({ token, device: expect.stringMatching(/^[\w-]{43}$/) });
  expect(screen.getByRole('heading', { name: /Case AW2611-0192/ }).textContent).toContain('T. P.');
  const camera = screen.getByLabelText('Take photo: Intraoral left');
  expect([camera.getAttribute('capture'), camera.getAttribute('accept')]).toEqual(['environment', 'image/*']);
  expect(screen.getByLabelText('Add photo: Intraoral left').hasAttribute('capture')).toBe(false);
  expect(screen.getByText('There is a photo already')).toBeTruthy();
  expect(screen.getByText('1 photo sent')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('All photos have arrived')).toBeTruthy();
});

test('a link that is over says why', async () => {
  const { code, en } = errors.phoneLinkExpired;
  server({ code, msg: en, data: null });
  await show(`/phone-photos#${token}`);
  expect(screen.getByText(en)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('without a link the page says what to scan, and asks nobody', async () => {
  const asked = server({});
  await show('/phone-photos');
  expect(screen.getByText(/Please scan the QR code/)).toBeTruthy();
  expect(asked).toEqual([]);
});

test('the secret stays in the tab over a reload, and another link gets another one', () => {
  const first = passOf(`#${token}`);
  expect(passOf('')).toEqual(first);
  expect(passOf(`#${token}`)).toEqual(first);
  const other = passOf(`#${'c'.repeat(43)}`);
  expect(other?.device).not.toBe(first?.device);
  expect(passOf('#no-token')).toEqual(other);
});
