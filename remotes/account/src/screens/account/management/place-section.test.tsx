import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { errors } from '@archway/contracts';
import { en } from '../../../texts.fixture.ts';
import { serve, show, userOf } from '../screen.fixture.tsx';
import { PlaceSection } from './PlaceSection.tsx';

const place = { region: 'CN', province: '31', city: '3101', area: '310101', address: '1 Hengshan Road' };
const user = { ...userOf(), accountInfo: place } as ReturnType<typeof userOf>;
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: en.save })));

afterEach(() => jest.restoreAllMocks());

test('an address is saved with the place that stands', async () => {
  const sent = serve({ '/doctor/doc/info': null });
  await show(<PlaceSection user={user} />, user);
  fireEvent.change(screen.getByLabelText(en.profile.address), { target: { value: ' 2 Lake Street ' } });
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ ...place, address: '2 Lake Street' });
});

test('a place that is not whole is told at the place', async () => {
  serve({});
  jest.mocked(globalThis.fetch).mockImplementation(async (input) =>
    String(input).includes('regions')
      ? new Response(
          JSON.stringify({
            version: '1',
            sources: [],
            countries: [
              { code: 'CN', name: '中国', en: 'China', children: [{ code: '31', name: '上海市', en: 'Shanghai' }] },
            ],
          }),
        )
      : new Response(JSON.stringify({ code: errors.regionUnknown.code, msg: errors.regionUnknown.en, data: null })),
  );
  const half = { ...user, accountInfo: { ...place, province: '', city: '', area: '' } } as typeof user;
  await show(<PlaceSection user={half} />, half);
  await save();
  expect(await screen.findByText(errors.regionUnknown.en)).toBeTruthy();
});
