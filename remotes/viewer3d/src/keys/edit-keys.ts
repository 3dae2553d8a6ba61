import { isTyping } from './is-typing.ts';

/** What Ctrl, or Meta, and a key do wherever something is edited; undefined for keys of the browser. */
export function editDeed({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): 'undo' | 'redo' | 'save' | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 's':
      return 'save';
    default:
      return undefined;
  }
}

/** Undo belongs to a field while something is typed into it, saving never does. */
export const isOfField = (event: KeyboardEvent): boolean =>
  isTyping(event.target) && !((event.ctrlKey || event.metaKey) && editDeed(event) === 'save');
