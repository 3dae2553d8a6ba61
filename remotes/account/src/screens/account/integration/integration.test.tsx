import { act, fireEvent, screen } from '@testing-library/react';
import { en } from '../../../texts.fixture.ts';
import { practice, serve, show, userOf } from '../screen.fixture.tsx';
import { Integration } from './Integration.tsx';

const saved = { url: 'https://aligner.example.com', apiKey: '••••7781', updateTime: '2026-11-23T08:00:00.000Z' };
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { exact: false, selector: 'input' });
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: en.save })));

afterEach(() => jest.restoreAllMocks());

test('the key that is saved is named by its end alone, and stays when another address is saved', async () => {
  const sent = serve({ '/creativeAligner/config': saved, '/save/config': saved });
  await show(<Integration />, userOf(practice()));
  await screen.findByText(/••••7781/);
  expect(field(en.integration.apiKey).value).toBe('');
  fireEvent.change(field(en.integration.url), { target: { value: 'https://other.example.com' } });
  await save();
  expect(sent.map(({ body }) => body)).toEqual([{ url: 'https://other.example.com', apiKey: '' }]);
});

test('an address that is not encrypted is refused at its field, and nothing is sent', async () => {
  const sent = serve({ '/creativeAligner/config': null });
  await show(<Integration />, userOf(practice()));
  await screen.findByRole('button', { name: en.save });
  expect(screen.queryByRole('button', { name: en.integration.remove })).toBeNull();
  fireEvent.change(field(en.integration.url), { target: { value: 'http://aligner.example.com' } });
  await save();
  expect(field(en.integration.apiKey).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter a complete address that begins with https://')).toBeTruthy();
  expect(sent).toEqual([]);
});
