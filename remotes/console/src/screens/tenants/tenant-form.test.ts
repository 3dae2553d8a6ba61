import type { TenantDetail } from '@archway/contracts';
import { bodyOf, newTenantValues, valuesOf } from './tenant-form.ts';

const tenant: TenantDetail = {
  ...{ name: 'lab', title: 'Northmere', primaryColor: '#0E6F6C', iconColor: '#0E6F6C', loginColor: '#0E6F6C' },
  hosts: [
    { host: 'lab.example', channel: 'tenant:lab' },
    { host: 'beta.example', channel: 'canary' },
  ],
  ...{ language: null, languageSwitch: true, sloganZh: '', sloganEn: '', showLogo: true, logoPlace: 'topLeft' },
  ...{ showPicture: true, logo: 'iVBOR', serviceContact: '' },
};

test('host names stand one a line, with a channel that is not the tenant’s own', () => {
  const values = valuesOf(tenant);
  expect(values.hosts).toBe('lab.example\nbeta.example canary');
  expect(bodyOf(values)).toMatchObject({ hosts: tenant.hosts, language: null });
  expect(bodyOf({ ...values, hosts: ' New.Example \n\n' }).hosts).toEqual([
    { host: 'new.example', channel: 'tenant:lab' },
  ]);
});

test('the picture that stands is sent only when it is another one', () => {
  expect(bodyOf(valuesOf(tenant))).not.toHaveProperty('logo');
  expect(bodyOf({ ...valuesOf(tenant), logo: 'iVBORother' })).toMatchObject({ logo: 'iVBORother' });
});

test('a new tenant has neither the name nor the host names of the platform', () => {
  expect(newTenantValues(tenant)).toMatchObject({ name: '', title: '', hosts: '', primaryColor: '#0E6F6C' });
});
