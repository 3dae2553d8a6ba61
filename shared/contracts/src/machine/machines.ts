import { caseMachine } from '../cases/machine.ts';
import type { AnyMachine } from './define-machine.ts';

/** Every state machine of the product: what is walked by tests, and documented. */
export const machines = { case: caseMachine } as const satisfies Readonly<Record<string, AnyMachine>>;

export type MachineName = keyof typeof machines;
