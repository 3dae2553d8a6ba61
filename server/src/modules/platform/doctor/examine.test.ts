import type { BuildRecord } from '@archway/contracts';
import { hostRecord, remoteRecord, route } from '../testing/builds.fixture.ts';
import { type ServerFacts, errorsOf, examine } from './examine.ts';

const server: ServerFacts = { contractVersion: '1.2.0', endpoints: new Set(['platform.status', 'platform.remotes']) };

const examined = (...records: BuildRecord[]) =>
  examine(new Map(records.map((record) => [record.manifest.name, record])), server);

const told = (...records: BuildRecord[]) =>
  examined(...records).map(
    ({ severity, remote, subject, message }) => `${severity} ${remote} ${subject}: ${message.en}`,
  );

describe('what a composition is examined for', () => {
  it('finds nothing where everything fits', () => {
    expect(told(hostRecord(), remoteRecord('alpha'), remoteRecord('beta'))).toEqual([]);
  });

  it('a shared package in another major', () => {
    expect(told(hostRecord(), remoteRecord('alpha', { shared: { react: '^20.0.0' } }))).toEqual([
      'error alpha react: needs ^20.0.0, but the host has 19.3.1',
    ]);
  });

  it('a shared package that the host does not bring', () => {
    expect(told(hostRecord(), remoteRecord('alpha', { shared: { vue: '^3.0.0' } }))).toEqual([
      'error alpha vue: needs ^3.0.0, but the host does not provide this package',
    ]);
  });

  it('a range that cannot be read', () => {
    expect(told(hostRecord(), remoteRecord('alpha', { shared: { react: 'newest' } }))).toEqual([
      'error alpha react: the range newest cannot be read',
    ]);
  });

  it('a contract that the server does not have yet', () => {
    expect(told(hostRecord(), remoteRecord('alpha', { manifest: { contract: '^1.3.0' } }))).toEqual([
      'error alpha contract: needs contract ^1.3.0, but the server has 1.2.0',
    ]);
  });

  it('names of a facade that the host does not export', () => {
    expect(told(hostRecord(), remoteRecord('alpha', { facades: { '@archway/ui': ['Button', 'Sparkline'] } }))).toEqual([
      'error alpha @archway/ui: the host does not export Sparkline',
    ]);
  });

  it('a facade that is imported whole, which cannot be checked', () => {
    expect(told(hostRecord(), remoteRecord('alpha', { facades: { '@archway/ui': ['*'] } }))).toEqual([
      'warning alpha @archway/ui: is imported as *, so the names that it uses cannot be checked',
    ]);
  });

  it('a call that the server does not answer', () => {
    expect(told(hostRecord(), remoteRecord('alpha', { endpoints: ['plans.diff'] }))).toEqual([
      'error alpha plans.diff: the server has no such endpoint',
    ]);
  });

  it('two remotes that own one address', () => {
    const found = examined(
      hostRecord(),
      remoteRecord('alpha', { manifest: { routes: [route('/case/:id')] } }),
      remoteRecord('beta', { manifest: { routes: [route('/case/new')] } }),
    );
    expect(found.map(({ message }) => message.en)).toEqual(['collides with /case/:id of alpha']);
    expect(errorsOf(found, ['alpha'])).toHaveLength(1);
  });

  it('one remote may own overlapping addresses itself', () => {
    const routes = [route('/case/:id'), route('/case/new')];
    expect(told(hostRecord(), remoteRecord('alpha', { manifest: { routes } }))).toEqual([]);
  });

  it('addresses of the shell and the server', () => {
    expect(
      told(hostRecord(), remoteRecord('alpha', { manifest: { routes: [route('/login'), route('/api/x')] } })),
    ).toEqual([
      'error alpha /login: /login belongs to the shell or the server',
      'error alpha /api/x: /api/* belongs to the shell or the server',
    ]);
  });

  it('menu items and slot offers of one key', () => {
    const menus = [{ key: 'list', title: { zh: '列', en: 'List' }, path: '/alpha-screen', order: 1 }];
    const slots = [{ slot: 'header.item' as const, key: 'bell', module: './slots/bell', order: 1 }];
    expect(
      told(
        hostRecord(),
        remoteRecord('alpha', { manifest: { menus, slots } }),
        remoteRecord('beta', { manifest: { menus, slots } }),
      ),
    ).toEqual([
      'error beta menu list: alpha uses this key already',
      'error beta header.item bell: alpha uses this key already',
    ]);
  });

  it('menu items that lead nowhere or stand below nothing', () => {
    const menus = [{ key: 'list', title: { zh: '列', en: 'List' }, path: '/nowhere', order: 1, parent: 'none' }];
    expect(told(hostRecord(), remoteRecord('alpha', { manifest: { menus } }))).toEqual([
      'warning alpha menu list: no remote owns /nowhere',
      'warning alpha menu list: there is no menu item none to stand below',
    ]);
  });

  it('says that it could not check without a host', () => {
    expect(told(remoteRecord('alpha', { shared: { react: '^20.0.0' } }))).toEqual([
      'warning alpha host: no host is live on this channel; shared packages were not checked',
    ]);
  });

  it('counts what is wrong between host and remote for both of them', () => {
    const found = examined(hostRecord({ shared: { react: '20.0.0', '@archway/ui': '1.0.0' } }), remoteRecord('alpha'));
    expect(errorsOf(found, ['host'])).toEqual(errorsOf(found, ['alpha']));
    expect(errorsOf(found, ['beta'])).toEqual([]);
  });
});
