import { type ReactNode, useState } from 'react';
import {
  type Assist,
  type AssistAction,
  type AssistMachine,
  type AssistVerdict,
  assistDeclineRules,
  assistMachine,
  endpoints,
} from '@archway/contracts';
import { type Actions, call, useActions, useText } from '@archway/platform';
import { WordsDialog } from '../plan/WordsDialog.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { refreshAssists } from './use-assists.tsx';

/** An assist audit, and the plan that it is about. */
export type ActedAssist = Pick<Assist, 'assistId' | 'actions'> & { readonly planName: string };

interface Answered {
  readonly reason: string;
  readonly verdict?: AssistVerdict;
}

export interface AssistActions {
  /** Takes the action, or opens the dialog for what it goes with. */
  readonly begin: (action: AssistAction, assist: ActedAssist) => void;
  readonly taking: AssistAction | null;
  readonly dialog: ReactNode;
}

/** What the design center does with an assist audit. @param onOver it was answered or declined, and is read no further */
export function useAssistActions(onOver?: () => void): AssistActions {
  const t = useText('plans');
  const [asked, setAsked] = useState<{ readonly action: 'answer' | 'decline'; readonly assist: ActedAssist }>();
  const machine: Actions<AssistMachine, ActedAssist, Answered> = useActions<AssistMachine, ActedAssist, Answered>({
    machine: assistMachine,
    question: (action) => ({
      title: t(`assist.ask.${action}.title`),
      body: t(`assist.ask.${action}.body`),
      okText: t(`assist.action.${action}`),
    }),
    done: (action) => t(`assist.acted.${action}`),
    send: (action, { assistId }, { reason = '', verdict = 'fine' } = { reason: '' }) => {
      const params = { assistId };
      if (action === 'answer')
        return call(endpoints.assists.answer, { params, body: { verdict, reason } }, { quiet: true });
      if (action === 'decline') return call(endpoints.assists.decline, { params, body: { reason } }, { quiet: true });
      return call(endpoints.assists.act, { params, body: { action: action === 'take' ? 'take' : 'release' } });
    },
    refresh: refreshAssists,
  });
  const close = (): void => setAsked(undefined);
  const end = async (answered: Answered): Promise<void> => {
    // A refusal leaves the dialog, and what was written in it.
    if (!asked || !(await machine.take(asked.action, asked.assist, answered))) return;
    close();
    onOver?.();
  };
  return {
    begin: (action, assist) => {
      if (action === 'answer' || action === 'decline') setAsked({ action, assist });
      else void machine.take(action, assist);
    },
    taking: machine.taking,
    dialog: !asked ? null : asked.action === 'answer' ? (
      <AnswerDialog name={asked.assist.planName} onOk={end} onCancel={close} />
    ) : (
      <WordsDialog
        id="decline-assist"
        danger
        rules={assistDeclineRules}
        title={t('assist.declining.title', { name: asked.assist.planName })}
        label={t('assist.declining.reason')}
        placeholder={t('assist.declining.placeholder')}
        okText={t('assist.action.decline')}
        onOk={(reason) => end({ reason })}
        onCancel={close}
      />
    ),
  };
}
