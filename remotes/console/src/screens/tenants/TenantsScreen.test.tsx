import { fireEvent, screen, within } from '@testing-library/react';
import { endpoints, errors } from '@archway/contracts';
import en from '../../i18n/en-US.json';
import { noteOf, press, serve, settled, show, topDialog } from '../console.fixture.tsx';
import TenantsScreen from './TenantsScreen.tsx';

const words = en.tenants;
const look = { primaryColor: '#0E6F6C', iconColor: '#0E6F6C', loginColor: '#0E6F6C' };
const detail = {
  ...{ name: 'lab', title: 'Northmere Lab', ...look, hosts: [{ host: 'lab.example', channel: 'tenant:lab' }] },
  ...{ language: null, languageSwitch: true, sloganZh: '', sloganEn: '', showLogo: true, logoPlace: 'topLeft' },
  ...{ showPicture: true, logo: 'iVBOR', serviceContact: '' },
};
const tenants = [
  { name: 'default', title: 'Archway', hosts: [], channel: 'stable' },
  { name: 'lab', title: 'Northmere Lab', hosts: ['lab.example'], channel: 'tenant:lab' },
];

const server = (refuses?: keyof typeof errors) =>
  serve(
    [
      [endpoints.platform.tenantDetail, () => detail],
      [endpoints.platform.tenants, () => tenants],
    ],
    refuses,
  );

/** The form of a tenant, open. */
async function open(name: string): Promise<HTMLElement> {
  await show(<TenantsScreen />, '/console/tenants');
  await press(name);
  return topDialog();
}
const field = (form: HTMLElement, name: keyof typeof words.field): HTMLElement =>
  within(form).getByLabelText(words.field[name]);
const fill = (form: HTMLElement, name: keyof typeof words.field, value: string): void =>
  void fireEvent.change(field(form, name), { target: { value } });

afterEach(() => jest.restoreAllMocks());

test('tenants stand with their host names; the platform has every other', async () => {
  server();
  await show(<TenantsScreen />, '/console/tenants');
  expect(screen.getByText('lab.example')).toBeTruthy();
  expect(screen.getByText(words.everyOther)).toBeTruthy();
});

test('what is changed is seen in the picture and sent; the logo that stands is not', async () => {
  const { changes } = server();
  const form = await open('Manage Northmere Lab');
  expect(within(form).queryByLabelText(words.field.name)).toBeNull();
  fill(form, 'title', 'Northmere Lab 2');
  fill(form, 'hosts', 'LAB.example\nbeta.example canary');
  expect(within(form).getByRole('figure', { name: words.preview }).textContent).toContain('Northmere Lab 2');
  await press(en.operated.save, form);
  expect(changes).toMatchObject([
    {
      body: {
        ...{ name: 'lab', title: 'Northmere Lab 2', language: null },
        hosts: [
          { host: 'lab.example', channel: 'tenant:lab' },
          { host: 'beta.example', channel: 'canary' },
        ],
      },
    },
  ]);
  expect(changes[0]?.body).not.toHaveProperty('logo');
});

test('a colour that is too pale is told with the nearest that passes, which a button takes', async () => {
  server();
  const form = await open('Manage Northmere Lab');
  fireEvent.change(within(form).getByLabelText(words.field.primaryColor), { target: { value: '#777777' } });
  await settled();
  expect(within(form).getByText('Contrast 4.47, at least 4.5 is needed')).toBeTruthy();
  await press('Use #767676', form);
  expect(within(form).getByText('Contrast 4.54, passes')).toBeTruthy();
  expect(within(form).queryByText(/is needed/)).toBeNull();
});

test('a new one needs a key and a title, and a host name of another tenant is told at the host names', async () => {
  const { changes } = server('hostTaken');
  const form = await open(words.add);
  await press(words.make, form);
  expect(changes).toEqual([]);
  fill(form, 'name', 'No Key');
  fireEvent.blur(field(form, 'name'));
  await settled();
  expect(noteOf(field(form, 'name'))).toBe(errors.tenantNameInvalid.en);
  fill(form, 'name', 'new-lab');
  fill(form, 'title', 'New Lab');
  fill(form, 'hosts', 'lab.example');
  await press(words.make, form);
  expect(changes).toMatchObject([{ body: { name: 'new-lab', title: 'New Lab', primaryColor: '#0E6F6C' } }]);
  expect(noteOf(field(form, 'hosts'))).toBe(errors.hostTaken.en);
});
