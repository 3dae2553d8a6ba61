import type { ReactNode } from 'react';
import { createStore } from '../state/store.ts';

export interface ConfirmOptions {
  /** The question, with the object's name. */
  title: string;
  /** The consequence; may hold a box with price and balance. */
  body?: ReactNode;
  /** The verb of the action, with its price if it has one. */
  okText: string;
  cancelText?: string;
  /** The action destroys: solid red button, and the focus stays on the safe one. */
  danger?: boolean;
}

export interface Confirmation extends ConfirmOptions {
  readonly id: number;
  readonly answer: (confirmed: boolean) => void;
}

/** Questions that wait, the first is shown. The host draws it. */
export const confirmStore = createStore<readonly Confirmation[]>([]);
let nextId = 1;

/** Asks before an action; resolves to whether the reader confirmed it. Closing the dialog is a no. */
export function confirmAction(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (confirmed: boolean): void => {
      confirmStore.update((list) => list.filter((other) => other.id !== id));
      resolve(confirmed);
    };
    confirmStore.update((list) => [...list, { ...options, id, answer }]);
  });
}
