import { use } from 'react';
import type { ComponentType } from 'react';
import { loadTexts } from '../../i18n/texts.ts';
import type { TextLoaders } from '../../i18n/texts.ts';

/**
 * Makes a component ready to stand in another remote's screen: its texts are there before it renders.
 * @param name name of the remote, the namespace of its texts
 * @param texts its texts, or what loads those that it needs (the same promise each time)
 */
export function createSlot<P extends object>(
  name: string,
  texts: TextLoaders | (() => Promise<void>),
  Filling: ComponentType<P>,
): ComponentType<P> {
  return function SlotFilling(props: P) {
    use(typeof texts === 'function' ? texts() : loadTexts(name, texts));
    return <Filling {...props} />;
  };
}
