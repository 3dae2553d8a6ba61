import { pinned, status } from '../status.fixture.ts';
import { worstOf } from './worst.ts';

const channels = ['stable', 'canary'];
const failing = status('plans', {
  health: 'failing',
  failures: 18,
  lastFailure: { at: '2026-11-20T14:21:00.000Z', message: 'gone', version: '1.1.0+bbbbbbbbbbbb' },
  pins: [pinned('stable', '1.0.0+aaaaaaaaaaaa'), pinned('canary', '1.1.0+bbbbbbbbbbbb', '1.0.0+aaaaaaaaaaaa')],
});

describe('what needs an operator first', () => {
  it('is nothing while nothing fails', () => {
    expect(worstOf([status('cases'), status('plans', { health: 'warning' })], channels)).toBeUndefined();
  });

  it('is the remote that fails most, on the channel where that build is live', () => {
    const other = status('cases', { health: 'failing', failures: 2 });
    expect(worstOf([other, failing], channels)).toMatchObject({
      remote: { name: 'plans' },
      pin: { channel: 'canary' },
    });
  });

  it('has no pin to roll back when the build that failed is live no more', () => {
    const healed = { ...failing, pins: [pinned('stable', '1.0.0+aaaaaaaaaaaa')] };
    expect(worstOf([healed], channels)?.pin).toBeNull();
  });
});
