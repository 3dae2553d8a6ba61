import { useRef, useState } from 'react';
import { type ActionOf, type AnyMachine, mannerOf } from '@archway/contracts';
import { type ConfirmOptions, confirmAction } from '../notify/confirm.ts';
import { notify } from '../notify/notify.ts';

/** A thing as an answer of the server tells it, with what the reader may do with it now. */
export interface Actionable<M extends AnyMachine> {
  readonly actions: readonly ActionOf<M>[];
}

/** How a screen takes the actions of a machine. */
export interface ActionSource<M extends AnyMachine, T, Input> {
  readonly machine: M;
  /** The question before an action that the machine asks about; a machine that asks about none needs none. */
  readonly question?: (action: ActionOf<M>, thing: T) => Omit<ConfirmOptions, 'danger'>;
  /** What is said when it is done. */
  readonly done: (action: ActionOf<M>) => string;
  /** The call. What it is refused with is told by the call itself; with an input it is `quiet`, and the form tells. */
  readonly send: (action: ActionOf<M>, thing: T, input: Input | undefined) => Promise<unknown>;
  /** Whatever shows the thing asks again; after a refusal, too, for the thing is not what the page believed. */
  readonly refresh: () => Promise<unknown>;
}

export interface Actions<M extends AnyMachine, T, Input> {
  /** Whether the server offers this action for the thing. */
  readonly may: (thing: T, action: ActionOf<M>) => boolean;
  /**
   * Asks where the machine says so and nothing was asked for already, takes the action, tells that it is done, and
   * refreshes. One at a time: another one meanwhile is not taken.
   * @param input what was asked for before, such as words; with it there is no further question
   * @returns whether it was done
   * @throws what the call was refused with, where an input was given: the form that asked for it tells
   */
  readonly take: (action: ActionOf<M>, thing: T, input?: Input) => Promise<boolean>;
  /** The action under way; null when there is none. */
  readonly taking: ActionOf<M> | null;
}

/** What a reader may do with things of a machine, and doing it: the one way from a button to a call of an action. */
export function useActions<M extends AnyMachine, T extends Actionable<M>, Input = never>({
  machine,
  question,
  done: wordsOf,
  send,
  refresh,
}: ActionSource<M, T, Input>): Actions<M, T, Input> {
  const [taking, setTaking] = useState<ActionOf<M> | null>(null);
  const busy = useRef(false);

  const confirmed = async (action: ActionOf<M>, thing: T): Promise<boolean> => {
    const { asks = false, stops = false } = mannerOf(machine, action);
    if (!asks) return true;
    if (!question) throw new Error(`${machine.name} asks before ${action}, and there is no question`);
    return confirmAction({ ...question(action, thing), danger: stops });
  };

  const take = async (action: ActionOf<M>, thing: T, input?: Input): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    try {
      if (input === undefined && !(await confirmed(action, thing))) return false;
      setTaking(action);
      // Null is no failure: there are calls that answer nothing.
      const refused = await send(action, thing, input).then(
        () => null,
        (failure: unknown) => ({ failure }),
      );
      if (!refused) notify.success(wordsOf(action));
      await refresh();
      if (refused && input !== undefined) throw refused.failure;
      return refused === null;
    } finally {
      busy.current = false;
      setTaking(null);
    }
  };

  return { may: (thing, action) => thing.actions.includes(action), take, taking };
}
