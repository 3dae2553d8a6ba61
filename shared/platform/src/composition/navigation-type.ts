import { NavigationType } from 'react-router-dom';
import type { HistoryAction } from '../navigation/app-history.ts';

/** The router's name of what our history calls the same. */
export const navigationType = (action: HistoryAction): NavigationType =>
  action === 'PUSH' ? NavigationType.Push : action === 'REPLACE' ? NavigationType.Replace : NavigationType.Pop;
