import { rolesWith } from '../access/roles.ts';
import { type ActionOf, defineMachine } from '../machine/define-machine.ts';
import { analyseFlag } from './values.ts';

/** Whose work needs what an analysis tells: those who give the files, and those who design by them. */
const analysts = rolesWith('intake', 'target', 'step');

/**
 * The analysis of a model: asked for by the server when a file comes, or again by people, and ended by its worker. What
 * was analysed can be prepared, and a jaw is by itself: a repaired model is made of it and its teeth are found, which
 * another analysis drops.
 */
export const modelMachine = defineMachine({
  name: 'model',
  states: analyseFlag,
  actions: ['analyse', 'finish', 'fail', 'prepare', 'prepareAgain', 'finishPreparing', 'failPreparing', 'correctTeeth'],
  guards: {
    /** Nobody has asked for another analysis since. */
    currentRun: { asked: 'whenTaken', refusals: ['transitionRefused'] },
  },
  effects: [
    /** What was known is dropped, and a worker gets to it. */
    'queue',
    /** A worker gets to the repaired model; what is known stays. */
    'queuePreparing',
  ],
  elsewhere: { analyse: 'analysisRunning', prepare: 'notPreparable', correctTeeth: 'noTeethToCorrect' },
  manners: { analyse: { asks: true } },
  rows: [
    {
      from: ['none', 'done', 'failed', 'prepared', 'preparingFailed'],
      action: 'analyse',
      to: 'running',
      by: ['system', ...analysts],
      effects: ['queue'],
    },
    { from: 'running', action: 'finish', to: 'done', by: ['system'], guard: 'currentRun' },
    { from: 'running', action: 'fail', to: 'failed', by: ['system'], guard: 'currentRun' },
    {
      from: ['done', 'preparingFailed'],
      action: 'prepare',
      to: 'preparing',
      by: ['system', ...analysts],
      effects: ['queuePreparing'],
    },
    // Its jaw is another one by now, and so are the numbers of its teeth.
    {
      from: ['preparing', 'prepared'],
      action: 'prepareAgain',
      to: 'preparing',
      by: ['system'],
      effects: ['queuePreparing'],
    },
    // What was found is put right by hand.
    { from: 'prepared', action: 'correctTeeth', to: 'prepared', by: analysts },
    { from: 'preparing', action: 'finishPreparing', to: 'prepared', by: ['system'], guard: 'currentRun' },
    { from: 'preparing', action: 'failPreparing', to: 'preparingFailed', by: ['system'], guard: 'currentRun' },
  ],
});

export type ModelMachine = typeof modelMachine;
export type ModelAction = ActionOf<ModelMachine>;

/** Actions that some call accepts. */
export const offeredModelActions: readonly ModelAction[] = ['analyse', 'prepare', 'correctTeeth'];
