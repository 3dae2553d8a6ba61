import type { KeyboardEvent } from 'react';

/** Enter alone begins a line; with Ctrl, or ⌘, it sends. Enter that ends a word of an input method does neither. */
export const isSendKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
