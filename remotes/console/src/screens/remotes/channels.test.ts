import { livePin, ownPin, shortVersion, shownChannels } from './channels.ts';
import { pinned, status } from './status.fixture.ts';

const stable = pinned('stable', '1.0.0+aaaaaaaaaaaa');
const canary = pinned('canary', '1.1.0+bbbbbbbbbbbb');
const remote = status('plans', { pins: [stable, canary] });

describe('pins by channel', () => {
  it('a channel without a pin follows stable', () => {
    expect(ownPin(remote, 'tenant:lab')).toBeUndefined();
    expect(livePin(remote, 'tenant:lab')).toBe(stable);
    expect(livePin(remote, 'canary')).toBe(canary);
  });

  it('a tenant on stable has no column of its own', () => {
    const tenant = { name: 'default', title: 'Archway', hosts: [], channel: 'stable' };
    expect(shownChannels(tenant)).toEqual(['stable', 'canary']);
    expect(shownChannels({ ...tenant, channel: 'tenant:lab' })).toEqual(['stable', 'canary', 'tenant:lab']);
  });
});

describe('short versions', () => {
  const [one, two, three] = ['1.0.0+aaaaaaaaaaaa', '1.0.0+bbbbbbbbbbbb', '1.1.0+cccccccccccc'];
  const among = [one, two, three].map((version) => ({ version }));

  it('leave the hash out where the number is enough', () => {
    expect(shortVersion(three, among)).toBe('1.1.0');
  });

  it('keep it where two builds share the number', () => {
    expect([shortVersion(one, among), shortVersion(two, among)]).toEqual(['1.0.0+aaaaaa', '1.0.0+bbbbbb']);
  });
});
