import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../visitor.ts';
import { confirm, enrol, renewRecoveryCodes, resetFor, stateOf, turnOff } from './second-factor.ts';
import { passSecondStep } from './second-step.ts';

export function secondFactorRoutes(context: AppContext, handle: Handle): void {
  const { secondFactor } = endpoints;

  handle(secondFactor.login, async ({ body, request }) => {
    const login = await passSecondStep(context, body, visitorOf(request));
    return { ...login, expiresAt: login.expiresAt.toISOString() };
  });
  handle(secondFactor.state, ({ user }) => stateOf(context, user));
  handle(secondFactor.enrol, ({ user, body, request }) => enrol(context, user, body.password, visitorOf(request)));
  handle(secondFactor.confirm, async ({ user, body, request }) => ({
    recoveryCodes: await confirm(context, user, body.code, visitorOf(request)),
  }));
  handle(secondFactor.renewRecoveryCodes, async ({ user, body, request }) => ({
    recoveryCodes: await renewRecoveryCodes(context, user, body.code, visitorOf(request)),
  }));
  handle(secondFactor.turnOff, async ({ user, body, request }) => {
    await turnOff(context, user, body, visitorOf(request));
    return null;
  });
  handle(secondFactor.reset, async ({ user, body, request }) => {
    await resetFor(context, user, body, visitorOf(request));
    return null;
  });
}
