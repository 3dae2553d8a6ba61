import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { type Received, endpoints } from '@archway/contracts';
import type { TestClient } from '../../../../test/client.ts';
import { type TestServer, startTestServer } from '../../../../test/harness.ts';

const { platform, security } = endpoints;

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.login('demoadmin');
});
afterAll(() => server.stop());

/** What this server answers under a host name; `fetch` sets the name of the address itself. */
const under = (host: string, path: string): Promise<Buffer> =>
  new Promise((done, fail) => {
    const { port } = new URL(server.url);
    request({ host: 'localhost', port, path, headers: { host } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(Buffer.concat(parts)));
    })
      .on('error', fail)
      .end();
  });
const brandingUnder = async (host: string) =>
  JSON.parse((await under(host, '/custom/config.json')).toString()) as Record<string, unknown>;

const tenant: Received<typeof platform.addTenant>['body'] = {
  ...{ name: 'harbour', title: 'Harbour Aligners', hosts: [{ host: 'harbour.example', channel: 'tenant:harbour' }] },
  ...{ primaryColor: '#8A3A73', iconColor: '#8a3a73', loginColor: '#3E4A5C', language: 'zh-CN', languageSwitch: false },
  ...{ sloganZh: '港湾', sloganEn: 'Harbour', showLogo: true, logoPlace: 'topCenter', showPicture: false },
  serviceContact: 'https://work.weixin.qq.com/ca/harbour',
};

test('a tenant is made, and seen under its host name at the next load', async () => {
  await admin.call(platform.addTenant, { body: { ...tenant, hosts: [...tenant.hosts] } });
  expect(await brandingUnder('harbour.example')).toMatchObject({
    ...{ pageTitle: 'Harbour Aligners', tenant: 'harbour' },
    cssVariables: { '--primary-color': '#8A3A73', '--icon-color': '#8A3A73' },
    loginStyleConfig: { loginBgColor: '#3E4A5C', showLoginBgImage: false, smallLogoStyle: { left: '50%' } },
    languageConfig: { showConfig: false, default: 'zh-CN' },
    serviceContact: 'https://work.weixin.qq.com/ca/harbour',
  });
  const { logo, ...detail } = await admin.call(platform.tenantDetail, { params: { name: 'harbour' } });
  expect(logo).toMatch(/^iVBOR/);
  expect(detail).toEqual({ ...tenant, iconColor: '#8A3A73', hosts: [...tenant.hosts] });
  const again = { ...tenant, hosts: [] };
  await expect(admin.refused(platform.addTenant, { body: again })).resolves.toBe('tenantTaken');
  const unknown = { ...again, name: 'nowhere' };
  await expect(admin.refused(platform.editTenant, { body: unknown })).resolves.toBe('recordNotFound');
});

test('names, colours and logo are changed; a name that is left out leads to the platform again', async () => {
  const northmere = await readFile(join(__dirname, '../../../../assets/brand/northmere.png'));
  const body = {
    ...{ ...tenant, hosts: [{ host: 'port.example', channel: 'stable' }], serviceContact: '' },
    logo: northmere.toString('base64'),
  };
  await admin.call(platform.editTenant, { body });
  expect(await brandingUnder('harbour.example')).toMatchObject({ tenant: 'default' });
  const changed = await brandingUnder('port.example');
  expect(changed).toMatchObject({ tenant: 'harbour' });
  expect(changed).not.toHaveProperty('serviceContact');
  expect((await under('port.example', '/custom/logo.png')).equals(northmere)).toBe(true);
  const { rows } = await admin.call(security.audit, { query: { type: 'tenantChanged' } });
  expect(rows).toMatchObject([{ content: 'harbour', userName: 'demoadmin' }]);
});

test('the platform itself is a tenant that can be changed', async () => {
  const platformLook = await admin.call(platform.tenantDetail, { params: { name: 'default' } });
  await admin.call(platform.editTenant, { body: { ...platformLook, title: 'Archway Cloud' } });
  expect(await brandingUnder('localhost')).toMatchObject({ pageTitle: 'Archway Cloud', tenant: 'default' });
});

test('what cannot be read, seen or reached is refused, and nothing is changed', async () => {
  const before = await admin.call(platform.tenantDetail, { params: { name: 'harbour' } });
  const asked = { ...tenant, title: 'Changed', hosts: [...tenant.hosts] };
  const refused = (body: object) => admin.refused(platform.editTenant, { body: { ...asked, ...body } });
  await expect(refused({ primaryColor: '#777777' })).resolves.toBe('primaryTooPale');
  await expect(refused({ loginColor: '#FFFFFF' })).resolves.toBe('loginTooPale');
  await expect(refused({ iconColor: '#FFC53D' })).resolves.toBe('iconTooPale');
  await expect(refused({ primaryColor: 'red' })).resolves.toBe('colorInvalid');
  await expect(refused({ hosts: [{ host: 'Bad Host', channel: 'stable' }] })).resolves.toBe('hostInvalid');
  await expect(refused({ hosts: [{ host: 'lab.localhost', channel: 'stable' }] })).resolves.toBe('hostTaken');
  await expect(refused({ logo: Buffer.from('GIF89a').toString('base64') })).resolves.toBe('logoInvalid');
  expect(await admin.call(platform.tenantDetail, { params: { name: 'harbour' } })).toEqual(before);
  const doctor = await server.login('democreator');
  await expect(doctor.refused(platform.editTenant, { body: asked })).resolves.toBe('noPermission');
});
