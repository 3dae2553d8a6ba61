import { clearOptOut, creditWarning, hasOptedOut, optOut } from './low-credit.ts';

const owner = [{ creator: true }, { creator: false }];
const few = { confirmRemainingNum: 999, freePtNum: 0, freeModelNum: 5 };

describe('the warning of few credits', () => {
  it('is for owners whose credits are below 1000 and whose free quota is used up', () => {
    expect(creditWarning(few, owner)).toEqual({ remaining: 999, enough: false });
    expect(creditWarning({ ...few, freePtNum: 3, freeModelNum: 0 }, owner).remaining).toBe(999);
  });

  it.each([
    ['members without a practice of their own', few, [{ creator: false }]],
    ['owners with free cases and models left', { ...few, freePtNum: 1 }, owner],
    ['accounts whose credits are not known', { ...few, confirmRemainingNum: null }, owner],
    ['1000 credits', { ...few, confirmRemainingNum: 1000 }, owner],
  ])('is not for %s', (_who, balance, practices) => expect(creditWarning(balance, practices).remaining).toBeNull());

  it('comes back once there were enough credits in between', () => {
    expect(creditWarning({ ...few, confirmRemainingNum: 1000 }, owner).enough).toBe(true);
    expect(creditWarning(few, owner).enough).toBe(false);
  });

  it('is kept away per user', () => {
    optOut('7');
    expect([hasOptedOut('7'), hasOptedOut('8')]).toEqual([true, false]);
    clearOptOut('7');
    expect(hasOptedOut('7')).toBe(false);
  });
});
