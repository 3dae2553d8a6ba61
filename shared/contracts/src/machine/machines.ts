import { caseMachine } from '../cases/machine.ts';
import { modelMachine } from '../cases/model-machine.ts';
import { phoneLinkMachine } from '../cases/phone/link-machine.ts';
import { treatmentMachine } from '../cases/treatment-machine.ts';
import { certificationMachine } from '../certification/machine.ts';
import { rechargeMachine } from '../credits/recharge-machine.ts';
import { assistMachine } from '../plans/assists/machine.ts';
import { finishMachine } from '../plans/finish/machine.ts';
import { planMachine } from '../plans/machine.ts';
import { reviewMachine } from '../plans/reviews/machine.ts';
import { shareMachine } from '../plans/shares/machine.ts';
import { taskMachine } from '../plans/task-machine.ts';
import { batchMachine } from '../production/batches/batch-machine.ts';
import { orderMachine } from '../production/orders/order-machine.ts';
import { orderStandingMachine } from '../production/orders/order-standing-machine.ts';
import { subOrderMachine } from '../production/orders/sub-order-machine.ts';
import { processMachine } from '../production/processing/process-machine.ts';
import { joinMachine } from '../practices/join-machine.ts';
import type { AnyMachine } from './define-machine.ts';

/** Every state machine of the product: what is walked by tests, and documented. */
export const machines = {
  assist: assistMachine,
  batch: batchMachine,
  case: caseMachine,
  certification: certificationMachine,
  finish: finishMachine,
  join: joinMachine,
  model: modelMachine,
  order: orderMachine,
  orderStanding: orderStandingMachine,
  phoneLink: phoneLinkMachine,
  plan: planMachine,
  process: processMachine,
  recharge: rechargeMachine,
  review: reviewMachine,
  share: shareMachine,
  subOrder: subOrderMachine,
  task: taskMachine,
  treatment: treatmentMachine,
} as const satisfies Readonly<Record<string, AnyMachine>>;

export type MachineName = keyof typeof machines;
